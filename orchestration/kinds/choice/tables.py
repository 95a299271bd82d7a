"""A table given as an answer: its rows are proposed, and its columns are what wishes go by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from orchestration.deciding.people.joining import counting
from orchestration.deciding.rounds.rounds import close_intake_if_complete
from orchestration.deciding.step import how_it_ended, is_known, is_over, refuse
from orchestration.interaction.wording import listed
from orchestration.kinds.choice.commands import Propose
from orchestration.kinds.choice.proposals import (
    MOST_OPTIONS,
    NOT_ASKED,
    as_compared,
    closed,
    may_propose,
    proposed_by,
    still_awaited,
    with_option,
)
from orchestration.kinds.choice.read_anew import read_anew
from orchestration.kinds.choice.state import Choice
from orchestration.language.choosing.lists.unnamed import unnamed
from orchestration.model.catalogue import Catalogue, Criterion
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.privacy import SMALLEST_ANONYMOUS_GROUP
from orchestration.sessions.commands import ProposeTable
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Step
from orchestration.sessions.user_action import Reply, Said, UserAction

_FEW_TITLES: Final = 8
_PUT: Final = "On the list: {titles}."
_MANY_PUT: Final = "On the list: {number} options of that table."
_PUT_UNNAMED: Final = "On the list, without your name: {titles}."
_MANY_PUT_UNNAMED: Final = "On the list, without your name: {number} options of that table."
_THERE: Final = "On it already: {titles}."
_MANY_THERE: Final = "{number} of them are on it already."
_PLACES_STAY: Final = "How many places there are stays as it was: {titles}."
_GONE_BY: Final = "What matters can be told by {criteria} now."
_STATEMENT: Final = (
    "A table is of no use here: what the group would say is looked for. Write “draft: …”."
)
_TOO_FEW: Final = "You are too few here to hide whose they are, so nothing of it is on the list."
_NO_ROOM: Final = (
    "There is room for {left} more on the list, and {new} in that table are new; nothing of it is "
    "on the list."
)
_OTHER_UNIT: Final = (
    "“{criterion}” is in {unit} on the list, and in {other} in that table; nothing of it is on the "
    "list."
)


def propose_table(choice: Choice, command: ProposeTable) -> Step[Choice]:
    """Put what a table has that is new on the list; tell apart by its columns what was there."""
    who = command.member
    table = _as_called_here(choice, command.table)
    if why := why_not_put(choice, who, table):
        return refuse(choice, who, why)
    if not (is_known(choice, who) or command.hidden):
        choice = counting(choice, who, command.name)
    new, told = _new(choice, table), list[Effect]()
    choice = _with_columns(choice, who, table)
    for each in new:
        choice, asked = with_option(choice, _proposed(command, each))
        told += asked
    choice, anew = read_anew(choice, command) if table.criteria else (choice, ())
    choice, effects = close_intake_if_complete(choice, command.at)
    return choice, (*told, *anew, *effects)


def said_by_table(choice: Choice, user_action: UserAction, said: Said) -> Reply | None:
    """Put a table that came with words on the list, or say why that cannot be; None without one."""
    if said.table is None:
        return None
    who, table = user_action.who, _as_called_here(choice, said.table)
    if why := why_not_put(choice, who, table):
        return Reply(notice=why)
    is_unnamed = unnamed(said.words)[1] or user_action.nameless
    hidden = is_unnamed and not user_action.in_public
    if hidden and len(choice.members) < SMALLEST_ANONYMOUS_GROUP:
        return Reply(notice=_TOO_FEW)
    put = ProposeTable(
        **user_action.envelope(choice.id),
        member=who,
        table=said.table,
        name=user_action.name,
        named=not is_unnamed,
        hidden=hidden,
    )
    told = [_told(choice, table, is_unnamed=is_unnamed)]
    if theirs := _places_not_set(choice, who, table):
        told.append(_PLACES_STAY.format(titles=listed(theirs)))
    if hidden:
        told.append(still_awaited(choice, who))
    return Reply(commands=(put,), notice=" ".join(filter(None, told)))


def why_not_put(choice: Choice, who: MemberId, table: Catalogue) -> str:
    """Say why a table cannot be put on the list; empty where it can."""
    if not may_propose(choice, who):
        return NOT_ASKED.format(organiser=choice.organiser.name)
    if is_over(choice):
        return how_it_ended(choice)
    if choice.terms.of_statements:
        return _STATEMENT
    if not choice.takes_proposals:
        return closed(choice, who)
    new, left = len(_new(choice, table)), MOST_OPTIONS - len(choice.listed)
    if new > left:
        return _NO_ROOM.format(left=left, new=new)
    return _other_unit(choice, table)


def _other_unit(choice: Choice, table: Catalogue) -> str:
    """Say which column counts in another unit than what is on the list; empty where none does."""
    here = {each.name: each.unit for each in choice.terms.criteria}
    for each in table.criteria:
        unit = here.get(each.name, "")
        if unit and each.unit and unit != each.unit:
            return _OTHER_UNIT.format(criterion=each.name, unit=unit, other=each.unit)
    return ""


def _as_called_here(choice: Choice, table: Catalogue) -> Catalogue:
    """Return a table with each column by the name that it has on the list: “Price” is “price”."""
    here = {each.name.casefold(): each.name for each in choice.terms.criteria}
    names = {x.name: here.get(x.name.casefold(), x.name) for x in table.criteria}
    return replace(
        table,
        criteria=tuple(replace(each, name=names[each.name]) for each in table.criteria),
        options=tuple(_renamed(each, names) for each in table.options),
    )


def _renamed(option: Words, names: Mapping[str, str]) -> Words:
    data = (replace(each, criterion=names[each.criterion]) for each in option.data)
    return replace(option, data=tuple(data))


def _new(choice: Choice, table: Catalogue) -> Sequence[Words]:
    """Return what a table has that is not on the list yet, under whichever spelling."""
    there = {as_compared(each.title) for each in choice.listed}
    return [each for each in table.options if as_compared(each.title) not in there]


def _with_columns(choice: Choice, who: MemberId, table: Catalogue) -> Choice:
    """Return a choice with the columns of a table: what it knows of what was there stays first.

    How many places something has is for who put it there to say, or for the organiser.
    """
    known = {as_compared(each.title): each for each in table.options}
    listed_now = tuple(
        _with_data(each, row, sets_places=_may_set_places(choice, who, each)) if row else each
        for each in choice.listed
        for row in (known.get(as_compared(each.title)),)
    )
    criteria = (*choice.terms.criteria, *_new_columns(choice, table))
    terms = replace(choice.terms, criteria=criteria)
    return replace(choice, listed=listed_now, terms=terms)


def _may_set_places(choice: Choice, who: MemberId, option: Words) -> bool:
    return who == choice.organiser.id or option.key in proposed_by(choice, who)


def _with_data(option: Words, row: Words, *, sets_places: bool) -> Words:
    """Return an option with what a table knows of it that was unknown."""
    more = (each for each in row.data if option.datum(each.criterion) is None)
    places = option.capacity or (row.capacity if sets_places else None)
    return replace(option, data=(*option.data, *more), capacity=places)


def _places_not_set(choice: Choice, who: MemberId, table: Catalogue) -> Sequence[str]:
    """Return of what a table says how many places it has that is not its sender's to say."""
    rows = {as_compared(each.title): each for each in table.options if each.capacity is not None}
    named = [each for each in choice.listed if as_compared(each.title) in rows]
    return [
        each.title
        for each in named
        if rows[as_compared(each.title)].capacity != each.capacity
        and not (each.capacity is None and _may_set_places(choice, who, each))
    ]


