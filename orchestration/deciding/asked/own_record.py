"""A session as one person has it to themselves: each part of its record, and what they may press.

The session page draws the parts one by one; a chat shows them as one, for one reader alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.record import session_record
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import is_over
from orchestration.deciding.votes.receipts import with_receipt
from orchestration.interaction.layout import (
    Button,
    Buttons,
    Layout,
    Line,
    Lines,
    Look,
    OptionRow,
    Options,
    Part,
    Select,
    Text,
    When,
)
from orchestration.interaction.layouts import (
    AT_ONCE,
    COMES,
    MOVE,
    PUT_BACK,
    SURVEY_PARTS,
    THATS_ALL,
    WAITS,
    mark_of,
    own_questions,
    own_vote,
    screen,
)
from orchestration.interaction.plain_text import in_words
from orchestration.interaction.wording import (
    for_the_agenda,
    how_it_suits,
    record_terms,
    still_counts,
    who_sees_votes,
)
from orchestration.interaction.wording import in_words as ballot_in_words
from orchestration.model.people import MemberId
from orchestration.views.member import OptionsForYou, ReadBack
from orchestration.views.record import RoundRecord, SessionRecord, Yours

Parts = tuple[Part, ...]

_HERE: Final = frozenset({"details"})
"""The button that leads to what is shown here."""

_WAITING: Final = Text("Waiting for you", Look.STRONG)
_OPTIONS: Final = Text("The options", Look.STRONG)
_YOURS: Final = Text("What I know of you", Look.STRONG)
_CAME_ABOUT: Final = Text("How it came about", Look.STRONG)


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnRecord:
    """What somebody sees of a session, view by view; what is not there is empty.

    `options` are those on the table, with `voting` on them, and `closed` the rounds before, the
    latest first. The `survey` asks on, beside the `rating`, on their page alone.
    """

    record: SessionRecord
    card: Parts
    agenda: Parts
    questions: Parts
    asked: Parts
    read_back: Parts
    options: Options | None
    voting: Parts
    closed: tuple[tuple[RoundRecord, Options], ...]
    decision: Parts
    rating: Parts
    survey: Parts


def own_record(
    decision: Decision, who: MemberId, without: frozenset[str] = frozenset()
) -> OwnRecord:
    """Return a session as somebody in it may see it, without the buttons of these actions."""
    record = session_record(decision, who)
    yours, present = record.yours, record.present
    is_out = who in method_of(decision).no_longer(decision)
    past = _HERE | without | _past(decision, yours)
    shown = _Shown(who, decision.organiser.id, past, is_out=is_out)
    return OwnRecord(
        record=record,
        card=shown.parts(record.card),
        agenda=tuple(_agenda(record)),
        questions=shown.kept(own_questions(yours)),
        asked=() if _has_begun(yours) else shown.parts(yours.asked),
        read_back=shown.parts(_told(yours.read_back)) if _has_spoken(yours) else (),
        options=_options(present) if present else None,
        voting=shown.parts(present.options) if present and yours.may_vote else (),
        closed=tuple((each, _options(each)) for each in reversed(record.rounds) if each.is_closed),
        decision=shown.parts(record.decision and record.decision.announced),
        rating=shown.parts(yours.rating),
        survey=SURVEY_PARTS if yours.rating else (),
    )


def _agenda(record: SessionRecord) -> Iterator[Part]:
    """Yield what is to be talked about, unless it stands with the outcome; and how to add to it."""
    if record.agenda and not record.decision:
        yield Text(for_the_agenda(record.agenda))
    if record.takes_topics:
        yield Buttons((Button("agenda", "Add to the agenda"),))


def _past(decision: Decision, yours: Yours) -> frozenset[str]:
    """Return the buttons whose time is over, or has not come."""
    if is_over(decision):
        return frozenset((THATS_ALL, "take-back", PUT_BACK, "let-see", "not-here"))
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


def _told(view: ReadBack | None) -> ReadBack | None:
    """Return what is known of somebody without the question of it, which stands with the others."""
    return replace(view, clarification=None) if view else None


def _options(round_: RoundRecord) -> Options:
    """Return a round's options as they are voted on here, where nobody sees who votes for what."""
    parts = screen(replace(round_.options, secret=True)).parts
    return next(each for each in parts if isinstance(each, Options))


def stands(view: OptionsForYou) -> Mapping[str, Line]:
    """Return how each option of a round stands for the member, without its name and time."""
    return {each.option.id: Line(how_it_suits(each), mark_of(each)) for each in view.options}


@dataclass(frozen=True, slots=True)
class _Shown:
    """Turns views into parts for one person, without the buttons they are not to be offered.

    Who `is_out` of what was decided can come after all, in the place of saying so again.
    """

    who: MemberId
    organiser: MemberId
    without: frozenset[str]
    is_out: bool = False

    def parts(self, view: object | None) -> Parts:
        """Return what a view is made of; nothing where there is no view."""
        return () if view is None else self.kept(screen(view, self.organiser).parts)

    def kept(self, parts: Iterable[Part]) -> Parts:
        """Return parts without what is not to be offered."""
        return tuple(self._kept(parts))

    def _kept(self, parts: Iterable[Part]) -> Iterable[Part]:
        for part in parts:
            match part:
                case Buttons(buttons, only):
                    left = tuple(map(self._button, buttons))
                    left = tuple(each for each in left if each.action not in self.without)
                    if left and only in (None, self.who):
                        yield Buttons(left)
                case Lines(lines):
                    yield replace(part, lines=tuple(map(self._line, lines)))
                case Select(action) if action in self.without:
                    pass
                case _:
                    yield part

    def _button(self, button: Button) -> Button:
        return COMES if self.is_out and button.action == MOVE else button

    def _line(self, line: Line) -> Line:
        hidden = line.button is not None and line.button.action in self.without
        return replace(line, button=None) if hidden else line


