"""The system ends the program, or the terminal goes: the game is kept, whole, and a terminal that is still there is put back."""

from __future__ import annotations

import fcntl
import os
import pty
import signal
import subprocess
import sys
import termios
from pathlib import Path
from select import select
from time import monotonic
from typing import Any

import pytest

from onetable.core.errors import Ended
from onetable.core.game import Game
from onetable.games.fellowship.campaign import Campaign
from onetable.terminal.session import Session, unfinished
from tests.terminal.conversation import converse, table

HERE = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "onetable.cli", "play", "fellowship", "--seed", "6", "--bots", "random", "--chapter", "1"]
ENDS = (signal.SIGTERM, signal.SIGHUP)


def kept_answers() -> list[tuple[int, int, Any]]:
    """The answers of the one game that waits; it can be gone on with."""
    [waiting] = unfinished("fellowship")
    return Session.resume(waiting.path).match.answers


def test_in_the_middle_of_an_answer_a_signal_waits_for_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, error in ((signal.SIGTERM, Ended), (signal.SIGHUP, Ended), (signal.SIGINT, None)):
        session, answer = table(), Game.answer

        def struck(game: Game[Any], choice: int, *who: Any, session: Session = session, number: int = number, answer: Any = answer) -> None:
            """The signal comes when the ninth answer is carried out and not yet noted."""
            if len(session.match.answers) == 8:
                os.kill(os.getpid(), number)
            answer(game, choice, *who)

        with monkeypatch.context() as patched:
            patched.setattr(Game, "answer", struck)
            if error is None:
                assert "Good-bye." in converse(session, *["1"] * 9)
            else:
                with pytest.raises(error) as raised:
                    converse(session, *["1"] * 9)
                assert raised.value.number == number
        assert len(session.match.answers) == 9 and kept_answers() == session.match.answers
        session.file.unlink()


def test_what_the_program_was_told_to_ignore_it_ignores() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        assert "Good-bye." in converse(table(), "1", look=lambda mode: os.kill(os.getpid(), signal.SIGHUP))
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


def test_a_campaign_that_cannot_be_written_does_not_cost_the_game() -> None:
    home = Campaign.open("home")
    home.path.parent.mkdir()
    home.path.write_bytes(b"{")
    session = Session.begin("fellowship", {"chapter": 1}, 4, 6, ("random",), home)
    assert "home.json is damaged" in converse(session, "1")
    home.path.unlink()
    assert kept_answers() == session.match.answers


@pytest.mark.parametrize("number", ENDS)
def test_a_line_mode_that_is_ended_keeps_its_game(number: int) -> None:
    settings = {**os.environ, "LANG": "C.UTF-8"}
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, "--plain"], cwd=HERE, env=settings, text=True, stdin=pipe, stdout=pipe, stderr=pipe) as running:
        assert running.stdin is not None and running.stdout is not None
        running.stdin.write("1\n99999999999999999999999999\n²\n" + "x" * 100_000 + "\n\0\n")
        running.stdin.flush()
        heard = ""
        while "“ ” is" not in heard and "“xxx" not in heard and heard.count("\n") < 200:
            heard += running.stdout.readline()
        running.send_signal(number)
        _, err = running.communicate(timeout=20)
    assert (running.returncode, err) == (128 + number, "")
    assert [answer for answer in kept_answers() if answer[0] == 0]


def read_until(terminal: int, wanted: bytes, seconds: float = 20) -> bytes:
    """What is drawn until this is."""
    drawn, last = b"", monotonic() + seconds
    while wanted not in drawn and monotonic() < last:
        if select([terminal], [], [], 0.1)[0]:
            try:
                drawn += os.read(terminal, 65536)
            except OSError:  # nobody holds the other end any more
                break
    assert wanted in drawn, drawn[-500:]
    return drawn


@pytest.mark.parametrize("number", ENDS)
def test_a_full_screen_that_is_ended_puts_the_terminal_back(number: int) -> None:
    terminal, side = pty.openpty()
    fcntl.ioctl(side, termios.TIOCSWINSZ, b"\x28\x00\x78\x00\x00\x00\x00\x00")
    before = termios.tcgetattr(side)
    settings = {**os.environ, "LANG": "C.UTF-8", "TERM": "xterm-256color", "ONETABLE_DELAY": "0"}
    with subprocess.Popen(COMMAND, cwd=HERE, env=settings, stdin=side, stdout=side, stderr=side, start_new_session=True) as running:
        assert b"\x1b[?1049h" in read_until(terminal, b"Enter")
        os.write(terminal, b"\r")
        while not unfinished("fellowship"):
            read_until(terminal, b"\x1b[")
        running.send_signal(number)
        drawn = read_until(terminal, b"Saved")  # one reading may bring it together with the end of the screen
        assert running.wait(20) == 128 + number
    assert termios.tcgetattr(side) == before and b"\x1b[?1049l" in drawn and b"Traceback" not in drawn
    assert [answer for answer in kept_answers() if answer[0] == 0]
    os.close(side)
    os.close(terminal)
