"""Store, Clock, Chance: what the service needs from outside, and the values they deal in."""

from engine.service.ports.chance import Chance, Clock
from engine.service.ports.codes import Code, CodeKind
from engine.service.ports.messages import Audience, MessageKey, MessageRow, Purpose, WantedMessage
from engine.service.ports.people import (
    NEVER_MET,
    Contact,
    Hands,
    Naming,
    Person,
    PrivateState,
    Reach,
)
from engine.service.ports.places import Enders, PlaceChange, PlaceSettings
from engine.service.ports.records import (
    Ended,
    MatchResult,
    Reckoning,
    Record,
    RoundResult,
    Tally,
)
from engine.service.ports.store import Store
from engine.service.ports.unit import (
    AlreadyDone,
    ClockRow,
    Deadline,
    Errand,
    Gap,
    LogRow,
    StoreBusy,
    Unit,
    Update,
    VersionTaken,
)

__all__ = [
    "NEVER_MET",
    "AlreadyDone",
    "Audience",
    "Chance",
    "Clock",
    "ClockRow",
    "Code",
    "CodeKind",
    "Contact",
    "Deadline",
    "Ended",
    "Enders",
    "Errand",
    "Gap",
    "Hands",
    "LogRow",
    "MatchResult",
    "MessageKey",
    "MessageRow",
    "Naming",
    "Person",
    "PlaceChange",
    "PlaceSettings",
    "PrivateState",
    "Purpose",
    "Reach",
    "Reckoning",
    "Record",
    "RoundResult",
    "Store",
    "StoreBusy",
    "Tally",
    "Unit",
    "Update",
    "VersionTaken",
    "WantedMessage",
]
