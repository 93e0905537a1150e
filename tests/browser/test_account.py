"""The account on the settings page: another password for who knows the old one, and devices that are ended."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def log_in(visitor: Visitor, login: str, password: str) -> None:
    visitor.go("/settings")
    visitor.page.get_by_text(visitor.say("lobby-log-in-title"), exact=True).click()
    form = visitor.page.locator("details[open] form")
    form.get_by_label(visitor.say("lobby-login")).fill(login)
    form.get_by_label(visitor.say("lobby-password")).fill(password)
    form.get_by_role("button").click()
    visitor.page.wait_for_url(re.compile(r"/$"))


def test_another_password_and_other_devices(visit: Visit) -> None:
    login, password = f"rosie{secrets.token_hex(4)}", "the green dragon inn"
    here, there, elsewhere = visit(), visit(size="phone"), visit()
    here.go("/settings")
    here.page.get_by_text(here.say("lobby-account-add"), exact=True).click()
    here.page.get_by_label(here.say("lobby-login"), exact=True).first.fill(login)
    here.page.get_by_label(here.say("lobby-password"), exact=True).first.fill(password)
    here.press("lobby-account-add-go")
    here.sees(here.say("lobby-account-is", login=login))
    for other in (there, elsewhere):
        log_in(other, login, password)

    here.page.reload()
    devices = here.page.get_by_role("list", name=here.say("lobby-devices")).get_by_role("listitem")
    expect(devices).to_have_count(3)
    expect(devices.filter(has_text=here.say("lobby-device-this"))).to_have_count(1)
    here.button("lobby-device-end").click()
    expect(devices).to_have_count(2)

    here.page.get_by_text(here.say("lobby-password-change"), exact=True).click()
    here.page.get_by_label(here.say("lobby-password-old"), exact=True).fill("not this one")
    here.page.get_by_label(here.say("lobby-password-new"), exact=True).fill("the prancing pony")
    here.expect(r"\b403\b")
    here.press("lobby-password-change-go")
    here.sees(here.say("refused-wrong-password"))
    here.page.get_by_label(here.say("lobby-password-old"), exact=True).fill(password)
    here.press("lobby-password-change-go")
    here.sees(here.say("lobby-password-changed"))
    expect(devices).to_have_count(1)

    for other in (there, elsewhere):  # a guest again
        other.go("/settings")
        other.page.get_by_text(other.say("lobby-log-in-title"), exact=True).wait_for()
