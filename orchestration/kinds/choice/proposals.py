"""What people put on the list: named once, and only as long as nothing is voted on."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final

from orchestration.deciding.people.joining import counting
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.rounds.readiness import heard
from orchestration.deciding.rounds.rounds import close_intake_if_complete
from orchestration.deciding.state import Phase
from orchestration.deciding.step import (
    is_known,
    is_over,
    may_join,
    over,
    refuse,
    with_profile,
    without,
)
from orchestration.interaction.wording import listed
from orchestration.kinds.choice.commands import CloseList, Propose, TakeOff
from orchestration.kinds.choice.doubles import asked_about
from orchestration.kinds.choice.read_anew import read_anew
from orchestration.kinds.choice.state import Choice, TakenOff
from orchestration.language.choosing.places.places import places_in
from orchestration.language.choosing.words import bare, plain
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.kind import Step

LONGEST_TITLE: Final = 200
LONGEST_STATEMENT: Final = 600
MOST_OPTIONS: Final = 200
_LOOK_ALIKES: Final = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0501\u043a\u043c\u0442\u043d\u0432"
    "\u03bf\u03b1\u03c1\u03bd\u03ba\u03b9",
    "aeopcyxijsdkmthboapvki",
)
"""Letters of other alphabets that look like Latin ones: a name in them is no other name."""

_MOST_NAMED: Final = 12
_FULL: Final = "The list is full with {most}; I left out: {left}."
NOT_ASKED: Final = "You are not asked here, so that is not listed. {organiser} can add you."
_VOTED_ON: Final = "A vote is open; you can propose again if there is another round."
_GIVEN: Final = "The list is closed"
_ONE_ALONE: Final = "This is about one proposal alone"
_STILL_AWAITED: Final = "You are still waited for: else the card would tell that it is yours."
_ANEW: Final = "{} can ask anew with other options."


def key_of(title: str, taken: Collection[str] = ()) -> str:
    """Return the name of an option: its title in small letters with dashes, once in a list."""
    key = re.sub(r"[^\w]+", "-", plain(title))
    key, number = key.strip("-_")[:60] or "option", 2
    free = key
    while free in taken:
        free, number = f"{key}-{number}", number + 1
    return free


def propose(choice: Choice, command: Propose) -> Step[Choice]:
    """Put something on the list, unless it is there already; who proposes has answered.

    By what is hidden nobody has: else the card, which says who is still waited for, would tell
    whose it is.
    """
    who, title = command.member, " ".join(command.title.split())
    if not may_propose(choice, who):
        return refuse(choice, who, "You are not a member of this session.")
    if is_over(choice):
        return over(choice, who)
    anyway = command.anyway and who == choice.organiser.id
    if problem := _problem(choice, who, title, anyway=anyway):
        return refuse(choice, who, problem)
    if not (is_known(choice, who) or command.hidden):
        choice = counting(choice, who, command.name)
    if revised := revised_by(choice, who):
        listed = tuple(replace(x, title=title) if x == revised else x for x in choice.listed)
        choice = heard(replace(choice, listed=listed), who, command.at)
        return close_intake_if_complete(choice, command.at)
    columns = choice.catalogue.criteria
    choice, asked = with_option(choice, command)
    choice, anew = (
        read_anew(choice, command) if choice.catalogue.criteria != columns else (choice, ())
    )
    choice, effects = close_intake_if_complete(choice, command.at)
    return choice, (*asked, *anew, *effects)


def with_option(choice: Choice, command: Propose) -> Step[Choice]:
    """Return the list with what is proposed on it; ask about what may be there in other words."""
    who, title = command.member, " ".join(command.title.split())
    option = Words(
        id="",
        key=command.key or key_of(title, {each.key for each in choice.listed}),
        title=title,
        data=command.data,
        proposed_by=_name(choice, who) if command.named else "",
        capacity=command.capacity,
        text=" ".join(command.text.split()),
    )
    keys = (*proposed_by(choice, who), option.key)
    choice = replace(
        choice,
        listed=(*choice.listed, option),
        proposed={**choice.proposed, who: Private(who, keys)},
    )
    if not command.hidden:
        choice = replace(choice, done=without(choice.done, who))  # more may come
        choice = heard(with_profile(choice, who, profile_of(choice, who)), who, command.at)
    return asked_about(choice, who, option)


def may_propose(choice: Choice, who: MemberId) -> bool:
    """Tell whether somebody is asked what there is to choose from, or joins by proposing some."""
    return is_known(choice, who) or (choice.terms.for_all and may_join(choice, who))


def still_awaited(choice: Choice, who: MemberId) -> str:
    """Tell somebody who hides what they propose that they stay among those who are waited for."""
    return _STILL_AWAITED if choice.phase is Phase.INTAKE and who in choice.silent else ""


def revised_by(choice: Choice, who: MemberId) -> Words | None:
    """Return the one statement of somebody's that their next draft takes the place of, if any."""
    own = choice.proposed.get(who)
    keys = reveal(own, to=Reader.DECISION) if own else ()
    mine = [each for each in choice.listed if each.key in keys]
    is_revising = choice.terms.of_statements and choice.round.number > 1
    return mine[0] if is_revising and len(mine) == 1 else None


def longest_of(choice: Choice) -> int:
    """Return how long what is put on the list may be, in characters."""
    return LONGEST_STATEMENT if choice.terms.of_statements else LONGEST_TITLE


def too_long(choice: Choice) -> str:
    """Say how long what is put on the list may be."""
    return f"That is too long for the list: {longest_of(choice)} characters at most, please."


