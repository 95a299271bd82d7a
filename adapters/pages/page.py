"""What stands on a member's page: the record's views as screens, each where it belongs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import sha256
from typing import Final

from adapters.pages.asides import Aside
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.asked.own_record import Parts, own_record, stands, without_opening
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.record import SMALLEST_RATED_GROUP
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.interaction.form import Field, Form
from orchestration.interaction.layout import Line, Options
from orchestration.model.people import MemberId, is_guest
from orchestration.model.spent import NOTHING, Spent
from orchestration.views.record import RoundRecord, SessionRecord
from orchestration.voting.forms import ONE_OPTION

_HERE: Final = frozenset({"tell", "vote"})
"""Buttons that lead to what stands on the page anyway."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A member's page: its record, and what of it can be pressed.

    `questions` are asked of the member alone, `mine` is how each option on the table stands for
    them, `vote` the form of their ballot where one tap is not enough; `closed` are the rounds
    before, latest first. `helped` says what a language model has done. `path` is the page's own
    address, `state` changes with it. It `has_invite` where there is a calendar file to be had, and
    where `calendars` on the web take it, (label, address); it `takes_calendar` where a file can be
    sent.
    Under `record_link` what was decided can be read by whoever has it, for as long as it is kept;
    its own address is good `until` then. A guest says by one of the `zones` where they are; as long
    as it `guesses_zone`, their device says it for them.
    """

    path: str
    record: SessionRecord
    aside: Aside | None
    card: Parts
    agenda: Parts
    questions: Parts
    asked: Parts
    read_back: Parts
    options: Options | None
    closed: tuple[tuple[RoundRecord, Options], ...]
    vote: Form | None
    decision: Parts
    rating: Parts
    survey: Parts
    helped: str
    state: str
    has_invite: bool = False
    calendars: tuple[tuple[str, str], ...] = ()
    record_link: str = ""
    takes_calendar: bool = False
    until: datetime | None = None
    zones: tuple[str, ...] = ()
    guesses_zone: bool = False

    @property
    def is_guest(self) -> bool:
        """Tell whether its reader is from outside, and knows nothing of what asks them."""
        return is_guest(self.record.member)

    @property
    def awaits_vote(self) -> bool:
        """Tell whether the member can vote, and has not."""
        present = self.record.present
        return self.record.yours.may_vote and present is not None and not present.voted

    @property
    def waits(self) -> bool:
        """Tell whether something waits for the member, or is theirs to vote on: it stands first."""
        yours = self.record.yours
        return bool(self.questions or self.asked or (self.options and yours.may_vote))

    @property
    def mine(self) -> Mapping[str, Line]:
        """How each option on the table stands for the member, by its name."""
        return stands(self.record.present.for_you) if self.record.present else {}

    @property
    def stars(self) -> Mapping[str, int | None]:
        """What the member has answered to each question."""
        return dict(self.record.yours.stars)


def page_of(
    decision: Decision,
    who: MemberId,
    path: str,
    aside: Aside | None,
    gone: frozenset[str],
    spent: Spent = NOTHING,
) -> Page:
    """Return somebody's page; buttons named in `gone` they have put aside."""
    own = own_record(decision, who, _HERE | gone)
    record, present = own.record, own.options
    one_tap = ballot_forms.rule_of(decision).form is ONE_OPTION
    return Page(
        path=path,
        record=record,
        aside=aside,
        card=own.card,
        agenda=own.agenda,
        questions=own.questions,
        asked=own.asked,
        read_back=own.read_back,
        options=replace(present, one_tap=one_tap) if present else None,
        closed=own.closed,
        vote=_vote(decision, record) if record.yours.may_vote and not one_tap else None,
        decision=own.decision,
        rating=without_opening(own.rating),
        survey=own.survey,
        helped=how_helped(decision, spent),
        calendars=_calendars(decision, record),
        state=sha256(repr((record, aside, sorted(gone))).encode()).hexdigest(),
    )


def _calendars(decision: Decision, record: SessionRecord) -> tuple[tuple[str, str], ...]:
    outcome, made = decision.outcome, record.decision
    if outcome is None or made is None:
        return ()
    return method_of(decision).calendars(decision, outcome, made.announced.decided_at)


def _vote(decision: Decision, record: SessionRecord) -> Form:
    return in_zone(ballot_forms.vote_form(decision, record.member), decision, record.zone)


def how_helped(decision: Decision, spent: Spent) -> str:
    """Say what a language model has done for a session; nothing where it did nothing.

    What it costs to read a message tells that one was written, and how long it was. So nothing is
    said before the session is over: who looks again and again would see when others write. And two
    members get no figures, since each could take away their own; with three, what is left belongs
    to at least two.
    """
    if not spent.calls or not is_over(decision):
        return ""
    if len(decision.members) < SMALLEST_RATED_GROUP:
        return "A language model helped."
    figures = (
        _counted(spent.calls, "call"),
        _counted(spent.tokens, "token"),
        f"{spent.seconds:,.1f} seconds",
    )
    return f"A language model helped: {', '.join(figures)}."


def _counted(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def in_zone(form: Form, decision: Decision, zone: str) -> Form:
    """Return a form whose options are told in somebody's own time, not the session's."""
    named = decision.round.options
    own = {
        ballot_forms.when(each, decision.terms.zone): ballot_forms.when(each, zone)
        for each in named
    }

    def told(field: Field) -> Field:
        options = tuple((value, own.get(label, label)) for value, label in field.options)
        return replace(field, label=own.get(field.label, field.label), options=options)

    return replace(form, fields=tuple(map(told, form.fields)))
