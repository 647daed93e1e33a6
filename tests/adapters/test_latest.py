"""Only the latest is remembered, so that memory stays as it is however long the bot runs."""

from adapters.latest import Latest


def test_what_was_noted_longest_ago_is_forgotten_first() -> None:
    latest: Latest[str, int] = Latest(2)

    for number, name in enumerate("abac"):
        latest.note(name, number)

    assert [latest.get(name) for name in "abc"] == [2, None, 3]


def test_what_is_taken_is_there_no_more() -> None:
    latest: Latest[str, int] = Latest()
    latest.note("a", 1)

    assert (latest.take("a"), latest.take("a")) == (1, None)
