"""What can be refused, each with its catalog key."""

from enum import StrEnum

Blank = str | int | float


class Fault(StrEnum):
    """Why something was refused; the value is the catalog key."""

    # Rules of a round.
    NOT_YOUR_TURN = "fault-not-your-turn"
    MOVE_NOT_NOW = "fault-move-not-now"
    CARD_NOT_IN_HAND = "fault-card-not-in-hand"
    TAKEN_CARD_BACK = "fault-taken-card-back"
    UPCARD_PASSED = "fault-upcard-passed"
    DRAW_FIRST = "fault-draw-first"
    FALSE_START = "fault-false-start"
    MUST_KNOCK = "fault-must-knock"
    LAST_DISCARD_NO_KNOCK = "fault-last-discard-no-knock"
    STOCK_SPENT = "fault-stock-spent"
    TOO_MUCH_DEADWOOD = "fault-too-much-deadwood"
    NOT_GIN = "fault-not-gin"
    NOT_BIG_GIN = "fault-not-big-gin"
    THAT_IS_GIN = "fault-that-is-gin"
    NOT_A_MELD = "fault-not-a-meld"
    MELDS_OVERLAP = "fault-melds-overlap"
    DOES_NOT_FIT = "fault-does-not-fit"
    ROUND_OVER = "fault-round-over"
    # Tables.
    NO_TABLE = "fault-no-table"
    NO_TABLE_HERE = "fault-no-table-here"
    NO_MATCH_HERE = "fault-no-match-here"
    NO_MATCH_TO_REPEAT = "fault-no-match-to-repeat"
    NOTHING_TO_READY = "fault-nothing-to-ready"
    NOT_YOUR_TABLE_HERE = "fault-not-your-table-here"
    STALE_BUTTON = "fault-stale-button"
    JUST_REDRAWN = "fault-just-redrawn"
    FORGED_BUTTON = "fault-forged-button"
    NOT_YOUR_BUTTON = "fault-not-your-button"
    NOT_AT_TABLE = "fault-not-at-table"
    MATCH_OVER = "fault-match-over"
    NOT_OVER_YET = "fault-not-over-yet"
    NOT_NOW = "fault-not-now"
    CHALLENGE_GONE = "fault-challenge-gone"
    CHALLENGE_YOURSELF = "fault-challenge-yourself"
    CHALLENGE_BOT = "fault-challenge-bot"
    CHALLENGE_TWICE = "fault-challenge-twice"
    OPEN_CHALLENGE_TWICE = "fault-open-challenge-twice"
    CHALLENGE_WAITING = "fault-challenge-waiting"
    CHALLENGE_OTHERS = "fault-challenge-others"
    CHALLENGE_YOURS = "fault-challenge-yours"
    CHALLENGE_CHANGED = "fault-challenge-changed"
    CHALLENGE_TAKEN = "fault-challenge-taken"
    PLEDGED_ALREADY = "fault-pledged-already"
    CHALLENGERS_RULES = "fault-challengers-rules"
    SOLO_CHALLENGE_TWICE = "fault-solo-challenge-twice"
    ALREADY_SEATED = "fault-already-seated"
    ALREADY_READY = "fault-already-ready"
    REMATCH_OFFERED = "fault-rematch-offered"
    REMATCH_BEGUN = "fault-rematch-begun"
    NO_ABORT_OFFER = "fault-no-abort-offer"
    ABORT_OFFERED = "fault-abort-offered"
    SAME_RULES = "fault-same-rules"
    TARGET_RANGE = "fault-target-range"
    OPTION_NEEDS = "fault-option-needs"
    OPTION_BARRED = "fault-option-barred"
    NO_KNOCKS = "fault-no-knocks"
    NO_BOXES = "fault-no-boxes"
    OPTION_VALUES = "fault-option-values"
    OKLAHOMA_STRAIGHT = "fault-oklahoma-straight"
    TOO_MANY_TABLES = "fault-too-many-tables"
    # Places, and who may do what there.
    NOTHING_TO_END = "fault-nothing-to-end"
    NOT_AN_ENDER = "fault-not-an-ender"
    ENDS_OWN = "fault-ends-own"
    NOT_AN_ADMIN = "fault-not-an-admin"
    SETTINGS_NEED_CHANNEL = "fault-settings-need-channel"
    TOO_MANY_AN_HOUR = "fault-too-many-an-hour"
    NO_OTHER_PLACES = "fault-no-other-places"
    NOT_IN_GROUP = "fault-not-in-group"
    LEFT_GROUP = "fault-left-group"
    PLACE_MOVED = "fault-place-moved"
    PLAY_ELSEWHERE = "fault-play-elsewhere"
    TAKES_NO_CHALLENGES = "fault-takes-no-challenges"
    PERSON_GONE = "fault-person-gone"
    DECLINED_LATELY = "fault-declined-lately"
    BLOCK_YOURSELF = "fault-block-yourself"
    UNKNOWN_ZONE = "fault-unknown-zone"
    NIGHT_TOO_LONG = "fault-night-too-long"
    QUIET_HOURS_OWN = "fault-quiet-hours-own"
    UNKNOWN_SETTING = "fault-unknown-setting"
    HANDS_ONLY_PRIVATE = "fault-hands-only-private"
    # Codes, and what they lead to.
    BAD_CODE = "fault-bad-code"
    NO_CODE = "fault-no-code"
    TOO_MANY_CODES = "fault-too-many-codes"
    INVITE_NOBODY = "fault-invite-nobody"
    LINKED_ALREADY = "fault-linked-already"
    LINK_ONE_PLATFORM = "fault-link-one-platform"
    LINK_PLAYED = "fault-link-played"
    LINK_TABLES = "fault-link-tables"
    NOT_LINKED = "fault-not-linked"
    # People and words.
    UNKNOWN_PERSON = "fault-unknown-person"
    AMBIGUOUS_PERSON = "fault-ambiguous-person"
    NO_NAME = "fault-no-name"
    SAME_PERSON = "fault-same-person"
    USE_BOT = "fault-use-bot"
    UNKNOWN_RULES = "fault-unknown-rules"
    UNKNOWN_COMMAND = "fault-unknown-command"
    BAD_VALUE = "fault-bad-value"
    NO_NIGHT = "fault-no-night"
    BAD_ARGUMENT = "fault-bad-argument"
    GIN_WORD = "fault-gin-word"
    GIN_WORD_REPLY = "fault-gin-word-reply"
    GIN_NAME = "fault-gin-name"
    TWO_NAMED = "fault-two-named"
    LEVEL_OF_PERSON = "fault-level-of-person"
    UNKNOWN_WORD = "fault-unknown-word"
    NO_SUCH_PAGE = "fault-no-such-page"
    UNKNOWN_LANGUAGE = "fault-unknown-language"
    NEEDS_CHANNEL = "fault-needs-channel"
    HERE_NEEDS_CHANNEL = "fault-here-needs-channel"
    BUSY = "fault-busy"
    BROKEN = "fault-broken"


class GinError(Exception):
    """Something was refused; ``fault`` says what, ``blanks`` fill its sentence."""

    def __init__(self, fault: Fault, **blanks: Blank) -> None:
        """Keep the fault and the blanks of its sentence."""
        super().__init__(fault.value)
        self.fault = fault
        self.blanks = blanks


class IllegalMove(GinError):
    """The rules forbid the move."""


class StaleView(GinError):
    """The table has changed since the presser saw it."""


class NoTable(GinError):
    """There is no such table."""


class NotAllowed(GinError):
    """The table, or the bot, does not allow this to this person now."""
