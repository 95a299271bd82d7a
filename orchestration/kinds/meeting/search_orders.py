"""What an organiser orders in words of how a meeting is searched, and what is asked about it first.

An open vote begins anew with it, and what was decided is given up: both take a press, as does what
may be said of its author alone.
"""

from __future__ import annotations

from datetime import date, time
from typing import Final

from orchestration.deciding.actions.cancelling import stands
from orchestration.deciding.actions.orders import refused
from orchestration.deciding.presentation.clocks import names_zone
from orchestration.deciding.state import Phase
from orchestration.interaction.answers import said
from orchestration.interaction.layout import Button, Layout
from orchestration.interaction.routing import Does
from orchestration.interaction.wording import counted, in_search, listed
from orchestration.kinds.meeting.commands import SearchOtherwise
from orchestration.kinds.meeting.searching import NOT_YOURS, why_no_start
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.inviting.search_ordered import Whose, orders_search
from orchestration.language.inviting.search_otherwise import SearchSaid, search_otherwise
from orchestration.model.options import slot_of
from orchestration.model.search import OtherSearch
from orchestration.model.times import EVERY_DAY, Window, WorkingHours
from orchestration.sessions.user_action import Press, Reply, UserAction, say

SEARCH: Final = "search"
FOR_ME: Final = "search-own"
BACK: Final = "search-back"
_HOW: Final = (
    "What shall be other? Say it like this: make it 30 minutes; the week after; only Thu or Fri."
)
_SO_ALREADY: Final = "“{}” is looked for like that already."
_AS_BEFORE: Final = "It is looked for as before. All of them are told."
_BETWEEN: Final = ";"


def ordered(meeting: Meeting, user_action: UserAction, words: str) -> Reply | Layout:
    """Return what comes of an order that says how an open meeting is searched otherwise."""
    if why := refused(meeting, user_action, Does.MOVE):
        return why
    heard = search_in(meeting, user_action, words)
    other, unread = heard.other, _unread(heard)
    if not other.said:
        return said(" ".join(filter(None, (unread, _HOW))))
    other = other.unlike(meeting.terms)
    if not other.said:
        return said(_SO_ALREADY.format(meeting.terms.subject))
    if no := why_no_start(meeting, other, user_action.at):
        return said(f"{_now(meeting, other)}: {no}")
    asked = _asked_first(meeting, user_action, other, words)
    if unread and asked is None:
        asked = f"{unread} Shall it be {_now(meeting, other)} for “{meeting.terms.subject}”?"
    if asked is None:
        return _searched(meeting, user_action, other)
    return said(asked, _offers(meeting, user_action, other, words))


def search_in(meeting: Meeting, user_action: UserAction, words: str) -> SearchSaid:
    """Return what words say of the search; a week later is one after what was decided."""
    begins = slot_of(meeting.outcome.option).start if meeting.outcome else None
    return search_otherwise(words, meeting.terms, user_action.at, begins)


def _unread(heard: SearchSaid) -> str:
    return (
        f"I couldn't place {listed([f'“{each}”' for each in heard.unread])}."
        if heard.unread
        else ""
    )


def _now(meeting: Meeting, other: OtherSearch) -> str:
    return in_search(other, meeting.terms.zone, named=names_zone(meeting))


def _asked_first(
    meeting: Meeting, user_action: UserAction, other: OtherSearch, words: str
) -> str | None:
    """Return what is asked before it is done; None where nothing is."""
    subject, now = meeting.terms.subject, _now(meeting, other)
    if _may_be_own(meeting, user_action, words):
        return f"{now}: is that for everybody in “{subject}”, or what suits you?"
    votes = len(meeting.round.votes) if meeting.phase is Phase.VOTE else 0
    if not votes:
        return None
    fall = counted(votes, "vote", "votes")
    return f"“{subject}”: {now}? The vote begins anew with other times; {fall} so far won't count."


def _may_be_own(meeting: Meeting, user_action: UserAction, words: str) -> bool:
    whose = orders_search(words, names_a_time=True)
    return whose is Whose.EITHER and meeting.member(user_action.who) is not None


def _offers(
    meeting: Meeting, user_action: UserAction, other: OtherSearch, words: str
) -> tuple[Button, ...]:
    value = f"{_stage(meeting)}{_BETWEEN}{written(other)}"
    if not _may_be_own(meeting, user_action, words):
        return (Button(SEARCH, "Yes, like that", value),)
    return (
        Button(SEARCH, "For everybody", value),
        Button(FOR_ME, "What suits me", f"only {_now(meeting, other)}"),
    )


