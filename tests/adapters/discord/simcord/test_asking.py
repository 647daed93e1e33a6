"""What people ask for on simcord: commands that complete themselves, menus, pages; and time."""

from adapters.discord.inbound.forms import CHALLENGE
from tests.adapters.discord.simcord.stage import Stage, can, shown, words


async def test_rules_complete_themselves() -> None:
    async with Stage.open() as stage:
        ann = stage.person("ann")

        offered = await ann.autocomplete(stage.room, "gin", "rules", "okl")

        assert offered
        assert all("okl" in str(choice["value"]).casefold() for choice in offered)


async def test_the_menu_about_somebody_challenges_them() -> None:
    async with Stage.open() as stage:
        ann, bob = stage.person("ann"), stage.person("bob")

        chosen = await ann.context_menu(stage.room, "Challenge to gin", bob)
        await stage.quiet()

        assert bob.mention in words(shown(chosen))
        assert can(shown(chosen), "Accept")


async def test_every_command_of_the_menu_is_answered() -> None:
    async with Stage.open() as stage:
        ann = stage.person("ann")

        for command in ("help", "games", "stats", "rules", "settings", "history"):
            asked = await ann.slash(stage.room, command)
            await stage.quiet()

            assert asked.ephemeral, command
            assert words(shown(asked)), command


async def test_an_answer_in_private_goes_on_by_its_own_buttons() -> None:
    async with Stage.open() as stage:
        ann = stage.person("ann")
        asked = await ann.slash(stage.room, "rules")
        before = words(shown(asked))

        await stage.press(ann, shown(asked), "Next page")

        assert words(shown(asked)) != before


async def test_a_board_outlives_the_token_of_its_command() -> None:
    async with Stage.open() as stage:
        ann, bob = stage.person("ann"), stage.person("bob")
        board = await stage.challenged(ann, bob)
        await stage.env.advance_time(16 * 60)

        await stage.press(bob, board, "Accept")

        assert not can(stage.now(board), "Accept")


async def test_whoever_fills_in_the_form_challenges_somebody() -> None:
    async with Stage.open() as stage:
        ann, bob = stage.person("ann"), stage.person("bob")
        greeting = await stage.greeted()
        asked = await stage.press_id(ann, greeting, CHALLENGE)

        sent = await ann.submit_modal(
            asked, {"opponent": [bob], "rules": ["remik"], "target": "50"}
        )
        await stage.quiet()

        assert asked.modal is not None
        assert bob.mention in words(shown(sent))
        assert can(shown(sent), "Accept")


async def test_an_answer_that_comes_after_three_seconds_does_no_harm() -> None:
    async with Stage.open() as stage:
        ann, bob = stage.person("ann"), stage.person("bob")
        board = await stage.challenged(ann, bob)
        late = await stage.press_late(bob, board, "Accept", seconds=3.5)

        again = await stage.press(bob, stage.now(board), "My hand")

        assert not late.acknowledged
        assert not can(stage.now(board), "Accept")
        assert again.ephemeral
