"""Every rule, one per file."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from orchestration.voting.rule import Rule
from orchestration.voting.rules import (
    approval,
    borda,
    cumulative,
    irv,
    majority,
    plurality,
    ranked,
    rated,
    schulze,
    star,
    unanimous,
)

_FILES = (
    unanimous,
    majority,
    plurality,
    rated,
    ranked,
    cumulative,
    approval,
    borda,
    irv,
    schulze,
    star,
)

RULES: Final[Mapping[str, Rule]] = MappingProxyType({file.RULE.name: file.RULE for file in _FILES})
"""The rules by name, in the protocol's order."""
