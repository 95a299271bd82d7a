"""Settings: the only reader of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.discord import DiscordSettings, read_discord_settings
from bot.models import ModelSettings, is_url, read_model_settings
from bot.slack import SlackSettings, read_slack_settings
from orchestration.model.conventions import Conventions
from orchestration.model.errors import BadInput
from orchestration.model.organisation import Organisation

PORT: Final = 3000
_LARGEST_PORT: Final = 65_535


@dataclass(frozen=True, slots=True)
class Settings:
    """Where things are kept, what words mean here, which language model is asked (None: none).

    `base_url` is the address that people outside reach us at, empty where that is this machine's
    own; `host` (empty: where it is usual here) and `port` are where we listen. The `organisation`
    is who is what, and works with whom. An `embedding` is a folder; None: what comes along.
    A `search` is the address of an endpoint; empty: there is none.
    Every setting is an environment variable with the prefix CONVENE_, or SLACK_ and DISCORD_ for
    what those have given out.
    """

    data: Path
    database_url: str
    model: ModelSettings | None = None
    base_url: str = ""
    conventions: Conventions = field(default_factory=Conventions)
    slack: SlackSettings | None = None
    discord: DiscordSettings | None = None
    port: int = PORT
    host: str = ""
    organisation: Organisation = field(default_factory=Organisation)
    embedding: Path | None = None
    search: str = ""

    @property
    def master_key(self) -> Path:
        """The file that holds the key which every member's own key is wrapped with."""
        return self.data / "master.key"


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings; BadInput names the variable that is wrong."""
    given = os.environ if environment is None else environment  # noqa: TID251  # the one reader
    data = Path(given.get("CONVENE_DATA", "convene-data"))
    url = given.get("CONVENE_DATABASE_URL", f"sqlite:///{data / 'convene.db'}")
    if not url.startswith("sqlite:///") or url.endswith(("/", ":memory:")):
        raise BadInput("CONVENE_DATABASE_URL", url, "a URL like sqlite:///convene-data/convene.db")
    base = given.get("CONVENE_BASE_URL", "")
    if base and not base.startswith(("https://", "http://")):
        raise BadInput("CONVENE_BASE_URL", base, "an address like https://convene.example.org")
    return Settings(
        data=data,
        database_url=url,
        model=read_model_settings(given),
        base_url=base,
        conventions=read_workspace_words(given),
        slack=read_slack_settings(given),
        discord=read_discord_settings(given),
        port=_port(given.get("CONVENE_PORT", f"{PORT}")),
        host=given.get("CONVENE_HOST", "").strip(),
        organisation=_organisation(given.get("CONVENE_ORGANISATION", "")),
        embedding=_embedding(given),
        search=_search(given),
    )


def _organisation(path: str) -> Organisation:
    """Return who is what; nobody where no file says so."""
    if not path:
        return Organisation()
    from adapters.files.organisation import read_organisation

    return read_organisation(Path(path))


def _port(said: str) -> int:
    if not (said.isascii() and said.isdecimal() and len(said) <= 5 and int(said) <= _LARGEST_PORT):
        raise BadInput("CONVENE_PORT", said, f"a port: a number from 0 (any) to {_LARGEST_PORT}")
    return int(said)


@dataclass(frozen=True, slots=True)
class PanelSettings:
    """What a panel goes by beside its catalogue: which model is asked, and where is searched.

    The `embedding` that finds passages is in a folder; None: what comes along.
    """

    model: ModelSettings | None = None
    search: str = ""
    embedding: Path | None = None


def read_panel_settings(environment: Mapping[str, str] | None = None) -> PanelSettings:
    """Return what a panel in the terminal goes by; BadInput names the variable that is wrong."""
    given = os.environ if environment is None else environment  # noqa: TID251  # the one reader
    return PanelSettings(read_model_settings(given), _search(given), _embedding(given))


def _search(given: Mapping[str, str]) -> str:
    url = given.get("CONVENE_SEARCH_URL", "").strip()
    if url and not is_url(url):
        raise BadInput("CONVENE_SEARCH_URL", url, "a URL like http://localhost:8888")
    return url


def _embedding(given: Mapping[str, str]) -> Path | None:
    folder = given.get("CONVENE_EMBEDDING", "").strip()
    return Path(folder) if folder else None


def read_workspace_words(environment: Mapping[str, str] | None = None) -> Conventions:
    """Return what words mean here; BadInput where the file that says so is wrong."""
    given = os.environ if environment is None else environment  # noqa: TID251  # the one reader
    path = given.get("CONVENE_CONVENTIONS")
    if not path:
        return Conventions()
    from adapters.files.conventions import read_conventions

    return read_conventions(Path(path))
