"""What a whole message offers to choose from, where nobody says that it is to be voted on.

"Fox / owl / bear", "mascot: fox, owl or bear, secret, by noon", "1) ramen 2) falafel": a group is
asked, whatever a word of it alone would be a sign of.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    Does,
    OpenRequest,
    Opens,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    Span,
    StandingWish,
    Unknown,
    Vote,
)
from orchestration.interaction.routing.put_to_group import is_put_to_the_group
from orchestration.interaction.routing.setting import SessionStage, Setting, Where
from orchestration.interaction.routing.weighing.nearest import names_a_time
from orchestration.language.choosing.asking.asked import (
    ChoiceAsked,
    begins_poll,
    choice_asked,
    mistyped,
    verb_of,
)
from orchestration.language.choosing.asking.by_consent import by_consent
from orchestration.language.choosing.asking.by_its_verb import by_its_verb
from orchestration.language.choosing.asking.given import (
    WHETHER,
    asks_for_sides,
    asks_of_occasion,
    without_remark,
)
from orchestration.language.choosing.asking.instructed import asks_named_people
from orchestration.language.choosing.asking.put_plainly import put_plainly
from orchestration.language.choosing.asking.whether import motion_in
from orchestration.language.choosing.places.places import places_in
from orchestration.language.inviting.setting_clause import taken_ahead
from orchestration.language.inviting.settings import SettingsAsked
from orchestration.language.inviting.settings_ahead import settings_of_request
from orchestration.language.ordered.later import review_said
from orchestration.language.ordered.recurring import recurring_said
from orchestration.model.times import TimeFrame

_ANY_DAY: Final = datetime(2024, 1, 1, tzinfo=UTC)
"""No day or time is past then that is named without its year."""
_LONGEST: Final = 600
"""Characters; what is longer says what it is."""

_NUMBERED: Final = re.compile(
    r"(?:^|[\s(])(?:1[.)]\s.*\s\(?2[.)]|[aA][.)]\s.*\s\(?[bB][.)])\s", re.DOTALL
)
_BETWEEN: Final = re.compile(
    r"\b(?:or|oder|vs\.?|versus)\b|/.*/|\s/\s|\||\n\s*[-*•–]", re.IGNORECASE
)
_HEAD: Final = re.compile(r"^(?P<head>[^:?\n]*[\w)\"”])\s*[:?]\s")
_TOLD: Final = re.compile(
    r"\b(?:i|i['’]?m|i['’]?d|i['’]?ve|i['’]?ll|me|my|mine|he|she|they|ich|mir|mich|mein\w*|er"
    r"|sie|not|no|don['’]?t|can['’]?t|nicht|(?<!oder )kein\w*|nie|thanks|thx|danke|sorry|works?"
    r"|fine|passt|geht|add|put|remind|close|stop|cancel|remove|erinner\w*|schlie(?:ß|ss)\w*|beende\w*|nimm|füg\w*"
    r"|setz\w*)\b",
    re.IGNORECASE,
)
"""Words of who tells or orders something."""

_VERBS: Final = re.compile(
    r"\b(?:can|could|will|would|should|may|might|is|are|was|were|you|whatever|nothing|never"
    r"|later|anyway|find|invite|schedule|ask|help|kann|könnt\w*|wird|werd\w*|soll\w*|ist|sind"
    r"|war|du|ihr|egal|später|nichts|finde?|frag\w*|lade?|hilf)\b",
    re.IGNORECASE,
)
"""Words of a sentence that names no thing to choose."""

_QUARTER: Final = re.compile(r"\b[qh][1-4]\b", re.IGNORECASE)
"""A part of a year, of which much else is said than when people meet: “the Q1 budget”."""

_OF_A_MEETING: Final = re.compile(
    r"(?<![a-z])\d|\b(?:with|mit|meet\w*|treffen|call|termin)\b", re.IGNORECASE
)
"""Whom to meet, or how long, or when: the digit of “Q1” or “v2” is of a name."""

_NOTES: Final = re.compile(
    r"^(?:fyi|btw|ps|note|notes|update|info|reminder|heads.?up|achtung|hinweis|notiz|todo|agenda"
    r"|remember|today|heute|status|news)$",
    re.IGNORECASE,
)
"""Heads of what people are told."""

_COUNTS: Final = frozenset({"rule", "quorum", "threshold", "weighs"})
"""What is said of how votes are counted, and of nothing else."""

_AGREED_BY: Final = frozenset({"consent", "veto", "unanimous", "majority"})
_IN_ORDER: Final = frozenset({"ranked", "irv", "borda", "schulze"})
_HOW_LONG: Final = re.compile(r"@|\b(?:hours?|minutes?|mins?|stunden?|minuten?)\b", re.IGNORECASE)
_VOTE_NOW: Final = re.compile(
    r"\?\s*(?:(?:please|pls|bitte|now|jetzt)\s+)*(?:vote|stimmt\s+ab|abstimmen|abstimmung)"
    r"(?:\s+(?:please|pls|bitte|now|jetzt))*[.!\s]*$",
    re.IGNORECASE,
)
"""How a question ends that is put to the vote: “thai or pizza? vote now”."""

_MEETS: Final = re.compile(
    r"\b(?:meet\w*|treffen|call|termin|sync|zusammensetzen|sprechen|talk)\b", re.IGNORECASE
)
_TO_MEET: Final = re.compile(
    r"\b(?:meet\w*|treffen|call|sync|zusammensetzen|sprechen|talk|with|mit|me|i|ich|mir|\d+ ?min\w*"
    r"|(?:half an )?hours?|stunden?)\b|@",
    re.IGNORECASE,
)
_WHICH_DAY: Final = re.compile(
    r"\W*(?:(?:which|what)(?: \w+)? (?:days?|weekdays?|dates?|times?|slots?|months?|weeks?"
    r"|mornings?"
    r"|evenings?)|welche[rnms]? (?:\w*tage?n?|termine?|uhrzeit(?:en)?|monate?|wochen?|abende?))\b"
    r"[^?]*\?",
    re.IGNORECASE,
)
"""A question that days or hours are options of: “which day for the release?”."""

_SEVERAL: Final = 2
_MANY: Final = 3
_MOST_WORDS: Final = 4
_PANEL: Final = re.compile(
    r"(?:(?:please|bitte|ask|start|open|convene|get|frage?|starte) )*(?:(?:an?|the|ein|das) )?"
    r"panel\b(?! (?:discussion|talk|session))",
    re.IGNORECASE,
)
"""What begins so is put to a panel, whatever it lists."""

_CALLED_SO: Final = re.compile(
    r"\W*(?:(?:an?|eine?|quick|secret|ranked|ranked[ -]choice|anonymous|approval|dot|consent|veto"
    r"|open|weighted"
    r"|geheime|anonyme|offene|kurze|schnelle|please|bitte)\s+){1,3}(?:poll|vote|ballot|survey"
    r"|umfrage"
    r"|abstimmung|wahl)\b\s*(?:on|about|over|for|between|zu[mr]?|über|[:,–-])",
    re.IGNORECASE,
)
"""What is opened by its kind: “ranked vote on: …”."""

_ASKED_ALONE: Final = re.compile(
    r"\W*(?:(?:please|pls|bitte|hey|(?:can|could) you|kannst du|start|open|make|run|create|mache?"
    r"|starte?|erstelle?|an?|eine?|new|another|neue|noch|quick|kurze|secret|geheime)\s+)*"
    r"(?:(?:poll|straw poll|survey|umfrage|abstimmung)\b(?=[^\n]*(?:[:?]|\bor\b|\boder\b))"
    r"|sign-?ups?\b|anmeldung\b)(?!\s+(?:is|was|ist))",
    re.IGNORECASE,
)
"""How a request begins that somebody writes alone, whatever else is open: “new poll: a or b”."""

_CALL: Final = re.compile(r"@convene\b[,:]?", re.IGNORECASE)


def offered(text: str, routed: Sequence[About], setting: Setting) -> OpenRequest | None:
    """Return the request that a message in a channel is which lists what there is to choose from.

    None where it says anything else: of what is open there, or of who writes. In private it begins
    with what it asks for.
    """
    said_so = without_remark(_CALL.sub("", text).strip())
    words = put_plainly(said_so)
    if _is_asked_alone(said_so, words, setting) or mistyped(words)[0]:
        return OpenRequest(Span(0, len(text)), Opens.CHOICE)
    if not _may_list(words, setting):
        return None
    if by_consent(said_so) or _asks_named_for_ideas(said_so, routed, setting):
        return OpenRequest(Span(0, len(text)), Opens.CHOICE)
    said = settings_of_request(words, TimeFrame(_ANY_DAY, "UTC"), ())
    asked = choice_asked(said.rest)
    is_asked = (
        _is_put(words, said, routed, setting)
        or _is_motion(said, asked, routed)
        or (_is_called_a_vote(words) and _is_row(asked))
        or _is_list(words, said, routed, setting)
        or _is_reviewed(words)
        or _is_of_days(words, asked, setting)
        or _are_days_ranked(words, said, asked)
    )
    return OpenRequest(Span(0, len(text)), Opens.CHOICE) if is_asked else None


def _is_asked_alone(said_so: str, words: str, setting: Setting) -> bool:
    """Tell whether words in private list what is not on the table yet, or have people sign up."""
    begins = bool(_ASKED_ALONE.match(said_so) or by_its_verb(said_so))
    if not (begins and setting.where is Where.DM and len(words) <= _LONGEST):
        return False
    asked = choice_asked(settings_of_request(words, TimeFrame(_ANY_DAY, "UTC"), ()).rest)
    return asked.is_sign_up or _is_to_choose_from(asked, setting)


def _asks_named_for_ideas(words: str, routed: Sequence[About], setting: Setting) -> bool:
    """Tell whether proposals of people are asked for, and nothing of what is open is ordered."""
    is_order = any(isinstance(each, SessionOrder) for each in routed)
    return asks_named_people(words) and not (is_order and setting.open_ones)


def _is_reviewed(words: str) -> bool:
    """Tell whether something is to be decided, and looked at again: “decide …, review in May”."""
    rest, said = review_said(words)
    return begins_poll(words) and bool(said.words and choice_asked(rest).question)


def _is_of_days(words: str, asked: ChoiceAsked, setting: Setting) -> bool:
    """Tell whether a list of days or hours is put to the vote, and no time to meet is sought.

    “Which day? mon, tue or wed” is, while no time is looked for, and so is what is called a poll.
    """
    if len(asked.options) < _SEVERAL or _TO_MEET.search(words):
        return False
    are_times = all(map(_is_a_time, asked.options)) and not _for_times(setting)
    return begins_poll(words) or (are_times and _WHICH_DAY.match(words) is not None)


def _are_days_ranked(words: str, said: SettingsAsked, asked: ChoiceAsked) -> bool:
    """Tell whether days are to be put in order, of which no hour is said, and no length.

    Whatever they are for, they are words to choose from.
    """
    is_ranked = said.settings.rule in _IN_ORDER and len(asked.options) >= _SEVERAL
    are_days = all(map(_is_a_time, asked.options)) and not any(map(str.isdecimal, words))
    return is_ranked and are_days and not _HOW_LONG.search(words)


def _for_times(setting: Setting) -> bool:
    return any(each.may_be_of_times for each in setting.open_ones)


def _is_put(words: str, said: SettingsAsked, routed: Sequence[About], setting: Setting) -> bool:
    """Tell whether a group is asked to agree, who takes a place, or the same again and again."""
    plain = said.rest if said.settings.said else words
    return is_put_to_the_group(plain, routed, setting) or _asks_each_time(words)


def _is_called_a_vote(words: str) -> bool:
    """Tell whether words begin or end with what they are: a poll, or that people vote."""
    calls = (_VOTE_NOW.search(words), _CALLED_SO.match(words), _is_led_by_rule(words))
    return begins_poll(words) or any(calls)


def _is_led_by_rule(words: str) -> bool:
    """Tell whether a list stands behind the rule it is voted by: “reihenfolge bitte: a, b, c”."""
    found = _HEAD.match(words)
    return found is not None and taken_ahead(found["head"].strip()) is not None


def _is_list(words: str, said: SettingsAsked, routed: Sequence[About], setting: Setting) -> bool:
    """Tell whether a message lists what there is to choose from, and says nothing else for sure."""
    asked = choice_asked(said.rest)
    if not _is_to_choose_from(asked, setting):
        return False
    says_how = _says_how(said, asked)
    is_sure = _is_sure(words, asked) and not _are_orders(routed, words)
    is_sure = is_sure or _offers_places(words, asked)
    about = [x for x in routed if not (said.settings.said and _is_of_nothing_open(x, setting))]
    is_free = is_sure or _may_be(about, setting, said.rest if says_how else words, asked)
    return is_sure or (is_free and _lists(said.rest, asked, says_how=says_how))


def _asks_each_time(words: str) -> bool:
    """Tell whether something with a list is to be asked again and again, whatever it is called."""
    rest, rhythm = recurring_said(words)
    if rhythm is None or "?" not in rest:
        return False
    return _is_row(choice_asked(rest)) and not re.search(r"\d", rest)


def _may_list(words: str, setting: Setting) -> bool:
    """Tell whether a message may be a request by what it lists: one to a panel is the panel's."""
    fits = setting.where is Where.CHANNEL and 0 < len(words) <= _LONGEST
    return fits and _PANEL.match(words) is None


