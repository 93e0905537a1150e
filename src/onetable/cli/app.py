"""All commands, and the one place where errors become a sentence and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any

from cyclopts import App, CycloptsError, Parameter
from cyclopts.config import Env
from cyclopts.exceptions import UnusedCliTokensError

from onetable import __version__
from onetable.cli.saying import say
from onetable.core.errors import ENDED, BadInput, Ended
from onetable.games.face import Command
from onetable.games.registry import faces

FINE, FAILED, BAD_INPUT, OUR_FAULT, INTERRUPTED = 0, 1, 2, 3, 130
COMMANDS = {
    "serve": "Open the table to browsers, here or in the house.",
    "admin": "Look after a server: who plays, backups, tables, people.",
    "play": "Play in the terminal, with bots on the other seats.",
    "lesson": "Learn a game by playing, lesson by lesson.",
    "games": "Show the games, what a table may decide, and for how many they are.",
    "rules": "Read the rules of a game by subject, or ask them a question.",
    "cards": "Show every card of a game as text or as data.",
    "replay": "Verify a record and tell what happened in it.",
    "scenario": "Run hand-written positions, or write one from a record.",
    "selfplay": "Let bots play many games and see that nothing goes wrong.",
    "export": "Write games as data, one row a game; records, or games that bots play for it.",
    "import": "Make records of exported games.",
    "bot": "Bots on the network: make their accounts, and let them play at many tables at once.",
    "arena": "Let bots meet over the same deals: matches, leagues, ratings.",
    "balance": "Tell what wins against what: all that can be brought to a table, over many games of bots.",
    "learn": "Let bots learn how to judge positions from games that they play with themselves.",
    "practise": "Let bots learn habits, what they do without thinking ahead, from games that they play with themselves.",
    "school": "Teach bots habits that hang on the whole position, by games that they play with themselves.",
    "bench": "Measure how quick the engine is.",
}
PLACES = {  # those that are called otherwise than their module
    "export": "onetable.cli.data:export",
    "import": "onetable.cli.data:bring_in",
    "learn": "onetable.cli.learn:app",
}
# What a server is told may also stand in the environment: --log-level as ONETABLE_LOG_LEVEL.
FURTHER: dict[str, dict[str, Any]] = {"serve": {"config": (Env("ONETABLE_", command=False),)}}
GAMES_FIRST = "replay"  # the commands that games bring stand before this one


def build() -> App:
    """The command line; a command is loaded when it is called, so that the others start quickly."""
    app = App(
        "onetable", help="Lord of the Rings tabletop games at one table.", version=f"{__version__}\n", result_action="return_value",
        default_parameter=Parameter(negative=""),
    )  # fmt: skip
    app.default(alone)
    for place, (name, command) in enumerate(commands().items()):
        app.command(command.place, name=name, help=command.meaning, sort_key=place, **FURTHER.get(name, {}))
    return app


def commands() -> dict[str, Command]:
    """Every command: what it is for, and where it is."""
    found: dict[str, Command] = {}
    for name, meaning in COMMANDS.items():
        if name == GAMES_FIRST:
            brought = {name: command for face in faces().values() for name, command in face.commands.items() if name not in COMMANDS}
            found |= dict(sorted(brought.items(), reverse=True))
        found[name] = Command(meaning, PLACES.get(name, f"onetable.cli.{name}:{name}"))
    return found


def alone() -> int:
    """Open the table in the browser."""
    from onetable.cli.serve import serve

    return serve(open_browser=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command: 0 is fine, 1 a failure that was looked for, 2 bad input, 3 a fault of ours; each in one sentence."""
    try:
        code = run(sys.argv[1:] if arguments is None else list(arguments)) if prepare_streams() else nowhere()
        sys.stdout.flush()
        sys.stderr.flush()
        return code
    except BrokenPipeError:  # who reads our output has seen enough
        return give_up_output(FAILED)
    except OSError as error:  # the terminal is gone, or the disk is full to which the output goes
        with suppress(OSError):
            say(f"Cannot write the output: {reason_of(error)}.", BAD_INPUT)
        return give_up_output(BAD_INPUT)


def prepare_streams() -> bool:
    """See that there is something to read from and to write to; without an output nothing is begun."""
    has_output = sys.stdout is not None
    sys.stdin = sys.stdin or void("r")  # who closed it types nothing
    sys.stdout, sys.stderr = sys.stdout or void("w"), sys.stderr or void("w")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # better a question mark than no answer, where a terminal lacks a letter
    return has_output


def void(mode: str) -> IO[str]:
    """A stream of nothing."""
    return open(os.devnull, mode)


def nowhere() -> int:
    """The sentence for a closed output."""
    return say("The output is closed: there is nowhere to write to.", BAD_INPUT)


def give_up_output(code: int) -> int:
    """Let go what cannot be written any more, so that nobody tries again at the end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    return code


def run(arguments: list[str]) -> int:
    """Run a command and say what went wrong."""
    try:
        code = build()(arguments, exit_on_error=False, print_error=False)
    except BadInput as error:
        return say(str(error), BAD_INPUT)
    except CycloptsError as error:
        return say(f"{wrong_arguments(error)} (`onetable {' '.join([*(error.command_chain or ()), '--help'])}` tells more.)", BAD_INPUT)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Ended as error:
        return ENDED + error.number
    except BrokenPipeError:
        raise
    except OSError as error:
        return give_up_output(say(f"The system does not let us go on: {reason_of(error)}.", BAD_INPUT))
    except Exception as error:
        if os.environ.get("ONETABLE_DEBUG"):
            raise
        return say(f"One Table itself has failed: {type(error).__name__}: {error}. Set ONETABLE_DEBUG=1 to see where.", OUR_FAULT)
    return code if isinstance(code, int) else FINE


def wrong_arguments(error: CycloptsError) -> str:
    """What is wrong with the arguments, in one sentence."""
    if isinstance(error, UnusedCliTokensError):
        surplus = " ".join(error.unused_tokens or ())
        if not error.command_chain:
            return f"There is no command “{surplus}”; there is {', '.join(commands())}."
        return f"“{surplus}” is more than `onetable {' '.join(error.command_chain)}` can use."
    return " ".join(str(error).split())


def reason_of(error: OSError) -> str:
    """What the system says, and about which file."""
    reason = (error.strerror or "unknown reason").lower()
    return f"{reason} ({error.filename})" if error.filename else reason
