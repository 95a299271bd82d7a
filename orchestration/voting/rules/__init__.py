"""Every rule, one per file."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from orchestration.voting.rule import Rule
from orchestration.voting.rules import (
    approval,
    borda,
    consent,
    cumulative,
    dots,
    irv,
    majority,
    plurality,
    ranked,
    rated,
    schulze,
    star,
    stv,
    unanimous,
    veto,
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
    consent,
    veto,
    stv,
    dots,
)

RULES: Final[Mapping[str, Rule]] = MappingProxyType({file.RULE.name: file.RULE for file in _FILES})
"""The rules by name, in the protocol's order."""