def _is_motion(said: SettingsAsked, asked: ChoiceAsked, routed: Sequence[About]) -> bool:
    """Tell whether one thing is to be agreed to, by how it says that votes are counted."""
    is_one = len(asked.options) == 1
    motion = (is_one and asked.is_quick) or motion_in(asked.question, by_mark=False)
    if said.settings.rule in _AGREED_BY and motion:
        return True
    is_asked = is_one and WHETHER.match(asked.question) is not None
    is_counted = not _COUNTS.isdisjoint(said.settings.said)
    is_meeting = any(isinstance(x, OpenRequest) and x.kind is Opens.MEETING for x in routed)
    return is_asked and is_counted and not (is_meeting and _MEETS.search(asked.question))


def _is_row(asked: ChoiceAsked) -> bool:
    """Tell whether there are several things to choose from, of which none is a time."""
    return len(asked.options) > 1 and not any(map(_is_a_time, asked.options))


def _is_to_choose_from(asked: ChoiceAsked, setting: Setting) -> bool:
    """Tell whether there are several things, of which none is a time or on the table already."""
    is_named = any(len(each) > 1 or not each.isalnum() for each in asked.options)
    return is_named and _is_row(asked) and not _is_of_what_is_open(asked, setting)


def _says_how(said: SettingsAsked, asked: ChoiceAsked) -> bool:
    """Tell whether a request says how it is to be taken, or how many places things have."""
    has_places = any(places_in(each)[1] is not None for each in asked.options)
    return bool(said.settings.said) or said.answers is not None or has_places


