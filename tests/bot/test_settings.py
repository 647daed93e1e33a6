"""Settings come from the environment, .env and secret files; the page is on when it should be."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.__main__ import main
from bot.settings import (
    SECRETS,
    YEAR_SECONDS,
    SecretUnreadable,
    Settings,
    given_twice,
    read_settings,
)


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No setting of this machine, and no .env."""
    for name in (*Settings.model_fields, *(f"{secret}_file" for secret in SECRETS)):
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def test_without_any_setting_the_page_is_on() -> None:
    assert read_settings().serves_page


@pytest.mark.parametrize("token", ["DISCORD_TOKEN", "TELEGRAM_TOKEN"])
def test_with_a_platforms_token_the_page_is_off(
    monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    monkeypatch.setenv(token, "secret")

    assert not read_settings().serves_page


def test_with_a_token_the_page_is_on_if_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", "secret")
    monkeypatch.setenv("WEB", "on")

    assert read_settings().serves_page


def test_without_a_token_the_page_is_off_if_asked_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEB", "off")

    assert not read_settings().serves_page


def test_an_empty_token_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("WEB", "")

    assert read_settings().discord_token is None
    assert read_settings().serves_page


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_may_stand_in_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    file = tmp_path / "token"
    file.write_text("  http://abc:123\n", encoding="utf-8")
    monkeypatch.setenv(f"{name.upper()}_FILE", str(file))

    secret = getattr(read_settings(), name)

    assert secret.get_secret_value() == "http://abc:123"


def test_a_secrets_file_goes_before_its_variable(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "token"
    file.write_text("from the file", encoding="utf-8")
    monkeypatch.setenv("DISCORD_TOKEN", "from the variable")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(file))

    secret = read_settings().discord_token

    assert secret is not None
    assert secret.get_secret_value() == "from the file"


def test_an_empty_secrets_file_is_no_token(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "token").write_text("\n", encoding="utf-8")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "token"))

    assert read_settings().discord_token is None


@pytest.mark.parametrize("name", SECRETS)
def test_a_secrets_file_may_be_named_in_the_folders_own_file(tmp_path: Path, name: str) -> None:
    (tmp_path / "token").write_text("http://abc:123\n", encoding="utf-8")
    (tmp_path / ".env").write_text(f"{name.upper()}_FILE=token\n", encoding="utf-8")

    secret = getattr(read_settings(), name)

    assert secret.get_secret_value() == "http://abc:123"


@pytest.mark.parametrize("path", ["42:HUNTER2", ".", "nonsense"], ids=["gone", "folder", "bytes"])
def test_a_secrets_file_that_cannot_be_read_is_named_by_its_setting_alone(
    tmp_path: Path, path: str
) -> None:
    (tmp_path / "nonsense").write_bytes(b"\xff\xfe")
    (tmp_path / ".env").write_text(f"TELEGRAM_TOKEN_FILE={path}\n", encoding="utf-8")

    with pytest.raises(SecretUnreadable, match="TELEGRAM_TOKEN_FILE: should name") as refused:
        read_settings()

    assert "HUNTER2" not in str(refused.value)


def test_a_secret_is_not_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc:123")

    assert "abc:123" not in repr(read_settings())


