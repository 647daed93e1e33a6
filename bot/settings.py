"""Environment, .env and secret files into one Settings value."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import Field, SecretStr, ValidationInfo, field_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from adapters.telegram.wire.addresses import (
    TELEGRAM,
    check_hook,
    check_proxy,
    check_server,
    is_same_door,
)

SECRETS: Final = ("discord_token", "telegram_token", "telegram_proxy", "telegram_webhook_secret")
YEAR_SECONDS: Final = 365 * 24 * 60 * 60
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
    telegram_token: SecretStr | None = None
    telegram_api_url: str = TELEGRAM
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

    @field_validator("web", "telegram_webhook_url", *SECRETS, mode="before")
    @classmethod
    def _empty_is_unset(cls, value: object) -> object:
        return None if value == "" else value

    @field_validator("telegram_api_url")
    @classmethod
    def _is_server(cls, value: str, info: ValidationInfo) -> str:
        with _told_without_it():
            check_server(value, _token_in(info))
        return value

    @field_validator("telegram_proxy")
    @classmethod
    def _is_proxy(cls, value: SecretStr | None) -> SecretStr | None:
        with _told_without_it():
            check_proxy(value.get_secret_value() if value else "")
        return value

    @field_validator("telegram_webhook_url")
    @classmethod
    def _is_hook(cls, value: str | None, info: ValidationInfo) -> str | None:
        server = info.data.get("telegram_api_url", TELEGRAM)
        with _told_without_it():
            check_hook(value or "", server, _token_in(info))
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
        why = str(error).removeprefix("TELEGRAM_API_URL ")
        raise PydanticCustomError("address", "{why}", {"why": why}) from None


def _token_in(info: ValidationInfo) -> str:
    """The token of Telegram, which is to stand in no address."""
    token = info.data.get("telegram_token")
    return token.get_secret_value() if isinstance(token, SecretStr) else ""


class _SecretFiles(BaseSettings):
    """The files that hold secrets; what is given itself beside its file is not asked for."""

    model_config = Settings.model_config

    discord_token: str = ""
    telegram_token: str = ""
    telegram_proxy: str = ""
    telegram_webhook_secret: str = ""

    discord_token_file: str = ""
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
