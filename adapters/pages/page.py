"""What stands on a member's page: the record's views as screens, each where it belongs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import sha256
from typing import Final

from adapters.pages.asides import Aside
from orchestration.deciding.actions import ballot_forms
from orchestration.deciding.presentation.record import SMALLEST_RATED_GROUP, session_record
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import is_over
from orchestration.interaction.form import Field, Form
from orchestration.interaction.layout import Buttons, Line, Lines, Options, Part, Select
from orchestration.interaction.layouts import THATS_ALL, mark_of, screen
from orchestration.interaction.wording import how_it_suits
from orchestration.model.people import MemberId
from orchestration.sessions.model_usage import NOTHING, Spent
from orchestration.views.record import RoundRecord, SessionRecord, Yours
from orchestration.voting.forms import ONE_OPTION

_HERE: Final = frozenset({"tell", "details", "vote"})
"""Buttons that lead to what stands on the page anyway."""

Parts = tuple[Part, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A member's page: its record, and what of it can be pressed.

    `mine` is how each option on the table stands for the member, `vote` the form of their ballot
    where one tap is not enough; `closed` are the rounds before, latest first. `helped` says what a
    language model has done. `path` is the page's own address, `state` changes with it. It
    `has_invite` where there is a calendar file to be had, `takes_calendar` where one can be sent.
    Under `record_link` what was decided can be read by whoever has it, for as long as it is kept;
    its own address is good `until` then.
    """

    path: str
    record: SessionRecord
    aside: Aside | None
    card: Parts
    invitation: Parts
    relaxation: Parts
    musts: tuple[Parts, ...]
    asked: Parts
    read_back: Parts
    options: Options | None
    closed: tuple[tuple[RoundRecord, Options], ...]
    vote: Form | None
    decision: Parts
    rating: Parts
    helped: str
    state: str
    has_invite: bool = False
    record_link: str = ""
    takes_calendar: bool = False
    until: datetime | None = None

    @property
    def mine(self) -> Mapping[str, Line]:
        """How each option on the table stands for the member, by its name."""
        return stands(self.record.present) if self.record.present else {}

    @property
    def stars(self) -> Mapping[str, int | None]:
        """What the member has answered to each of the two questions."""
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
    record = session_record(decision, who)
    yours, present = record.yours, record.present
    one_tap = ballot_forms.rule_of(decision).form is ONE_OPTION
    shown = _Shown(who, decision.organiser.id, _HERE | gone | _past(decision, yours))
    return Page(
        path=path,
        record=record,
        aside=aside,
        card=shown.parts(record.card),
        invitation=shown.parts(yours.invitation),
        relaxation=shown.parts(yours.relaxation),
        musts=tuple(map(shown.parts, yours.musts)),
        asked=() if _has_begun(yours) else shown.parts(yours.asked),
        read_back=shown.parts(yours.read_back) if _has_spoken(yours) else (),
        options=replace(_options(present), one_tap=one_tap) if present else None,
        closed=tuple((each, _options(each)) for each in reversed(record.rounds) if each.is_closed),
        vote=_vote(decision, record) if yours.may_vote and not one_tap else None,
        decision=shown.parts(record.decision and record.decision.announced),
        rating=shown.parts(yours.rating),
        helped=how_helped(decision, spent),
        state=sha256(repr((record, aside, sorted(gone))).encode()).hexdigest(),
    )


def _past(decision: Decision, yours: Yours) -> frozenset[str]:
    """Return the buttons whose time is over, or has not come."""
    if is_over(decision):
        return frozenset((THATS_ALL, "take-back", "let-see", "not-here"))
    gives_way = yours.relaxation is not None and decision.phase is Phase.INTAKE
    is_asked_again = gives_way or _is_asked_again(yours)  # which has buttons of its own
    return frozenset((THATS_ALL, "not-here") if yours.is_done or is_asked_again else ())


def _has_begun(yours: Yours) -> bool:
    """Tell whether the first question is answered by what is read back."""
    return yours.asked is not None and not _is_asked_again(yours) and _has_spoken(yours)


def _is_asked_again(yours: Yours) -> bool:
    return yours.asked is not None and yours.asked.offered is not None


def _has_spoken(yours: Yours) -> bool:
    back = yours.read_back
    if back is None:
        return False
    return bool(back.preferences or back.not_understood) or yours.asked is None


def _options(round_: RoundRecord) -> Options:
    """Return a round's options as they are voted on here, where nobody sees who votes for what."""
    parts = screen(replace(round_.options, secret=True)).parts
    return next(each for each in parts if isinstance(each, Options))


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


def stands(round_: RoundRecord) -> Mapping[str, Line]:
    """Return how each option of a round stands for the member, without its name and time."""
    options = round_.for_you.options
    return {each.option.id: Line(how_it_suits(each), mark_of(each)) for each in options}


@dataclass(frozen=True, slots=True)
class _Shown:
    """Turns views into parts for one person, without the buttons they are not to be offered."""

    who: MemberId
    organiser: MemberId
    without: frozenset[str]

    def parts(self, view: object | None) -> Parts:
        """Return what a view is made of; nothing where there is no view."""
        return () if view is None else tuple(self._kept(screen(view, self.organiser).parts))

    def _kept(self, parts: Iterable[Part]) -> Iterable[Part]:
        for part in parts:
            match part:
                case Buttons(buttons, only):
                    left = tuple(each for each in buttons if each.action not in self.without)
                    if left and only in (None, self.who):
                        yield replace(part, buttons=left)
                case Lines(lines):
                    yield replace(part, lines=tuple(map(self._line, lines)))
                case Select(action) if action in self.without:
                    pass
                case _:
                    yield part

    def _line(self, line: Line) -> Line:
        hidden = line.button is not None and line.button.action in self.without
        return replace(line, button=None) if hidden else line
