"""The counter at which every call is checked, carried out and written down."""

import inspect
import json
import re
from dataclasses import dataclass
from typing import Final

from tests.servers.bot_api.calls import known
from tests.servers.bot_api.calls.journal import Call, Journal
from tests.servers.bot_api.calls.limits import Limits
from tests.servers.bot_api.calls.params import Params
from tests.servers.bot_api.calls.results import complaint
from tests.servers.bot_api.methods import METHODS
from tests.servers.bot_api.refusal import NOT_FOUND, UNAUTHORIZED, Refusal, going_wrong
from tests.servers.bot_api.world import World
from tests.servers.common.faults import Dropped, Faults, Raw

OK: Final = 200
BROKEN: Final = 500


@dataclass(frozen=True, slots=True)
class Reply:
    """What is answered to a call."""

    status: int
    body: bytes


class Counter:
    """Takes calls: ``token`` is the one that opens it."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.journal = Journal()
        self.faults = Faults(going_wrong)
        self.limits = Limits()
        self.refusals: list[str] = []
        self.broken: list[str] = []

    async def answer(
        self, token: str, method: str, given: dict[str, object], files: dict[str, bytes]
    ) -> Reply:
        """Carry out a call.

        Raises:
            Dropped: if a fault ends the connection.
        """
        try:
            self._check_token(token)
            name, params = self._read(method, given, files)
        except Refusal as refusal:
            return _refused(refusal)
        call = Call(name, params.given, params.chat, token, self.world.clock.now())
        self.journal.begin(call)
        try:
            return await self._answer(call, params)
        finally:
            self.journal.end(call)
            self.world.stir()

    async def _answer(self, call: Call, params: Params) -> Reply:
        try:
            await self._carry_out(call, params)
        except Refusal as refusal:
            call.error = refusal
            return _refused(refusal)
        except Raw as raw:
            call.error = Refusal(raw.status, raw.body.decode(errors="replace"))
            return Reply(raw.status, raw.body)
        except Dropped:
            call.error = call.error or Refusal(0, "the connection was dropped")
            raise
        return Reply(OK, json.dumps({"ok": True, "result": call.result}).encode())

    async def _carry_out(self, call: Call, params: Params) -> None:
        fault = self.faults.meet({call.method}, call.chat)
        if fault is not None:
            await fault.before()
        if call.metered and call.chat is not None:
            self.limits.count(call.chat, self.world.clock.now())
        result = METHODS[call.method](self.world, params)
        call.result = await result if inspect.isawaitable(result) else result
        self._check_result(call)
        if fault is not None:
            fault.afterwards()

    def _check_token(self, token: str) -> None:
        if token == self.token:
            return
        if re.fullmatch(r"\d+:[A-Za-z0-9_-]+", token):
            raise Refusal(UNAUTHORIZED, "Unauthorized")
        raise Refusal(NOT_FOUND, "Not Found")

    def _read(
        self, method: str, given: dict[str, object], files: dict[str, bytes]
    ) -> tuple[str, Params]:
        """The method's name as it is written, and its parameters.

        Raises:
            Refusal: if python-telegram-bot knows no such method or parameter.
        """
        name = known.canonical(method)
        if name is None:
            raise self._refuse(known.no_method(method))
        unknown = sorted(given.keys() - known.parameters(name))
        if unknown:
            raise self._refuse(known.no_parameters(name, unknown))
        if name not in METHODS:
            raise self._refuse(known.not_built(name))
        return name, Params.read(given, files)

    def _refuse(self, refusal: Refusal) -> Refusal:
        self.refusals.append(refusal.description)
        return refusal

    def _check_result(self, call: Call) -> None:
        wrong = complaint(call.method, call.result)
        if wrong:
            self.broken.append(wrong)
            raise Refusal(BROKEN, f"Internal Server Error: {wrong}")


def _refused(refusal: Refusal) -> Reply:
    return Reply(refusal.status, json.dumps(refusal.body).encode())
