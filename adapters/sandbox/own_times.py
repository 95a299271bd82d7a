"""Times of a post that all read, on its reader’s clock: “12:00–13:00 · 13:00 in Paris”."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, Final

from orchestration.conversation.ports.messenger import Block
from orchestration.interaction.layout import When
from orchestration.interaction.markup import Markup
from orchestration.interaction.wording import instant, stretch
from orchestration.model.options import Slot
from orchestration.model.times import zone_named

TIMES: Final = "times"
_LONGEST: Final = 100_000


def times_block(times: Iterable[When]) -> Block:
    """Return the times that a post names, kept with it and shown to nobody as they are."""
    told = [(x.words, x.start, x.end, x.place) for x in times if x.place]
    return {
        "type": TIMES,
        "times": [
            {"words": w, "start": s.isoformat(), "end": e and e.isoformat(), "place": p}
            for w, s, e, p in told
        ],
    }


def on_own_clock(seen: Mapping[str, Any], blocks: Iterable[Block], zone: str) -> dict[str, Any]:
    """Return a post with the times that it names put on a clock, and the session's beside it."""
    times = [_when(each) for block in blocks if block["type"] == TIMES for each in block["times"]]
    if not times:
        return dict(seen)
    markup = Markup(tame=str, escape=str, time=lambda when, place: _own(when, place, zone))

    def put(words: str) -> str:
        return markup.shown(words, times, _LONGEST)

    return {**seen, "text": put(seen["text"]), "blocks": [_put(x, put) for x in seen["blocks"]]}


def _put(block: Block, put: Callable[[str], str]) -> Block:
    if block["type"] == "text":
        return {**block, "text": put(block["text"])}
    if block["type"] == "card":
        return {**block, "lines": [put(each) for each in block["lines"]]}
    return block


def _when(told: Mapping[str, str]) -> When:
    end = datetime.fromisoformat(told["end"]) if told["end"] else None
    return When(told["words"], datetime.fromisoformat(told["start"]), end, told["place"])


def _own(when: When, place: str, zone: str) -> str:
    """Return a time on a clock; where no place stood behind it, it is on everybody's already.

    Whose clock it is by anyway needs no place behind it.
    """
    own, theirs = instant(when.start.astimezone(zone_named(zone))), when.words.partition("–")[0]
    if not place or own == theirs:
        return when.words
    if when.end is None:
        return f"{own} your time"
    day, _, clock = theirs.partition(", ")
    begins = clock if own.startswith(f"{day}, ") else theirs
    return f"{stretch(Slot('', when.start, when.end), zone)} · {begins}{place}"