def test_settings_are_read_from_a_file_in_the_folder(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("WEB_PORT=9000\nUNKNOWN=1\n", encoding="utf-8")

    assert read_settings().web_port == 9000


def test_the_environment_goes_before_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("WEB_PORT=9000\n", encoding="utf-8")
    monkeypatch.setenv("WEB_PORT", "9001")

    assert read_settings().web_port == 9001


def test_lists_are_written_with_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEB_CHANNELS", " one, two ,,three ")
    monkeypatch.setenv("WEB_NAMES", "")
    monkeypatch.setenv("WEB_ADMINS", "Ann Lee, Bob")

    settings = read_settings()

    assert settings.web_channels == ("one", "two", "three")
    assert settings.web_names == ()
    assert settings.web_admins == ("Ann Lee", "Bob")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("WEB_PORT", "65536"),
        ("WEB_PORT", "-1"),
        ("WEB_PORT", "eighty"),
        ("WEB", "maybe"),
        ("WEB_CHANNELS", "Big Room"),
        ("DEFAULT_LANGUAGE", "tlh"),
        ("CHALLENGE_SECONDS", "0"),
        ("CHALLENGE_SECONDS", "31536001"),
        ("LIVE_SECONDS", "0"),
        ("LIVE_SECONDS", "31536001"),
        ("CASUAL_SECONDS", "31536001"),
        ("SLOW_SECONDS", "31536001"),
        ("CASUAL_SECONDS", "a while"),
        ("SLOW_SECONDS", "-1"),
        ("COMPUTER_PAUSE_SECONDS", "61"),
        ("DOUBLE_TAP_SECONDS", "-0.5"),
        ("DISCORD_SHARDS", "0"),
        ("DISCORD_SHARDS", "many"),
        ("DISCORD_PATIENCE_SECONDS", "-1"),
        ("LOG_LEVEL", "loud"),
        ("LOG_FORMAT", "xml"),
    ],
)
def test_a_value_that_makes_no_sense_is_an_error(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)

    with pytest.raises(ValidationError):
        read_settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TELEGRAM_WEBHOOK_URL", "http://hunter2.example/hook"),
        ("TELEGRAM_WEBHOOK_URL", "hunter2.example/hook"),
        ("TELEGRAM_WEBHOOK_URL", "https:///hunter2"),
        ("TELEGRAM_WEBHOOK_URL", "https://hunter2.example:0/hook"),
        ("TELEGRAM_WEBHOOK_URL", "https://ann:hunter2@bot.example/hook"),
        ("TELEGRAM_WEBHOOK_URL", "https://bot.example/{hunter2}"),
        ("TELEGRAM_WEBHOOK_URL", "https://bot.example/hunter2 and more"),
        ("TELEGRAM_WEBHOOK_URL", "https://bot.example/42:hunter2"),
        ("TELEGRAM_WEBHOOK_URL", "https://bot.example/42%3Ahunter2"),
        ("TELEGRAM_API_URL", "ftp://hunter2"),
        ("TELEGRAM_API_URL", "https://"),
        ("TELEGRAM_API_URL", "https://[hunter2"),
        ("TELEGRAM_API_URL", "https://api.telegram.org/bot42:hunter2"),
        ("DISCORD_API_URL", "discord.com/hunter2"),
        ("DISCORD_API_URL", "https://discord.com/api/31.hunter2"),
        ("DISCORD_PROXY", "socks5://ann:hunter2@proxy:1080"),
        ("TELEGRAM_PROXY", "socks5://ann:hunter2@proxy:1080"),
        ("TELEGRAM_PROXY", "ann:hunter2@proxy:1080"),
        ("TELEGRAM_PROXY", "http://ann:hunter2@proxy:port"),
    ],
)
def test_an_address_that_leads_nowhere_is_refused_in_words_that_do_not_repeat_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "31.hunter2")
    monkeypatch.setenv("TELEGRAM_TOKEN", "42:hunter2")
    monkeypatch.setenv(name, value)

    status = main(["check"])

    told = capsys.readouterr().out
    assert status == 1
    assert told.startswith(f"problem  {name}: ")
    assert told.count(name) == 1
    assert "hunter2" not in told


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TELEGRAM_WEBHOOK_URL", "https://bot.example:8443/hook?from=telegram"),
        ("TELEGRAM_WEBHOOK_URL", ""),
        ("TELEGRAM_API_URL", "http://127.0.0.1:8081/"),
        ("DISCORD_API_URL", "http://127.0.0.1:8082/api/v10"),
        ("DISCORD_PROXY", "http://ann:secret@proxy:3128"),
        ("DISCORD_PROXY", ""),
        ("DISCORD_SHARDS", "3"),
        ("DISCORD_SHARDS", ""),
        ("TELEGRAM_PROXY", "http://ann:secret@proxy:3128"),
        ("TELEGRAM_PROXY", ""),
    ],
)
def test_a_way_that_leads_somewhere_is_taken(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)

    assert read_settings() is not None


def test_a_bot_api_server_of_ones_own_brings_news_without_encryption(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TELEGRAM_API_URL", "http://127.0.0.1:8081")
    monkeypatch.setenv("TELEGRAM_WEBHOOK_URL", "http://127.0.0.1:8082/hook")

    assert read_settings().telegram_webhook_url == "http://127.0.0.1:8082/hook"


@pytest.mark.parametrize(
    ("page", "hook", "shared"),
    [
        pytest.param("127.0.0.1", "127.0.0.1", True, id="one host"),
        pytest.param("127.0.0.1", "::", True, id="every address"),
        pytest.param("127.0.0.1", "127.0.0.2", False, id="two hosts"),
        pytest.param("localhost", "cards", False, id="two names"),
    ],
)
def test_the_page_and_the_webhook_need_a_port_each(
    monkeypatch: pytest.MonkeyPatch, page: str, hook: str, *, shared: bool
) -> None:
    for name, value in {
        "WEB": "on",
        "TELEGRAM_TOKEN": "42:TEST",
        "TELEGRAM_WEBHOOK_URL": "https://bot.example/hook",
        "TELEGRAM_WEBHOOK_PORT": "8080",
        "WEB_HOST": page,
        "TELEGRAM_WEBHOOK_HOST": hook,
    }.items():
        monkeypatch.setenv(name, value)

    assert read_settings().shares_port is shared


def test_ports_that_the_system_chooses_are_never_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WEB", "on")
    monkeypatch.setenv("TELEGRAM_TOKEN", "42:TEST")
    monkeypatch.setenv("TELEGRAM_WEBHOOK_URL", "https://bot.example/hook")
    monkeypatch.setenv("WEB_PORT", "0")
    monkeypatch.setenv("TELEGRAM_WEBHOOK_PORT", "0")

    assert not read_settings().shares_port


def test_a_secret_that_is_given_itself_and_as_a_file_is_given_twice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", "42:TEST")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    for name in ("TELEGRAM_TOKEN_FILE", "DISCORD_TOKEN_FILE", "TELEGRAM_PROXY_FILE"):
        monkeypatch.setenv(name, str(tmp_path / "secret"))

    assert given_twice() == ("TELEGRAM_TOKEN",)


@pytest.mark.parametrize(
    "name", ["CHALLENGE_SECONDS", "LIVE_SECONDS", "CASUAL_SECONDS", "SLOW_SECONDS"]
)
def test_anything_may_wait_for_a_year(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "31536000")

    assert getattr(read_settings(), name.lower()) == YEAR_SECONDS
