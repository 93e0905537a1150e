"""Bringing scenarios of the first edition over: the text stays as it was written, but for what must be said differently now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import yaml
from msgspec import Struct

from onetable.core.errors import BadInput
from onetable.core.fold import plain_name
from onetable.core.game import Game
from onetable.core.rulebook import Rulebook
from onetable.core.scenario.choosing import Unmet, name_of_asked, offered
from onetable.core.scenario.kinds import Anything, At, Kind, Map
from onetable.core.scenario.positions import EDITION
from onetable.core.scenario.running import Reasons, build, kinds, shared_fact

Node = yaml.Node
Rulebooks = Callable[[str], Rulebook[Any]]
SHORT = 160  # what is written in place of an empty map is no longer than this


class Edit(Struct, frozen=True, order=True):
    """A piece of the text that is replaced."""

    start: int
    end: int
    text: str


class Converted(Struct, frozen=True):
    """A file as it is written now, and what a person should look at."""

    text: str
    notices: list[str]


def convert(text: str, rulebook_of: Rulebooks) -> Converted:
    """All scenarios of a text; those of the second edition stay as they are."""
    edits: list[Edit] = []
    notices: list[str] = []
    for place, root in enumerate(yaml.compose_all(text, yaml.SafeLoader), 1):
        data = yaml.SafeLoader("").construct_document(root) if isinstance(root, yaml.MappingNode) else None
        if isinstance(root, yaml.MappingNode) and isinstance(data, dict) and "edition" not in data:
            one = Converter(rulebook_of(str(data.get("game", ""))), root, text, data)
            try:
                one.convert()
                edits += one.edits
            except (BadInput, Unmet) as error:  # then it stays as it is, for a person to look at
                one.notices.append(f"{error}; this one is left as it was")
            notices += [f"{data.get('name', f'scenario {place}')}: {notice}" for notice in one.notices]
    for edit in sorted(edits, reverse=True):
        text = text[: edit.start] + edit.text + text[edit.end :]
    return Converted(text, notices)


class Converter:
    """One scenario: it is run line by line, and each line is written as it reads now."""

    def __init__(self, rulebook: Rulebook[Any], root: yaml.MappingNode, text: str, data: Mapping[str, Any]) -> None:
        self.rulebook, self.root, self.text, self.data = rulebook, root, text, data
        self.edits: list[Edit] = []
        self.notices: list[str] = []

    def convert(self) -> None:
        """The head first, then the lines that are played."""
        fresh = dict(self.rulebook.modernize(self.data))
        self.write_head(fresh)
        data = {**{key: value for key, value in self.data.items() if fresh.get(key, value) is not None}, "edition": EDITION}
        game = build(self.rulebook, {**data, **{key: value for key, value in fresh.items() if value is not None}})
        lines = self.under(self.root, "play")
        for number, node in enumerate(lines.value if isinstance(lines, yaml.SequenceNode) else (), 1):
            if isinstance(node, yaml.ScalarNode):
                self.write_choice(game, node, number)
            elif isinstance(node, yaml.MappingNode):
                self.write_expectation(game, node, number)

    def under(self, node: yaml.MappingNode, key: str) -> Node | None:
        """What stands under a key."""
        return next((value for name, value in node.value if name.value == key), None)

    def write_head(self, fresh: Mapping[str, Any]) -> None:
        """The edition, and keys that are new or say something else."""
        known = {name.value: (name, value) for name, value in self.root.value}
        lines = {"edition": EDITION}
        for key, value in fresh.items():
            if key not in known:
                lines[key] = value
            elif value is None:
                self.remove(*known[key])
            else:
                self.replace(known[key][1], value)
        flow = self.root.flow_style
        start = self.root.start_mark.index + bool(flow)
        head = "".join([f"{key}: {flowing(value)}{', ' if flow else chr(10)}" for key, value in lines.items() if value is not None])
        self.edits.append(Edit(start, start, head))

    def write_choice(self, game: Game[Any], node: yaml.ScalarNode, number: int) -> None:
        """A choice with the one who makes it, by the name it has now."""
        if game.decision is None:
            raise Unmet(f"line {number}: “{node.value}” cannot be chosen, because nobody is asked")
        then = [self.rulebook.short_then(game.table, choice) for choice in game.decision.choices]
        place = self.find(then, node.value)
        if place is None:
            raise Unmet(f"line {number}: “{node.value}” is not among {then}")
        now, who = offered(self.rulebook, game), name_of_asked(self.rulebook, game)
        if self.find(now, node.value) != place:
            self.edits.append(Edit(node.start_mark.index, node.end_mark.index, flowing(now[place])))
        if who is not None:
            self.edits.append(Edit(node.start_mark.index, node.start_mark.index, f"{flowing(name_as_read(who))}: "))
        game.answer(place)

    def find(self, names: list[str], line: str) -> int | None:
        """The one choice that a line names, as a whole or by its beginning."""
        whole = [place for place, name in enumerate(names) if plain_name(name) == plain_name(line)]
        fitting = whole or [place for place, name in enumerate(names) if plain_name(name).startswith(plain_name(line) + " ")]
        return fitting[0] if len(fitting) == 1 else None

    def write_expectation(self, game: Game[Any], node: yaml.MappingNode, number: int) -> None:
        """Facts by the names and in the order they have now."""
        known, own = kinds(self.rulebook), self.rulebook.facts(game)
        for key, value in node.value:
            name = self.rename(key, value, (), game)
            wanted = yaml.SafeLoader("").construct_document(value)
            found = own[name] if name in own else shared_fact(self.rulebook, game, name, wanted)
            self.mend(known.get(name, Anything()), value, wanted, found, At(f"line {number}: {name}", game))

    def rename(self, key: Node, value: Node, path: tuple[str, ...], game: Game[Any]) -> str:
        """The name that a fact has now; what stands below it is renamed, too."""
        here = (*path, key.value)
        fresh = key.value
        for old, new in self.rulebook.renamed_facts().items():
            steps = old.split(".")
            if len(steps) == len(here) and all(step in ("*", name) for step, name in zip(steps, here, strict=True)):
                fresh = new
                self.edits.append(Edit(key.start_mark.index, key.end_mark.index, fresh))
        if isinstance(value, yaml.MappingNode):
            for inner_key, inner_value in value.value:
                inner_key.value = self.rename(inner_key, inner_value, here, game)
        return str(fresh)

    def mend(self, kind: Kind, node: Node, wanted: Any, found: Any, at: At) -> None:
        """Write what is true where the first edition took it for equal: another order, or an empty map for anything."""
        try:
            if not kind.differs(wanted, found, at):
                return
        except BadInput as error:
            self.notices.append(str(error))
            return
        if isinstance(kind, Map) and isinstance(node, yaml.MappingNode) and node.value and isinstance(found, dict):
            there = {plain_name(str(key)): value for key, value in found.items()}
            for key, value in node.value:
                inner = yaml.SafeLoader("").construct_document(value)
                self.mend(kind.kind_of(key.value, at), value, inner, there.get(plain_name(key.value)), at.inside(key.value))
        elif (true := meant(kind, wanted, found)) is not None:
            self.replace(node, true)
            if wanted == {}:
                self.notices.append(f"{at.path} was `{{}}`, which always held; it is {true!r}")
        else:
            self.notices.append(kind.differs(wanted, found, at))

    def replace(self, node: Node, value: Any) -> None:
        """Another value in place of the one that stands there."""
        self.edits.append(Edit(node.start_mark.index, last_index(node, self.text), flowing(value)))

    def remove(self, key: Node, value: Node) -> None:
        """A key of the head goes, with all that stands under it."""
        end = last_index(value, self.text)
        stop = self.text.find("\n", end)
        self.edits.append(Edit(key.start_mark.index, len(self.text) if stop < 0 else stop + 1, ""))


def meant(kind: Kind, wanted: Any, found: Any) -> Any:
    """The true value, if the first edition took the wanted one for it; None if not even that."""
    if wanted == {} and isinstance(found, dict):
        return found if len(flowing(found)) <= SHORT else {"size": len(kind.full(found) if isinstance(kind, Map) else found)}
    if isinstance(kind, Reasons) and isinstance(wanted, str) and found:
        return next((reason for reason in found[:1] if words(reason) == words(wanted)), None) or (
            {"has": wanted} if wanted in found else None
        )
    if isinstance(wanted, list) and isinstance(found, (list, tuple)):
        return list(found) if sorted(map(str, wanted)) == sorted(map(str, found)) else None
    if isinstance(wanted, str) and isinstance(found, str):
        return found if words(wanted) == words(found) else None
    return None


def words(text: str) -> list[str]:
    """The words of a line, which the first edition took in any order."""
    return sorted(text.lower().split())


def name_as_read(name: str) -> str | int:
    """A seat's number as a number, so that it is written without quotes."""
    return int(name) if name.isascii() and name.isdigit() else name


def flowing(value: Any) -> str:
    """A value on one line of YAML."""
    text = yaml.safe_dump(value, default_flow_style=True, allow_unicode=True, width=10**9, sort_keys=False)
    return str(text).removesuffix("...\n").strip()


def last_index(node: Node, text: str) -> int:
    """Where the text of a node ends; that of a block ends with its last part."""
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return last_index(last[1] if isinstance(last, tuple) else last, text)
    return int(node.end_mark.index)
