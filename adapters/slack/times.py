"""Words as Slack reads them: nothing in them acts, and times are in each reader's own zone."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from itertools import accumulate
from typing import Final

from orchestration.interaction.layout import When

_ZONE: Final = r"(?P<zone> \((?:[A-Za-z_]+(?:/[\w+-]+)+|UTC|[+-]\d\d:\d\d)\))?"
_RUN: Final = re.compile(r"\s|[^\s]{1,100}")
_LIVE: Final = re.compile(r"(?P<web>https?://[\w./:%?=#-]+)|(?<!\w)[*_~`]|[*_~`](?!\w)|(?m:^)>")
_STILL: Final = str.maketrans("*_~`>", "\u2217\uff3f\u223c\u02cb\u203a")
_ESCAPED: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_BEYOND: Final = 100
_DAY: Final = "{date_long_pretty}, {time}"


def still(words: str) -> str:
    """Return words in which Slack finds no mention, link or style.

    What would style a text is put as a look-alike, but only where it would: not in `first_last`,
    nor in a web address, which would lead elsewhere then.
    """
    return _escaped(_tame(words))


def _tame(words: str) -> str:
    return _LIVE.sub(lambda found: found["web"] or found[0].translate(_STILL), words)


def _escaped(words: str) -> str:
    return words.translate(_ESCAPED)


def atoms(words: str, times: Sequence[When], room: int) -> list[str]:
    """Return words as mrkdwn of at most `room` characters, in pieces between which one may cut.

    A time is one piece; “…” is the last where something had to go.
    """
    # What is beyond the room cannot be kept, as markup is never shorter than what it stands for.
    return _cut(list(_atoms(words[: room + _BEYOND], times)), room)


def _atoms(words: str, times: Sequence[When]) -> Iterator[str]:
    rest = 0
    named = {each.words: each for each in times if each.words in words}
    for found in _naming(named).finditer(words) if named else ():
        yield from _runs(words[rest : found.start()])
        yield _markup(named[found["words"]], found["zone"] or "")
        rest = found.end()
    yield from _runs(words[rest:])


def _runs(words: str) -> Iterator[str]:
    return map(_escaped, _RUN.findall(_tame(words)))


def _naming(words: Iterable[str]) -> re.Pattern[str]:
    """Match a time where it is named whole, and the zone after it; a span before its beginning."""
    longest_first = sorted(words, key=len, reverse=True)
    named = "|".join(map(re.escape, longest_first))
    return re.compile(rf"(?<!\w)(?P<words>{named})(?![–\d]){_ZONE}")


def _markup(when: When, zone: str) -> str:
    """Return Slack's date markup; the words and their zone are for clients that do not know it."""
    yours = " (your time)" if zone else ""
    if when.end is None:
        return _date(when.start, _DAY + yours, when.words + zone)
    start, dash, end = when.words.partition("–")
    if not dash:
        start, end = when.words, f"{when.end:%H:%M}"
    return f"{_date(when.start, _DAY, start)}–{_date(when.end, '{time}' + yours, end + zone)}"


def _date(at: datetime, form: str, fallback: str) -> str:
    # docs.slack.dev/messaging/formatting-message-text#date-formatting
    return f"<!date^{int(at.timestamp())}^{form}|{still(fallback)}>"


def _cut(pieces: list[str], room: int) -> list[str]:
    ends = list(accumulate(map(len, pieces)))
    if not ends or ends[-1] <= room:
        return pieces
    return [*pieces[: bisect_right(ends, room - 1)], "…"]


def packed(pieces: Sequence[str], size: int) -> list[str]:
    """Return pieces as texts of at most `size` characters each; none of them is empty."""
    texts = [""]
    for each in pieces:
        if len(texts[-1]) + len(each) > size:
            texts.append("")
        texts[-1] += each
    return [each.strip("\n") for each in texts if each.strip()]


def shown(words: str, times: Sequence[When], room: int) -> str:
    """Return words as mrkdwn of at most `room` characters."""
    return "".join(atoms(words, times, room))