def _searched(meeting: Meeting, user_action: UserAction, other: OtherSearch) -> Reply:
    """Return what has it searched so; in public the post says so to its author, too."""
    command = SearchOtherwise(**user_action.envelope(meeting.id), by=user_action.who, other=other)
    told = f"“{meeting.terms.subject}”, now: {_now(meeting, other)}. All of them are told."
    offers = (_back(meeting),) if meeting.phase is Phase.INTAKE else ()
    return Reply(commands=(command,), notice=told, offers=offers)


def _back(meeting: Meeting) -> Button:
    """Return what puts back how it is searched now, once that is changed."""
    terms = meeting.terms
    now = OtherSearch(
        duration=terms.duration, window=terms.window, hours=terms.hours, days=terms.days
    )
    return Button(BACK, "Put it back", f"{_stage(meeting)}{_BETWEEN}{written(now)}")


def put_back(pressed: Press[Meeting]) -> Reply:
    """Search again as before an order, which was only its author's own wish, or none."""
    meeting, user_action = pressed.session, pressed.user_action
    stage, _, value = pressed.value.partition(_BETWEEN)
    other = read(value).unlike(meeting.terms)
    if user_action.who != meeting.organiser.id:
        return Reply(notice=NOT_YOURS)
    if stage != _stage(meeting):
        return Reply(notice="It has gone on since. Say it again, please.", gone=(BACK,))
    if not other.said:
        return Reply(notice=_SO_ALREADY.format(meeting.terms.subject), gone=(BACK,))
    done = _searched(meeting, user_action, other)
    return Reply(commands=done.commands, note=_AS_BEFORE, gone=(BACK,))


def _stage(meeting: Meeting) -> str:
    return f"{meeting.round.number}{meeting.phase.value[0]}"


def press(pressed: Press[Meeting]) -> Reply:
    """Search otherwise, which was meant; what has gone on since is left alone."""
    meeting, user_action = pressed.session, pressed.user_action
    stage, _, value = pressed.value.partition(_BETWEEN)
    other = read(value)
    if user_action.who != meeting.organiser.id:
        return Reply(notice=NOT_YOURS)
    if stage != _stage(meeting) or not other.said:
        return Reply(notice="It has gone on since. Say it again, please.", gone=(SEARCH, FOR_ME))
    done = _searched(meeting, user_action, other)
    return Reply(commands=done.commands, note="It is looked for like that.", gone=(SEARCH, FOR_ME))


def for_me(pressed: Press[Meeting]) -> Reply:
    """Take it for what suits the organiser alone."""
    told = say(pressed.session.id, pressed.user_action, pressed.value)
    return Reply(commands=(told,), said=pressed.value, gone=(SEARCH, FOR_ME))


def offered_with(meeting: Meeting, user_action: UserAction, words: str) -> tuple[str, OtherSearch]:
    """Return what is said of a new search after the decision, and how it is to be other."""
    heard = search_in(meeting, user_action, words)
    other = heard.other.unlike(meeting.terms)
    unread = _unread(heard)
    if not other.said:
        return unread, other
    if no := why_no_start(meeting, other, user_action.at):
        return f"{unread} {_now(meeting, other)}: {no}".strip(), OtherSearch()
    standing = stands(meeting, user_action.who)
    asked = (
        f"{standing}. Shall I look for a new time, {_now(meeting, other)}, and put it to the vote?"
    )
    return f"{asked} {unread}".strip(), other


def written(other: OtherSearch) -> str:
    """Return a search as a button carries it: `30;20270118-20270122;1400-1700;34`."""
    window, hours = other.window, other.hours
    return _BETWEEN.join(
        (
            f"{other.duration or ''}",
            f"{window.start:%Y%m%d}-{window.end:%Y%m%d}" if window else "",
            f"{hours.start:%H%M}-{hours.end:%H%M}" if hours else "",
            "".join(f"{EVERY_DAY.index(each)}" for each in other.days or ()),
        )
    ).rstrip(_BETWEEN)


def read(value: str) -> OtherSearch:
    """Return the search that a button carries; one that says nothing, where it carries none."""
    duration, window, hours, days = (*value.split(_BETWEEN), "", "", "", "")[:4]
    first, _, last = window.partition("-")
    begin, _, end = hours.partition("-")
    try:
        return OtherSearch(
            duration=int(duration) if duration else None,
            window=Window(_day(first), _day(last)) if window else None,
            hours=WorkingHours(_hour(begin), _hour(end)) if hours else None,
            days=tuple(EVERY_DAY[int(each)] for each in days) or None,
        )
    except (ValueError, IndexError):
        return OtherSearch()


def _day(written_: str) -> date:
    return date(int(written_[:4]), int(written_[4:6]), int(written_[6:]))


def _hour(written_: str) -> time:
    return time(int(written_[:2]), int(written_[2:]))
