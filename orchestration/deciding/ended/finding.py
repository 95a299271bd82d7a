"""Decisions found again: those that words name, by their question and what was decided."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from orchestration.deciding.presentation.decision_record import record_of
from orchestration.deciding.state import Decision
from orchestration.interaction.wording import moment
from orchestration.language.words.writing import words as listed
from orchestration.model.people import MemberId
from orchestration.views.record import DecisionRecord

_WORD: Final = re.compile(r"\w+")
_SMALL: Final = frozenset(
    listed("""
    what which when did do we have has had was is are were decide decided decision decisions about
    on for regarding the a an our us me all of in to and any anything show list find please past
    recent last latest convene agree agreed land landed settle settled go went with end ended up
    pick picked choose chose chosen come came out conclude concluded outcome result finally final
    actually eventually eventual so then verdict
    was welche welcher haben hat wir uns zu zum zur uber bei fur das die der den dem ein eine
    entschieden beschlossen ausgemacht entscheidung entscheidungen beschluss zeig zeige alle letzte
    letzten unsere es und wurde geworden wir ihr euch geeinigt verstandigt verblieben festgelegt
    kam raus beim herausgekommen rausgekommen
    ende schluss endlich letztlich eigentlich nun denn jetzt auf im am
    hatten hatte hattet had again nochmal mal letztes doch
    ergebnis worauf woraus wofur wo where who how it this that these those them davon dazu dies
    """)
)
"""Words that ask for a decision, and name none."""

_HOW: Final = re.compile(
    r"(?:,|\b(?:and|und)\b)\s*(?:how (?:close|clear|tight|narrow|clearly|many|much|did (?:it|we))"
    r"|wie (?:knapp|eng|klar|deutlich|viele)|with (?:how many|what)|mit wie vielen?)\b[^,;.?!]*",
    re.IGNORECASE,
)
"""How something came out, which names nothing that was decided."""

_SAME: Final = 4
_ENDING: Final = 2
"""Words are the same that differ in their last letters alone: “lunch”, “lunches”."""


def records_of(decisions: Iterable[Decision], who: MemberId) -> list[DecisionRecord]:
    """Return the records of what stands, the latest first, on the clock of who reads them."""
    once = {each.id: each for each in decisions}.values()
    found = (record_of(each, who) for each in once)
    records = [each for each in found if each]
    return sorted(records, key=lambda each: each.announced.decided_at, reverse=True)


def matching(records: Sequence[DecisionRecord], words: str) -> list[DecisionRecord]:
    """Return the records that words name, all of them where words name nothing."""
    sought = named_in(words)
    return [each for each in records if _has_all(each, sought)]


def names_all(title: str, words: str) -> bool:
    """Tell whether all that words name is in a title; so it is where they name nothing."""
    there = _words(title)
    return all(any(_is_same(one, other) for other in there) for one in named_in(words))


def named_in(words: str) -> list[str]:
    """Return the words that name something."""
    return [each for each in _words(_HOW.sub(" ", words)) if each not in _SMALL]


def _has_all(record: DecisionRecord, sought: Sequence[str]) -> bool:
    announced = record.announced
    options = (announced.option, *announced.more)
    titles = (moment(each, announced.zone) for each in options)
    there = _words(" ".join([announced.subject, *titles]))
    return all(any(_is_same(one, other) for other in there) for one in sought)


def _is_same(one: str, other: str) -> bool:
    if one == other:
        return True
    least = min(len(one), len(other))
    is_near = abs(len(one) - len(other)) <= _ENDING and least >= _SAME
    return is_near and one[:least] == other[:least]


def _words(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", text.casefold())
    return _WORD.findall("".join(each for each in plain if not unicodedata.combining(each)))
