"""A screen into JSON for the page: words, cards by notation, buttons by token."""

from typing import Final, assert_never

from adapters.presentation.ink import Drawn, Ink
from adapters.presentation.screen import Backs, Block, Button, CardRow, Countdown, Face, Grid, Line
from adapters.presentation.texts import Text, text
from adapters.web.wire import JsonDict
from engine.cards.card import Card

_RANKS: Final = "a23456789tjqk"
_SUITS: Final = "cdhs"


def spoken(card: Card) -> Text:
    """A card in full words, as a screen reader says it: seven of hearts."""
    rank = text(f"page-rank-{_RANKS[card.rank - 1]}")
    suit = text(f"page-suit-{_SUITS[card.suit]}")
    return text("page-card", rank=rank, suit=suit)


def rendered(ink: Ink, drawn: Drawn) -> JsonDict:
    """The screen as the page draws it; every text is plain, to be set as text only."""
    return _Pen(ink, drawn).screen()


class _Pen:
    """Writes one screen for one reader."""

    def __init__(self, ink: Ink, drawn: Drawn) -> None:
        self._ink = ink
        self._drawn = drawn

    def screen(self) -> JsonDict:
        screen = self._drawn.screen
        return {
            "kind": "screen",
            "language": self._drawn.language,
            "table": screen.table,
            "version": screen.version,
            "attention": screen.attention,
            "live": bool(screen.table) and not screen.stays,
            "ofChallenge": screen.of_challenge,
            "buttonsFirst": screen.buttons_first,
            "title": self._say(screen.title),
            "blocks": [self._block(block) for block in screen.blocks],
            "rows": [[self._button(button) for button in row] for row in screen.rows],
        }

    def _block(self, block: Block) -> JsonDict:
        match block:
            case Line():
                return {"kind": "line", "text": self._say(block.text), "tone": block.tone}
            case CardRow():
                return self._cards(block)
            case Backs():
                return {"kind": "backs", "count": block.count, "label": self._say(block.label)}
            case Grid():
                rows = [[self._say(cell) for cell in row] for row in block.rows]
                return {"kind": "grid", "rows": rows}
            case Countdown():
                return self._countdown(block)
            case _:
                assert_never(block)

    def _countdown(self, block: Countdown) -> JsonDict:
        return {
            "kind": "countdown",
            "text": self._say(block.text),
            "until": block.until,
            "seconds": block.seconds,
        }

    def _cards(self, row: CardRow) -> JsonDict:
        return {
            "kind": "cards",
            "label": self._maybe(row.label),
            "mark": row.mark,
            "cards": [self._face(face) for face in row.cards],
        }

    def _face(self, face: Face) -> JsonDict:
        intent = face.intent
        return {
            "card": face.card.notation,
            "spoken": self._say(spoken(face.card)),
            "mark": face.mark,
            "markSpoken": ""
            if face.mark == "plain"
            else self._say(text(f"page-mark-{face.mark}")),
            "token": "" if intent is None else self._ink.token(self._drawn, intent),
            "hint": self._maybe(face.hint),
        }

    def _button(self, button: Button) -> JsonDict:
        token = self._ink.button_token(self._drawn, button) if button.enabled else ""
        return {
            "label": self._say(button.label),
            "style": button.style,
            "enabled": button.enabled,
            "token": token,
            "why": self._maybe(button.why),
        }

    def _maybe(self, words: Text | None) -> str:
        return "" if words is None else self._say(words)

    def _say(self, words: Text) -> str:
        return self._ink.say(self._drawn, words)
