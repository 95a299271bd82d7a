"""What is ordered of how something is taken that is open, and of how long: “no wait, until 6”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.interaction.routing.about import Does, Held
from orchestration.interaction.routing.lexicon import Lexicon
from orchestration.interaction.routing.setting import Brief, SessionStage, Setting, Where
from orchestration.interaction.routing.signs import signs_in
from orchestration.interaction.routing.situation import ReadSentence
from orchestration.interaction.routing.which import with_it
from orchestration.language.inviting.answers_due import answers_ordered
from orchestration.language.inviting.at_most import at_most
from orchestration.language.inviting.longer import longer_by
from orchestration.language.inviting.loosely import Act, Loosely, loosely
from orchestration.language.inviting.search_ordered import (
    Whose,
    asks_for_length,
    is_other_day,
    may_order,
    orders_search,
    proposes_instead,
)
from orchestration.language.inviting.search_otherwise import says_by_how_much
from orchestration.language.inviting.settings_ordered import (
    can_order,
    corrects_settings,
    orders_settings,
    says_until,
    settings_in_row,
)
from orchestration.language.inviting.votes_due import options_due, until_alone, votes_due
from orchestration.language.talk.nodded import nods, without_nod
from orchestration.model.times import TimeFrame

_CALL: Final = "@convene"
_UNTIL: Final = re.compile(
    r"(?:(?:ok|okay|noch|please|bitte|lieber|rather|wait|warte)[\s,]+){0,3}(?:until|till?|bis)\b"
    r"(?!.*\b(?:ich|i|mir|me|we|wir|ok|geht|works?|best|gut|good|nicht|not)\b)",
    re.IGNORECASE,
)
_MADE: Final = re.compile(
    r"(?:mach\w*|nimm|nehmen|make|set|(?:neues? |new |the |das |die )?(?:ende?|schluss|deadline"
    r"|frist))\b",
    re.IGNORECASE,
)
_LONGEST_UNTIL: Final = 40
_OF_OTHERS: Final = ("person", "they", "strange", "told", "not", "who")
"""Signs of who speaks of somebody else, or tells a story."""

_SEARCHED: Final = (SessionStage.INTAKE, SessionStage.VOTE)


_IS_FOR: Final = re.compile(r"\W*(?:ich\s+)?bin\s+(?:da)?(?:für|gegen)\b", re.IGNORECASE)
"""What is for one of them, or against it: “bin für Budget” is no “bin it”."""


def orders_otherwise(
    words: str, lexicon: Lexicon, setting: Setting
) -> tuple[Does, Held | None] | None:
    """Return what words order of how it is taken, or of how long: of a meeting that is its own.

    “Until Monday noon” alone may say when somebody can, too, and is asked about first.
    """
    if loose := _ordered_loosely(words, setting):
        return loose
    is_end = _collects_until(words, setting) or _ends_then(words, setting)
    is_end = is_end or _is_before_its_days(words, setting) or _wants_options(words, setting)
    if (
        is_end
        or _bounds(words, setting)
        or _asks_for_votes(words, setting)
        or _sets(words, lexicon, setting)
    ):
        return Does.CHANGE, None
    if _searches(words, lexicon, setting):
        return Does.MOVE, None
    if _waits_until(words, lexicon, setting):
        return Does.EXTEND, Held.UNREAD
    is_longer = not _is_of_times(setting.sessions) and longer_by(_bare(words)) is not None
    return (Does.EXTEND, None) if is_longer else None


def _bounds(words: str, setting: Setting) -> bool:
    """Tell whether an organiser says how many there may be at most, and nothing else."""
    own = [each for each in setting.open_ones if each.organiser.id == setting.who]
    return any(each.may_be_of_words for each in own) and at_most(_bare(words)) is not None


def nods_at_nothing(words: str, setting: Setting) -> bool:
    """Tell whether words only agree where nothing is asked, and nothing open: “ja genau”."""
    return not (setting.question or setting.open_ones) and nods(words)


def is_by_form(words: str, setting: Setting) -> bool:
    """Tell whether all words of an order are part of one, whatever they are like one by one."""
    if _ordered_loosely(words, setting):
        return True
    return may_order(words) and orders_search(words, names_a_time=False) is Whose.ALL


def _ordered_loosely(words: str, setting: Setting) -> tuple[Does, Held | None] | None:
    """Return what is ordered in loose words of what is open: “shut it at half twelve”.

    To others than its organiser they are talk, unless they say them to the bot alone.
    """
    is_alone = setting.where is Where.DM
    open_ = [x for x in setting.open_ones if is_alone or x.organiser.id == setting.who]
    if not open_ or _IS_FOR.match(words):
        return None
    order = loosely(with_it(words, open_), TimeFrame(setting.at, "UTC"))
    if order is None or not _is_meant(order, open_, setting):
        return None
    is_timed = Held.TIME if order.when else None
    return (Does.CANCEL, None) if order.act is Act.GIVE_UP else (Does.CLOSE, is_timed)


def _is_meant(order: Loosely, open_: Sequence[Brief], setting: Setting) -> bool:
    """Tell whether it is an order of what is open: no talk of one's own day, and a vote to come."""
    is_theirs = any(each.organiser.id == setting.who for each in open_)
    if order.act is Act.VOTE:
        return is_theirs and any(each.stage is SessionStage.INTAKE for each in open_)
    is_of_oneself = setting.where is Where.DM and _is_of_times(open_)
    return not order.may_be_own or (is_theirs and not is_of_oneself)


