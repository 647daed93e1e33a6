"""No chat is sent more than Telegram lets through, and whoever waits keeps their place."""

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.telegram.sending.budget import (
    LAPSES_SECONDS,
    LONGEST_UNLOOKED_SECONDS,
    REMEMBERED,
    Budget,
    Kind,
)
from adapters.telegram.sending.rates import BURST, MOST_URGENT

GROUP = -100
ANN = 7
GROUP_RATE = 20
PRIVATE_RATE = 60
EVERY_SECONDS = 4.0
"""How often a group takes one more."""
MINUTE = 60.0


@dataclass
class Watch:
    """A clock that a test moves; ``budget`` goes by it."""

    now: float = 1000.0
    budget: Budget = field(init=False)

    def __post_init__(self) -> None:
        self.budget = Budget(GROUP_RATE, PRIVATE_RATE, lambda: self.now)

    def exhaust(self, chat: int = GROUP) -> None:
        """Send whatever a rested chat takes at once."""
        for number in range(BURST):
            assert self.budget.ask(chat, f"burst {number}") == 0


@pytest.fixture
def watch() -> Watch:
    """A budget nobody has asked yet."""
    return Watch()


def test_a_rested_chat_takes_a_few_at_once_and_then_one_after_the_other(watch: Watch) -> None:
    waits = [watch.budget.ask(GROUP, name) for name in "abcdefg"]

    assert waits == [0, 0, 0, 0, 0, EVERY_SECONDS, 2 * EVERY_SECONDS]


def test_whoever_asks_again_too_early_keeps_their_place(watch: Watch) -> None:
    watch.exhaust()
    watch.budget.ask(GROUP, "first")
    watch.budget.ask(GROUP, "second")
    watch.now += 1

    waits = [watch.budget.ask(GROUP, name) for name in ("second", "first")]

    assert waits == [2 * EVERY_SECONDS - 1, EVERY_SECONDS - 1]


def test_whoever_came_first_goes_first_even_if_another_asks_before_them(watch: Watch) -> None:
    watch.exhaust()
    watch.budget.ask(GROUP, "first")
    watch.budget.ask(GROUP, "second")
    watch.now += EVERY_SECONDS

    assert watch.budget.ask(GROUP, "second") == EVERY_SECONDS
    assert watch.budget.ask(GROUP, "first") == 0


def test_whoever_does_not_come_back_loses_their_place(watch: Watch) -> None:
    watch.exhaust()
    watch.budget.ask(GROUP, "gone")
    watch.budget.ask(GROUP, "second")
    watch.now += EVERY_SECONDS + LAPSES_SECONDS + 0.5

    assert watch.budget.ask(GROUP, "second") == 0


def test_whoever_has_nothing_to_send_any_more_makes_room(watch: Watch) -> None:
    watch.exhaust()
    watch.budget.ask(GROUP, "first")
    watch.budget.ask(GROUP, "second")

    watch.budget.leave(GROUP, "first")

    assert watch.budget.ask(GROUP, "second") == EVERY_SECONDS


def test_what_is_new_comes_before_all_changes(watch: Watch) -> None:
    watch.exhaust()
    watch.budget.ask(GROUP, "a board")

    assert watch.budget.ask(GROUP, "a reply", "new") == EVERY_SECONDS
    assert watch.budget.ask(GROUP, "a board") == 2 * EVERY_SECONDS


def test_what_is_urgent_never_waits_and_the_others_pay_for_it(watch: Watch) -> None:
    watch.exhaust()

    urged = [watch.budget.urge(ANN) for _ in range(BURST + 3)]

    assert urged == [0] * (BURST + 3)
    assert watch.budget.ask(ANN, "later") == pytest.approx(4 * MINUTE / (PRIVATE_RATE - BURST))


def test_however_much_was_urgent_the_others_wait_for_a_few_sends(watch: Watch) -> None:
    for _ in range(10 * GROUP_RATE):
        watch.budget.urge(GROUP)

    assert watch.budget.ask(GROUP, "later") == (MOST_URGENT + 1) * EVERY_SECONDS


