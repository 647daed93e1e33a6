"""The pictures of cards: drawn large, made as small as an emoji, readable in a line of text."""

import hashlib
import io
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from adapters.discord.emojis.faces import BACK, code_of, emoji_name
from adapters.discord.emojis.suits import shapes_of
from engine.cards.card import Card, Rank, Suit

SIZE: Final = 128
"""Pixels of a picture's side."""
_SCALE: Final = 4
"""How much larger it is drawn, so that its edges are smooth."""
Colour = tuple[int, int, int, int]
Box = tuple[float, float, float, float]
_CARD: Final[Box] = (10, 1, 117, 126)
_CORNER: Final = 18
_PAPER: Final = (255, 255, 255, 255)
_EDGE: Final = (120, 126, 136, 255)
_RED: Final = (206, 14, 34, 255)
_BLACK: Final = (18, 20, 26, 255)
_BLUE: Final = (40, 78, 150, 255)
_PALE: Final = (214, 224, 242, 255)
_RANK: Final[Box] = (20, 9, 107, 66)
"""Where the rank stands; it is drawn as high as this and no wider."""
_SIGN: Final[Box] = (35, 69, 92, 119)
"""Where the suit stands."""
_LETTERS: Final = 80
"""The size of the letters before they are fitted in."""
_STROKE: Final = 0.04
"""How much thicker than in the font, in parts of their size: it has none that are bold."""
_RED_SUITS: Final = frozenset({Suit.DIAMONDS, Suit.HEARTS})


@dataclass(frozen=True, slots=True)
class Picture:
    """What shows ``code``: a PNG, and the name of its emoji, which changes as the picture does."""

    code: str
    name: str
    png: bytes


def pictures() -> Iterator[Picture]:
    """All of them: every card of a pack, and a back."""
    for suit in Suit:
        for rank in Rank:
            card = Card(rank, suit)
            yield _picture(code_of(card), face_of(card))
    yield _picture(BACK, back())


def face_of(card: Card) -> Image.Image:
    """A card with its rank above and its suit below."""
    colour = _RED if card.suit in _RED_SUITS else _BLACK
    image = _paper()
    _put(image, _letters(_rank_of(card)), _RANK, colour)
    pen = ImageDraw.Draw(image)
    left, top, right, bottom = _large(_SIGN)
    for shape in shapes_of(card.suit):
        pen.polygon(
            [(left + x * (right - left), top + y * (bottom - top)) for x, y in shape], fill=colour
        )
    return _small(image)


def back() -> Image.Image:
    """A card that lies face down: a dark field with a lattice, told from a face at any size."""
    image = _paper()
    pen = ImageDraw.Draw(image)
    left, top, right, bottom = _large(_CARD)
    rim, step = 9 * _SCALE, 22 * _SCALE
    field = (left + rim, top + rim, right - rim, bottom - rim)
    pattern = Image.new("RGBA", image.size, _BLUE)
    lines = ImageDraw.Draw(pattern)
    for at in range(-SIZE * _SCALE, 2 * SIZE * _SCALE, step):
        lines.line((at, 0, at + SIZE * _SCALE, SIZE * _SCALE), _PALE, 4 * _SCALE)
        lines.line((at, SIZE * _SCALE, at + SIZE * _SCALE, 0), _PALE, 4 * _SCALE)
    mask = Image.new("L", image.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle(field, (_CORNER - 7) * _SCALE, 255)
    image.paste(pattern, (0, 0), mask)
    pen.rounded_rectangle(field, (_CORNER - 7) * _SCALE, outline=_BLUE, width=3 * _SCALE)
    return _small(image)


def _picture(code: str, image: Image.Image) -> Picture:
    digest = hashlib.sha256(image.tobytes()).hexdigest()
    written = io.BytesIO()
    image.save(written, "PNG", optimize=True)
    return Picture(code, emoji_name(code, digest), written.getvalue())


def _paper() -> Image.Image:
    """An empty card on nothing, as large as it is drawn."""
    image = Image.new("RGBA", (SIZE * _SCALE, SIZE * _SCALE), (255, 255, 255, 0))
    ImageDraw.Draw(image).rounded_rectangle(
        _large(_CARD), _CORNER * _SCALE, _PAPER, _EDGE, 3 * _SCALE
    )
    return image


def _letters(words: str) -> Image.Image:
    """Letters cut out of their surroundings, as a mask."""
    size = _LETTERS * _SCALE
    font = ImageFont.load_default(size)
    stroke = round(size * _STROKE)
    mask = Image.new("L", (size * 2, size * 2), 0)
    ImageDraw.Draw(mask).text((size // 2, size // 4), words, 255, font, stroke_width=stroke)
    return mask.crop(mask.getbbox())


def _put(image: Image.Image, mask: Image.Image, box: Box, colour: Colour) -> None:
    """Fit a mask into a box, as high as that and squeezed where it is too wide."""
    left, top, right, bottom = map(round, _large(box))
    height = bottom - top
    width = min(right - left, round(mask.width * height / mask.height))
    fitted = mask.resize((width, height), Image.Resampling.LANCZOS)
    image.paste(colour, ((left + right - width) // 2, top), fitted)


def _small(image: Image.Image) -> Image.Image:
    return image.resize((SIZE, SIZE), Image.Resampling.LANCZOS)


def _large(box: Box) -> Box:
    left, top, right, bottom = box
    return (left * _SCALE, top * _SCALE, right * _SCALE, bottom * _SCALE)


def _rank_of(card: Card) -> str:
    letter = card.notation[0]
    return "10" if letter == "T" else letter
