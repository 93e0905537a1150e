"""What can be asked of the server about yourself: your name, your account, your devices."""

from __future__ import annotations

from msgspec import Struct
from starlette.responses import Response

from onetable.server import wire
from onetable.server.http.calls import COOKIE, MARK, Call, Refuse, WithCookies, endpoint, token_of
from onetable.server.keeping.rows import PersonRow, TokenRow
from onetable.server.people.names import tidy_login, tidy_name
from onetable.server.people.settings import settings_of


class Nothing(Struct, frozen=True):
    """It is done."""

    done: bool = True


def me_of(person: PersonRow, token: str | None = None) -> wire.Me:
    """What somebody may know of himself."""
    return wire.Me(person.id, person.name, person.language, person.login, token, settings_of(person).coach)


@endpoint("GET", "/api/me", wire.Me)
async def get_me(call: Call) -> wire.Me:
    """Who you are."""
    return me_of(call.me)


@endpoint("POST", "/api/me", wire.Me, body=wire.NewMe)
async def post_me(call: Call) -> wire.Me | WithCookies:
    """Become a guest, or change your name and language."""
    wish: wire.NewMe = call.body
    name = tidy_name(wish.name) if wish.name is not None else None
    if call.person is not None:
        return me_of(await call.server.people.change(call.person, name, wish.language, wish.coach))
    person, token = await call.server.people.welcome(name, wish.language or "en", call.agent)
    return WithCookies(me_of(person, token), {COOKIE: token})


# ---- the account


@endpoint("POST", "/api/account", wire.Me, body=wire.Account)
async def post_account(call: Call) -> WithCookies:
    """Add a login and a password, to come back from another device; or change them with the old password, which logs out all others."""
    people, me, device, wish = call.server.people, call.me, this_device(call), call.body
    if me.login is not None and not call.server.log_ins.may_try(me.login, call.address, device.id):
        raise Refuse("too_fast")
    changed = await people.set_account(me, wish.login, wish.password, wish.old_password, device.id)
    login = changed.login or ""
    call.server.log_ins.came_in(login, call.address)
    return WithCookies(me_of(changed), {MARK: people.mark_for(login)})


@endpoint("POST", "/api/login", wire.Me, body=wire.Login)
async def post_login(call: Call) -> WithCookies:
    """Be the owner of an account on this device."""
    people, log_ins, login = call.server.people, call.server.log_ins, tidy_login(call.body.login)
    is_mine = call.person is not None and call.person.login == login
    known = this_device(call).id if is_mine else people.mark_of(login, call.request.cookies.get(MARK))
    if not log_ins.may_try(login, call.address, known):
        raise Refuse("too_fast")
    person, token = await people.log_in(login, call.body.password, call.agent)
    log_ins.came_in(login, call.address)
    return WithCookies(me_of(person, token), {COOKIE: token, MARK: people.mark_for(login)})


@endpoint("POST", "/api/logout", Nothing)
async def post_logout(call: Call) -> Response:
    """Be nobody on this device."""
    token = token_of(call.request.headers.get("authorization"), call.request.cookies.get(COOKIE))
    if token is not None:
        await call.server.people.forget(token)
    return nobody()


@endpoint("POST", "/api/me/delete", Nothing, body=wire.Deletion)
async def delete_me(call: Call) -> Response:
    """Be forgotten: your account, decks and bots are gone, and you sit nowhere any longer. An account asks for its password."""
    me = call.me
    if me.login is not None and not call.server.log_ins.may_try(me.login, call.address, this_device(call).id):
        raise Refuse("too_fast")
    await call.server.people.check_owner(me, call.body.password)
    await call.server.remove_person(me)
    return nobody()


def nobody() -> Response:
    """It is done, and the device knows nobody any longer."""
    response = Response(wire.encode(Nothing()), media_type="application/json")
    response.delete_cookie(COOKIE, path="/")
    return response


# ---- devices


def this_device(call: Call) -> TokenRow:
    """The device that asks."""
    if call.device is None:
        raise Refuse("who_are_you")
    return call.device


@endpoint("GET", "/api/me/devices", list[wire.Device])
async def my_devices(call: Call) -> list[wire.Device]:
    """The devices on which you are known, those used last first."""
    return await devices_of(call, this_device(call))


async def devices_of(call: Call, this: TokenRow) -> list[wire.Device]:
    """All devices of the owner of this one."""
    devices = await call.server.people.devices.of(this.person)
    return [wire.Device(device.id, device.agent, device.created, device.seen, device.id == this.id) for device in devices]


@endpoint("POST", "/api/me/devices/end", list[wire.Device], body=wire.EndDevice)
async def end_device(call: Call) -> list[wire.Device]:
    """Be no longer known on one of your devices, or on all but this; those that are left are told."""
    this = this_device(call)
    await call.server.people.devices.end_of(this.person, call.body.device, this.id)
    return await devices_of(call, this)