def test_what_is_urgent_beyond_all_measure_waits_for_one_more_send(watch: Watch) -> None:
    urged = [watch.budget.urge(GROUP) for _ in range(BURST + MOST_URGENT + 1)]

    assert urged == [*[0] * (BURST + MOST_URGENT), EVERY_SECONDS]


def test_what_is_urgent_takes_nothing_from_those_who_wait(watch: Watch) -> None:
    watch.exhaust()
    watch.budget.ask(GROUP, "a board")

    assert watch.budget.urge(GROUP) == 2 * EVERY_SECONDS


def test_what_has_waited_itself_may_be_urgent_at_last(watch: Watch) -> None:
    watch.exhaust()
    watch.budget.ask(GROUP, "a board")

    assert watch.budget.urge(GROUP, "a board") == 0


def test_after_something_new_it_is_the_turn_of_the_change_that_waits(watch: Watch) -> None:
    watch.exhaust()
    for name in ("a board", "another"):
        watch.budget.ask(GROUP, name)
    for name in ("one", "two"):
        watch.budget.ask(GROUP, name, "new")
    watch.now += EVERY_SECONDS

    assert watch.budget.ask(GROUP, "one", "new") == 0
    assert watch.budget.ask(GROUP, "a board") == EVERY_SECONDS
    assert watch.budget.ask(GROUP, "two", "new") == 2 * EVERY_SECONDS
    assert watch.budget.ask(GROUP, "another") == 3 * EVERY_SECONDS


def test_nobody_waits_long_for_others_without_looking_whether_they_gave_up(watch: Watch) -> None:
    watch.exhaust()
    waits = [watch.budget.ask(GROUP, f"board {number}") for number in range(10)]

    assert max(waits) == EVERY_SECONDS + LONGEST_UNLOOKED_SECONDS


def test_sentences_in_a_group_have_a_third_of_it(watch: Watch) -> None:
    said = 0
    for second in range(int(10 * MINUTE)):
        watch.now += 1
        said += watch.budget.ask(GROUP, f"words {second}", "words") == 0

    assert said <= 10 * GROUP_RATE / 3 + 1


def test_sentences_that_wait_for_their_share_hold_up_nothing_else(watch: Watch) -> None:
    for number in range(10):
        watch.budget.ask(GROUP, f"words {number}", "words")

    assert [watch.budget.ask(GROUP, name) for name in "abc"] == [0, 0, 0]


def test_a_person_alone_with_the_bot_is_told_as_much_as_they_like(watch: Watch) -> None:
    said = [watch.budget.ask(ANN, f"words {number}", "words") for number in range(BURST)]

    assert said == [0] * BURST


def test_the_chats_of_people_take_more_than_groups(watch: Watch) -> None:
    watch.exhaust(ANN)

    assert watch.budget.ask(ANN, "next") == pytest.approx(MINUTE / (PRIVATE_RATE - BURST))


def test_one_chat_has_nothing_to_do_with_another(watch: Watch) -> None:
    watch.exhaust()
    watch.budget.stop(GROUP, 30)

    assert watch.budget.ask(GROUP - 1, "elsewhere") == 0


def test_a_chat_that_was_told_to_stop_takes_nothing_until_then(watch: Watch) -> None:
    watch.budget.stop(GROUP, 30)

    assert watch.budget.ask(GROUP, "a board") == 30
    assert watch.budget.urge(GROUP) == 30


def test_a_chat_that_was_stopped_is_not_flooded_afterwards(watch: Watch) -> None:
    watch.budget.stop(GROUP, 30)
    watch.now += 30

    waits = [watch.budget.ask(GROUP, name) for name in "ab"]

    assert waits == [0, EVERY_SECONDS]


def test_a_shorter_stop_does_not_end_a_longer_one(watch: Watch) -> None:
    watch.budget.stop(GROUP, 30)
    watch.budget.stop(GROUP, 3)

    assert watch.budget.ask(GROUP, "a board") == 30


def test_chats_at_rest_are_forgotten_once_there_are_too_many() -> None:
    watch = Watch()
    watch.budget.stop(GROUP, 3600)
    for user in range(1, REMEMBERED):
        watch.budget.urge(user)
    watch.now += MINUTE

    watch.budget.urge(REMEMBERED)

    assert watch.budget.remembered == 2
    assert watch.budget.ask(GROUP, "a board") == 3600 - MINUTE


