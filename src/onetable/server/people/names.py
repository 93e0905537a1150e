"""What somebody may be called, and what may be a password: one spelling for what looks the same, and nothing that cannot be seen."""

from __future__ import annotations

import re
import unicodedata

LONGEST_NAME = 32
LOGIN = re.compile(r"[\w.@+-]{2,40}")
SHORTEST_PASSWORD = 8  # characters
LONGEST_PASSWORD = 256  # bytes: nobody shall have a book hashed
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # categories of Unicode: controls, marks of direction, no characters at all
BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]")  # letters and marks that show nothing


class NotTaken(Exception):
    """What somebody wants to be called or known by is not taken; the code tells why."""

    code = ""


class OddName(NotTaken):
    """A name that nobody could read."""

    code = "odd_name"


class OddLogin(NotTaken):
    """A login that could be mistaken, or not be typed."""

    code = "odd_login"


class OddPassword(NotTaken):
    """A password that is easily guessed, or much too long."""

    code = "odd_password"


def tidy_name(text: str) -> str:
    """A name as it is kept: one spelling, one space between words."""
    found = re.sub(" +", " ", unicodedata.normalize("NFKC", text)).strip(" ")
    if not 1 <= len(found) <= LONGEST_NAME or not is_seen(found):
        raise OddName
    return found


def tidy_login(text: str) -> str:
    """A login as it is kept: the same for all ways to write it."""
    found = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold()).strip(" ")
    if LOGIN.fullmatch(found) is None or not is_seen(found):
        raise OddLogin
    return found


def check_password(password: str, login: str) -> None:
    """Refuse what is too short, too long, or the login itself."""
    same = unicodedata.normalize("NFKC", password).casefold().strip() == login
    if len(password) < SHORTEST_PASSWORD or len(password.encode()) > LONGEST_PASSWORD or same:
        raise OddPassword


def is_seen(text: str) -> bool:
    """Whether every character of it is to be seen."""
    return BLANK.search(text) is None and not any([unicodedata.category(letter) in UNSEEN for letter in text])
