"""What is asked back where typed words could mean more than one thing."""

from adapters.presentation.texts import Cards, Text, joined, text
from adapters.presentation.typed.cards import spelled
from adapters.presentation.typed.examples import Examples
from adapters.presentation.typed.lines import Doubt
from adapters.presentation.typed.moves import Leaving, Question, WhichMeld, WhichWay, WrongUpcard
from engine.match.boards import HandView
from engine.service.intents import Look


def which_card(doubt: Doubt, examples: Examples) -> Text:
    """The cards that a word could mean, each with words that mean it alone."""
    readings = [
        text("typed-reading", card=card, typed=spelled(card, examples.language))
        for card in doubt.cards
    ]
    return text("typed-doubt", word=doubt.word, cards=joined(readings))


def which(meant: Question, view: HandView, examples: Examples) -> Text:
    """What has to be said before a move is made."""
    match meant:
        case WrongUpcard(card, upcard):
            take = examples.quoted(examples.verb("take"))
            return text("typed-not-upcard", card=card, upcard=upcard, example=take)
        case WhichMeld(card, melds):
            ways = [
                text("typed-reading", card=Cards(meld.cards), typed=examples.onto(card, at))
                for at, meld in melds
            ]
            return text("typed-which-meld", card=card, melds=joined(ways))
        case Leaving(points):
            surely = examples.quoted(examples.verb("lay-down-surely"))
            return text("typed-which-declare", points=points, example=surely)
        case WhichWay(act):
            key = {"knock": "typed-which-knock", "gin": "typed-which-gin"}
            return text(key.get(act, "typed-which-layoff"), examples=examples.all(view))


def where(meant: Question) -> Look | None:
    """The screen on which the choice can be made by buttons, if there is one."""
    if isinstance(meant, Leaving):
        return Look("knock")
    if not isinstance(meant, WhichWay):
        return None
    if meant.act == "lay_off":
        return Look("defend")
    return Look("knock", "gin" if meant.act == "gin" else "")
