"""How a decision is to be taken, said before what is, or at its end without a mark.

"Decide by consent: shall we move?", "tea or coffee closes at five please".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.language.choosing.asked import verb_of
from orchestration.language.inviting.answers_due import answers_apart
from orchestration.language.inviting.setting_clause import (
    LINKS,
    TELLS,
    UNTIL,
    is_in_vain,
    several_asked,
    taken_ahead,
)
from orchestration.language.inviting.settings import (
    SEVERAL,
    SettingsAsked,
    says_thanks,
    settings_behind,
    settings_said,
)
from orchestration.model.people import Member
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.times import TimeFrame

_HOW: Final = re.compile(
    r"^[\s,(]*+(?P<how>(?!(?:the|this|our|der|die|das|unsere?)\b)[^:?!()\n]{2,60}?"
    r"(?:\([^:()\n]{2,40})?)\s*\)?\s*"
    r"(?::(?!//|\d)\s*|(?<!,),\s+(?=[^,?]+\?)|(?=\s(?:whether|if|on|about|between|ob|über|zwischen)\s))",
    re.IGNORECASE,
)


_VOTE: Final = re.compile(
    r"^(?P<asked>(?!(?:poll|vote|umfrage|abstimmung|decide)\b).*\?)\s*(?:(?:please|pls|bitte|now|jetzt)\s+)*"
    r"(?:vote|abstimmen|stimmt\s+ab|abstimmung)(?:\s+(?:please|pls|bitte|now|jetzt))*[.!]*$",
    re.IGNORECASE | re.DOTALL,
)
"""A question behind which it is put to the vote: “meeting or email? vote!”."""

_DASHED: Final = re.compile(
    r"(?<=\S)\s+[–—-]+\s+(?P<said>[^,;:?!()\n–—]{3,60}?(?::\d\d[^,;:?!()\n–—]{0,40}?)?)"
    r"(?=\s*(?:[,;?!()\n]|$))"
)
_PICKS: Final = re.compile(r"(?:choose|pick|select|wähl\w*)$", re.IGNORECASE)
_LAST: Final = re.compile(r"(?P<said>(?:[^,;:.?!()\n]|[.:](?=\d))+?)(?P<mark>[?!.\s]*)$")
_NOT_ALONE: Final = re.compile(
    r"(?:\b(?:or|oder|vs|and|und|the|a|an|our|is|top|trade|open|der|die|das|ein\w*)|['’]s|/)$",
    re.IGNORECASE,
)
"""What a word belongs to that would say how without it: "top secret"."""

_TO_CHOOSE_FROM: Final = re.compile(
    r"\b(?:or|oder|vs)\b|[,/]|(?:^|\s)\(?(?:2|b)[.)]\s|[\"“”]\s+[\"„“]", re.IGNORECASE
)
_CLOSES: Final = re.compile(
    r"(?:please\s+)?(?:(?:it|voting|the\s+(?:poll|vote))\s+ends?|vote\s+by|clos(?:es?|ing)|deadline|due"
    r"|schlie(?:ß|ss)t|endet|frist)\b",
    re.IGNORECASE,
)
_PLAIN: Final = frozenset({"secret", "rounds", "ends_by", "rule"})
_PLAIN_RULES: Final = frozenset({None, "ranked", "irv"})
_WITH: Final = re.compile(r"(?:with|by|using|mit|per|nach)\s", re.IGNORECASE)
"""How a rule is named behind a list: “pizza, sushi, ramen with dots”."""

_SEEN: Final = re.compile(
    r"(?:(?<=\bsieht)|(?<=\bmerkt)|(?<=\bwissen)|(?<=\bsehen)|(?<=\bweiß))\s*,\s+(?=wer\b)"
    r"|(?:(?<=\bohne)|(?<=\bso))\s*,\s+(?=dass\b)",
    re.IGNORECASE,
)
"""A comma within a clause: “ohne dass man sieht, wer was will”."""

_WHO_VETOES: Final = re.compile(
    r"(?P<who>\b(?:can|may|dürfen|können)\s+(?:ein\s+)?veto)\s*\([^()\n]{1,80}\)", re.IGNORECASE
)
"""Who has a veto, and in brackets why."""

_MOST_WORDS: Final = 12


def settings_of_request(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked:
    """Read what a request for a choice says of how, before what is asked or behind it.

    Before it, it is no more than that: "secret santa: yes or no?" asks about something.
    """
    due, text = answers_apart(_SEEN.sub(" ", _WHO_VETOES.sub(r"\g<who>", text)), frame)
    number, several, text = several_asked(text)
    asked = _of_request(text, frame, people)
    ends_by = asked.settings.ends_by
    if due and ends_by and ends_by <= due.at:
        asked = replace(asked, left_out=(due.words, *asked.left_out))
    elif due:
        asked = replace(asked, answers=due, adds=asked.adds or due.adds)
    if not number:
        return asked
    if asked.settings.rule not in (None, SEVERAL) or asked.settings.winners:
        return replace(asked, left_out=(several, *asked.left_out))
    chosen = DecisionSettings(rule=SEVERAL, winners=number)
    return replace(asked, settings=asked.settings.over(chosen))


def _of_request(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked:
    text = _VOTE.sub(r"poll: \g<asked>", _dashed(text.strip(), frame, people))
    text = "" if says_thanks(text.strip(" .!")) else _set_apart(text, frame, people)
    verb = verb_of(text)
    found = None if verb.names_more else _HOW.match(verb.rest)
    picks = f"{verb.words} {found['how']}" if found and _PICKS.match(verb.words) else ""
    hows = (found["how"], picks) if found else ()
    first = next((each for how in hows if (each := _said_first(how, frame, people))), None)
    if found is None or first is None:
        return _ended_again(settings_behind(text, frame, people), frame, people)
    asked = replace(verb, rest=verb.rest[found.end() :]).with_what
    last = settings_behind(asked, frame, people)
    return replace(
        last,
        settings=last.settings.over(first.settings),
        needed=tuple(dict.fromkeys((*first.needed, *last.needed))),
        left_out=(*_overruled(found["how"], first, last), *first.left_out, *last.left_out),
    )


def _overruled(how: str, first: SettingsAsked, last: SettingsAsked) -> tuple[str, ...]:
    """Return what is said first of the rule, where another is named behind what is asked."""
    rules = (first.settings.rule, last.settings.rule)
    return (how.strip(),) if all(rules) and rules[0] != rules[1] else ()


def _ended_again(asked: SettingsAsked, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked:
    """Return what is asked, also without what its list ends with before the settings behind it.

    “Black, navy or grey by Friday, with dots” is said in two ways.
    """
    rest = _set_apart(asked.rest, frame, people) if asked.settings.said else asked.rest
    more = settings_behind(rest, frame, people) if rest != asked.rest else None
    if more is None or more.settings.said.keys() & asked.settings.said.keys() - {"last_rule"}:
        return asked
    return replace(
        more,
        settings=more.settings.over(asked.settings),
        needed=tuple(dict.fromkeys((*asked.needed, *more.needed))),
        left_out=(*more.left_out, *asked.left_out),
        repeats=asked.repeats or more.repeats,
        adds=asked.adds or more.adds,
    )


def _said_first(how: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked | None:
    """Return what is said before the question; None where that is more than how."""
    if is_in_vain(how, frame):
        return SettingsAsked(UNSAID, (), "", (how,))
    if ahead := taken_ahead(how):
        return SettingsAsked(ahead[0], ahead[1], "")
    said = settings_said(how, frame, people)
    return None if said is None or said.left_out else said


def _dashed(text: str, frame: TimeFrame, people: Sequence[Member]) -> str:
    """Return a request with a mark for a dash before what says how: "or c – by noon, secret"."""

    def marked(found: re.Match[str]) -> str:
        asked = settings_said(found["said"], frame, people)
        is_how = asked is not None and not asked.left_out
        return f"; {found['said']}" if is_how else found[0]

    return _DASHED.sub(marked, text)


def _set_apart(text: str, frame: TimeFrame, people: Sequence[Member]) -> str:
    """Return a request with a mark before what it ends with that says how, or is courtesy."""
    found = _LAST.search(text)
    if found is None or is_in_vain(found["said"].strip(), frame):
        return text
    whole = settings_said(found["said"], frame, people)
    is_read = whole is not None and not whole.left_out
    for gap in [*re.finditer(r"(?<=\S)[\s–—-]+(?=\S)", found["said"])][-_MOST_WORDS:]:
        ahead, last = text[: found.start() + gap.start()], found["said"][gap.end() :]
        is_end = says_thanks(last) if is_read else _ends(last, ahead, frame, people)
        if is_end and not _NOT_ALONE.search(ahead):
            return f"{ahead}{'?' if '?' in found['mark'] else ';'} {last}"
    return text


def _ends(words: str, ahead: str, frame: TimeFrame, people: Sequence[Member]) -> bool:
    """Tell whether words at the end of a request can be no part of what is asked.

    "By Friday" may be: of what there is to choose from, it is not.
    """
    is_list = _TO_CHOOSE_FROM.search(ahead) is not None
    if says_thanks(words) or (is_list and is_in_vain(words, frame)):
        return True
    asked = settings_said(words, frame, people)
    if asked is None or asked.left_out or asked.needed:
        return False
    said = asked.settings.said.keys() - {"last_rule"}
    plain = _PLAIN | ({"disclosure"} if TELLS.match(LINKS.sub("", words)) else frozenset())
    is_until = is_list and UNTIL.match(words) is not None
    closes = asked.settings.ends_by is None or is_until or _CLOSES.match(words) is not None
    is_rule = asked.settings.rule in _PLAIN_RULES or (is_list and _WITH.match(words) is not None)
    return closes and said <= plain and is_rule
