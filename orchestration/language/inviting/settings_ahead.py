"""How a decision is to be taken, said before what is, or at its end without a mark.

"Decide by consent: shall we move?", "tea or coffee closes at five please".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.language.choosing.asking.asked import Verb, verb_of
from orchestration.language.inviting.answers_due import answers_apart
from orchestration.language.inviting.beside_settings import (
    all_vote,
    goes_straight,
    reads_as_term,
    votes_at_once,
)
from orchestration.language.inviting.setting_clause import (
    FLAGS,
    LANGUAGES,
    LINKS,
    TELLS,
    UNTIL,
    is_in_vain,
    several_asked,
    several_in_question,
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
    r"(?::(?!//|\d)\s*|(?<!,),\s+(?=[^,:?]+\?)|(?=\s(?:whether|if|on|about|between|ob|über"
    r"|zwischen)\s))",
    re.IGNORECASE,
)


_NUMBERS: Final = re.compile(r"\W*points\s*:(?:[\s\d,;/.?½]|\bor\b|\boder\b)*", re.IGNORECASE)
"""Numbers of points, of which one is looked for: “points: 3, 5 or 8?”."""


_CLAUSE_END: Final = re.compile(r"\s*[,;.]")
_ROW_AND_HOW: Final = re.compile(
    r"(?P<row>[^:?\n]*\S\s+(?:or|oder|vs)\s+[^:?\n]+?)\s*:\s+(?P<said>[^:?\n]+)$", re.IGNORECASE
)
"""A list, and behind its colon how: “Loft, Barn or Boat: rated for the rounds”."""


def _alone(pattern: str, n: int) -> str:
    """Return a pattern with its groups named apart from those of another language."""
    return pattern.replace("(?P<n>", f"(?P<n{n}>").replace("(?P<unit>", f"(?P<unit{n}>")


_VOTE: Final = re.compile(
    r"^(?P<asked>(?!(?:poll|vote|umfrage|abstimmung|decide)\b).*\?)\s*(?:(?:please|pls|bitte"
    r"|now|jetzt)\s+)*"
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
    r"(?:please\s+)?(?:(?:it|voting|the\s+(?:poll|vote))\s+ends?|vote\s+by|clos(?:es?|ing)"
    r"|deadline|due"
    r"|schlie(?:ß|ss)t|endet|frist)\b",
    re.IGNORECASE,
)
_NAMES_ONE: Final = re.compile(
    r"(?:(?:let['’]?s|let us|please|pls|can we|could we|we (?:need|want|have) to|lasst? uns"
    r"|wir (?:müssen"
    r"|wollen)|bitte|ok|so|hey)[\s,]+)*(?:decide|choose|pick|settle|vote|entscheidet?"
    r"|wählt?)\s+(?:(?:on|for|about"
    r"|über|für)\s+)?(?!\w+ing\b|(?:if|whether|ob|that|dass|to|who|what|which|where|when|how"
    r"|why|shall|should"
    r"|wer|was|wo|wie|welche\w*|die verl\w*)\b)[^,;:?!]{3,60}$",
    re.IGNORECASE,
)
"""What is named to be decided on, until a moment: “decide on the city until Friday”."""

_PLAIN: Final = frozenset({"secret", "rounds", "ends_by", "rule"})
_PLAIN_RULES: Final = frozenset({None, "ranked", "irv"})
_WITH: Final = re.compile(r"(?:with|by|using|mit|per|nach)\s", re.IGNORECASE)
"""How a rule is named behind a list: “pizza, sushi, ramen with dots”."""

_SEEN: Final = re.compile(
    r"(?:(?<=\bsieht)|(?<=\bmerkt)|(?<=\bwissen)|(?<=\bsehen)|(?<=\bweiß))\s*,\s+(?=wer\b)"
    r"|(?:(?<=\bohne)|(?<=\bso))\s*,\s+(?=dass\b)"
    r"|\s*,\s+(?=damit\s+(?:es|das|die\s+abstimmung)\s+(?:zählt|gilt|gültig)\b)",
    re.IGNORECASE,
)
"""A comma within a clause: “ohne dass man sieht, wer was will”."""

_WHO_VETOES: Final = re.compile(
    r"(?P<who>\b(?:can|may|dürfen|können)\s+(?:ein\s+)?veto)\s*\([^()\n]{1,80}\)", re.IGNORECASE
)
"""Who has a veto, and in brackets why."""

_BETWEEN: Final = re.compile(r",|\b(?:or|oder|vs)\b", re.IGNORECASE)
_MOST_WORDS: Final = 12


_SPAN: Final = re.compile(
    rf"(?P<before>[,;.?!(–-]\s*|^\W*(?:(?:quick|straw|kurze?)\s+)?(?:poll|vote|umfrage"
    rf"|abstimmung)\s+(?=[^:]{{1,20}}:)"
    rf"|^\W*)(?:{'|'.join(f'(?:{_alone(x.DURATION, n)})' for n, x in enumerate(LANGUAGES))})"
    rf"(?P<thanks>(?:\s+(?:please|pls|plz|bitte|thanks|danke))*)(?=\s*(?:[,;.:!)]|$))",
    FLAGS,
)
"""How long it is open, as a clause of its own."""

_UNITS: Final = {"h": "hour", "st": "hour", "m": "minute", "d": "day", "t": "day"}
_IN_DIGITS: Final = {"two": "2", "three": "3", "zwei": "2", "drei": "3"}
_LONG_POLL: Final = re.compile(
    r"\W*(?P<span>\d{1,2}[ -]?(?:h|hours?|min(?:ute)?s?|std|stunden?|minuten?))[ -]"
    r"(?P<poll>(?:quick )?(?:poll|vote|umfrage|abstimmung))(?P<rest>\b.*?)[.\s]*",
    re.IGNORECASE | re.DOTALL,
)
"""A span before what is open for so long: “2h poll: tea or coffee”."""

_OF_LENGTH: Final = re.compile(rf"\b(?:{'|'.join(each.OF_LENGTH for each in LANGUAGES)})\b", FLAGS)
_OTHER_SPAN: Final = re.compile(
    r"\d\s*(?:h|hrs?|min|m|d|std|hours?|minutes?|stunden?|minuten?|days?|tage)\b", re.IGNORECASE
)


def _span(n: str, unit: str) -> str:
    """Return a span as deadlines are read: “2h” is “2 hours”."""
    is_one = n in ("1", "one") or n.startswith(("a", "ein"))
    kind = next((kind for first, kind in _UNITS.items() if unit.startswith(first)), unit)
    if "hal" in n:
        return "half an hour"
    return f"{'1' if is_one else _IN_DIGITS.get(n, n)} {kind}{'' if is_one else 's'}"


def _with_end(text: str) -> str:
    """Return a request with an end where it says how long it is open: “tea or coffee, 2h”.

    Spans of time may be what there is to choose from, too.
    """
    if long := _LONG_POLL.fullmatch(text):
        text = f"{long['poll']}{long['rest']}; {long['span']}"
    found = [*_SPAN.finditer(text)]
    if len(found) != 1 or len(_OTHER_SPAN.findall(text)) > 1:
        return text
    [span] = found
    rest = text[: span.start()] + text[span.end() :]
    if _OF_LENGTH.search(rest) or not re.search(r"\w\s+\w", rest):
        return text
    n = next(x for name, x in span.groupdict().items() if name.startswith("n") and x)
    unit = next(x for name, x in span.groupdict().items() if name.startswith("unit") and x)
    said = f"closes in {_span(n.casefold(), unit.casefold())}"
    return f"{text[: span.start()]}{span['before']}{said}{text[span.end() :]}"


def settings_of_request(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked:
    """Read what a request for a choice says of how, before what is asked or behind it.

    Before it, it is no more than that: "secret santa: yes or no?" asks about something.
    """
    text = _with_end(text)
    due, text = answers_apart(_SEEN.sub(" ", _WHO_VETOES.sub(r"\g<who>", text)), frame)
    number, several, text = several_asked(text)
    asked = _of_request(text, frame, people)
    ends_by = asked.settings.ends_by
    if due and ends_by and ends_by <= due.at:
        asked = replace(asked, left_out=(due.words, *asked.left_out))
    elif due:
        asked = replace(asked, answers=due, adds=asked.adds or due.adds)
    number, several = (number, several) if number else several_in_question(asked.rest)
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
    found = _how_ahead(verb, frame, people)
    picks = f"{verb.words} {found['how']}" if found and _PICKS.match(verb.words) else ""
    hows = (found["how"], picks) if found else ()
    first = next((each for how in hows if (each := _said_first(how, verb, frame, people))), None)
    if found is None or first is None:
        return _ended_again(settings_behind(text, frame, people), frame, people)
    asked = replace(verb, rest=verb.rest[found.end() :]).with_what
    last = settings_behind(asked, frame, people)
    return replace(
        last,
        settings=last.settings.over(first.settings),
        needed=tuple(dict.fromkeys((*first.needed, *last.needed))),
        left_out=(*_overruled(found["how"], first, last), *first.left_out, *last.left_out),
        adds=first.adds or last.adds,
        all_vote=first.all_vote or last.all_vote,
        at_once=first.at_once or last.at_once,
    )


def _how_ahead(verb: Verb, frame: TimeFrame, people: Sequence[Member]) -> re.Match[str] | None:
    """Return what may say how before what is asked; None where nothing can."""
    if verb.names_more or _NUMBERS.fullmatch(verb.rest):
        return None
    found = _HOW.match(verb.rest)
    is_one = found and _is_of_a_row(found[0], verb.rest[found.end() :], frame, people)
    return None if is_one else found


def _is_of_a_row(how: str, rest: str, frame: TimeFrame, people: Sequence[Member]) -> bool:
    """Tell whether what a comma parts from the rest is one of several that name how.

    “Veto, consent or majority?” asks for one of three.
    """
    is_row = how.rstrip().endswith(",")
    entries = [each.strip(" ?.!") for each in _BETWEEN.split(rest)] if is_row else []
    said = (settings_said(each, frame, people) for each in entries if each)
    return any(each is not None and each.settings.rule for each in said)


def _overruled(how: str, first: SettingsAsked, last: SettingsAsked) -> tuple[str, ...]:
    """Return what is said first of the rule, where another is named behind what is asked."""
    rules = (first.settings.rule, last.settings.rule)
    return (how.strip(),) if all(rules) and rules[0] != rules[1] else ()


def _ended_again(asked: SettingsAsked, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked:
    """Return what is asked, also without what its list ends with before the settings behind it.

    “Black, navy or grey by Friday, with dots” is said in two ways.
    """
    is_begun = asked.settings.said or asked.adds or _says_beside(asked)
    rest = _set_apart(asked.rest, frame, people) if is_begun else asked.rest
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
        all_vote=asked.all_vote or more.all_vote,
        at_once=asked.at_once or more.at_once,
    )


def _says_beside(asked: SettingsAsked) -> bool:
    """Tell whether something is said of how that is no setting, nor one that can be."""
    return bool(asked.all_vote or asked.at_once or asked.left_out)


def _said_first(
    how: str, verb: Verb, frame: TimeFrame, people: Sequence[Member]
) -> SettingsAsked | None:
    """Return what is said before the question; None where that is more than how."""
    if goes_straight(f"{verb.words} {how}"):
        return SettingsAsked(UNSAID, (), "", at_once=True)
    if is_in_vain(how, frame):
        return SettingsAsked(UNSAID, (), "", (how,))
    if all_vote(how):
        return SettingsAsked(UNSAID, (), "", all_vote=True)
    if votes_at_once(how):
        return SettingsAsked(UNSAID, (), "", at_once=True)
    if ahead := taken_ahead(how):
        return SettingsAsked(ahead[0], ahead[1], "")
    said = settings_said(how, frame, people)
    return None if said is None or said.left_out else said


def _dashed(text: str, frame: TimeFrame, people: Sequence[Member]) -> str:
    """Return a request with a mark for a dash before what says how: "or c – by noon, secret"."""

    def marked(found: re.Match[str]) -> str:
        asked = settings_said(found["said"], frame, people)
        is_how = asked is not None and not asked.left_out
        first = _CLAUSE_END.split(found["said"].strip(), maxsplit=1)[0]
        is_how = is_how or votes_at_once(found["said"]) or reads_as_term(first)
        return f"; {found['said']}" if is_how else found[0]

    return _DASHED.sub(marked, _with_how_apart(text, frame, people))


def _with_how_apart(text: str, frame: TimeFrame, people: Sequence[Member]) -> str:
    """Return a request with a stronger mark for the colon behind which nothing is said but how."""
    found = _ROW_AND_HOW.fullmatch(text)
    asked = settings_said(found["said"], frame, people) if found else None
    is_how = asked is not None and not asked.left_out
    return f"{found['row']}; {found['said']}" if found and is_how else text


def _set_apart(text: str, frame: TimeFrame, people: Sequence[Member]) -> str:
    """Return a request with a mark before what it ends with that says how, or is courtesy."""
    found = _LAST.search(text)
    said = found["said"].strip() if found else ""
    if found is None or is_in_vain(said, frame) or votes_at_once(said):
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
    if says_thanks(words) or (is_list and (is_in_vain(words, frame) or goes_straight(words))):
        return True
    asked = settings_said(words, frame, people)
    if asked is None or asked.left_out or asked.needed:
        return False
    said = asked.settings.said.keys() - {"last_rule"}
    plain = _PLAIN | ({"disclosure"} if TELLS.match(LINKS.sub("", words)) else frozenset())
    closes = asked.settings.ends_by is None or _closes_it(words, ahead, is_list=is_list)
    is_rule = asked.settings.rule in _PLAIN_RULES or (is_list and _WITH.match(words) is not None)
    return closes and said <= plain and is_rule


def _closes_it(words: str, ahead: str, *, is_list: bool) -> bool:
    """Tell whether a moment at the end of a request is its end, and nothing that is asked."""
    is_until = UNTIL.match(words) is not None and (is_list or _NAMES_ONE.match(ahead) is not None)
    return is_until or _CLOSES.match(words) is not None
