"""What the buttons and dialogs of a choice do that no other decision has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from orchestration.deciding.actions import orders, table
from orchestration.deciding.actions.ballots.beside import said_beside
from orchestration.deciding.actions.closing import CLOSE_LESS
from orchestration.deciding.actions.why_not_form import why_fields, why_filled
from orchestration.deciding.commands import LeaveVote
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.step import is_known
from orchestration.interaction.form import Field, Filled, Form, Kind
from orchestration.interaction.layouts.choice import ANEW
from orchestration.kinds.choice import doubles, missing, more_places, seating, statement_forms
from orchestration.kinds.choice.commands import (
    AnswerSwap,
    ChangePlace,
    LeavePlace,
    OfferSwap,
    Propose,
    SayDouble,
    TakeStands,
)
from orchestration.kinds.choice.heard import put_on
from orchestration.kinds.choice.places import changed_to, given_back, own_place
from orchestration.kinds.choice.proposals import (
    LONGEST_STATEMENT,
    NO_PLACES,
    closed,
    longest_of,
    may_propose,
    same_as,
    still_awaited,
    with_places,
)
from orchestration.kinds.choice.state import Choice
from orchestration.kinds.choice.taken_off import OFF, closed_alone, off_by_button
from orchestration.language.choosing.lists.proposed import titles_in
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.model.preferences import Stand, StandsFor, Visibility
from orchestration.privacy import SMALLEST_ANONYMOUS_GROUP, Private
from orchestration.sessions.user_action import (
    FilledIn,
    Press,
    Pressed,
    Reply,
    UserAction,
    number_in,
)

_NOT_A_MEMBER: Final = "You are not among those who are asked here."
_STANDS: Final = (
    (Stand.GREAT.value, "great"),
    (Stand.FINE.value, "fine"),
    (Stand.RATHER_NOT.value, "rather not"),
    (Stand.NO.value, "no"),
    ("", "nothing said"),
)
_MYSELF: Final = "-"
_ALSO: Final = "also-"
_MOST_AT_ONCE: Final = 4
_MOST_ASKED: Final = 10
"""So many options are asked about in one dialog."""

ordered = orders.ordered


def _propose(press: Press[Choice]) -> Reply:
    if not may_propose(press.session, press.who):
        return Reply(notice=_NOT_A_MEMBER)
    if not press.session.takes_proposals:
        return Reply(notice=closed(press.session, press.who))
    if press.session.terms.of_statements:
        return statement_forms.asked_for_draft(press)
    title, *more = _said_so_far(press)
    asked = Field("title", "What do you propose?", Kind.TEXT, title, help=f"For: {_subject(press)}")
    also = (
        Field(f"{_ALSO}{at}", "And also", Kind.TEXT, each, required=False)
        for at, each in enumerate(more)
    )
    text = Field("text", "What else is there to say of it?", Kind.LONGTEXT, required=False)
    fields = (asked, *also, text, *statement_forms.how_it_is_shown(press.session))
    return Reply(form=Form("propose", "Put it on the list", "Propose", fields))


def _list(press: Press[Choice]) -> Reply:
    """Put on the list what somebody has named among other words."""
    if not may_propose(press.session, press.who):
        return Reply(notice=_NOT_A_MEMBER)
    if not press.session.takes_proposals:
        return Reply(notice=closed(press.session, press.who))
    return put_on(press.session, press.user_action, [press.value]) or Reply()


def _said_so_far(press: Press[Choice]) -> Sequence[str]:
    """Return what somebody may have proposed in words that were not understood, else ""."""
    left = profile_of(press.session, press.who).not_understood[-1:]
    titles = [title for each in left for title in titles_in(each.text)]
    new = [each for each in titles if same_as(press.session, each) is None]
    return new[:_MOST_AT_ONCE] or [""]


def _tell(press: Press[Choice]) -> Reply:
    is_asked = press.session.terms.of_statements and is_known(press.session, press.who)
    return statement_forms.asked_for_opinion(press) if is_asked else table.ACTIONS["tell"](press)


def _subject(press: Press[Choice]) -> str:
    return press.session.terms.subject


def _proposed(
    choice: Choice, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    del context
    title = filled.text("title", longest_of(choice), "What do you propose? A few words will do.")
    text = filled.text("text", LONGEST_STATEMENT)
    nameless = filled.values.get("named") == "nameless"
    title, places = with_places(choice, title)
    if places == 0:
        filled.errors["title"] = NO_PLACES.format(title=title)
    if filled.errors:
        return Reply(errors=filled.errors)
    named = not (nameless and len(choice.members) >= SMALLEST_ANONYMOUS_GROUP)
    command = Propose(
        **user_action.envelope(choice.id),
        member=user_action.who,
        name=user_action.name,
        title=title,
        capacity=places,
        text=text,
        named=named,
        hidden=not named,
    )
    also = [
        filled.text(each, longest_of(choice)) for each in filled.values if each.startswith(_ALSO)
    ]
    more = tuple(
        Propose(
            **user_action.envelope(choice.id, f"/{at}"),
            member=user_action.who,
            name=user_action.name,
            title=each,
            named=named,
            hidden=not named,
        )
        for at, each in enumerate(filter(None, also))
    )
    is_new = choice.takes_proposals and same_as(choice, title) is None
    noted = f"On the list, without your name: {title}." if is_new and not command.named else ""
    awaited = still_awaited(choice, user_action.who) if noted else ""
    return Reply(commands=(command, *more), notice=f"{noted} {awaited}".strip())


def _stands(press: Press[Choice]) -> Reply:
    choice = press.session
    if not is_known(choice, press.who):
        return Reply(notice=_NOT_A_MEMBER)
    options = _asked_about(choice)
    if not options:
        return Reply(notice="Nothing is on the list yet.")
    said = stands_of(choice, press.who)
    fields = tuple(
        Field(
            f"stand-{each.key}",
            each.title,
            Kind.SELECT,
            said[each.key].value if each.key in said else "",
            _STANDS,
            required=False,
        )
        for each in options
    )
    why = why_fields(choice, "", Visibility.PRIVATE, required=False)
    return Reply(form=Form("stands", "How does each stand for you?", "That's it", (*fields, *why)))


def _asked_about(choice: Choice) -> tuple[Words, ...]:
    """Return the options of a dialog: those that are voted on, else what is on the list."""
    shown = tuple(each for each in choice.round.options if isinstance(each, Words))
    return (shown or choice.listed)[:_MOST_ASKED]


def stands_of(choice: Choice, who: MemberId) -> Mapping[str, Stand]:
    """Return how options stand for somebody by their own word."""
    return {
        each.applies.option: each.applies.stand
        for each in profile_of(choice, who).wishes
        if isinstance(each.applies, StandsFor)
    }


def _stood(
    choice: Choice, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    del context
    known = [value for value, _ in _STANDS]
    chosen = {
        each.key: filled.one(f"stand-{each.key}", known)
        for each in choice.listed
        if filled.values.get(f"stand-{each.key}")
    }
    why, seen = why_filled(filled)
    if filled.errors:
        return Reply(errors=filled.errors)
    if not chosen:
        return Reply(notice="Nothing was chosen, so nothing changes.")
    said: Mapping[str, Stand] = {key: Stand(value) for key, value in chosen.items()}
    stands = Private(user_action.who, said)
    why = why if Stand.NO in said.values() else ""
    command = TakeStands(
        **user_action.envelope(choice.id),
        member=user_action.who,
        stands=stands,
        why=Private(user_action.who, why) if why else None,
        visibility=seen,
    )
    beside = said_beside(choice, user_action, why, seen)
    called = dict(_STANDS)
    noted = [f"{x.title} {called[chosen[x.key]]}" for x in choice.listed if x.key in chosen]
    return Reply(commands=(command, *beside), notice=f"Noted: {', '.join(noted)}.")


def _delegate(press: Press[Choice]) -> Reply:
    choice = press.session
    if not is_known(choice, press.who):
        return Reply(notice=_NOT_A_MEMBER)
    others = tuple((each.id, each.name) for each in choice.members if each.id != press.who)
    options = (*others, (_MYSELF, "nobody: I vote myself"))
    held = choice.delegates.get(press.who)
    field = Field("to", "Who votes for you?", Kind.SELECT, held or _MYSELF, options)
    words = "They see it, and you can vote yourself at any time."
    return Reply(form=Form("delegate", "Leave your vote", "That's it", (field,), words=words))


def _delegated(
    choice: Choice, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    del context
    to = filled.one("to", [*(each.id for each in choice.members), _MYSELF])
    if filled.errors:
        return Reply(errors=filled.errors)
    to_whom = None if to == _MYSELF else MemberId(to)
    who, number = user_action.who, user_action.number
    command = LeaveVote(**user_action.envelope(choice.id), member=who, to=to_whom, drawn=number)
    return Reply(commands=(command,))


def _leave_to(press: Press[Choice]) -> Reply:
    choice, who = press.session, press.who
    number = press.user_action.number
    command = LeaveVote(**press.envelope, member=who, to=MemberId(press.value), drawn=number)
    known = is_known(choice, who)
    return Reply(commands=(command,), gone=("leave-to",)) if known else Reply(notice=_NOT_A_MEMBER)


def _leave_place(press: Press[Choice]) -> Reply:
    """Give back all places, or those that are named by their letters."""
    choice, who = press.session, press.who
    keys = [seating.key_of(choice, name) for name in press.value.split()] or [""]
    notes = [note for key in keys if (note := given_back(choice, who, key))]
    left = (
        LeavePlace(
            **press.user_action.envelope(choice.id, f"/{at}" if at else ""), member=who, key=key
        )
        for at, key in enumerate(keys)
    )
    return Reply(commands=tuple(left), notice=" ".join(dict.fromkeys(notes)))


_KEPT: Final = "You keep your place."
_NOT_TAKEN: Final = "Noted: you don't take it."


def _change_place(press: Press[Choice]) -> Reply:
    """Have a place in what is named, for the one in what is named behind it, or for all."""
    to, *gives = (seating.key_of(press.session, name) for name in press.value.split())
    given = gives[0] if gives else ""
    change = ChangePlace(**press.envelope, member=press.who, key=to, gives=given)
    return Reply(commands=(change,), notice=changed_to(press.session, press.who, to))


def _swap_places(press: Press[Choice]) -> Reply:
    """Ask somebody, by their id, for a swap."""
    to = MemberId(press.value)
    return Reply(commands=(OfferSwap(**press.envelope, member=press.who, to=to),))


def _give_place(press: Press[Choice]) -> Reply:
    """Ask somebody, by their id, whether they take a place: that in what is named behind it."""
    to, _, name = press.value.partition(" ")
    key = seating.key_of(press.session, name) if name else ""
    envelope = press.envelope
    command = OfferSwap(**envelope, member=press.who, to=MemberId(to), gives=True, key=key)
    return Reply(commands=(command,))


def _swap(press: Press[Choice], *, agree: bool) -> Reply:
    number = number_in(press.value)
    said = AnswerSwap(**press.envelope, member=press.who, number=number, agree=agree)
    note = "Noted." if agree else _refused(press.session, number)
    return Reply(commands=(said,), note=note, gone=("swap", "keep-place"))


def _refused(choice: Choice, number: int) -> str:
    """Tell who says no to a swap, or to a place that is given to them, what stays."""
    swaps = choice.swaps[number : number + 1] if number >= 0 else ()
    return _KEPT if all(each.gets for each in swaps) else _NOT_TAKEN


def _answer_swap(press: Press[Choice]) -> Reply:
    """Answer the only swap that somebody is asked for, in words: both hear what comes of a yes."""
    swaps = press.session.swaps
    asked = [at for at, each in enumerate(swaps) if each.is_open and each.to == press.who]
    if len(asked) != 1:
        return Reply()
    agree = press.value == "yes"
    said = AnswerSwap(**press.envelope, member=press.who, number=asked[0], agree=agree)
    return Reply(commands=(said,), notice="" if agree else _refused(press.session, asked[0]))


def _own_place(press: Press[Choice]) -> Reply:
    choice, who = press.session, press.who
    keys = [seating.key_of(choice, name) for name in press.value.split()]
    asked = keys[0] if len(keys) == 1 else ""
    return Reply(notice=own_place(choice, who, asked) or seating.own_place_now(choice, who, asked))


def _if_taken(press: Press[Choice]) -> Reply:
    return Reply(notice=seating.if_taken(press.session, press.who, press.value))


def _who_where(press: Press[Choice]) -> Reply:
    return Reply(notice=seating.who_where(press.session))


def _double(press: Press[Choice], note: str, *, same: bool) -> Reply:
    number, said = number_in(press.value), Private[bool | None](press.who, same)
    command = SayDouble(**press.envelope, member=press.who, number=number, same=said)
    return Reply(commands=(command,), note=note, gone=("same", "different"))


def _pairs_asked(press: Press[Choice]) -> Reply:
    """Tell by their numbers of which pairs somebody is asked whether they are the same."""
    return Reply(notice=" ".join(map(str, doubles.asked_of(press.session, press.who))))


ACTIONS: Final[Mapping[str, Pressed[Choice]]] = {
    **table.ACTIONS,
    "tell": _tell,
    "propose": _propose,
    "list": _list,
    OFF: off_by_button,
    ANEW: missing.asked_anew,
    missing.MISSES: missing.told,
    "stands": _stands,
    "delegate": _delegate,
    "leave-to": _leave_to,
    "leave-place": _leave_place,
    "change-place": _change_place,
    "swap-places": _swap_places,
    "give-place": _give_place,
    "swap": partial(_swap, agree=True),
    "keep-place": partial(_swap, agree=False),
    "answer-swap": _answer_swap,
    "own-place": _own_place,
    "if-taken": _if_taken,
    "who-where": _who_where,
    "set-places": more_places.said,
    "pairs-asked": _pairs_asked,
    CLOSE_LESS: closed_alone,
    "same": partial(_double, note="Noted: the same.", same=True),
    "different": partial(_double, note="Noted: both stand.", same=False),
    **statement_forms.ACTIONS,
}

FORMS: Final[Mapping[str, FilledIn[Choice]]] = {
    **table.FORMS,
    "propose": _proposed,
    "stands": _stood,
    "delegate": _delegated,
    **statement_forms.FORMS,
}
