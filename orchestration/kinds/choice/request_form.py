"""Asking for a choice: the dialog, with what was said filled in, and the command it becomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

from orchestration.interaction.form import Field, Filled, Form, Kind
from orchestration.interaction.wording import DISCLOSURE
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.proposals import LONGEST_TITLE, MOST_OPTIONS, key_of
from orchestration.kinds.choice.state import ROUNDS_OF_STATEMENTS, ChoiceTerms, usual_rule
from orchestration.language.choosing.asked import ChoiceAsked, capital
from orchestration.language.choosing.words import bare
from orchestration.model.conventions import Conventions
from orchestration.model.options import Words
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.model.terms import Disclosure
from orchestration.sessions.user_action import UserAction
from orchestration.voting.rules import RULES

NAME: Final = "choose"
MOST_SHOWN: Final = 9
"""So many options are voted on in one round, unless the organiser says otherwise."""

_WAYS: Final = (
    ("wishes", "ask everyone first what matters to them, then vote"),
    ("now", "vote at once"),
    ("statement", "write a statement: draft, rank, revise, and rank again"),
)
_LISTS: Final = (("open", "yes, until the vote"), ("closed", "no, these are all"))
_SECRECY: Final = (
    ("seen", "everyone: a reaction is a vote"),
    ("secret", "nobody: buttons and dialogs only"),
)


def values_of(asked: ChoiceAsked, people: Sequence[Member]) -> Mapping[str, Any]:
    """Return what was asked for as the dialog's values; what was not said is as usual."""
    is_open = not asked.options
    is_quick = bool(asked.options) and (asked.is_quick or len(asked.options) == 1)
    rule = usual_rule(len(asked.options), is_open=is_open, of_statements=asked.of_statements)
    return {
        "question": asked.question,
        "options": "\n".join(capital(each) for each in asked.options),
        "people": [each.id for each in people],
        "way": "statement" if asked.of_statements else "now" if is_quick else "wishes",
        "list": "open" if is_open else "closed",
        "rule": rule,
        "disclosure": Disclosure.COUNTS.value,
        "secret": _SECRECY[0][0],
    }


def choice_form(values: Mapping[str, Any], people: Sequence[Member]) -> Form:
    """Ask for what a choice needs, with what is known filled in."""
    rules = tuple((rule.name, f"{rule.name}: {rule.explanation}") for rule in RULES.values())
    levels = tuple((each.value, f"{each.value}: {words}") for each, words in DISCLOSURE.items())
    names = tuple((each.id, each.name) for each in people)
    asks: list[tuple[str, str, Kind, dict[str, Any]]] = [
        ("question", "What is to be decided?", Kind.TEXT, {}),
        (
            "options",
            "What is there to choose from?",
            Kind.LONGTEXT,
            {"required": False, "help": "One on each line; leave it empty to ask for proposals."},
        ),
        ("people", "Who is asked?", Kind.PEOPLE, {"options": names}),
        ("way", "How shall we go about it?", Kind.SELECT, {"options": _WAYS}),
        ("list", "May people add to the list?", Kind.SELECT, {"options": _LISTS}),
        ("rule", "How is it decided?", Kind.SELECT, {"options": rules}),
        ("disclosure", "What does the channel see?", Kind.SELECT, {"options": levels}),
        ("secret", "Who sees your votes?", Kind.SELECT, {"options": _SECRECY}),
    ]
    fields = tuple(
        Field(name, label, kind, values[name], **more) for name, label, kind, more in asks
    )
    return Form(NAME, "A choice", "Ask everyone", fields)


def opening(
    user_action: UserAction,
    people: Mapping[MemberId, Member],
    values: Mapping[str, Any],
    context: Mapping[str, Any],
    conventions: Conventions,
) -> OpenChoice | Mapping[str, str]:
    """Return the command that asks everyone, or a sentence for each field that is wrong."""
    del context, conventions
    filled, who = Filled(values), people[user_action.who]
    question = filled.text("question", LONGEST_TITLE, "What is to be decided? A few words will do.")
    options = _options(filled)
    way = filled.one("way", dict(_WAYS))
    is_open = filled.one("list", dict(_LISTS)) == "open"
    members = tuple(people[MemberId(each)] for each in filled.some("people", people))
    terms = _terms(filled, who, question, len(options), is_open=is_open)
    terms = of_statements(terms) if way == "statement" else terms
    _check(filled, options, members, is_quick=way == "now", is_open=is_open)
    if filled.errors:
        return filled.errors
    return OpenChoice(
        **user_action.envelope(SessionId(f"choice-{user_action.id}".replace("/", "-"))),
        organiser=Organiser(who.id, who.name, who.email),
        members=members,
        terms=replace(terms, is_quick=way == "now", is_open=is_open and way != "now"),
        options=options,
        seed=sha256(f"{user_action.drawn}/{user_action.id}".encode()).hexdigest(),
    )


def of_statements(terms: ChoiceTerms) -> ChoiceTerms:
    """Return the terms of a choice whose options are what the group would say."""
    return replace(terms, of_statements=True, rounds=ROUNDS_OF_STATEMENTS)


def _terms(
    filled: Filled, who: Member, question: str, options: int, *, is_open: bool
) -> ChoiceTerms:
    rule = filled.one("rule", RULES) or usual_rule(options, is_open=is_open)
    level = filled.one("disclosure", [each.value for each in Disclosure])
    secrecy = filled.one("secret", dict(_SECRECY))
    return ChoiceTerms(
        subject=" ".join(question.split()),
        zone=who.zone,
        options=MOST_SHOWN,
        rule=rule,
        last_rule=rule,
        disclosure=Disclosure(level) if level else Disclosure.COUNTS,
        secret=secrecy == _SECRECY[1][0],
    )


def _options(filled: Filled) -> tuple[Words, ...]:
    """Return the options of a dialog, one a line; what stands there twice is one."""
    lines = [" ".join(each.split()) for each in filled.text("options").splitlines()]
    if any(len(each) > LONGEST_TITLE for each in lines):
        filled.errors["options"] = f"At most {LONGEST_TITLE} characters on each line, please."
    titles: dict[str, str] = {}
    for line in filter(None, lines):
        titles.setdefault(bare(line), line)
    listed: list[Words] = []
    for title in titles.values():
        key = key_of(title, {each.key for each in listed})
        listed.append(Words(id="", key=key, title=title))
    return tuple(listed)


def _check(
    filled: Filled,
    options: Sequence[Words],
    members: Sequence[Member],
    *,
    is_quick: bool,
    is_open: bool,
) -> None:
    most = MOST_SHOWN if is_quick else MOST_OPTIONS
    if len(options) > most:
        filled.errors["options"] = f"At most {most} options, please."
    if not options and (is_quick or not is_open):
        filled.errors["options"] = "What is there to choose from? One option on each line."
    if not members and "people" not in filled.errors:
        filled.errors["people"] = "Choose at least one person."
