"""Only the latest is remembered, so that memory stays as it is however long the bot runs."""

from adapters.telegram.sending.pictures import Latest, Picture, Pictures

MESSAGE = ("7", "1")


def test_what_was_noted_longest_ago_is_forgotten_first() -> None:
    latest: Latest[str, int] = Latest(2)

    for number, name in enumerate("abac"):
        latest.note(name, number)

    assert [latest.get(name) for name in "abc"] == [2, None, 3]


def test_what_is_taken_is_there_no_more() -> None:
    latest: Latest[str, int] = Latest()
    latest.note("a", 1)

    assert (latest.take("a"), latest.take("a")) == (1, None)


def test_anything_is_news_to_a_message_that_nobody_remembers() -> None:
    pictures = Pictures()
    pictures.note(MESSAGE, Picture(looks=1, table="t1", version=3))
    pictures.forget(MESSAGE)

    assert pictures.is_news(MESSAGE, Picture(looks=1, table="t1", version=2))