# All of it as one


def own_layout(own: OwnRecord) -> Layout:
    """Return all of it as one message or dialog, for its reader alone; what is new stands first."""
    parts: Parts
    if own.decision:
        parts = (*own.decision, *own.agenda, *_came_about(own), *_of_theirs(own))
    elif own.record.no_outcome:
        parts = (*own.card, *screen(own.record.no_outcome).parts, *_came_about(own))
    else:
        parts = (*own.card, *own.agenda, *_of_theirs(own), *_came_about(own))
    parts = tuple(_each_button_once(parts))
    return Layout(words=in_words(parts), parts=parts, times=tuple(_times(own.record)))


def _times(record: SessionRecord) -> Iterator[When]:
    """Yield when things are, as a platform may put it into the reader's own time."""
    options = record.present.options if record.present else None
    announced = record.decision.announced if record.decision else None
    closed = (each.options for each in record.rounds if each.is_closed)
    for each in (record.card, options, announced, record.yours.asked, *closed):
        yield from screen(each).times if each else ()


def _each_button_once(parts: Parts) -> Iterator[Part]:
    """Yield parts in which what can be pressed below is not offered above as well."""
    for at, part in enumerate(parts):
        if isinstance(part, Buttons):
            rows = [each.buttons for each in parts[at + 1 :] if isinstance(each, Buttons)]
            below = {(each.action, each.value) for row in rows for each in row}
            left = tuple(x for x in part.buttons if (x.action, x.value) not in below)
            if left:
                yield Buttons(left)
        else:
            yield part


def _of_theirs(own: OwnRecord) -> Iterator[Part]:
    """Yield what waits for them, the vote, and what they have said."""
    if own.asked or own.questions:
        yield from (_WAITING, *own.questions, *own.asked)
    yield from _on_the_table(own)
    if own.read_back:
        yield from (_YOURS, *without_opening(own.read_back))
    if any(stars is None for name, stars in own.record.yours.stars if name in AT_ONCE):
        yield from without_opening(own.rating)


def without_opening(message: Parts) -> Parts:
    """Return a message under what says already what it is about: what was read, or was decided."""
    return message[1:] if message and isinstance(message[0], Text) else message


def _on_the_table(own: OwnRecord) -> Iterator[Part]:
    """Yield the options, how each stands for them, and how they vote or have voted."""
    present, yours = own.record.present, own.record.yours
    if present is None or own.options is None:
        return
    suits = stands(present.for_you)
    rows = tuple(_with(each, suits.get(each.option.id)) for each in own.options.options)
    one_tap = own.options.one_tap and yours.may_vote
    yield from (_OPTIONS, replace(own.options, options=rows, one_tap=one_tap))
    yield from (each for each in own.voting if isinstance(each, Buttons))
    if yours.may_vote:
        yield Text(_voted(present), Look.QUIET)


def own_voting(decision: Decision, who: MemberId) -> Parts:
    """Return what waits for somebody in a vote: their questions, and the vote in one tap."""
    record = session_record(decision, who)
    vote = own_vote(record.present) if record.present and record.yours.may_vote else ()
    asks = tuple(own_questions(record.yours))
    return (*((Text(WAITS, Look.STRONG), *asks) if asks else ()), *vote)


def _with(row: OptionRow, stands: Line | None) -> OptionRow:
    return replace(row, facts=(*row.facts, f"for you: {stands.words}")) if stands else row


def _voted(round_: RoundRecord) -> str:
    """Say how they have voted, or who sees what they vote here."""
    if not round_.voted and round_.carried is not None:
        return f"{still_counts(round_.carried)} {who_sees_votes(round_)}"
    if not round_.voted:
        return f"You have not voted yet. {who_sees_votes(round_)}"
    ballot = round_.ballot
    words = "You abstain." if ballot is None else f"Your vote: {ballot_in_words(ballot)}."
    receipt = f" {with_receipt(round_.receipt)}" if round_.receipt else ""
    return f"{words}{receipt} You can change it until the vote closes."


def _came_about(own: OwnRecord) -> Iterator[Part]:
    """Yield the rule, what the record of the decision has, and each count, step by step."""
    record = own.record.decision
    rule = [f"{record.rule[:1].upper()}{record.rule[1:]}: {record.explanation}"] if record else []
    terms = [f"{term}: {words}" for term, words in record_terms(record)] if record else []
    told = [[*rule, *terms], *(list(_counted(round_)) for round_, _ in own.closed)]
    if any(told):
        yield from (_CAME_ABOUT, *(Text("\n".join(lines)) for lines in told if lines))


def _counted(round_: RoundRecord) -> Iterator[str]:
    if round_.tally:
        yield f"Round {round_.number}: {round_.tally.reason}"
        yield from (f"{at}. {step}" for at, step in enumerate(round_.tally.steps, 1))
    if round_.voted:
        ballot = round_.ballot
        yield "You abstained." if ballot is None else f"Your vote was: {ballot_in_words(ballot)}."
