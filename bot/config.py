"""Settings from the environment and from `.env`.

The token and the database's password never show in a repr, a log or an error.
"""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

from pydantic import (
    BeforeValidator,
    Field,
    SecretStr,
    StringConstraints,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_settings import BaseSettings, DotEnvSettingsSource, NoDecode, SettingsConfigDict

from bot.gateway.shards import parse_shards
from bot.logs import LogFormat
from bot.service.matches.computers import USUAL_PLAYS

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
_Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]

# Discord's tokens have three parts with dots between them. Their lengths have changed before and are not checked.
_TOKEN_SHAPE: Final = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+")


_LINK_SHAPE: Final = re.compile(
    r"https://(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::[0-9]+)?(?:[/?#][^\s]*)?", re.IGNORECASE
)
_LONGEST_LINK: Final = 512
"""The longest address that Discord accepts for a button."""

_URL_SHAPE: Final = (
    "It looks like postgresql://name:password@host:5432/database; signs such as @ / : # % in the password are written as"
    " %40 %2F %3A %23 %25"
)


def _upper(value: object) -> object:
    return value.strip().upper() if isinstance(value, str) else value


def _lower(value: object) -> object:
    return value.strip().lower() if isinstance(value, str) else value


def _shards(value: object) -> object:
    return parse_shards(value) if isinstance(value, str) else value