def _is_sure(words: str, asked: ChoiceAsked) -> bool:
    """Tell whether it is put to the vote by its first words, or counts what there is."""
    is_put = asked.is_quick and (verb_of(words).names_more or _CALLED_SO.match(words))
    is_counted = _NUMBERED.search(words) is not None and not _TOLD.search(words)
    return (
        bool(is_put)
        or asks_of_occasion(words)
        or (is_counted and not any(map(_VERBS.search, asked.options)))
    )


def _offers_places(words: str, asked: ChoiceAsked) -> bool:
    """Tell whether a question lists what has so many places each, whatever it is called."""
    has_places = all(places_in(each)[1] is not None for each in asked.options)
    return has_places and "?" in words and not _TOLD.search(words)


def _says_more(option: str) -> bool:
    """Tell whether words are more than the name of a thing."""
    return len(option.split()) > _MOST_WORDS or _VERBS.search(option) is not None


def _lists(words: str, asked: ChoiceAsked, *, says_how: bool) -> bool:
    """Tell whether words are no more than a list, with what it is about before it."""
    if asks_for_sides(words):
        return True
    if _TOLD.search(words) or any(map(_says_more, asked.options)):
        return False
    head = found["head"].strip() if (found := _HEAD.match(words)) else ""
    if head and (_NOTES.match(head) or _is_a_time(head)):
        return False
    if head:
        return says_how or len(asked.options) >= _MANY or _BETWEEN.search(words) is not None
    return _BETWEEN.search(words) is not None or (says_how and "," in words)


