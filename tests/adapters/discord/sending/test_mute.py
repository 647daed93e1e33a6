"""Where the bot cannot write by itself, and how long that counts."""

from adapters.discord.sending.mute import REFUSED_SECONDS, Mute

CHANNEL, OTHER = "7", "8"


def test_a_channel_that_nobody_has_told_of_is_tried() -> None:
    assert CHANNEL not in Mute()


def test_what_an_interaction_tells_counts_until_another_tells_otherwise() -> None:
    mute = Mute()
    mute.note(CHANNEL, is_mute=True)
    before = CHANNEL in mute

    mute.note(CHANNEL, is_mute=False)

    assert (before, CHANNEL in mute, OTHER in mute) == (True, False, False)


def test_a_channel_that_refused_is_tried_again_after_a_while() -> None:
    now = [0.0]
    mute = Mute(lambda: now[0])
    mute.refused(CHANNEL)
    now[0] += REFUSED_SECONDS - 1
    before = CHANNEL in mute
    now[0] += 1

    assert (before, CHANNEL in mute) == (True, False)


def test_a_refusal_does_not_shorten_what_an_interaction_told() -> None:
    now = [0.0]
    mute = Mute(lambda: now[0])
    mute.note(CHANNEL, is_mute=True)
    mute.refused(CHANNEL)

    now[0] += REFUSED_SECONDS

    assert CHANNEL in mute


def test_wherever_the_bot_is_let_in_everything_is_tried_again() -> None:
    mute = Mute()
    mute.note(CHANNEL, is_mute=True)

    mute.clear()

    assert CHANNEL not in mute