class Settings(BaseSettings):
    """The settings of an operator, explained in `.env.example`; a test compares the two."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,  # DISCORD_TOKEN= in a copied .env.example means "not set yet"
        extra="ignore",  # .env may hold what compose or systemd reads
        frozen=True,
        validate_default=False,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = None
    database_url: SecretStr | None = None
    database_path: Path = Path("data/canasta.db")
    backup_folder: Path | None = None
    backup_hour: Annotated[int, Field(ge=0, le=23)] = 4
    backups_kept: Annotated[int, Field(ge=1, le=10_000)] = 7
    log_level: Annotated[LogLevel, BeforeValidator(_upper)] = "INFO"
    log_format: Annotated[LogFormat, BeforeValidator(_lower)] = "text"
    health_file: Path | None = None
    removed_servers_kept_days: Annotated[int, Field(ge=1, le=36_500)] = 90
    closed_tables_kept_days: Annotated[int, Field(ge=0, le=36_500)] = 0
    clicks_a_minute: Annotated[int, Field(ge=0, le=10_000)] = 90
    tables_an_hour: Annotated[int, Field(ge=0, le=10_000)] = 20
    metrics_address: str = "127.0.0.1"
    metrics_port: Annotated[int, Field(ge=0, le=65_535)] = 9393
    remembered_tables_mib: Annotated[int, Field(ge=1, le=65_536)] = 64
    worker_processes: Annotated[int, Field(ge=0, le=64)] | None = None
    strong_plays_a_minute: Annotated[int, Field(ge=0, le=10_000)] = USUAL_PLAYS
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode, BeforeValidator(_shards)] = None
    shard_count: Annotated[int | None, Field(gt=0, lt=2**14, validate_default=True)] = None
    support_url: str | None = None
    privacy_url: str | None = None
    terms_url: str | None = None
    invite_url: str | None = None
    operator_name: _Line | None = None
    operator_country: _Line | None = None
    data_location: _Line | None = None
    pages_address: str = "127.0.0.1"
    pages_port: Annotated[int, Field(ge=0, le=65_535)] = 0
    dev_guild: Annotated[int, Field(gt=0, lt=2**63)] | None = None

    @field_validator("discord_token")
    @classmethod
    def _token_looks_like_one(cls, token: SecretStr | None) -> SecretStr | None:
        if token is None:
            return None
        bare = token.get_secret_value().strip()
        if not _TOKEN_SHAPE.fullmatch(bare):
            raise ValueError(
                "does not look like a bot token (three parts with dots between them). Copy it anew from the page "
                "'Bot' of your application; the client secret and the public key are something else"
            )
        return SecretStr(bare)

    # What two settings say together is checked with the second of them, so that it is told beside other problems.

    @field_validator("database_path")
    @classmethod
    def _one_database(cls, path: Path, info: ValidationInfo) -> Path:
        # Defaults are not validated: this path was set.
        if info.data.get("database_url") is not None:
            raise ValueError(
                "and DATABASE_URL are both set, and the bot has one database. For PostgreSQL take DATABASE_PATH away"
                " ('python -m bot move FILE' takes along what is in the file), for the SQLite file DATABASE_URL"
            )
        return path

    @field_validator("backup_folder")
    @classmethod
    def _backups_are_of_the_file(cls, folder: Path | None, info: ValidationInfo) -> Path | None:
        if folder is not None and info.data.get("database_url") is not None:
            raise ValueError(
                "is for the SQLite file only. Let cron or the server back up a PostgreSQL database with 'pg_dump'"
            )
        return folder

    @field_validator("shard_count")
    @classmethod
    def _shards_belong_together(cls, count: int | None, info: ValidationInfo) -> int | None:
        # Shards that could not be read are set, too.
        ids = info.data.get("shard_ids", ())
        if (ids is None) is not (count is None):
            difference = "not set, but SHARD_IDS is" if count is None else "set, but SHARD_IDS is not"
            raise ValueError(
                f"is {difference}; set both, or neither: then the bot asks Discord how many shards there are and serves"
                " all of them"
            )
        if ids and count and ids[-1] >= count:
            raise ValueError(
                f"is {count}, so the last shard is {count - 1}, but SHARD_IDS names shard {ids[-1]}"
            )
        return count

    @field_validator("database_path", "health_file", "backup_folder")
    @classmethod
    def _expand_home(cls, path: Path | None) -> Path | None:
        return None if path is None else path.expanduser()

    @field_validator("database_path")
    @classmethod
    def _path_is_no_folder(cls, path: Path) -> Path:
        if path.is_dir():
            raise ValueError(f"is a folder; name a file in it, such as {path / 'canasta.db'}")
        return path

    @field_validator("support_url", "privacy_url", "terms_url", "invite_url")
    @classmethod
    def _link_is_https(cls, url: str | None) -> str | None:
        # Discord refuses a whole message for the sake of one button with an address that it does not like.
        if url is None:
            return None
        bare = url.strip()
        if not _LINK_SHAPE.fullmatch(bare) or len(bare) > _LONGEST_LINK:
            raise ValueError(
                "must be a whole address that begins with https://, such as https://example.org/canasta, of at most"
                f" {_LONGEST_LINK} characters"
            )
        return bare

    @field_validator("pages_port")
    @classmethod
    def _pages_say_who_serves_them(cls, port: int, info: ValidationInfo) -> int:
        if not port:
            return port
        if port == info.data.get("metrics_port"):
            raise ValueError(
                f"and METRICS_PORT are both {port}. The pages are for everybody, the metrics are not: take two ports"
            )
        needed = ("support_url", "operator_name", "operator_country", "data_location")
        if missing := [name.upper() for name in needed if info.data.get(name, "") is None]:
            raise ValueError(
                f"is set, but not {', '.join(missing)}: the pages say who runs the bot, how to reach them, whose law"
                " applies and where the data is stored"
            )
        return port

    @field_validator("database_url")
    @classmethod
    def _url_is_of_postgresql(cls, url: SecretStr | None) -> SecretStr | None:
        if url is None:
            return None
        bare = url.get_secret_value().strip()
        try:
            parts = urlsplit(bare)
            _ = parts.port  # the port is parsed only on access
        except ValueError:
            raise ValueError(f"is no address. {_URL_SHAPE}") from None
        if parts.scheme not in {"postgresql", "postgres"}:
            raise ValueError(f"must begin with postgresql://. {_URL_SHAPE}")
        if not parts.path.strip("/"):
            raise ValueError(f"does not name a database. {_URL_SHAPE}")
        return SecretStr(bare)

    @property
    def health_path(self) -> Path:
        """Return the path of the status file; beside the database unless HEALTH_FILE says otherwise."""
        return self.health_file or self.database_path.parent / "health.json"


class SettingsError(Exception):
    """Settings that cannot be used; `str()` of it is one line a problem, for a person."""


def load_settings(env_file: Path | None = Path(".env")) -> Settings:
    """Read the settings; the environment wins over the file. Raises SettingsError with every problem named."""
    in_file = {} if env_file is None else DotEnvSettingsSource(Settings, env_file).env_vars
    lines = list(misspelt(in_file))
    try:
        settings = Settings(_env_file=env_file)
    except ValidationError as error:
        lines += [
            f"{'.'.join(str(part) for part in problem['loc'][:1]).upper()} {_plain(problem['type'], problem['msg'])}.".lstrip()
            for problem in error.errors(include_input=False, include_url=False, include_context=False)
        ]
    else:
        if not lines:
            return settings
    # Outside of the handler: the original error's context may hold the rejected value.
    raise SettingsError("\n".join(dict.fromkeys(lines))) from None


def misspelt(names: Iterable[str]) -> Iterator[str]:
    """Return a sentence for each name that is almost one of a setting which is not there itself.

    Others may belong to other programs, as ``DATABASE_USER`` beside ``DATABASE_URL`` does.
    """
    there = [name.upper() for name in names]
    known = [name.upper() for name in Settings.model_fields]
    for name in there:
        near = [] if name in known else get_close_matches(name, known, n=1, cutoff=0.85)
        if near and near[0] not in there:
            yield f"{name} is no setting of the bot; {near[0]} is."


def _plain(kind: str, message: str) -> str:
    """Return Pydantic's message as the rest of a sentence that begins with the setting's name."""
    if kind == "value_error":
        return message.removeprefix("Value error, ")
    text = message.removeprefix("Input ")
    return text.replace("should be", "must be", 1).replace(
        "a valid integer, unable to parse string as an integer", "a whole number"
    )
