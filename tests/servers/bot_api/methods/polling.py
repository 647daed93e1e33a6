"""How the bot gets its updates, and who it is."""

from typing import Final

from tests.servers.bot_api.calls.params import Params
from tests.servers.bot_api.refusal import Json
from tests.servers.bot_api.world import World


def get_me(world: World, _: Params) -> Json:
    """The bot itself."""
    return world.bot.json | {
        "can_join_groups": world.can_join_groups,
        "can_read_all_group_messages": world.reads_all,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


async def get_updates(world: World, params: Params) -> list[Json]:
    """What has happened, as soon as anything has."""
    _allow(world, params)
    return await world.updates.poll(
        params.number("offset") or 0,
        params.number("limit") or 0,
        params.number("timeout") or 0,
    )


def set_webhook(world: World, params: Params) -> bool:
    """From now on updates are posted to an address."""
    if not params.text("url"):
        return delete_webhook(world, params)
    world.webhook.set(
        params.text("url"), params.text("secret_token"), params.number("max_connections")
    )
    _allow(world, params)
    _drop(world, params)
    return True


def delete_webhook(world: World, params: Params) -> bool:
    """From now on the bot polls."""
    world.webhook.delete()
    _drop(world, params)
    return True


def get_webhook_info(world: World, _: Params) -> Json:
    """Where updates are posted to, and how that goes."""
    return world.webhook.json


def _allow(world: World, params: Params) -> None:
    """What is asked for stays so until it is asked anew; an empty list asks for the usual."""
    allowed = params.sequence("allowed_updates")
    if allowed is not None:
        world.updates.allowed = [str(kind) for kind in allowed] or None


def _drop(world: World, params: Params) -> None:
    if params.flag("drop_pending_updates"):
        world.updates.forget()


METHODS: Final = {
    "deleteWebhook": delete_webhook,
    "getMe": get_me,
    "getUpdates": get_updates,
    "getWebhookInfo": get_webhook_info,
    "setWebhook": set_webhook,
}
