"""The log of a table in words, for its host."""

from __future__ import annotations

from onetable.core.match import RESIGNS, Resigns
from onetable.server.keeping.rows import Row, TableRow
from onetable.server.pictures import said_text
from onetable.server.table import entries as log
from onetable.server.table.sitting import Sitting
from onetable.telling.bots import seated_bot
from onetable.text import Interface


def log_in_words(row: TableRow, rows: list[Row], language: str) -> list[tuple[Row, str]]:
    """Every entry with what it says."""
    sitting, found = Sitting(row), []
    for kept in rows:
        entry = log.read_entry(kept.entry)
        text = words_of(sitting, entry, language)
        sitting.apply(kept.n, entry, kept.command)
        found.append((kept, text))
    return found


def words_of(sitting: Sitting, entry: log.AnyEntry, language: str) -> str:
    """What is about to happen at this table."""
    interface, names = Interface(language), sitting.names(language)

    def say(key: str, seat: int, **more: str | int) -> str:
        return interface.say(key, name=names[seat], seat=seat, **more)

    match entry:
        case log.Sat(seat, _, name, is_bot):
            return interface.say("log-sat", name=interface.say("seat-program", name=name) if is_bot else name, seat=seat)
        case log.BotSat(seat, bot):
            return interface.say("log-sat", name=seated_bot(bot, interface), seat=seat)
        case log.Brought(seat):
            return interface.say("log-brought", seat=seat)
        case log.Rose(seat):
            return say("log-rose", seat)
        case log.Answered(seat, choice):
            return say("log-answered", seat, choice=choice_text(sitting, seat, choice, language))
        case log.AskedUndo(seat):
            return say("log-asked-undo", seat)
        case log.AskedToResign(seat):
            return say("log-asked-to-resign", seat)
        case log.Allowed(seat, yes):
            return say("log-allowed" if yes else "log-not-allowed", seat)
        case log.TookBack(seat):
            return say("log-took-back", seat)
        case log.SaidPhrase(seat, phrase, about):
            return say("log-said", seat, phrase=said_text(sitting.row.game, sitting.match, language, phrase, about))
        case log.Sped(seat, times):
            return say("log-sped" if times else "log-sped-at-once", seat, times=times)
        case log.Showed(seat, yes):
            return say("log-showed" if yes else "log-hid", seat)
        case log.StoodIn(seat, bot, wait):
            return say("log-stood-in" if bot else "log-waited" if wait else "log-came-back", seat)
        case log.AskedToGoOn(seat):
            return say("log-asked-to-go-on", seat)
        case log.CutBack():
            return interface.say("log-cut-back")
        case log.WentOn(table):
            return interface.say("log-went-on", table=table)
        case log.Followed(number, table):
            return interface.say("log-followed", number=number + 1, table=table)
        case log.PartOf(table):
            return interface.say("log-part-of", table=table)
        case log.Moved():
            return interface.say("log-moved")


def choice_text(sitting: Sitting, seat: int, choice: int, language: str) -> str:
    """What was chosen, in words without marks for pictures."""
    match, book = sitting.match, sitting.rulebook
    if match is not None and choice == RESIGNS:
        return book.phrasebook(language).read(Resigns())
    decision = match.game.decision if match is not None else None
    if match is None or decision is None or choice >= len(decision.choices):
        return str(choice)
    return book.phrasebook(language).at(book.view(match.game, seat).table).read(decision.choices[choice])
