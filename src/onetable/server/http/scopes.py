"""Which scope each thing needs that can be asked of the server; what is not named here is for people alone."""

from __future__ import annotations

from onetable.server.people.scopes import CHALLENGE, PLAY, READ, TABLES

LINE = (READ,)  # to listen at a table, and for events
COMMANDS = (PLAY,)  # to change something there
ANYBODY: tuple[str, ...] = ()
NEEDED: dict[tuple[str, str], tuple[str, ...]] = {
    ("GET", "/api/me"): ANYBODY,
    ("GET", "/api/games"): ANYBODY,
    ("GET", "/api/games/{game}/reader"): ANYBODY,
    ("GET", "/api/games/{game}/guide"): ANYBODY,
    ("GET", "/api/games/{game}/guide/{section}/example"): ANYBODY,
    ("GET", "/api/games/{game}/chapters"): ANYBODY,
    ("GET", "/api/games/{game}/decks"): ANYBODY,
    ("GET", "/api/schema"): ANYBODY,
    ("GET", "/api/text/{language}"): ANYBODY,
    ("GET", "/api/me/tables"): (READ,),
    ("GET", "/api/tables/{table}"): (READ,),
    ("GET", "/api/tables/{table}/replay"): (READ,),
    ("GET", "/api/tables/{table}/replay/{step}"): (READ,),
    ("GET", "/api/tables/{table}/deal"): (READ,),
    ("GET", "/api/tables/{table}/round"): (READ,),
    ("GET", "/api/tables/{table}/record"): (READ,),
    ("GET", "/api/bots"): (READ,),
    ("GET", "/api/challenges"): (READ,),
    ("POST", "/api/challenges"): (CHALLENGE,),
    ("POST", "/api/challenges/{challenge}/accept"): (CHALLENGE,),
    ("POST", "/api/challenges/{challenge}/decline"): (CHALLENGE,),
    ("POST", "/api/challenges/{challenge}/withdraw"): (CHALLENGE,),
    ("POST", "/api/tables"): (TABLES,),
    ("POST", "/api/tables/{table}/sit"): (TABLES,),
    ("POST", "/api/tables/{table}/bring"): (TABLES,),
    ("POST", "/api/tables/{table}/bot"): (TABLES,),
    ("POST", "/api/tables/{table}/round"): (TABLES,),
    ("POST", "/api/tables/{table}/leave"): (PLAY,),
}
