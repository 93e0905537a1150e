"""A word or two for the program at the other end, from what it says of itself: enough to know one's own devices again."""

from __future__ import annotations

BROWSERS = {  # what is found first counts: most of them say that they are several others, too
    "Edg": "Edge",
    "OPR/": "Opera",
    "Vivaldi": "Vivaldi",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chromium": "Chromium",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "macOS",
    "Linux": "Linux",
}


def kind_of(agent: str) -> str:
    """Such as “Firefox, Android”; nothing for what is no browser."""
    found = [next((name for mark, name in names.items() if mark in agent), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join([name for name in found if name])
