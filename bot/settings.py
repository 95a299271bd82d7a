"""Settings: the only reader of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bot.models import ModelSettings, read_model_settings
from orchestration.model.conventions import Conventions
from orchestration.model.errors import BadInput


@dataclass(frozen=True, slots=True)
class Settings:
    """Where things are kept, what words mean here, which language model is asked (None: none).

    `base_url` is the address that people outside reach us at, empty where that is this machine's
    own. Every setting is an environment variable with the prefix CONVENE_.
    """

    data: Path
    database_url: str
    model: ModelSettings | None = None
    base_url: str = ""
    conventions: Conventions = field(default_factory=Conventions)

    @property
    def master_key(self) -> Path:
        """The file that holds the key which every member's own key is wrapped with."""
        return self.data / "master.key"


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings; BadInput names the variable that is wrong."""
    given = os.environ if environment is None else environment  # noqa: TID251  # the one reader
    data = Path(given.get("CONVENE_DATA", "convene-data"))
    url = given.get("CONVENE_DATABASE_URL", f"sqlite:///{data / 'convene.db'}")
    if not url.startswith("sqlite:///"):
        raise BadInput("CONVENE_DATABASE_URL", url, "a URL like sqlite:///convene-data/convene.db")
    base = given.get("CONVENE_BASE_URL", "")
    if base and not base.startswith(("https://", "http://")):
        raise BadInput("CONVENE_BASE_URL", base, "an address like https://convene.example.org")
    return Settings(data, url, read_model_settings(given), base, _conventions(given))


def _conventions(given: Mapping[str, str]) -> Conventions:
    path = given.get("CONVENE_CONVENTIONS")
    if not path:
        return Conventions()
    from adapters.files.conventions import read_conventions

    return read_conventions(Path(path))