def _new_columns(choice: Choice, table: Catalogue) -> Sequence[Criterion]:
    here = {each.name for each in choice.terms.criteria}
    return [each for each in table.criteria if each.name not in here]


def _proposed(command: ProposeTable, option: Words) -> Propose:
    """Return what proposes one row; its key is made of its title where it is put on the list."""
    return Propose(
        id=command.id,
        session=command.session,
        at=command.at,
        member=command.member,
        title=option.title,
        data=option.data,
        capacity=option.capacity,
        named=command.named,
        text=option.text,
        hidden=command.hidden,
    )


def _told(choice: Choice, table: Catalogue, *, is_unnamed: bool) -> str:
    """Say what a table puts on the list, what was there, and what can be gone by now."""
    new = [each.title for each in _new(choice, table)]
    titles = {each.title for each in table.options}
    there = sorted(titles.difference(new))
    columns = [each.name.replace("_", " ") for each in _new_columns(choice, table)]
    put = (_PUT_UNNAMED, _MANY_PUT_UNNAMED) if is_unnamed else (_PUT, _MANY_PUT)
    said = [_named(new, *put), _named(there, _THERE, _MANY_THERE)]
    said += [_GONE_BY.format(criteria=listed(columns))] if columns else []
    return " ".join(filter(None, said))


def _named(titles: Sequence[str], few: str, many: str) -> str:
    if len(titles) > _FEW_TITLES:
        return many.format(number=len(titles))
    return few.format(titles=listed(titles)) if titles else ""
