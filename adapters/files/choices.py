"""Reads the scenario of a choice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NoReturn

from adapters.files.beside import read_beside
from adapters.files.catalogue import read_catalogue
from adapters.files.choice_form import CatalogueForm, ChoiceForm, ChoiceMemberForm, OptionForm
from adapters.files.script import (
    Scenario,
    Script,
    check_people,
    member_of,
    organiser_of,
    saying,
    scoring_of,
    script_of,
    weights_of,
)
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.proposals import as_compared, key_of
from orchestration.kinds.choice.request_form import gives_places
from orchestration.kinds.choice.state import (
    ALONE_BY,
    ROUNDS_OF_STATEMENTS,
    ChoiceTerms,
    usual_rule,
)
from orchestration.model.catalogue import Criterion
from orchestration.model.errors import BadInput
from orchestration.model.options import Datum, Words
from orchestration.model.people import MemberId
from orchestration.model.times import zone_named
from orchestration.voting.delegation import delegate

_CLOSED: Final = "nothing, as it has proposals: closed"
_OF_ONE_RULE: Final = (("winners", 1, "stv"), ("points", None, "dots"), ("vetoers", None, "veto"))
"""What only one rule goes by, what it is where nobody says, and that rule."""

_NO_STATEMENTS: Final = "nothing, as it has no statements: true"


def choice_of(form: ChoiceForm, folder: Path, clock_now: datetime) -> Scenario:
    """Return the scenario in a form."""
    now = form.now or clock_now.astimezone(zone_named(form.timezone))
    check_people(form, form.members)
    listed, criteria = _listed(form, folder)
    _check_proposers(form, listed)
    _check_of_statements(form)
    _check_goes_with_rule(form)
    organiser, terms = organiser_of(form, form.members), _terms(form, listed, criteria)
    members = tuple(member_of(each, form.timezone) for each in form.members)
    scripts = _scripts(form, listed)
    _check_stands(form, listed, scripts)
    listed = _opened_with(form, listed, scripts)
    seed = form.seed or sha256(form.question.encode()).hexdigest()
    return Scenario(
        organiser,
        members,
        terms,
        now,
        scripts,
        lambda envelope: OpenChoice(
            **envelope,
            organiser=organiser,
            members=members,
            terms=terms,
            options=listed,
            seed=seed,
        ),
    )


def _opened_with(
    form: ChoiceForm, listed: Sequence[Words], scripts: Mapping[MemberId, Script]
) -> tuple[Words, ...]:
    """Return what is on the list from the start, by names: what who is silent proposed is, too."""
    names = {each.id: each.name or each.id for each in form.members}
    silent = [each.id for each in form.members if not each.answered]
    theirs = [
        replace(option, proposed_by=who)
        for who in silent
        for option in scripts[MemberId(who)].proposes
    ]
    return tuple(
        replace(each, proposed_by=names.get(each.proposed_by, "")) for each in (*listed, *theirs)
    )


def _listed(form: ChoiceForm, folder: Path) -> tuple[tuple[Words, ...], Mapping[str, Criterion]]:
    """Return the options that are given, or those of a catalogue, and how its columns are read."""
    if not isinstance(form.options, CatalogueForm):
        return _options(form.options, (), "options"), {}
    name = form.options.catalogue
    found = read_catalogue(name, read_beside(name, "options.catalogue", folder))
    return found.options, {each.name: each for each in found.criteria}


def _terms(
    form: ChoiceForm, listed: Sequence[Words], criteria: Mapping[str, Criterion]
) -> ChoiceTerms:
    is_open = form.proposals == "open"
    rule = form.rule or usual_rule(len(listed), is_open=is_open, of_statements=form.statements)
    is_usual = "rounds" not in form.model_fields_set
    own = {
        name: Criterion(name, each.unit, each.better, each.words)
        for name, each in form.criteria.items()
    }
    return ChoiceTerms(
        subject=form.question,
        zone=form.timezone,
        message=form.message,
        working_days=form.working_days,
        options=form.shown,
        rounds=ROUNDS_OF_STATEMENTS if is_usual and form.statements else form.rounds,
        rule=rule if isinstance(rule, str) else rule.rounds,
        last_rule=rule if isinstance(rule, str) else rule.last,
        quorum=form.quorum,
        threshold=None if form.threshold is None else Fraction(str(form.threshold)),
        winners=form.winners,
        budget=None if form.points is None else Fraction(form.points),
        vetoers=None if form.vetoers is None else tuple(map(MemberId, form.vetoers)),
        weighs=weights_of(form.members),
        scoring=scoring_of(form),
        coordination=form.coordination,
        disclosure=form.disclosure,
        require_one_of=tuple(tuple(map(MemberId, group)) for group in form.require_one_of),
        criteria=tuple({**criteria, **own}.values()),
        is_open=is_open,
        gives_places=gives_places(form.question, listed),
        of_statements=form.statements,
        alone_by=ALONE_BY if is_open and not (form.rule or form.statements) else None,
    )


def _options(
    forms: Iterable[str | OptionForm], taken: Sequence[str], field: str
) -> tuple[Words, ...]:
    """Return options under ids of their own; a second one of an id that was given is refused.

    A mere title that is there already, however written, is that.
    """
    listed: list[Words] = []
    keys, titles = {*taken}, set[str]()
    for index, form in enumerate(forms):
        option = OptionForm(title=form) if isinstance(form, str) else form
        title = as_compared(option.title)
        if isinstance(form, str) and title in titles:
            continue
        titles.add(title)
        if option.id is not None and option.id in keys:
            raise BadInput(f"{field}.{index}.id", option.id, "an id that no other option has")
        key = option.id or key_of(option.title, keys)
        keys.add(key)
        listed.append(
            Words(
                id="",
                key=key,
                title=option.title,
                data=tuple(_data(option.data)),
                proposed_by=option.proposed_by or "",
                capacity=option.capacity,
                text=option.text,
            )
        )
    return tuple(listed)


def _data(data: dict[str, Any]) -> Iterable[Datum]:
    for name, value in data.items():
        match value:
            case None | "":
                continue
            case bool():
                yield Datum(name, flag=value)
            case int() | float():
                yield Datum(name, number=float(value))
            case str():
                yield Datum(name, tags=(value,))
            case _:
                yield Datum(name, tags=tuple(value))


def _scripts(form: ChoiceForm, listed: Sequence[Words]) -> dict[MemberId, Script]:
    """Return what everybody brings; a title that is there already, however written, is that."""
    scripts: dict[MemberId, Script] = {}
    there = [*listed]
    for index, member in enumerate(form.members):
        titles = {as_compared(each.title) for each in there}
        new = [
            x for x in member.proposes if isinstance(x, OptionForm) or as_compared(x) not in titles
        ]
        taken = [each.key for each in there]
        proposed = _options(new, taken, f"members.{index}.proposes")
        there += proposed
        scripts[MemberId(member.id)] = _script(member, proposed)
    return scripts


def _script(form: ChoiceMemberForm, proposed: tuple[Words, ...]) -> Script:
    script, critiques = script_of(form), (saying(x) if x else None for x in form.critiques)
    return replace(
        script,
        says=(*script.says, *map(saying, form.opinions)),
        replies=tuple(critiques) or script.replies,
        proposes=proposed,
        drafts=form.drafts,
        beside=form.beside,
        stands=form.stands,
        delegates_to=MemberId(form.delegates_to) if form.delegates_to else None,
    )


def _check_proposers(form: ChoiceForm, listed: Sequence[Words]) -> None:
    _check_who(
        [(f"options.{n}.proposed_by", each.proposed_by) for n, each in enumerate(listed)], form
    )
    _check_who([(f"vetoers.{n}", each) for n, each in enumerate(form.vetoers or ())], form)
    for index, member in enumerate(form.members):
        if form.proposals == "closed" and member.proposes:
            _refuse(index, "proposes", [_titled(each) for each in member.proposes], _CLOSED)
    _check_delegates(form)


def _check_of_statements(form: ChoiceForm) -> None:
    """Refuse what is said of statements where none is looked for, and what cannot be drafted."""
    for index, member in enumerate(form.members):
        for name in ("opinions", "drafts", "critiques", "beside"):
            if getattr(member, name) and not form.statements:
                _refuse(index, name, member.model_dump(mode="json")[name], _NO_STATEMENTS)
        if member.drafts and form.proposals == "closed":
            _refuse(index, "drafts", member.drafts, _CLOSED)


def _check_goes_with_rule(form: ChoiceForm) -> None:
    """Refuse what only one rule goes by, where votes are not counted by it."""
    rules = {form.rule} if isinstance(form.rule, str | None) else {form.rule.rounds, form.rule.last}
    for field, usual, rule in _OF_ONE_RULE:
        given = getattr(form, field)
        if given != usual and rule not in rules:
            otherwise = "nothing" if usual is None else usual
            given = [*given] if isinstance(given, tuple) else given
            raise BadInput(field, given, f"{otherwise}, or `rule: {rule}` beside it")


def _refuse(index: int, name: str, given: object, expected: str) -> NoReturn:
    raise BadInput(f"members.{index}.{name}", given, expected)


def _titled(form: str | OptionForm) -> str:
    return form if isinstance(form, str) else form.title


def _check_who(named: Iterable[tuple[str, str]], form: ChoiceForm) -> None:
    ids = [each.id for each in form.members]
    for field, who in named:
        if who and who not in ids:
            raise BadInput(field, who, f"one of {', '.join(sorted(ids))}")


def _check_delegates(form: ChoiceForm) -> None:
    """Refuse votes that are left to nobody who is there, and those that go round in a circle."""
    left: dict[str, str] = {}
    for index, member in enumerate(form.members):
        if member.delegates_to is None:
            continue
        field = f"members.{index}.delegates_to"
        _check_who([(field, member.delegates_to)], form)
        try:
            left = delegate(left, member.id, member.delegates_to)
        except BadInput as circle:
            raise BadInput(field, member.delegates_to, circle.expected) from None


def _check_stands(
    form: ChoiceForm, listed: Sequence[Words], scripts: dict[MemberId, Script]
) -> None:
    proposed = [each for script in scripts.values() for each in script.proposes]
    keys = [each.key for each in (*listed, *proposed)]
    for index, member in enumerate(form.members):
        for key in member.stands:
            if key not in keys:
                expected = f"the id of an option: one of {', '.join(keys)}"
                raise BadInput(f"members.{index}.stands", key, expected)
