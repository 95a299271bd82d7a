"""The people of a scenario: what they do next, seen from how their session stands.

Every move has an id of its own, made from who does what and when, so that making it twice changes
nothing: after a crash the people do all of it again, and the inbox drops what it knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from adapters.files.ballots.read import read_ballot
from adapters.files.script import Saying, Scenario, Script
from orchestration.deciding.commands import (
    CastBallot,
    ConfirmInvitation,
    ConfirmMust,
    LeaveVote,
    PartAnswer,
    SettlePart,
)
from orchestration.deciding.rounds.assessment import assessment_of, profile_of, side_of
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import may_vote
from orchestration.kinds.choice.commands import KeepBeside, Propose, TakeStands
from orchestration.kinds.choice.state import Choice
from orchestration.kinds.meeting.commands import BusyKnown
from orchestration.model.ballots import Ballot, VoteNote
from orchestration.model.errors import BadInput
from orchestration.model.options import Option, Words
from orchestration.model.people import MemberId, SessionId
from orchestration.model.preferences import PartOfMeeting, Strength
from orchestration.privacy import Private
from orchestration.sessions.commands import Answer, Command, ShareCalendar, TellPrivately
from orchestration.voting.by_scores import ballot_by_scores

NONE: Final = "none"
"""The ballot for none of the options."""


@dataclass(frozen=True)
class People:
    """Plays everyone in one scenario, in one session."""

    scenario: Scenario
    session: SessionId

    def opening(self) -> Command:
        """Ask for the session."""
        return self.scenario.opening(self._envelope("open"))

    def moves(self, decision: Decision, at: datetime) -> list[Command]:
        """Return what everyone does next, at this time; ids that are known change nothing."""
        return [replace(each, at=at) for each in self._next(decision)]

    def _next(self, decision: Decision) -> Iterator[Command]:
        if decision.invitation_open:
            by = self.scenario.organiser.id
            yield ConfirmInvitation(**self._envelope("invitation"), by=by)
        elif decision.phase is Phase.INTAKE:
            yield from self._intake(decision)
        elif decision.phase is Phase.VOTE:
            yield from self._votes(decision)
        elif isinstance(decision, Choice):
            yield from self._beside(decision)

    def _envelope(self, move: str) -> dict[str, Any]:
        return {"id": move, "session": self.session, "at": self.scenario.now}

    def _intake(self, decision: Decision) -> Iterator[Command]:
        """Say what the script has, and that each must is one; who has no words takes any time."""
        yield from self._proposals()
        yield from self._drafts(decision.round.number)
        yield from self._left()
        for member, script in self.scenario.scripts.items():
            if decision.round.number > 1 or script.answered:
                yield from self._words(member, script, decision.round.number)
            yield from self._musts(decision, member)

    def _words(self, member: MemberId, script: Script, round_: int) -> Iterator[Command]:
        for index, saying in enumerate(_said_in(script, round_)):
            yield TellPrivately(
                **self._envelope(f"say/{member}/{round_}/{index}"),
                member=member,
                text=Private(member, saying.text),
                visibility=saying.visibility,
            )
        if round_ == 1 and script.busy:
            intervals = Private(member, script.busy)
            yield BusyKnown(**self._envelope(f"busy/{member}"), member=member, intervals=intervals)
        if round_ == 1 and script.calendar is not None:
            ics = Private(member, script.calendar)
            yield ShareCalendar(**self._envelope(f"calendar/{member}"), member=member, ics=ics)
        if round_ == 1:
            yield from self._of_options(member, script)
        if round_ == 1 and not (script.says or script.busy or script.calendar or script.stands):
            yield Answer(**self._envelope(f"answer/{member}"), member=member)

    def _of_options(self, member: MemberId, script: Script) -> Iterator[Command]:
        """Say in one tap each how options stand, and to whom a vote is left."""
        if script.stands:
            stands = Private(member, script.stands)
            yield TakeStands(**self._envelope(f"stands/{member}"), member=member, stands=stands)

    def _left(self) -> Iterator[Command]:
        for member, script in self.scenario.scripts.items():
            if script.delegates_to is not None:
                envelope = self._envelope(f"delegate/{member}")
                yield LeaveVote(**envelope, member=member, to=script.delegates_to)

    def _proposals(self) -> Iterator[Command]:
        """Put everything on the list before anybody speaks of it."""
        spoken = {who: each for who, each in self.scenario.scripts.items() if each.answered}
        for member, script in spoken.items():
            for index, option in enumerate(script.proposes):
                yield Propose(
                    **self._envelope(f"propose/{member}/{index}"),
                    member=member,
                    title=option.title,
                    key=option.key,
                    data=option.data,
                    capacity=option.capacity,
                    text=option.text,
                )

    def _drafts(self, round_: int) -> Iterator[Command]:
        """Put to everybody what is drafted for a round."""
        for member, script in self.scenario.scripts.items():
            draft = script.drafts[round_ - 1] if round_ <= len(script.drafts) else None
            if draft and script.answered:
                move = f"draft/{member}/{round_}"
                yield Propose(**self._envelope(move), member=member, title=draft)

    def _beside(self, choice: Choice) -> Iterator[Command]:
        """Say who may see what those hold who ranked a statement low."""
        for member in choice.beside:
            seen = self.scenario.scripts[member].beside
            if seen is not None:
                envelope = self._envelope(f"beside/{member}")
                yield KeepBeside(**envelope, member=member, visibility=seen)

    def _musts(self, decision: Decision, member: MemberId) -> Iterator[Command]:
        """Confirm what a member can't do, asked or not: in a scenario all of it is meant.

        Who stays for a part says that it is enough.
        """
        for wish in profile_of(decision, member).wishes:
            if isinstance(wish.applies, PartOfMeeting) and not wish.confirmed:
                own = self._envelope(f"part/{member}/{wish.number}/{len(wish.history)}")
                enough = PartAnswer.ENOUGH
                yield SettlePart(**own, member=member, preference=wish.number, answer=enough)
            if wish.strength is Strength.MUST and not wish.confirmed:
                move = f"firm/{member}/{wish.number}/{len(wish.history)}"
                yield ConfirmMust(
                    **self._envelope(move), member=member, preference=wish.number, firm=True
                )

    def _votes(self, decision: Decision) -> Iterator[Command]:
        for member in self._voters(decision):
            move = f"vote/{member}/{decision.round.number}"
            ballot = self._ballot(decision, member)
            own = Private(member, ballot)
            envelope = self._envelope(move)
            note = self._note(member, decision.round.number)
            yield CastBallot(**envelope, member=member, ballot=own, in_public=True, note=note)

    def _voters(self, decision: Decision) -> Iterator[MemberId]:
        """Yield who votes: who has left their vote only where their script says how, and first.

        So does, by their script, who has answered with nothing that was understood.
        """
        scripts, number = self.scenario.scripts, decision.round.number
        for each in decision.members:
            script = scripts[each.id]
            says_how = script.answered and len(script.votes) >= number
            if says_how and each not in decision.counted and may_vote(decision, each.id):
                yield each.id
        left = [each.id for each in decision.counted if each.id in decision.delegates]
        yield from (each for each in left if scripts[each].votes)
        yield from (each.id for each in decision.counted if each.id not in left)

    def _note(self, member: MemberId, round_: int) -> Private[VoteNote] | None:
        notes = self.scenario.scripts[member].notes
        said = notes[round_ - 1] if round_ <= len(notes) else None
        if said is None or not said.text.strip():
            return None
        return Private(member, VoteNote(said.text.strip(), said.visibility))

    def _ballot(self, decision: Decision, member: MemberId) -> Ballot | None:
        round_ = decision.round
        rule = decision.rule_of(round_.number)
        votes = self.scenario.scripts[member].votes
        if round_.number > len(votes):
            options = assessment_of(round_).options
            sides = {each.option.id: side_of(each, member) for each in options}
            scores = {id_: side.score for id_, side in sides.items() if side}
            return ballot_by_scores(rule, scores, decision.terms.budget, decision.terms.most)
        place = [each.id for each in self.scenario.members].index(member)
        field = f"members.{place}.votes.{round_.number - 1}"
        table = _Table(round_.options, field)
        written = votes[round_.number - 1]
        given, names = table.named(written), table.names
        if len(names) == 1 and rule not in (decision.terms.rule, decision.terms.last_rule):
            given = _of_the_only(given)
        try:
            return read_ballot(given, rule, names, field, decision.terms.budget)
        except BadInput as wrong:
            as_written = written if wrong.field == field else wrong.value
            raise BadInput(wrong.field, as_written, wrong.expected) from None


def _said_in(script: Script, round_: int) -> tuple[Saying, ...]:
    if round_ == 1:
        return script.says if script.answered else ()
    reply = script.replies[round_ - 2] if round_ - 2 < len(script.replies) else None
    return (reply,) if reply and reply.text.strip() else ()


def _of_the_only(ballot: object) -> object:
    """Return a ballot that approves of the only option as one for it, and of nothing as for none.

    A file may be written by the rule that is usual, whatever comes to be on the list.
    """
    if ballot in ([], {}):
        return NONE
    match ballot:
        case [only]:
            return only
        case {**answers} if len(answers) == 1 and {*answers.values()} <= {"yes", "if_need_be"}:
            return next(iter(answers))
    return ballot


@dataclass(frozen=True)
class _Table:
    """The options of a round as a file calls them: by place, by id, by title."""

    options: Sequence[Option]
    field: str

    @property
    def names(self) -> list[str]:
        return [each.id for each in self.options]

    def named(self, ballot: Any) -> object:  # noqa: ANN401  # data
        """Return a ballot by place (1 … K), or by ids, as one by name; what is no option stays."""
        if isinstance(ballot, list):
            return [self.named(each) for each in ballot]
        if isinstance(ballot, dict) and ballot.keys() <= {"for", "against"}:
            return {word: self.named(value) for word, value in ballot.items()}
        if isinstance(ballot, dict):
            return {self.named(each): value for each, value in ballot.items()}
        if ballot is None or ballot == NONE:
            return ballot
        known = (each for each in self.options if isinstance(each, Words))
        called = (each.id for each in known if ballot in (each.title, each.key))
        return next(called, None) or self._at(ballot)

    def _at(self, place: object) -> str:
        number = int(place) if isinstance(place, str) and place.isdecimal() else place
        if not isinstance(number, int) or isinstance(number, bool):
            raise BadInput(self.field, place, self._expected)
        if not 1 <= number <= len(self.options):
            raise BadInput(self.field, place, self._expected)
        return self.names[number - 1]

    @property
    def _expected(self) -> str:
        ids = ", ".join(each.key for each in self.options if isinstance(each, Words))
        place = f"the place of an option that is shown, 1 to {len(self.options)}"
        return f"{place}, or its id, one of {ids}" if ids else place
