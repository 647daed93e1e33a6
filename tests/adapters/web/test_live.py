"""One tab's live line."""

from aiohttp import web

from adapters.web.keys import Tab
from adapters.web.live import WAITING, Line


def test_a_tab_that_does_not_keep_up_is_cut_off_and_not_before() -> None:
    cuts: list[str] = []
    line = Line(Tab("u1", "Ann"), web.WebSocketResponse(), lambda: cuts.append("cut"))
    for number in range(WAITING):
        line.push(f"news {number}")
    cuts_so_far = list(cuts)

    line.push("one too many")

    assert (cuts_so_far, cuts) == ([], ["cut"])
