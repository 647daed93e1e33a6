"""Environment, .env and secret files into one Settings value."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import Field, SecretStr, ValidationInfo, field_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from adapters.discord.wire import addresses as discord
from adapters.telegram.wire import addresses as telegram
from adapters.wire.addresses import check_proxy, is_same_door

SECRETS: Final = (
    "discord_token",
    "discord_proxy",
    "telegram_token",
    "telegram_proxy",
    "telegram_webhook_secret",
)
YEAR_SECONDS: Final = 365 * 24 * 60 * 60
_OWN_NAME: Final = re.compile("^[A-Z_]+ ")
"""A setting's name before what is wrong with it, which is told beside it anyway."""
Wait = Annotated[int, Field(ge=1, le=YEAR_SECONDS)]
ChannelName = Annotated[str, Field(pattern=r"^[a-z0-9-]{1,32}$")]


class Settings(BaseSettings):
    """Everything that can be set; each field is an environment variable of the same name.

    A secret may be given as a file instead, in .env too: ``DISCORD_TOKEN_FILE`` names the file
    that holds it.
    """

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore")

    data_dir: Path = Path("data")
    default_language: Literal["en", "ru", "kk"] = "en"
    web: bool | None = None
    web_host: str = "127.0.0.1"
    web_port: int = Field(default=8080, ge=0, le=65535)
    web_channels: Annotated[tuple[ChannelName, ...], NoDecode] = (
        "lounge",
        "table-one",
        "table-two",
    )
    web_newcomers: int = Field(default=60, ge=1)
    web_names: Annotated[tuple[str, ...], NoDecode] = ()
    web_admins: Annotated[tuple[str, ...], NoDecode] = ()
    discord_token: SecretStr | None = None
    discord_api_url: str = discord.DISCORD
    discord_proxy: SecretStr | None = None
    discord_patience_seconds: float = Field(default=20, ge=0, le=3600)
    discord_shards: int | None = Field(default=None, ge=1, le=10_000)
    telegram_token: SecretStr | None = None
    telegram_api_url: str = telegram.TELEGRAM
    telegram_proxy: SecretStr | None = None
    telegram_webhook_url: str | None = None
    telegram_webhook_host: str = "127.0.0.1"
    telegram_webhook_port: int = Field(default=8081, ge=0, le=65535)
    telegram_webhook_secret: SecretStr | None = None
    telegram_group_per_minute: int = Field(default=20, ge=1)
    telegram_private_per_minute: int = Field(default=60, ge=1)
    telegram_patience_seconds: float = Field(default=60, ge=0, le=3600)
    challenge_seconds: Wait = 600
    live_seconds: Wait = 60
    casual_seconds: Wait = 600
    slow_seconds: Wait = 86_400
    computer_pause_seconds: float = Field(default=0.9, ge=0, le=60)
    double_tap_seconds: float = Field(default=0.5, ge=0, le=5)
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["console", "json"] = "console"

    @field_validator("web_channels", "web_names", "web_admins", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        """A list may be written with commas."""
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        return value

    @field_validator("web", "discord_shards", "telegram_webhook_url", *SECRETS, mode="before")
    @classmethod
    def _empty_is_unset(cls, value: object) -> object:
        return None if value == "" else value

    @field_validator("discord_api_url")
    @classmethod
    def _is_discord(cls, value: str, info: ValidationInfo) -> str:
        with _told_without_it():
            discord.check_server(value, _token_in(info, "discord_token"))
        return value

    @field_validator("telegram_api_url")
    @classmethod
    def _is_telegram(cls, value: str, info: ValidationInfo) -> str:
        with _told_without_it():
            telegram.check_server(value, _token_in(info, "telegram_token"))
        return value

    @field_validator("discord_proxy", "telegram_proxy")
    @classmethod
    def _is_proxy(cls, value: SecretStr | None) -> SecretStr | None:
        with _told_without_it():
            check_proxy(value.get_secret_value() if value else "")
        return value

    @field_validator("telegram_webhook_url")
    @classmethod
    def _is_hook(cls, value: str | None, info: ValidationInfo) -> str | None:
        server = info.data.get("telegram_api_url", telegram.TELEGRAM)
        with _told_without_it():
            telegram.check_hook(value or "", server, _token_in(info, "telegram_token"))
        return value

    @property
    def shares_port(self) -> bool:
        """Whether the page and the webhook would both have to listen at the same port."""
        if not self.serves_page or self.telegram_token is None or not self.telegram_webhook_url:
            return False
        return is_same_door(
            (self.web_host, self.web_port),
            (self.telegram_webhook_host, self.telegram_webhook_port),
        )

    @property
    def serves_nobody(self) -> bool:
        """Whether no platform is on."""
        tokens = (self.discord_token, self.telegram_token)
        return not self.serves_page and all(token is None for token in tokens)

    @property
    def serves_page(self) -> bool:
        """Whether the chat page is on: as asked, else exactly when there is no platform token."""
        if self.web is not None:
            return self.web
        return self.discord_token is None and self.telegram_token is None


@contextmanager
def _told_without_it() -> Iterator[None]:
    """Whatever is wrong with a value is told in the checker's own way, and never quotes it."""
    try:
        yield
    except ValueError as error:
        why = _OWN_NAME.sub("", str(error))
        raise PydanticCustomError("address", "{why}", {"why": why}) from None


def _token_in(info: ValidationInfo, name: str) -> str:
    """A platform's token, which is to stand in no address."""
    token = info.data.get(name)
    return token.get_secret_value() if isinstance(token, SecretStr) else ""


class _SecretFiles(BaseSettings):
    """The files that hold secrets; what is given itself beside its file is not asked for."""

    model_config = Settings.model_config

    discord_token: str = ""
    discord_proxy: str = ""
    telegram_token: str = ""
    telegram_proxy: str = ""
    telegram_webhook_secret: str = ""

    discord_token_file: str = ""
    discord_proxy_file: str = ""
    telegram_token_file: str = ""
    telegram_proxy_file: str = ""
    telegram_webhook_secret_file: str = ""

    def secrets(self) -> dict[str, Any]:
        """What stands in them, by the name of its setting."""
        paths = {name: getattr(self, f"{name}_file") for name in SECRETS}
        return {name: _secret_in(path, name) for name, path in paths.items() if path}

    def twice(self) -> tuple[str, ...]:
        """The names of those that are given themselves and as a file too."""
        return tuple(
            name for name in SECRETS if getattr(self, name) and getattr(self, f"{name}_file")
        )


class SecretUnreadable(ValueError):
    """A secret's file cannot be read; the text does not say which, for it may be the secret."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name.upper()}_FILE: should name a file that can be read ({reason})")


def read_settings() -> Settings:
    """The settings of this process.

    Raises:
        pydantic.ValidationError: if one of them cannot be used.
        SecretUnreadable: if a secret's file cannot be read.
    """
    return Settings(**_SecretFiles().secrets())


def given_twice() -> tuple[str, ...]:
    """The secrets that are given themselves and as a file too, which goes before."""
    return tuple(name.upper() for name in _SecretFiles().twice())


def _secret_in(path: str, name: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise SecretUnreadable(name, error.strerror or type(error).__name__) from None
    except ValueError:
        raise SecretUnreadable(name, "it is no text") from None