def take_off(choice: Choice, command: TakeOff) -> Step[Choice]:
    """Take something off the list for who put it there, or for the organiser."""
    who, option = command.member, choice.option(command.key)
    if is_over(choice):
        return over(choice, who)
    if problem := why_it_stays(choice, who, option):
        return refuse(choice, who, problem)
    proposed = {each: _but(command.key, own, each) for each, own in choice.proposed.items()}
    listed = tuple(each for each in choice.listed if each.key != command.key)
    assert option is not None
    gone = TakenOff(option.title, by_author=command.key in proposed_by(choice, who))
    return replace(choice, listed=listed, proposed=proposed, off=(*choice.off, gone)), ()


def close_list(choice: Choice, command: CloseList) -> Step[Choice]:
    """Have the list take no more before the vote, at the organiser's word, or more again."""
    if is_over(choice):
        return over(choice, command.member)
    if problem := why_not_closed(choice, command.member):
        return refuse(choice, command.member, problem)
    return replace(choice, terms=replace(choice.terms, is_open=command.is_open)), ()


def can_close_alone(choice: Choice) -> bool:
    """Tell whether a list of what people propose takes more, which something is on already."""
    is_open = choice.takes_proposals and choice.phase is Phase.INTAKE
    return is_open and bool(choice.listed) and not choice.terms.of_statements


def why_not_closed(choice: Choice, who: MemberId) -> str:
    """Say why somebody cannot close or open the list alone; empty where they can."""
    if who != choice.organiser.id:
        return f"Only {choice.organiser.name} closes the list, or opens it again."
    return "" if choice.phase is Phase.INTAKE else closed(choice, who)


def _but(key: str, own: Private[tuple[str, ...]], who: MemberId) -> Private[tuple[str, ...]]:
    """Return the keys of what somebody proposed, without one."""
    return Private(who, tuple(each for each in reveal(own, to=Reader.DECISION) if each != key))


def why_it_stays(choice: Choice, who: MemberId, option: Words | None) -> str:
    """Say why somebody cannot take something off the list; empty where they can."""
    if not choice.takes_proposals:
        return closed(choice, who)
    if option is None:
        return "That is not on the list."
    if who == choice.organiser.id or option.key in proposed_by(choice, who):
        return ""
    return f"Only who proposed {option.title}, or {choice.organiser.name}, takes it off the list."


def proposed_by(choice: Choice, who: MemberId) -> tuple[str, ...]:
    """Return the keys of what somebody has put on the list."""
    own = choice.proposed.get(who)
    return reveal(own, to=Reader.DECISION) if own else ()


def closed(choice: Choice, who: MemberId) -> str:
    """Say why nothing can be put on the list now, or taken off it, and what can be done."""
    if choice.terms.is_open:
        is_voted_on = choice.phase is Phase.VOTE
        return _VOTED_ON if is_voted_on else "The list is closed."
    is_one = len(choice.listed) == 1 and not choice.proposed
    told = _ONE_ALONE if is_one else _GIVEN
    asks = "you" if who == choice.organiser.id else choice.organiser.name
    if choice.phase is not Phase.VOTE:
        return f"{told}; {_ANEW.format(asks)}"
    return (
        f"{told}; “{'no' if is_one else 'none of these'}” is a vote too, and {_ANEW.format(asks)}"
    )


def _problem(choice: Choice, who: MemberId, title: str, *, anyway: bool) -> str:
    """Say why something cannot be put on the list; empty where it can."""
    if not choice.terms.is_open and not anyway:
        return closed(choice, who)
    if choice.phase is Phase.VOTE:
        return _VOTED_ON
    if not title:
        return "What do you propose? A few words will do."
    if len(title) > longest_of(choice):
        return too_long(choice)
    if len(choice.listed) >= MOST_OPTIONS:
        return f"The list is full: {MOST_OPTIONS} are on it."
    there = same_as(choice, title)
    return f"“{there.title}” is on the list already." if there else ""


def with_places(choice: Choice, title: str) -> tuple[str, int | None]:
    """Return what is proposed without how many places it has, and these: “Boat (12 places)”."""
    return (title, None) if choice.terms.of_statements else places_in(title)


def same_as(choice: Choice, title: str) -> Words | None:
    """Return what is on the list under the same words, however they are written."""
    said = as_compared(title)
    return next((each for each in choice.listed if as_compared(each.title) == said), None)


NO_PLACES: Final = "“{title}” has 0 places: nobody could have it."


def as_compared(title: str) -> str:
    """Return a title as two are compared, whether or not it is one word: "Flur-Funk"."""
    return bare(title).translate(_LOOK_ALIKES).replace(" ", "")


def _name(choice: Choice, who: MemberId) -> str:
    member = choice.member(who)
    return member.name if member else ""


def came_there(
    new: Sequence[str], known: Sequence[str], left: Sequence[str], *, named: bool
) -> Iterator[str]:
    """Yield what is said of what comes on a list, of what it has no room for, and what is on it."""
    if new:
        yield f"On the list{'' if named else ', without your name'}: {_few(new)}."
    if left:
        yield _FULL.format(most=MOST_OPTIONS, left=_few(left))
    if known:
        yield f"{listed(known)} {'is' if len(known) == 1 else 'are'} on it already."


def _few(titles: Sequence[str]) -> str:
    """Return titles as a list in a sentence, of many the first and how many more."""
    more = len(titles) - _MOST_NAMED
    return listed([*titles[:_MOST_NAMED], f"{more} more"] if more > 1 else titles)
