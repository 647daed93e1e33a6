"""aiohttp under python-telegram-bot, against real servers that behave and misbehave."""

import asyncio
import base64
import logging
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from aiohttp import web
from telegram import Bot
from telegram.error import NetworkError, TelegramError, TimedOut

from adapters.telegram.wire.transport import AiohttpRequest
from adapters.wire.addresses import ProxyUnusable

TOKEN = "42:SECRET"
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]
Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def serving(answer: Answer) -> AsyncIterator[str]:
    """A server that answers everything alike; its address."""
    app = web.Application()
    app.router.add_route("*", "/{any:.*}", answer)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


@asynccontextmanager
async def talking(talk: Talk) -> AsyncIterator[str]:
    """A server that speaks bytes, or does not; its address."""

    async def served(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await reader.readuntil(b"\r\n\r\n")
            await talk(reader, writer)
        finally:
            writer.close()

    server = await asyncio.start_server(served, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


@asynccontextmanager
async def bot_at(
    address: str, proxy: str | None = None, connections: int = 8
) -> AsyncIterator[Bot]:
    """A bot that talks to a server, without asking it who it is."""
    request = AiohttpRequest(proxy=proxy, connections=connections)
    await request.initialize()
    bot = Bot(
        TOKEN, base_url=f"{address}/bot", request=request, get_updates_request=AiohttpRequest()
    )
    try:
        yield bot
    finally:
        await request.shutdown()


async def failure(work: Awaitable[object]) -> TelegramError:
    """What calling Telegram raises."""
    with pytest.raises(TelegramError) as raised:
        await work
    return raised.value


def all_of(error: TelegramError) -> str:
    """An error as a log would tell it, with its whole traceback."""
    return "".join(traceback.format_exception(error))


async def yes(_request: web.Request) -> web.Response:
    return web.json_response({"ok": True, "result": True})


@pytest.mark.parametrize(
    "words", ["plain", "Ваш ход 7♥ 🂱", "a&b=c%20+", "<b>&amp;</b>", "\ud83d alone"]
)
async def test_what_is_sent_arrives_as_it_was(words: str) -> None:
    seen: list[object] = []

    async def answer(request: web.Request) -> web.Response:
        seen.append((request.path, request.content_type, await request.json()))
        return await yes(request)

    async with serving(answer) as address, bot_at(address) as bot:
        await bot.answer_callback_query("q", text=words)

    body = {"callback_query_id": "q", "text": words}
    assert seen == [(f"/bot{TOKEN}/answerCallbackQuery", "application/json", body)]


async def test_a_file_goes_as_a_form_with_the_rest() -> None:
    seen: dict[str, object] = {}

    async def answer(request: web.Request) -> web.Response:
        form = await request.post()
        picture = form["photo"]
        assert isinstance(picture, web.FileField)
        seen.update(caption=form["caption"], photo=picture.file.read(), name=picture.filename)
        message = {"message_id": 7, "date": 1, "chat": {"id": 5, "type": "private"}}
        return web.json_response({"ok": True, "result": message})

    async with serving(answer) as address, bot_at(address) as bot:
        await bot.send_photo(5, b"\x89PNG", "Карты", filename="hand.png")

    assert seen == {"caption": "Карты", "photo": b"\x89PNG", "name": "hand.png"}


@pytest.mark.parametrize(
    ("status", "body"),
    [(502, "<html>Bad gateway</html>"), (200, "<html>Log in</html>"), (200, "[1]"), (302, "")],
    ids=["a gateway's error", "a page", "JSON of another kind", "a way elsewhere"],
)
async def test_what_is_no_answer_is_a_failure_of_the_network(
    caplog: pytest.LogCaptureFixture, status: int, body: str
) -> None:
    async def answer(_request: web.Request) -> web.Response:
        return web.Response(status=status, text=body, headers={"Location": "/elsewhere"})

    with caplog.at_level(logging.INFO):
        async with serving(answer) as address, bot_at(address) as bot:
            error = await failure(bot.delete_message(5, 7))

    assert isinstance(error, NetworkError)
    assert "html" not in str(error)
    assert caplog.text == ""


async def test_a_dropped_connection_is_a_failure_and_nothing_is_sent_twice() -> None:
    requests = 0

    async def drop(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        nonlocal requests
        requests += 1

    async with talking(drop) as address, bot_at(address) as bot:
        error = await failure(bot.delete_message(5, 7))

    assert isinstance(error, NetworkError)
    assert "closed" in str(error)
    assert requests == 1


async def test_an_answer_that_ends_in_its_middle_is_a_failure() -> None:
    async def half(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"ok": true, "res')
        await writer.drain()

    async with talking(half) as address, bot_at(address) as bot:
        error = await failure(bot.delete_message(5, 7))

    assert isinstance(error, NetworkError)


async def test_a_server_that_says_nothing_is_given_up() -> None:
    async def silence(reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        await reader.read()

    async with talking(silence) as address, bot_at(address) as bot:
        error = await failure(bot.delete_message(5, 7, read_timeout=0.05))

    assert isinstance(error, TimedOut)


async def test_an_answer_that_never_ends_is_given_up() -> None:
    async def drip(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
        while not writer.is_closing():
            writer.write(b" ")
            await writer.drain()
            await asyncio.sleep(0.01)

    async with talking(drip) as address, bot_at(address) as bot:
        request = bot.delete_message(
            5, 7, read_timeout=0.05, write_timeout=0.05, connect_timeout=0.1, pool_timeout=0.1
        )
        error = await failure(request)

    assert isinstance(error, TimedOut)


async def test_nobody_at_home_is_said_plainly() -> None:
    async with serving(yes) as address:
        pass
    async with bot_at(address) as bot:
        error = await failure(bot.delete_message(5, 7))

    assert isinstance(error, NetworkError)
    assert "no connection" in str(error)


async def test_hundreds_of_requests_are_answered_over_few_connections() -> None:
    async with serving(yes) as address, bot_at(address, connections=4) as bot:
        answers = await asyncio.gather(
            *(bot.answer_callback_query(str(number)) for number in range(300))
        )

    assert answers == [True] * 300


async def test_who_waits_too_long_for_a_connection_is_told() -> None:
    gate = asyncio.Event()

    async def slow(request: web.Request) -> web.Response:
        await gate.wait()
        return await yes(request)

    async with serving(slow) as address, bot_at(address, connections=1) as bot:
        first = asyncio.create_task(bot.delete_message(5, 7))
        await asyncio.sleep(0.05)
        error = await failure(bot.delete_message(5, 8, pool_timeout=0.02, connect_timeout=0.02))
        gate.set()
        await first

    assert isinstance(error, TimedOut)


async def test_no_failure_names_the_token() -> None:
    async def drop(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        """Say nothing."""

    async with serving(yes) as nobody:
        pass
    async with talking(drop) as dropping:
        told = ""
        for address in (nobody, dropping, "http://no host"):
            async with bot_at(address) as bot:
                told += all_of(await failure(bot.delete_message(5, 7, connect_timeout=2)))

    assert "SECRET" not in told


async def test_requests_go_through_the_proxy_with_its_password() -> None:
    heads: list[bytes] = []
    answer = b'{"ok": true, "result": true}'

    async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            heads.append(await reader.readuntil(b"\r\n\r\n"))
            length = str(len(answer)).encode()
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: " + length + b"\r\n\r\n" + answer)
            await writer.drain()
        finally:
            writer.close()

    server = await asyncio.start_server(forward, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with bot_at("http://api.example", proxy=f"http://ann:pw@127.0.0.1:{port}") as bot:
        await bot.delete_message(5, 7)
    server.close()

    word = base64.b64encode(b"ann:pw")
    (head,) = heads
    assert head.startswith(f"POST http://api.example/bot{TOKEN}/deleteMessage".encode())
    assert b"Proxy-Authorization: Basic " + word in head


async def test_a_proxy_that_refuses_is_named_as_the_one_who_does() -> None:
    async def refuse(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 407 Log in first\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()

    async with talking(refuse) as proxy, bot_at("https://api.example", proxy=proxy) as bot:
        error = await failure(bot.delete_message(5, 7))

    assert "the proxy refuses: 407" in str(error)
    assert "SECRET" not in all_of(error)


@pytest.mark.parametrize(
    "address",
    [
        "socks5://u:hunter2@host:1080",
        "host:8080",
        "http://",
        "http://u:hunter2@host:port",
        "ftp://h",
    ],
)
def test_a_proxy_that_speaks_no_http_is_refused_without_its_password(address: str) -> None:
    with pytest.raises(ProxyUnusable) as refused:
        AiohttpRequest(proxy=address)

    assert "http://user:password@host:port" in str(refused.value)
    assert "hunter2" not in str(refused.value)


async def test_a_closed_transport_sends_nothing_and_can_be_opened_again() -> None:
    request = AiohttpRequest()
    await request.shutdown()
    async with serving(yes) as address:
        with pytest.raises(NetworkError):
            await request.do_request(address, "POST")
        await request.initialize()
        await request.initialize()
        status, _ = await request.do_request(address, "POST")
        await request.shutdown()

    assert status == 200