def _collects_until(words: str, setting: Setting) -> bool:
    """Tell whether words say until when proposals are taken, while they are."""
    is_open = any(x.kind == "choice" and x.stage is SessionStage.INTAKE for x in setting.sessions)
    frame = TimeFrame(setting.at, "UTC")
    return is_open and answers_ordered(_bare(words), frame) is not None


def _asks_for_votes(words: str, setting: Setting) -> bool:
    """Tell whether an organiser asks everybody to vote, or to answer, until then."""
    own = [each for each in setting.sessions if each.organiser.id == setting.who]
    is_open = any(each.stage in _SEARCHED for each in own)
    return is_open and votes_due(_bare(words), TimeFrame(setting.at, "UTC")) is not None


def _wants_options(words: str, setting: Setting) -> bool:
    """Tell whether somebody wants options by then, while it is asked which times suit people."""
    asked = [x for x in setting.sessions if x.stage is SessionStage.INTAKE and x.may_be_of_times]
    return bool(asked) and options_due(_bare(words), TimeFrame(setting.at, "UTC")) is not None


def _is_before_its_days(words: str, setting: Setting) -> bool:
    """Tell whether an organiser says until when, and means no day on which it can be."""
    own = [each for each in setting.sessions if each.organiser.id == setting.who]
    days = [each.days for each in own if each.stage is SessionStage.INTAKE and each.days]
    at = until_alone(_bare(words), TimeFrame(setting.at, "UTC")) if days else None
    return at is not None and at.date() < min(first for first, _ in days)


def _ends_then(words: str, setting: Setting) -> bool:
    """Tell whether an organiser says until when, and nothing else, of what is no time."""
    own = [each for each in setting.sessions if each.organiser.id == setting.who]
    is_open = any(each.stage in _SEARCHED for each in own)
    bare, frame = without_nod(_bare(words)), TimeFrame(setting.at, "UTC")
    is_made = _MADE.match(bare) is not None and until_alone(bare, frame) is not None
    says_when = says_until(bare) or is_made
    return is_open and not _is_of_times(own) and says_when


def _waits_until(words: str, lexicon: Lexicon, setting: Setting) -> bool:
    """Tell whether an organiser says until when, and nothing else, while answers come in."""
    own = [each for each in setting.sessions if each.organiser.id == setting.who]
    is_asked = any(x.may_be_of_times and x.stage is SessionStage.INTAKE for x in own)
    bare = _bare(words)
    if not is_asked or len(bare) > _LONGEST_UNTIL or not _UNTIL.match(bare):
        return False
    signs = signs_in(lexicon.tokens(bare), lexicon)
    return bool(signs.timed) and not signs.strange


def _sets(words: str, lexicon: Lexicon, setting: Setting) -> bool:
    """Tell whether words say how it is to be taken; of its organiser, also what can't be read."""
    of_it = with_it(words, setting.sessions)
    if orders_settings(of_it) and (of_it == words or can_order(words)):
        return True
    own = [each for each in setting.sessions if each.organiser.id == setting.who]
    if not own:
        return False
    if corrects_settings(words, is_of_times=_is_of_times(own)):
        return True
    unread = settings_in_row(words)
    return unread is not None and not any(
        signs_in(lexicon.tokens(each), lexicon).days for each in unread
    )


def _searches(words: str, lexicon: Lexicon, setting: Setting) -> bool:
    """Tell whether an organiser has an open meeting be of another length, or at other times.

    Who else is in it may ask for another length, and hears who can do it.
    """
    is_asked = asks_for_length(words)
    own = [each for each in setting.sessions if is_asked or each.organiser.id == setting.who]
    searched = [each for each in own if each.may_be_of_times and each.stage in _SEARCHED]
    if not searched or not may_order(words):
        return False
    signs = signs_in(lexicon.tokens(words), lexicon)
    is_voted = any(each.stage is SessionStage.VOTE for each in setting.sessions)
    return bool(orders_search(words, names_a_time=bool(signs.timed), is_voted=is_voted))


def moves_what_stands(words: str, reading: ReadSentence, setting: Setting) -> bool:
    """Tell whether words put another time in the place of the one that was decided."""
    is_settled = not setting.open_ones and any(each.begins for each in setting.sessions)
    if not is_settled or not reading.signs.isdisjoint(_OF_OTHERS):
        return False
    is_another = "its day" not in reading.signs or "digits" in reading.signs
    is_another = is_another or is_other_day(words)
    names_a_time = bool(reading.words.timed) and is_another
    return proposes_instead(words, names_a_time=names_a_time, is_later=says_by_how_much(words))


def _bare(words: str) -> str:
    return re.sub(_CALL, "", words, flags=re.IGNORECASE).strip(" ,:")


def _is_of_times(sessions: Sequence[Brief]) -> bool:
    return any(each.may_be_of_times for each in sessions)
