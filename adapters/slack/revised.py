"""Which revision of a read-back a message shows: it stands on the message itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from adapters.slack.dress import Dressed
from orchestration.conversation.revisions import Revision

_STAMP: Final = "turn-"


def stamped(said: Dressed, revision: Revision) -> Dressed:
    """Return a message that says which revision it shows, as the name of its first block."""
    first, *rest = said.blocks
    return replace(said, blocks=[first | {"block_id": f"{_STAMP}{revision.number}"}, *rest])


def revision_on(blocks: Sequence[Mapping[str, Any]]) -> int | None:
    """Return which revision a message shows, None where it is no read-back."""
    names = (each.get("block_id", "") for each in blocks[:1])
    number = next((each.removeprefix(_STAMP) for each in names if each.startswith(_STAMP)), "")
    return int(number) if number.isdecimal() else None
