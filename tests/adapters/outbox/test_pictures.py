"""What a message may show next: nothing twice, and nothing older."""

from adapters.outbox.pictures import Picture, Pictures

MESSAGE = ("7", "1")


def test_anything_is_news_to_a_message_that_nobody_remembers() -> None:
    pictures = Pictures()
    pictures.note(MESSAGE, Picture(looks=1, table="t1", version=3))
    pictures.forget(MESSAGE)

    assert pictures.is_news(MESSAGE, Picture(looks=1, table="t1", version=2))
