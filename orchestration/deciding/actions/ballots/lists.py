"""A list of names under options some of which are none: "teal = navy, coral".

What is listed is no vote as long as one of its names is on no list: another may be meant by it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.state import Decision
from orchestration.interaction.wording import listed
from orchestration.language.choosing.asides import asks
from orchestration.language.choosing.held.agreement import said_plainly
from orchestration.language.choosing.known_by.numbered_names import unlisted
from orchestration.language.talk.social import is_social
from orchestration.language.votes.clauses import is_condition, numbered
from orchestration.language.votes.reading import read
from orchestration.language.votes.the_rest import only_named
from orchestration.language.votes.vocabulary import LEAVES_OUT, PART, SKIPPED
from orchestration.language.words.writing import words
from orchestration.model.options import Words
from orchestration.voting.forms import DOTS, GRADES, ORDER, SHARES

_ENTRIES: Final = re.compile(
    r"\s*(?:[,;>=\n/]|(?<!\S)(?:then|dann|danach)(?!\S))\s*", re.IGNORECASE
)
_ORDERS: Final = re.compile(r"[>=]")
_THEN: Final = re.compile(r"(?<!\S)(?:then|dann|danach)(?!\S)", re.IGNORECASE)
_FIRST: Final = re.compile(
    r"^(?:first|erst|zuerst|als erstes)\s+|\s+(?:first|zuerst|als erstes)$", re.IGNORECASE
)
_LONGEST_NAME: Final = 3
"""So many words of an entry may be a name; more say something."""

_SEVERAL: Final = 2
_ASIDE: Final = frozenset(
    words("""
    puh boah uff oh ach na naja tja so also man mensch right alright gut klar schwierig einfach
    tough difficult hard easy whatever egal then dann too zu
    no nah nope nein nee ne nö yes yep ja jo although though tho obwohl wobei
    """)
)
"""What somebody says before a vote without naming anything."""

_NO: Final = LEAVES_OUT | {"no", "kein", "keine", "keinen"}


def not_on_list(decision: Decision, said: str) -> str:
    """Say which names of an order are none of the options; nothing of other words.

    An order has numbers or signs, or several options behind a single name that is none; where
    options are put in order, it says “then”. So is what is called like an option, but for a number.
    """
    names = ballot_forms.names(decision)
    if another := _called_by_another_number(decision, said):
        return _told(decision, [another])
    entries = _entries(only_named(said, names))
    known, unknown = _parted(entries, names)
    is_one_ahead = unknown == entries[:1] and len(known) > 1 and len(PART.findall(unknown[0])) == 1
    says_then = ballot_forms.rule_of(decision).form is ORDER and _THEN.search(said) is not None
    is_put = bool(numbered(said)) or _ORDERS.search(said) is not None or says_then
    is_order = bool(known) and is_put
    return _told(decision, unknown) if is_order or is_one_ahead else ""


def _called_by_another_number(decision: Decision, said: str) -> str:
    """Return what a vote is for that has another number than any option, “1.6” of 1.4 and 1.5.

    Where options have numbers of their own, these are no places in the list.
    """
    titles = [each.title for each in decision.round.options if isinstance(each, Words)]
    takes_numbers = ballot_forms.rule_of(decision).form in (GRADES, SHARES, DOTS)
    where = None if takes_numbers else unlisted(said, titles)
    names = ballot_forms.names(decision)
    if where is None or not _names_one(f"{said[: where[0]]}{names[0]}{said[where[1] :]}", names):
        return ""
    return said[where[0] : where[1]]


def names_unknown(decision: Decision, said: str) -> str:
    """Say the same of any list that is written to the bot, and is no vote as a whole."""
    names = ballot_forms.names(decision)
    known, unknown = _parted(_entries(only_named(said, names)), names)
    return _told(decision, unknown) if known or numbered(said) else ""


def _entries(said: str) -> Sequence[str]:
    """Return the entries of a list; nothing of a question."""
    found = numbered(said) or [each for each in _ENTRIES.split(said) if each]
    return (
        ()
        if "?" in said or len(found) < _SEVERAL
        else [_FIRST.sub("", each.strip(" .!")) for each in found]
    )


def _parted(entries: Sequence[str], names: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Return which entries name an option, and which another thing; none where some say more."""
    known = [each for each in entries if _names_one(each, names)]
    unknown = [each for each in entries if each not in known]
    is_list = all(_may_be_name(each, names) for each in unknown)
    return (known, unknown) if is_list else ((), ())


def is_no_option(decision: Decision, said: str) -> str:
    """Say that a name is none of the options, and which there are."""
    return _none_of_them(decision, [said])


def _told(decision: Decision, unknown: Sequence[str]) -> str:
    return f"{_none_of_them(decision, unknown)} That is no vote yet." if unknown else ""


def _none_of_them(decision: Decision, unknown: Sequence[str]) -> str:
    are = "is not one" if len(unknown) == 1 else "are none"
    quoted = listed([f"“{each}”" for each in unknown])
    return f"{quoted} {are} of the options: {_options(decision)}."


def _options(decision: Decision) -> str:
    """Return the options that are voted on, with their letters."""
    shown = decision.round.options
    return listed([f"{each.id} {each.title}" for each in shown if isinstance(each, Words)])


def _names_one(entry: str, names: Sequence[str]) -> bool:
    found = read(entry, names)
    return found is not None and bool(found.choices) and not found.of_all


def _may_be_name(entry: str, names: Sequence[str]) -> bool:
    """Tell whether an entry is a few words that say nothing but a name."""
    told = PART.findall(said_plainly(entry))
    says = [each for each in told if each in SKIPPED or each in _NO or each.upper() in names]
    is_said = is_social(entry) or not _ASIDE.isdisjoint(told)
    is_other = is_said or is_condition(entry) or asks(entry)
    return 0 < len(told) <= _LONGEST_NAME and not says and not is_other