def _may_be(routed: Sequence[About], setting: Setting, words: str, asked: ChoiceAsked) -> bool:
    """Tell whether nothing is said for sure that it would be instead.

    While wishes are told for something in the channel, a list of things may be one; not where each
    has so many places. By its deadline alone nothing is a meeting.
    """
    has_places = all(places_in(each)[1] is not None for each in asked.options)
    plain = _QUARTER.sub("", words)
    is_none = has_places or not (_OF_A_MEETING.search(plain) or names_a_time(plain))
    is_told = any(each.stage is SessionStage.INTAKE for each in setting.sessions) and not has_places
    return all(
        type(each) is Unknown
        or isinstance(each, Social)
        or (isinstance(each, StandingWish) and not each.says_so)
        or (isinstance(each, SessionWish) and not is_told)
        or (isinstance(each, OpenRequest) and (is_none or each.kind is Opens.CHOICE))
        for each in routed
    )


def _is_of_nothing_open(about: About, setting: Setting) -> bool:
    """Tell whether a sentence would be about what is open, of which there is nothing.

    “Who runs the retro? Omar, Dana or Raj, secret” asks about no session, and changes none.
    """
    is_change = isinstance(about, SessionOrder) and about.does is Does.CHANGE
    is_of_one = is_change or isinstance(about, SessionQuestion)
    return is_of_one and not setting.open_ones


def _are_orders(routed: Sequence[About], words: str) -> bool:
    """Tell whether something is ordered or asked of what is open, or voted for.

    How it is to be taken is part of a request, and letters that count a list behind what it is
    about are no votes.
    """
    counts = Vote if _HEAD.match(words) else Unknown
    return any(
        not isinstance(each, Unknown | Social | StandingWish | SessionWish | OpenRequest | counts)
        and not (isinstance(each, SessionOrder) and each.does is Does.CHANGE)
        for each in routed
    )


def _is_of_what_is_open(asked: ChoiceAsked, setting: Setting) -> bool:
    """Tell whether something of a list is already on the table, by its letter or its name."""
    there = {each.casefold() for each in setting.options}
    return any(each.casefold() in there for each in asked.options)


def _is_a_time(words: str) -> bool:
    """Tell whether words name a time, and nothing besides."""
    said = [each for each in words.split() if any(map(str.isalnum, each))]
    return bool(said) and all(names_a_time(each) for each in said)
