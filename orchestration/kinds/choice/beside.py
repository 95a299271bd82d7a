"""What a minority holds, kept beside the group's statement where it agrees to that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from orchestration.deciding.presentation.decision_record import decided_at
from orchestration.deciding.presentation.labelled import deciding_round
from orchestration.deciding.presentation.views import decided
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import Phase
from orchestration.deciding.step import post_name, refuse, tell, with_profile
from orchestration.kinds.choice.commands import KeepBeside
from orchestration.kinds.choice.state import Choice
from orchestration.kinds.choice.statements import is_critique
from orchestration.model.people import MemberId
from orchestration.model.preferences import (
    Change,
    Event,
    Kind,
    Opinion,
    Polarity,
    Preference,
    Profile,
    Strength,
    Visibility,
)
from orchestration.privacy import (
    SMALLEST_ANONYMOUS_GROUP,
    Private,
    PublicReason,
    Reader,
    declassify,
    reveal,
)
from orchestration.profile import add, label, numbered
from orchestration.sessions.effects import Post, Tell
from orchestration.sessions.kind import Step
from orchestration.views.choice import MinorityQuestion
from orchestration.voting.check import find_rule

_NOBODY_ASKED = "That is not asked of you, or not any more."


def minority_asked(choice: Choice) -> Step[Choice]:
    """Ask those who ranked the statement low, once, whether what they hold is kept beside it."""
    low = tuple(_ranked_it_low(choice))
    asked = {who: Private(who, 0) for who in low}
    told = tuple(_asked(choice, who) for who in low)
    return replace(choice, beside=asked), told


def _ranked_it_low(choice: Choice) -> Iterator[MemberId]:
    """Yield who has voted and does not support what was decided."""
    outcome = choice.outcome
    if outcome is None or not choice.terms.of_statements:
        return
    round_ = deciding_round(choice, outcome.decided_by)
    supports = find_rule(choice.rule_of(round_.number)).supports
    names = [each.id for each in round_.options]
    for who, ballot in round_.ballots.items():
        if ballot is not None and not supports(ballot, outcome.option.id, names):
            yield who


def _asked(choice: Choice, who: MemberId) -> Tell:
    own = _held(profile_of(choice, who))
    view = MinorityQuestion(
        subject=choice.terms.subject,
        words=own.restatement if own else "",
        is_crowd=len(choice.counted) >= SMALLEST_ANONYMOUS_GROUP,
        nameless=own is not None and own.visibility is Visibility.ANONYMOUS,
    )
    return tell(who, view)


def _held(profile: Profile) -> Preference | None:
    """Return what somebody holds: their last opinion; what they would change only without one."""
    said = [each for each in profile.wishes if isinstance(each.applies, Opinion)]
    held = [each for each in said if not is_critique(each)] or said
    return held[-1] if held else None


def keep_beside(choice: Choice, command: KeepBeside) -> Step[Choice]:
    """Keep what a member holds beside the statement, as they let it be seen; or do not."""
    who, outcome = command.member, choice.outcome
    if outcome is None or choice.phase is not Phase.DECIDED or who not in choice.beside:
        return refuse(choice, who, _NOBODY_ASKED)
    number = 0
    if command.visibility is not Visibility.PRIVATE:
        profile, own = _worded(choice, who, command)
        if own is None:
            return refuse(choice, who, _NOBODY_ASKED)
        number = own.number
        choice = with_profile(choice, who, label(profile, own, command.visibility))
    before = kept_beside(choice)
    choice = replace(choice, beside={**choice.beside, who: Private(who, number)})
    if kept_beside(choice) == before:
        return choice, ()
    shown = decided(choice, outcome, decided_at(choice, outcome))
    return choice, (Post(name=post_name(choice), view=shown),)


def _worded(
    choice: Choice, who: MemberId, command: KeepBeside
) -> tuple[Profile, Preference | None]:
    """Return a member's profile and what they hold, in other words where they gave these."""
    profile = profile_of(choice, who)
    words = reveal(command.words, to=Reader.DECISION) if command.words else ""
    if not words:
        return profile, _held(profile)
    opinion = Opinion.of(words)
    held = Preference(
        author=who,
        kind=Kind.OPINION,
        polarity=Polarity.FOR,
        strength=Strength.PREFERS,
        applies=opinion,
        restatement=opinion.words,
        history=(Event(choice.round.number, Change.NEW),),
    )
    profile = add(profile, held)
    return profile, profile.wishes[-1]


def kept_beside(choice: Choice) -> tuple[PublicReason, ...]:
    """Return what is kept beside the statement, in an order that names nobody."""
    kept = (_seen(choice, who) for who in choice.beside)
    return tuple(sorted(each for each in kept if each is not None))


def _seen(choice: Choice, who: MemberId) -> PublicReason | None:
    number, member = reveal(choice.beside[who], to=Reader.DECISION), choice.member(who)
    wish = numbered(profile_of(choice, who), number)
    if wish is None or member is None or not isinstance(wish.applies, Opinion):
        return None
    return declassify(wish, member.name, len(choice.counted))
