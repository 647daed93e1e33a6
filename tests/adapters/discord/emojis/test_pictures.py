"""The pictures of cards: all there, small enough, and told apart in a line of text."""

import io
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from adapters.discord.emojis.faces import BACK, code_in, code_of
from adapters.discord.emojis.pictures import SIZE, Picture, face_of, pictures
from engine.cards.card import PLAIN_CARDS, Card, Rank, Suit

LINE = 22
"""Pixels of an emoji's side in a line of text."""
LARGEST_BYTES = 16 * 1024
SEEN = 64
"""Shades of grey by which two pixels are seen to differ."""
FEWEST = 5
"""In how many pixels two pictures differ at least."""
DARK, LIGHT = 49, 255
"""The shade of what is behind them in either theme."""


@cache
def every() -> tuple[Picture, ...]:
    """All of them."""
    return tuple(pictures())


def opened(picture: Picture) -> Image.Image:
    """A picture as a client opens it."""
    return Image.open(io.BytesIO(picture.png))


def in_line(picture: Picture, behind: int) -> Image.Image:
    """A picture as it is seen in a line of text, without its colours."""
    image = opened(picture)
    page = Image.new("RGBA", image.size, (behind, behind, behind, 255))
    page.alpha_composite(image)
    return page.resize((LINE, LINE), Image.Resampling.BICUBIC).convert("L")


def apart(first: Image.Image, second: Image.Image) -> int:
    """In how many pixels two pictures are seen to differ."""
    return sum(ImageChops.difference(first, second).histogram()[SEEN:])


def test_every_card_has_a_picture_and_so_has_its_back() -> None:
    assert [picture.code for picture in every()] == [*map(code_of, PLAIN_CARDS), BACK]


def test_every_name_is_one_of_ours_and_tells_the_card() -> None:
    names = [picture.name for picture in every()]

    assert [code_in(name) for name in names] == [picture.code for picture in every()]
    assert len(set(names)) == len(names)


def test_discord_takes_every_picture() -> None:
    for picture in every():
        image = opened(picture)

        assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (SIZE, SIZE))
        assert len(picture.png) < LARGEST_BYTES


def test_what_is_around_a_card_is_see_through() -> None:
    for picture in every():
        alpha = opened(picture).getchannel("A")

        corners = [(0, 0), (SIZE - 1, 0), (0, SIZE - 1), (SIZE - 1, SIZE - 1)]
        assert [alpha.getpixel(corner) for corner in corners] == [0] * 4
        assert alpha.getpixel((SIZE // 2, SIZE // 2)) == 255


@pytest.mark.parametrize("behind", [DARK, LIGHT])
def test_no_two_look_alike_in_a_line_even_without_colours(behind: int) -> None:
    seen = {picture.code: in_line(picture, behind) for picture in every()}

    nearest = min(
        (apart(seen[first], seen[second]), first, second)
        for first, second in combinations(seen, 2)
    )

    assert nearest[0] >= FEWEST, nearest


def test_the_same_card_is_drawn_the_same() -> None:
    card = Card(Rank.SEVEN, Suit.HEARTS)

    assert face_of(card).tobytes() == face_of(card).tobytes()
