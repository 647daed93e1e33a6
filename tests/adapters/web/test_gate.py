"""Which requests come in at all."""

import aiohttp
import pytest

from adapters.presentation.texts import text
from adapters.web.client import BODY_BYTES
from tests.adapters.web.conftest import Opening
from tests.adapters.web.tabs import Served, Tab


async def status(served: Served, path: str = "/", **headers: str) -> int:
    async with served.http.get(served.origin + path, headers=headers) as response:
        return response.status


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "192.168.1.20:8080", "[::1]:8080"])
async def test_this_machine_and_bare_addresses_are_let_in(served: Served, host: str) -> None:
    assert await status(served, Host=host) == 200


async def test_a_name_from_the_settings_is_let_in(served: Served) -> None:
    assert await status(served, Host="Cards.example:443") == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io", "["]
)
@pytest.mark.parametrize("path", ["/", "/api/words", "/livez", "/static/app.js", "/ws"])
async def test_a_foreign_host_is_refused_everywhere(served: Served, host: str, path: str) -> None:
    assert await status(served, path, Host=host) == 403


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "https://127.0.0.1.evil.example", "http://127.0.0.1:1"],
)
async def test_a_foreign_origin_can_not_act(served: Served, origin: str) -> None:
    tab = Tab(served)
    tab.headers["Origin"] = origin

    reply = await tab.hello("Mallory")

    assert reply.status == 403


async def test_acting_needs_an_origin(served: Served) -> None:
    tab = Tab(served)
    del tab.headers["Origin"]

    reply = await tab.hello("Mallory")

    assert reply.status == 403


@pytest.mark.parametrize("headers", [{}, {"Origin": "http://evil.example"}])
async def test_a_live_line_is_for_our_own_page_only(
    served: Served, headers: dict[str, str]
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refusal:
        await served.http.ws_connect(f"{served.origin}/ws", headers=headers)

    assert refusal.value.status == 403


@pytest.mark.parametrize("path", ["/api/chat?chat=%23lounge", "/api/chat?chat=%40somebody"])
async def test_reading_needs_a_key(served: Served, path: str) -> None:
    tab = Tab(served)

    reply = await tab.get(path)

    assert reply.status == 401


async def test_a_key_of_another_name_is_none(opened: Opening) -> None:
    ann = await opened("Ann")
    ann.headers["Authorization"] = ann.headers["Authorization"].replace(":Ann", ":Bob")

    reply = await ann.say("I am Bob!")

    assert reply.status == 401


async def test_too_long_a_body_is_refused(opened: Opening) -> None:
    ann = await opened("Ann")

    reply = await ann.say("x" * (BODY_BYTES + 1))

    assert reply.status == 413
    assert reply.body["notice"] == "That line is too long. Please say it in 500 characters."


@pytest.mark.parametrize(
    "body",
    [
        pytest.param({}, id="nothing"),
        pytest.param({"name": "Ann", "surname": "Lee"}, id="a field too many"),
        pytest.param({"name": ["Ann"]}, id="a list for a name"),
        pytest.param({"name": " "}, id="a name of nothing"),
    ],
)
async def test_a_body_of_another_shape_is_refused(served: Served, body: dict[str, object]) -> None:
    tab = Tab(served)

    reply = await tab.post("/api/hello", body)

    assert reply.status == 400
    assert reply.body["notice"].startswith("I could not read that.")


@pytest.mark.parametrize(
    ("browser", "language"),
    [
        ("kk", "kk"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("de-AT, kk-KZ;q=0.5, ru;q=0.1", "kk"),
        ("de", "en"),
        ("", "en"),
    ],
)
async def test_what_nobody_can_read_is_told_so_in_the_browsers_language(
    served: Served, browser: str, language: str
) -> None:
    tab = Tab(served)
    tab.headers["Accept-Language"] = browser

    reply = await tab.post("/api/hello", {})

    said = served.parts.ink.catalog.say(language, text("page-not-read"))
    assert reply.body == {"notice": said}


async def test_what_is_not_there_is_answered_as_ever(served: Served) -> None:
    reply = await Tab(served).get("/api/nowhere")

    assert (reply.status, reply.body) == (404, {})


@pytest.mark.parametrize("path", ["/", "/static/app.js", "/api/words", "/nowhere"])
async def test_every_answer_bears_the_headers_that_guard_the_page(
    served: Served, path: str
) -> None:
    async with served.http.get(served.origin + path) as response:
        policy = response.headers["Content-Security-Policy"]

        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert "aiohttp" not in response.headers["Server"]
