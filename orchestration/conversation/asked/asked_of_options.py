"""What is asked of an option: why it stands as it does, who proposed it, what is known of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.by_name import is_of_times, on_the_table
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part
from orchestration.deciding.asked.why_this import why_these
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision
from orchestration.interaction.answers import ASK_THE_GROUP
from orchestration.interaction.wording import listed
from orchestration.language.choosing.known_by.of_options import (
    asks_of_data,
    asks_what_it_is_like,
    asks_who_proposed,
    letters_asked_why,
    letters_in,
)
from orchestration.language.choosing.mentions import criteria_of, mentions, spoken
from orchestration.model.catalogue import Catalogue
from orchestration.model.options import Datum, Words
from orchestration.model.preferences import OptionRef

_SENTENCE: Final = re.compile(r"[^.!?\n]+[.!?\n]*\s*")
_MOST: Final = 2
"""So many sessions are told of in one answer."""

_LEFT_OVER: Final = " \t\n.,;:!–—-"
_BY: Final = "“{title}” was proposed by {name}."
_NAMELESS: Final = "No name stands beside “{title}”."


def heard(context: Context) -> tuple[Sequence[Part], Context | None]:
    """Answer what a message asks of options; return that, and the rest of it.

    That is None where it says nothing else. In a thread others may know what else is asked; who
    asks the bot what something is like, which no list tells, hears that in a sentence.
    """
    message = context.message
    if message.is_edited:
        return (), context
    told, left = list[Part](), list[str]()
    for words in _SENTENCE.findall(context.words):
        answered = _answered(context, words)
        if whys := _asked_why(context, words):
            told += whys
        elif answered:
            told.append(sentence(answered))
        else:
            left.append(words)
    rest = "".join(left).strip()
    if not told:
        return (), context
    is_more = bool(rest.strip(_LEFT_OVER))
    return told, replace(context, message=replace(message, text=rest)) if is_more else None


def _asked_why(context: Context, words: str) -> Sequence[Part]:
    """Return why the options of which words ask that stand as they do, in each vote on them."""
    named = letters_asked_why(words)
    among = context.open or context.decided
    if not named or not among:
        return ()
    there = context.one(context.message.about) if context.message.about else None
    meant = [there] if there else context.meant(words, among)
    told = ((each, why_these(each, context.who, named)) for each in meant)
    return [Part(layout, each.id) for each, layout in told if layout][:_MOST]


def _answered(context: Context, words: str) -> str:
    """Return what the list says to a question of one of its options; nothing to other words."""
    is_whose = asks_who_proposed(words)
    if not is_whose and not ("?" in words and context.message.is_to_the_bot):
        return ""
    found = [
        (each, catalogue)
        for one in context.open
        if not is_of_times(one) and (catalogue := method_of(one).catalogue(one))
        for each in _named(context, one, catalogue, words)
    ]
    if len(found) != 1:
        return ""
    [(option, catalogue)] = found
    if is_whose:
        by = option.proposed_by
        return (_BY if by else _NAMELESS).format(title=option.title, name=by)
    asked = asks_of_data(words, [x for x in criteria_of(catalogue) if option.datum(x.name)])
    if asked:
        return f"{option.title}: {listed(list(map(_fact, option.data)))}."
    return ASK_THE_GROUP if asks_what_it_is_like(words) else ""


def _named(
    context: Context, decision: Decision, catalogue: Catalogue, words: str
) -> Sequence[Words]:
    """Return the options that words name: by title, or under the options by letter."""
    keys = {
        of.option for x in mentions(words, catalogue) for of in x.of if isinstance(of, OptionRef)
    }
    letters = letters_in(words, are_named=context.message.names_options)
    keys |= {each.key for each in on_the_table(decision) if each.id in letters}
    return [each for each in catalogue.options if each.key in keys]


def _fact(datum: Datum) -> str:
    """Return what is known by one criterion, as people would say it."""
    name = spoken(datum.criterion)
    if datum.number is not None:
        return f"{name} {datum.number:g}"
    if datum.flag is not None:
        return f"{name} {'yes' if datum.flag else 'no'}"
    return f"{name} {listed(list(map(spoken, datum.tags)))}"
