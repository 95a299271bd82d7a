"""What may be on the list twice: both who put it there are asked, and it is one if both say so.

The question names nobody, and without an answer both stand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.rounds.rounds import close_intake_if_complete
from orchestration.deciding.state import Phase
from orchestration.deciding.step import is_over, over, refuse, tell, with_profile
from orchestration.kinds.choice.commands import SayDouble
from orchestration.kinds.choice.stands import with_stand
from orchestration.kinds.choice.state import Choice, Double
from orchestration.language.choosing.lists.alike import may_be_same
from orchestration.language.saying.restate import restated
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.model.preferences import OptionRef, Preference, Profile, StandsFor
from orchestration.privacy import Private, Reader, reveal
from orchestration.profile import withdraw
from orchestration.sessions.effects import Tell
from orchestration.sessions.kind import Step
from orchestration.views.choice import DoubleQuestion

_SETTLED = "That is settled by now."


def asked_about(choice: Choice, who: MemberId, new: Words) -> Step[Choice]:
    """Ask both authors whether what somebody has just proposed is there already, in other words."""
    other = next((each for each in choice.listed if _may_be_double(each, new)), None)
    author = None if other is None else _author(choice, other)
    if other is None or author == who or choice.terms.of_statements:
        return choice, ()
    answers = {each: Private[bool | None](each, None) for each in (author or who, who)}
    double = Double(first=other.key, second=new.key, answers=answers)
    choice = replace(choice, doubles=(*choice.doubles, double))
    place = len(choice.doubles) - 1
    mine = _question(choice, place, new, other, who)
    theirs = _question(choice, place, other, new, author or who)
    return choice, (theirs, mine)


def _may_be_double(one: Words, other: Words) -> bool:
    return one.key != other.key and may_be_same(one.title, other.title)


def _author(choice: Choice, option: Words) -> MemberId:
    """Return who put something on the list; what came with the question is the organiser's."""
    theirs = (who for who in choice.proposed if option.key in _keys(choice, who))
    return next(theirs, choice.organiser.id)


def _keys(choice: Choice, who: MemberId) -> tuple[str, ...]:
    return reveal(choice.proposed[who], to=Reader.DECISION)


def _question(choice: Choice, place: int, own: Words, other: Words, who: MemberId) -> Tell:
    subject = choice.terms.subject
    view = DoubleQuestion(subject=subject, own=own.title, other=other.title, number=place)
    return tell(who, view)


def say_double(choice: Choice, command: SayDouble) -> Step[Choice]:
    """Take down what an author says of two titles; they become one once both say the same."""
    who, place = command.member, command.number
    if is_over(choice):
        return over(choice, who)
    double = choice.doubles[place] if 0 <= place < len(choice.doubles) else None
    if double is None or who not in double.answers or not _both_listed(choice, double):
        return refuse(choice, who, _SETTLED)
    double = replace(double, answers={**double.answers, who: command.same})
    others = (each if n != place else double for n, each in enumerate(choice.doubles))
    choice = replace(choice, doubles=tuple(others))
    if choice.phase is not Phase.INTAKE or not double.is_agreed:
        return choice, ()
    return close_intake_if_complete(merged(choice), command.at)


def asked_of(choice: Choice, who: MemberId) -> tuple[int, ...]:
    """Return the numbers of the pairs that somebody is asked about, and has not answered yet."""
    return tuple(
        number
        for number, each in enumerate(choice.doubles)
        if who in each.answers
        and reveal(each.answers[who], to=Reader.DECISION) is None
        and _both_listed(choice, each)
        and choice.phase is Phase.INTAKE
    )


def _both_listed(choice: Choice, double: Double) -> bool:
    return choice.option(double.first) is not None and choice.option(double.second) is not None


def to_merge(choice: Choice) -> tuple[Double, ...]:
    """Return the doubles that both authors call the same, and that both stand yet."""
    agreed = (each for each in choice.doubles if each.is_agreed)
    return tuple(each for each in agreed if _both_listed(choice, each))


def merged(choice: Choice) -> Choice:
    """Make one of each double, where the first stands: with the stands and the authors of both."""
    for double in to_merge(choice):
        if _both_listed(choice, double):
            choice = _as_one(choice, double.first, double.second)
    return choice


def _as_one(choice: Choice, first: str, second: str) -> Choice:
    stays, goes = choice.option(first), choice.option(second)
    assert stays is not None
    assert goes is not None
    for member in choice.members:
        if member.id in choice.profiles:
            profile = _moved(choice, profile_of(choice, member.id), stays, second)
            choice = with_profile(choice, member.id, profile)
    known = {each.criterion for each in stays.data}
    data = (*stays.data, *(each for each in goes.data if each.criterion not in known))
    one = replace(stays, data=data, capacity=stays.capacity or goes.capacity)
    listed = (one if each.key == first else each for each in choice.listed if each.key != second)
    proposed = {
        who: Private(who, tuple(_renamed(_keys(choice, who), first, second)))
        for who in choice.proposed
    }
    return replace(choice, listed=tuple(listed), proposed=proposed)


def _renamed(keys: tuple[str, ...], first: str, second: str) -> Iterator[str]:
    yield from dict.fromkeys(first if each == second else each for each in keys)


def _moved(choice: Choice, profile: Profile, stays: Words, second: str) -> Profile:
    """Return a profile where what was said of the second is said of what stays, the last of it."""
    round_ = choice.coming_round
    for wish in profile.wishes:
        if _of(wish) != second:
            continue
        if isinstance(wish.applies, StandsFor):
            last = max(each.number for each in profile.wishes if _stands(each, stays.key, second))
            profile = withdraw(profile, wish, round_)
            if last == wish.number:
                stand = wish.applies.stand
                profile = with_stand(choice, profile, wish.author, stays.key, stand)
        else:
            told = restated(replace(wish, applies=OptionRef(stays.key, stays.title)))
            moved = (told if each == wish else each for each in profile.preferences)
            profile = replace(profile, preferences=tuple(moved))
    return profile


def _of(wish: Preference) -> str:
    return wish.applies.option if isinstance(wish.applies, OptionRef | StandsFor) else ""


def _stands(wish: Preference, *keys: str) -> bool:
    return isinstance(wish.applies, StandsFor) and wish.applies.option in keys


def names_now(choice: Choice) -> Mapping[str, str]:
    """Return by which name an option goes now that was merged into another."""
    names = {
        each.key: each.id
        for round_ in choice.rounds
        for each in round_.options
        if isinstance(each, Words)
    }
    return {
        names[each.second]: names[each.first]
        for each in choice.doubles
        if each.is_agreed
        and choice.option(each.second) is None
        and {each.first, each.second} <= names.keys()
    }
