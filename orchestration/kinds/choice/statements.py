"""Options that are what the group would say: drafted, ranked, criticised, revised, ranked again.

People draft them; a model may, from opinions that their authors let others see, and from no other.
Its drafts are its authors' before they are the group's: each may stop one until the ranking opens.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final, TypeVar

from orchestration.deciding.rounds.assessment import profile_of, propose_round
from orchestration.deciding.rounds.deadlines import PATIENCE, look_at
from orchestration.deciding.rounds.rounds import propose, put_on_the_table
from orchestration.deciding.state import Phase
from orchestration.deciding.step import (
    awaited_options,
    is_over,
    over,
    refuse,
    tell,
    with_round,
    without,
)
from orchestration.kinds.choice.commands import JudgeDraft, StatementsDrafted
from orchestration.kinds.choice.effects import DraftStatements
from orchestration.kinds.choice.proposals import MOST_OPTIONS, key_of, same_as
from orchestration.kinds.choice.state import Choice, Drafting
from orchestration.model.options import Option, Words
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Opinion, Polarity, Preference
from orchestration.privacy import Private, PublicReason, Reader, declassify, reveal
from orchestration.sessions.kind import Step
from orchestration.views.choice import DraftForYou

T = TypeVar("T")

_TOO_LATE: Final = "The ranking is open by now, so nothing can be stopped."


def said_publicly(choice: Choice) -> tuple[PublicReason, ...]:
    """Return what members let others see of what they hold, in an order that names nobody."""
    return _said(choice, of_change=False)


def critiques(choice: Choice) -> tuple[PublicReason, ...]:
    """Return what they let others see of what they would change in a statement, as ordered."""
    return _said(choice, of_change=True)


def is_critique(wish: Preference) -> bool:
    """Tell whether an opinion says what to change in what is ahead: it came after a vote.

    What its author holds against that is none.
    """
    return wish.history[0].round > 1 and wish.polarity is not Polarity.AGAINST


def _said(choice: Choice, *, of_change: bool) -> tuple[PublicReason, ...]:
    labelled = ((is_critique(wish), said) for _, wish, said in _labelled(choice))
    return tuple(sorted({said for changes, said in labelled if changes is of_change}))


def _labelled(choice: Choice) -> Iterator[tuple[Member, Preference, PublicReason]]:
    """Yield the opinions that their authors let others see."""
    for member in choice.counted:
        for wish in profile_of(choice, member.id).wishes:
            said = declassify(wish, member.name, len(choice.counted))
            if isinstance(wish.applies, Opinion) and said is not None:
                yield member, wish, said


def _of_round(choice: Choice) -> Mapping[MemberId, tuple[Preference, ...]]:
    """Return the labelled opinions that are of the present round, by author."""
    found: dict[MemberId, tuple[Preference, ...]] = {}
    for member, wish, _ in _labelled(choice):
        if wish.history[0].round == choice.round.number:
            found[member.id] = (*found.get(member.id, ()), wish)
    return found


def can_draft(choice: Choice) -> bool:
    """Tell whether a model has not been asked in this round, and there is what to draft from."""
    asked = choice.drafting and choice.drafting.round == choice.round.number
    return choice.terms.of_statements and not asked and bool(_of_round(choice))


def first_of_last(choice: Choice) -> Words | None:
    """Return the statement that is ahead: what the last vote elected, else the best that tied."""
    voted = [each for each in choice.rounds if each.tally is not None]
    if not voted or voted[-1].tally is None:
        return None
    tally, options = voted[-1].tally, voted[-1].options
    ahead = [each for each in options if each.id in (tally.winner, *tally.tie)]
    return _words([*ahead, *options])


def _words(options: Sequence[Option]) -> Words | None:
    return next((each for each in options if isinstance(each, Words)), None)


def drafted(choice: Choice, at: datetime) -> Step[Choice] | None:
    """Have statements drafted and their authors asked, and wait; None where the vote can open."""
    if can_draft(choice):
        return _asked(choice)
    drafting = choice.drafting
    if drafting is None or drafting.until is None:
        return None
    if drafting.is_open and at < drafting.until:
        return choice, (look_at(choice, drafting.until),)
    choice = _released(choice, drafting)
    return put_on_the_table(choice, at, propose_round(choice, at))


def _asked(choice: Choice) -> Step[Choice]:
    number, found, ahead = choice.round.number, _of_round(choice), first_of_last(choice)
    numbers = {who: tuple(each.number for each in own) for who, own in found.items()}
    words = {who: tuple(each.restatement for each in own) for who, own in found.items()}
    drafting = Drafting(round=number, rests_on=_boxed(numbers), of=sum(map(len, found.values())))
    effect = DraftStatements(
        round=number,
        question=choice.terms.subject,
        opinions=_boxed(words),
        revised=ahead.title if ahead else "",
    )
    waiting = (*choice.reading, awaited_options(number))
    return replace(choice, phase=Phase.INTAKE, reading=waiting, drafting=drafting), (effect,)


def _boxed(
    each_own: Mapping[MemberId, tuple[T, ...]],
) -> Mapping[MemberId, Private[tuple[T, ...]]]:
    return {who: Private(who, own) for who, own in each_own.items()}


def statements_drafted(choice: Choice, command: StatementsDrafted) -> Step[Choice]:
    """Show drafts to those on whose opinions they rest; where there are none, go on without."""
    drafting, awaited = choice.drafting, awaited_options(command.round)
    if drafting is None or awaited not in choice.reading or is_over(choice):
        return choice, ()
    choice = replace(choice, reading=without(choice.reading, awaited))
    if not command.drafts or not _still_stands(choice, drafting):
        done = replace(drafting, failed=command.failed)
        return _go_on(replace(choice, drafting=done), command.at)
    until = command.at + PATIENCE
    drafting = replace(drafting, drafts=command.drafts, until=until)
    choice = with_round(choice, replace(choice.round, settle_by=until))
    choice = replace(choice, drafting=drafting)
    shown = (tell(who, draft_for(choice, drafting)) for who in drafting.rests_on)
    return choice, (*shown, look_at(choice, until))


def _go_on(choice: Choice, at: datetime) -> Step[Choice]:
    """Go on with what people have drafted; where that is nothing, wait for it."""
    if not choice.listed and at < choice.closes_at:
        return with_round(choice, replace(choice.round, settle_by=None)), ()
    return propose(choice, at)


def draft_for(choice: Choice, drafting: Drafting) -> DraftForYou:
    """Show an author the drafts that rest on their opinion and on those of others."""
    return DraftForYou(
        subject=choice.terms.subject,
        round=drafting.round,
        drafts=drafting.drafts,
        of=drafting.of,
    )


def judge_draft(choice: Choice, command: JudgeDraft) -> Step[Choice]:
    """Stop a draft for the author of an opinion in it, or let all of them go to the group."""
    who, drafting = command.member, choice.drafting
    if is_over(choice):
        return over(choice, who)
    is_theirs = drafting is not None and who in drafting.rests_on
    if drafting is None or not is_theirs or drafting.round != command.round or not drafting.until:
        return refuse(choice, who, _TOO_LATE)
    if command.stops is None:
        drafting = replace(drafting, agreed=(*without(drafting.agreed, who), who))
    else:
        left = ("" if n == command.stops else each for n, each in enumerate(drafting.drafts))
        drafting = replace(drafting, drafts=tuple(left))
    choice = replace(choice, drafting=drafting)
    if drafting.is_open:
        return choice, ()
    if not any(drafting.drafts):
        return _go_on(replace(choice, drafting=replace(drafting, until=None)), command.at)
    return propose(choice, command.at)


def _still_stands(choice: Choice, drafting: Drafting) -> bool:
    """Tell whether all that drafts rest on is still there for others to see."""
    seen = {(member.id, wish.number) for member, wish, _ in _labelled(choice)}
    rests_on = {
        (who, number)
        for who, own in drafting.rests_on.items()
        for number in reveal(own, to=Reader.DECISION)
    }
    return len(rests_on) == drafting.of and rests_on <= seen


def _released(choice: Choice, drafting: Drafting) -> Choice:
    """Put on the list what nobody has stopped: the drafts are the group's from now on."""
    stands = drafting.drafts if _still_stands(choice, drafting) else ()
    for title in filter(None, stands):
        if same_as(choice, title) is None and len(choice.listed) < MOST_OPTIONS:
            key = key_of(title, {each.key for each in choice.listed})
            new = Words(id="", key=key, title=title, drafted_from=drafting.of)
            choice = replace(choice, listed=(*choice.listed, new))
    return replace(choice, drafting=replace(drafting, drafts=(), until=None))
