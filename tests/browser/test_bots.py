"""The page of bots: make one, give it a token, be challenged by it while the page is open, accept, and see its mark at the table."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import expect

from onetable.client import SyncClient
from tests.browser.conftest import Visit


def test_a_bot_is_made_challenges_its_owner_and_is_marked_at_the_table(visit: Visit) -> None:
    one = visit(size="phone")
    one.go("/settings")
    one.page.get_by_text(one.say("lobby-account-add"), exact=True).click()
    one.page.get_by_label(one.say("lobby-login"), exact=True).first.fill(f"rosie{secrets.token_hex(4)}")
    one.page.get_by_label(one.say("lobby-password"), exact=True).first.fill("the green dragon inn")
    one.press("lobby-account-add-go")
    one.page.get_by_role("heading", name=one.say("lobby-devices")).wait_for()

    one.go("/bots")
    one.page.get_by_label(one.say("bots-new-name")).fill("Bert")
    one.press("bots-make")
    one.page.locator("details.bot > summary").click()
    one.page.get_by_label(one.say("bots-scope-tables")).check()
    one.press("bots-token-make")
    token = one.page.locator(".fresh code").inner_text()

    with SyncClient.with_token(one.address, token) as bert:
        me = one.page.evaluate("fetch('/api/me').then((answer) => answer.json())")
        wish = {"game": "fellowship", "players": 2, "setup": {"chapter": 1}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = bert.post("/api/tables", wish)
        bert.post("/api/challenges", {"to": me["id"], "table": table["id"]})
        one.press("bots-accept")  # it has come by itself
        one.page.wait_for_url(re.compile(f"/table/{table['id']}$"))
        seat = one.page.get_by_role("group", name=re.compile(re.escape(one.say("seat-program", name="Bert"))))
        expect(seat).to_be_visible()