@dataclass(frozen=True)
class Asked:
    """Somebody asks again ``after`` seconds, urgently or not."""

    name: int
    after: float
    urgent: bool


_ASKED = st.builds(
    Asked,
    name=st.integers(0, 12),
    after=st.sampled_from([0.0, 0.0, 0.0, 0.3, 1.0, 4.0, 9.0, 31.0]),
    urgent=st.sampled_from([False] * 6 + [True]),
)


@given(
    per_minute=st.integers(1, 90),
    asked=st.lists(_ASKED, min_size=1, max_size=150),
    stops=st.booleans(),
)
def test_what_can_wait_is_never_one_too_many_in_a_minute(
    per_minute: int, asked: list[Asked], *, stops: bool
) -> None:
    clock = [0.0]
    budget = Budget(per_minute, per_minute, lambda: clock[0])
    sent: list[float] = []
    for one in asked:
        clock[0] += one.after
        if one.urgent:
            if budget.urge(ANN) == 0:
                sent.append(clock[0])
            if stops:
                budget.stop(ANN, 2.0)
        elif budget.ask(ANN, str(one.name)) == 0:
            sent.append(clock[0])
            assert sum(at > clock[0] - MINUTE for at in sent) <= per_minute


@given(
    per_minute=st.integers(1, 90),
    names=st.lists(st.integers(), min_size=1, max_size=40, unique=True),
)
def test_all_who_come_back_when_they_are_told_get_their_turn_in_the_order_they_came(
    per_minute: int, names: list[int]
) -> None:
    clock = [0.0]
    budget = Budget(per_minute, per_minute, lambda: clock[0])
    due = {name: budget.ask(ANN, str(name)) for name in names}
    served = [name for name, wait in due.items() if not wait]
    waiting = {name: wait for name, wait in due.items() if wait}
    while waiting:
        name = min(waiting, key=lambda one: waiting[one])
        clock[0] = waiting[name]
        wait = budget.ask(ANN, str(name))
        if wait:
            waiting[name] = clock[0] + wait
        else:
            served.append(name)
            del waiting[name]

    assert served == names


@dataclass(frozen=True)
class Flood:
    """Somebody sends one more ``after`` seconds: something new, words, or what cannot wait."""

    after: float
    kind: Kind | None


_FLOOD = st.lists(
    st.builds(
        Flood,
        after=st.sampled_from([0.0, 0.25, 0.25, 1.0, 4.0]),
        kind=st.sampled_from(["new", "words", None]),
    ),
    min_size=60,
    max_size=120,
)


@dataclass
class Street:
    """All who want to send into a chat, and come back when they are told to."""

    chat: int
    watch: Watch = field(default_factory=Watch)
    due: dict[str, tuple[float, Kind]] = field(default_factory=dict)
    waited: float = 0.0

    def join(self, name: str, kind: Kind) -> None:
        """Let one more want to send."""
        self.due[name] = self.watch.now, kind

    def go_on(self, seconds: float) -> None:
        """Let time pass, and all ask again who were told to."""
        self.watch.now += seconds
        self.waited += seconds if "a board" in self.due else 0.0
        for name, (due, kind) in list(self.due.items()):
            if due > self.watch.now:
                continue
            wait = self.watch.budget.ask(self.chat, name, kind)
            self.due[name] = self.watch.now + wait, kind
            if not wait:
                del self.due[name]


@given(flood=_FLOOD, chat=st.sampled_from([GROUP, ANN]), before=st.integers(0, 20))
def test_whatever_others_send_a_change_gets_its_turn_soon(
    flood: list[Flood], chat: int, before: int
) -> None:
    street = Street(chat)
    every = EVERY_SECONDS if chat == GROUP else MINUTE / (PRIVATE_RATE - BURST)
    for number, one in enumerate(flood):
        if number == before:
            street.join("a board", "change")
        if one.kind is None:
            street.watch.budget.urge(chat)
        else:
            street.join(f"{one.kind} {number}", one.kind)
        street.go_on(one.after)

    # The debt, something new, its own turn, and the steps of this clock.
    assert street.waited <= (MOST_URGENT + 2) * every + 2 * EVERY_SECONDS
