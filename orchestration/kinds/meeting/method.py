"""What a meeting brings to deciding: its options are the starts on a grid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from orchestration.deciding.commands import OpenDecision
from orchestration.deciding.ended.anew import Anew
from orchestration.deciding.method import Horizon, Method
from orchestration.deciding.rounds.assessment import evaluation_of, is_for_nobody, profile_of
from orchestration.deciding.state import Assessment, Outcome
from orchestration.evaluation.columns import Columns
from orchestration.evaluation.evaluation import Evaluation
from orchestration.interaction.form import Field, Filled
from orchestration.kinds.meeting import again, engagements, left_out, own_day, starts, suggest
from orchestration.kinds.meeting.agenda import items_of
from orchestration.kinds.meeting.calendar_links import calendar_links
from orchestration.kinds.meeting.coming import who_comes
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.kinds.meeting.documents import heatmap, invite, where_it_is
from orchestration.kinds.meeting.effects import SendInvite
from orchestration.kinds.meeting.explanation import with_times
from orchestration.kinds.meeting.presentation import meeting_card, meeting_question
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.agenda import AgendaItem
from orchestration.model.options import Option, Slot
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Change, Event, Kind, Preference, Profile
from orchestration.model.times import Window
from orchestration.profile import add, relax
from orchestration.scheduling.grid import Grid, whole_grid
from orchestration.scheduling.own_day import DAY_BREAK
from orchestration.scheduling.wishes import EvaluationContext
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Step
from orchestration.views.channel import MeetingCard
from orchestration.views.documents import Heatmap
from orchestration.views.facts import Facts
from orchestration.views.member import Assumed, MeetingQuestion


class ByTimes(Method[Meeting]):
    """A meeting decides for one of its starts."""

    asks = "When suits you, and when doesn't it?"
    anything = "Any time"
    can_move = True
    compares_rules = True

    def no_longer(self, decision: Meeting) -> tuple[MemberId, ...]:
        """Return who cannot come any more to what was decided."""
        return decision.cannot_come

    def who_comes(self, decision: Meeting) -> str:
        """Say who has marked that they come."""
        return who_comes(decision)

    def calendars(
        self, decision: Meeting, outcome: Outcome, at: datetime
    ) -> tuple[tuple[str, str], ...]:
        """Return what puts the meeting into calendars on the web."""
        return calendar_links(invite(decision, outcome, at))

    def place(self, decision: Meeting) -> str:
        """Return where the meeting is, as its request or its message says."""
        return where_it_is(decision)

    def columns(self, decision: Meeting, at: datetime) -> Grid:
        """Return every start that is possible from a moment on."""
        return starts.grid_of(decision, at)

    def to_vote_on(self, decision: Meeting, at: datetime) -> Grid:
        """Return the starts that leave time to vote on them."""
        return starts.grid_to_vote_on(decision, at)

    def judging(
        self, decision: Meeting, member: MemberId, wishes: Sequence[Preference], columns: Columns
    ) -> EvaluationContext:
        """Return what a member's wishes are judged on: the starts, on their own clock."""
        assert isinstance(columns, Grid)
        who, slots = decision.member(member), starts.named_slots(decision)
        if who is None:
            return EvaluationContext(columns, decision.terms.zone, slots, wishes, DAY_BREAK)
        begins = own_day.begins(decision, who, profile_of(decision, member))
        return EvaluationContext(columns, who.zone, slots, wishes, begins)

    def context(self, decision: Meeting, member: MemberId, at: datetime) -> EvaluationContext:
        """Return by what times that a member names are compared: the starts, and their day."""
        wishes = profile_of(decision, member).wishes
        return self.judging(decision, member, wishes, self.columns(decision, at))

    def assumed_wishes(self, decision: Meeting, member: Member) -> tuple[Preference, ...]:
        """Return a member's own day and night, where they matter, and what else they are in."""
        own = own_day.own_day(decision, member, profile_of(decision, member.id))
        return (*own, *engagements.busy(decision, member))

    def relaxed(self, decision: Meeting, wish: Preference, option: Option, at: datetime) -> Profile:
        """Return its author's profile with a wish that gives way for one time."""
        assert isinstance(option, Slot)
        profile, member = profile_of(decision, wish.author), decision.member(wish.author)
        if wish.kind is Kind.HOURS and member:
            new = Event(decision.coming_round, Change.NEW)
            return add(profile, replace(own_day.spared(member, option), history=(new,)))
        if without := engagements.gives_way(profile, wish, decision.coming_round):
            return without
        context = self.context(decision, wish.author, at)
        return relax(profile, wish, option, decision.coming_round, context)

    def horizon(self, decision: Meeting, at: datetime) -> Horizon:
        """Return between what starts the meeting can be."""
        return starts.horizon(decision, at)

    def window(self, decision: Meeting) -> Window:
        """Return the days in which it can be."""
        return decision.terms.window

    def suggested(self, decision: Meeting, at: datetime) -> Step[Meeting] | None:
        """Have a coordinator suggest times, in the paper's own way."""
        return suggest.ask(decision, at)

    def again(self, decision: Meeting, anew: Anew) -> OpenMeeting:
        """Return what asks for the same meeting, in days to come."""
        return again.again(decision, anew)

    def again_fields(self, opening: OpenDecision) -> tuple[Field, ...]:
        """Ask in which days it is to be."""
        assert isinstance(opening, OpenMeeting)
        return again.fields(opening)

    def as_filled(self, opening: OpenDecision, filled: Filled) -> OpenMeeting:
        """Return it in these days."""
        assert isinstance(opening, OpenMeeting)
        return again.as_filled(opening, filled)

    def decided(self, decision: Meeting, at: datetime) -> Step[Meeting]:
        """Send the invite."""
        assert decision.outcome is not None
        sent = SendInvite(invite=invite(decision, decision.outcome, at))
        return replace(decision, invites=decision.invites + 1), (sent,)

    def cancelled(self, decision: Meeting, at: datetime) -> tuple[Effect, ...]:
        """Take the meeting out of everybody's calendar."""
        assert decision.outcome is not None
        return (SendInvite(invite=invite(decision, decision.outcome, at, cancelled=True)),)

    def card(self, decision: Meeting) -> MeetingCard:
        """Show a meeting at a glance."""
        return meeting_card(decision)

    def question(self, decision: Meeting, member: MemberId) -> MeetingQuestion:
        """Ask a member when it suits them."""
        return meeting_question(decision, member)

    def facts(self, decision: Meeting, assessment: Assessment, facts: Facts) -> Facts:
        """Add what people's clocks show."""
        return with_times(decision, assessment, facts)

    def assumed(self, decision: Meeting, member: Member) -> tuple[Assumed, ...]:
        """Return what is assumed of a member's day, and what else they are in."""
        profile, slots = profile_of(decision, member.id), starts.named_slots(decision)
        own = own_day.told(decision, member, profile, slots)
        return (*own, *engagements.told(decision, member))

    def besides(self, decision: Meeting) -> object:
        """Return who is in other meetings."""
        return decision.engaged

    def without(self, decision: Meeting, who: MemberId) -> Meeting:
        """Return a meeting that knows nothing of what else somebody is in."""
        return engagements.without(decision, who)

    def why_left_out(self, decision: Meeting, who: MemberId, named: str, at: datetime) -> str:
        """Say to a member why no option is at a time."""
        return left_out.why_left_out(decision, who, named, at)

    def agenda(self, decision: Meeting) -> tuple[AgendaItem, ...]:
        """Return its agenda, in order."""
        return items_of(decision)

    def heatmap(self, decision: Meeting, evaluation: Evaluation) -> Heatmap:
        """Draw who can come when."""
        return heatmap(decision, evaluation)

    def why_nothing(self, decision: Meeting) -> str:
        """Say why no time could be put to the vote."""
        if not len(whole_grid(decision.terms)):
            return "No start fits into the window and the working hours."
        if is_for_nobody(decision, evaluation_of(decision, decision.opened_at)):
            return "No possible start works for those who have answered."
        return "Nothing is left that could still be voted on in time."
