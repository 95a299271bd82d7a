"""What is said to who names an option under the options without a vote for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from orchestration.conversation.known.by_name import on_the_table
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.agreement import (
    changes_proposal,
    hangs_alone,
    heads_of,
    is_one_alone,
    prefers_another,
    says_why,
)
from orchestration.deciding.actions.ballots.refusals import refusal_in
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.answers import WHICH_OPTION
from orchestration.interaction.wording import in_words, listed
from orchestration.language.choosing.asides import (
    asks,
    is_of_oneself,
    tells_of_others,
    tells_of_past,
    tells_when,
)
from orchestration.language.choosing.held.agreement import agreement_in
from orchestration.language.choosing.known_by.ordinals import is_other_day
from orchestration.language.choosing.words import words_of
from orchestration.language.votes.beginnings import GOES_AGAINST
from orchestration.language.votes.clauses import pieces_on_condition
from orchestration.language.votes.likely import finds_bad, in_short
from orchestration.language.votes.reading import read
from orchestration.model.options import option_name
from orchestration.voting.forms import APPROVALS, CONSENTS, DOTS, GRADES, SHARES

_ASKS: Final = "?"
_LETTER: Final = re.compile(r"\b[A-Z]\b")
_OF_A: Final = re.compile(
    r"A(?=[^\w\s]|\s*$|\s[^\w\s])|A (?:is|would|could|might|works?|looks?|sounds?|seems?|has|for"
    r"|please|ist|wäre|geht|passt|klingt|sieht|bitte)\b"
)
_A_WITHIN: Final = re.compile(r"(?<=[a-zäöüß,:] )A\b")
"""Within a sentence an article is small, so that a capital one is the letter."""
_PRONOUN: Final = "I"
WORDS_TOO: Final = ("A", _PRONOUN)
_TWO: Final = re.compile(
    r"\b([a-z])(?: *(?:/|,|&|vs\.?) *| +(?:and|or|und|oder|vs\.?|versus) +)([a-z])\b(?!['’])",
    re.IGNORECASE,
)
_BETWEEN: Final = re.compile(
    r"\b(?:idk|dunno|between|zwischen|zw\.|torn|undecided|unsure|not sure|no idea|can['’]?t decide"
    r"|don['’]?t know|schwanke?|unentschlossen|unsicher|weiß (?:\w+ )?nicht|keine ahnung"
    r"|kann mich nicht entscheiden|hin[- ]und[- ]hergerissen)\b",
    re.IGNORECASE,
)
_EITHER: Final = (
    "Either is fine: “{one}” or “{other}” alone is a vote. “abstain” leaves it to the others."
)
_BOTH: Final = "Either is fine, and so are both: “{one}, {other}” is a vote for the two."
_ELSE: Final = re.compile(r"\b(?:else|otherwise|sonst|ansonsten)\b", re.IGNORECASE)
"""What is wanted in the second place: what stands before it comes first."""

_SHORT: Final = 5
"""So many words that are no vote may have been meant as one, whoever they are about."""
ON_CONDITION: Final = (
    "I can't tell whether an “if” holds, so that is no vote. “{name}” alone is one."
)
_NO_TO_WHICH: Final = "A no to which one? “none of these” is a no to all of them."
_WITH_CHANGES: Final = (
    "A yes with changes is neither yes nor no. “yes, if …” is a yes with a note; “no” is a no."
)
NOT_HERE: Final = (
    "I don't take that for a vote. This one is secret: use the buttons, or write it to me alone."
)
_DESCRIBES: Final = re.compile(
    r"\b(?:is|are|['’]s|sounds?|looks?|seems?|reminds|has|means|would be|ist|sind|klingt|klingen"
    r"|sieht|wirkt|erinnert|hat|heißt|wäre)\b",
    re.IGNORECASE,
)
"""Words of who says how something is, not what they are for."""

_LAUGHS: Final = re.compile(
    r"\W*(?:lo+l|lmao|rofl|haha\w*|hehe\w*|xd)\b|\W*[😂🤣😅😄😆]", re.IGNORECASE
)
_NO_VOTE: Final = "I don't take that for a vote; the letter of what you are for is one."
NOT_COUNTED: Final = "I don't take that for a vote. “{name}” alone is one."
_NOT_THERE: Final = "{name} is not on the table: {names} are. One of these is a vote."
_ONE_THERE: Final = "{name} is not on the table: only {names} is. “{names}” is a vote."
_NUMBER: Final = re.compile(r"\s*([1-9])[\s.!]*")
_EVERY_LETTER: Final = tuple(option_name(number) for number in range(26))


def open_under(context: Context) -> Decision | None:
    """Return the decision that is voted on right where a message stands."""
    voting = (each for each in context.sessions if each.phase is Phase.VOTE)
    return next((each for each in voting if each.round.number == context.message.round), None)


def why_not(context: Context) -> Sequence[Part]:
    """Say to who votes under options why words that may be a vote are none; nothing of others."""
    return _said(context, _why_not)


def not_counted(context: Context, *, taken: bool = False) -> Sequence[Part]:
    """Say to who names an option under them that it is not taken for a vote, if for anything."""
    return _said(context, partial(_alone, taken=taken))


def _said(context: Context, why: Callable[[Context, Decision], str]) -> Sequence[Part]:
    decision, message = open_under(context), context.message
    if decision is None or message.about is None or message.is_edited:
        return []
    if tells_when(message.text):
        return []
    words = why(context, decision)
    if words and decision.terms.secret:
        words = "" if _DESCRIBES.search(message.text) else NOT_HERE
    return [sentence(words)] if words else []


def _why_not(context: Context, decision: Decision) -> str:
    """Say why words that may be a vote are none; nothing of other words."""
    why = hanging(context, decision) or _of_what(context, decision)
    if _ASKS not in context.message.text:
        why = why or undecided(context, decision)
    return why or _other_day(context, decision) or not_there(context, decision)


def not_there(context: Context, decision: Decision) -> str:
    """Say which options there are to who votes by the letter of another; nothing to anybody else.

    That may be one of a former round: a letter stays with its option.
    """
    names, said = ballot_forms.names(decision), context.words
    found = read(said, _EVERY_LETTER)
    chosen = [each.option for each in found.choices] if found and not found.of_all else []
    meant = (*_LETTER.findall(said), said.strip(" .!").upper())  # a small one may be an article
    other = [each for each in chosen if each in meant and each not in (*names, _PRONOUN)]
    return is_not_there(context, decision, other[0]) if other else ""


def letter_not_there(context: Context, decision: Decision) -> str:
    """Say the same in private to who writes such a letter and little more; nothing to others."""
    said = context.words.strip(" .!?")
    found = _LETTER.search(said)
    is_vote = found is not None and (found[0] == said or len(words_of(said)) <= _SHORT)
    return not_there(context, decision) if is_vote else ""


def is_not_there(context: Context, decision: Decision, name: str) -> str:
    """Say that what somebody names is no option, and which there are."""
    names = ballot_forms.names(decision)
    told = (_NOT_THERE if len(names) > 1 else _ONE_THERE).format(name=name, names=listed(names))
    return f"{told}{stays(context, decision)}"


def _alone(context: Context, decision: Decision, *, taken: bool) -> str:
    """Say to who names an option, and asks nobody something, how it would be a vote.

    Of what is called by a name people also tell each other; a letter is only that of an option.
    """
    words = context.message.text
    by_name = bool(on_the_table(decision))
    is_asked = _ASKS in words and len(words_of(words)) > 1
    if _is_talk(words) if by_name else taken or is_asked or _is_banter(words):
        return ""
    letters = _letters_named(context, decision)
    if not letters:
        return ""
    takes_one = ballot_forms.rule_of(decision).form not in (GRADES, SHARES, DOTS)
    example = letters[0] if takes_one else f"{letters[0]}: 3"
    told = _NO_VOTE if _speaks_against(words) else NOT_COUNTED.format(name=example)
    return f"{told}{stays(context, decision)}"


def _speaks_against(words: str) -> bool:
    """Tell whether words are against something: the option that they name is not their vote."""
    return refusal_in(words) is not None or GOES_AGAINST.search(words) is not None


def _other_day(context: Context, decision: Decision) -> str:
    """Say which days there are to who names another; nothing to anybody else."""
    shown = on_the_table(decision)
    if not is_other_day(context.message.text, [each.title for each in shown]):
        return ""
    return WHICH_OPTION.format(names=", ".join(f"{each.id} {each.title}" for each in shown))


def _letters_named(context: Context, decision: Decision) -> Sequence[str]:
    """Return the options that words call by their letters; "A" and "I" are words too."""
    message, names = context.message, ballot_forms.names(decision)
    if number := _NUMBER.fullmatch(message.text):
        return [x for x in _EVERY_LETTER[int(number[1]) - 1 :][:1] if x in names]
    letters = [x for x in _LETTER.findall(message.text) if x in names]
    if message.names_options or _OF_A.match(message.text):
        return letters
    is_letter = _A_WITHIN.search(message.text) is not None
    return [each for each in letters if each not in WORDS_TOO or (each != _PRONOUN and is_letter)]


def hanging(context: Context, decision: Decision) -> str:
    """Say that a vote with an if before an option is none; nothing where none is meant."""
    names, said = ballot_forms.names(decision), context.message.text
    votes = (read(each, names) for each in pieces_on_condition(in_short(said)) if _ASKS not in said)
    found = sorted((each for each in votes if each and each.choices), key=lambda x: x.of_all)
    name = found[0].choices[0].option if found else ""
    named = _letters_named(context, decision)
    name = named[0] if name in named and _ELSE.search(said) else name
    if hangs_alone(decision, said) and _ASKS not in said:
        name = "yes"
    return f"{ON_CONDITION.format(name=name)}{stays(context, decision)}" if name else ""


def _of_what(context: Context, decision: Decision) -> str:
    """Say that a no is to nothing in particular, or has too much behind it to be one."""
    said = context.message.text
    if not on_the_table(decision) or _ASKS in said or read(said, ballot_forms.names(decision)):
        return ""
    heads = [(said, ""), *heads_of(decision, said)]
    noes = [(head, rest) for head, rest in heads if agreement_in(head) is False]
    if is_one_alone(decision):
        is_own = any(rest and is_of_oneself(f"{head} {rest}") for head, rest in noes)
        if changes_proposal(said):
            return f"{_WITH_CHANGES}{stays(context, decision)}"
        is_own = is_own or prefers_another(said)
        return f"{NOT_COUNTED.format(name='no')}{stays(context, decision)}" if is_own else ""
    is_why = any(not rest or says_why(rest) for _, rest in noes)
    return f"{_NO_TO_WHICH}{stays(context, decision)}" if is_why else ""


def undecided(context: Context, decision: Decision) -> str:
    """Say how to vote to who hesitates between two options; nothing to anybody else."""
    said, names = context.words, ballot_forms.names(decision)
    pairs = ([each.upper() for each in found.groups()] for found in _TWO.finditer(said))
    pair = next((each for each in pairs if {*each} <= {*names} and len({*each}) > 1), None)
    if pair is None or not _BETWEEN.search(said):
        return ""
    takes_both = ballot_forms.rule_of(decision).form in (APPROVALS, CONSENTS)
    told = (_BOTH if takes_both else _EITHER).format(one=pair[0], other=pair[1])
    return f"{told}{stays(context, decision)}"


def stays(context: Context, decision: Decision) -> str:
    """Say that a vote stays as it is to who has one; nothing to anybody else."""
    held = decision.round.ballots.get(context.who)
    return f" Your vote stays: {in_words(held)}." if held else ""


def _is_banter(words: str) -> bool:
    """Tell whether somebody laughs about what they name, and says nothing of themselves."""
    is_long = len(words_of(words)) > _SHORT
    return _LAUGHS.match(words) is not None and is_long and not is_of_oneself(words)


def _is_talk(words: str) -> bool:
    """Tell whether words name an option without a vote in mind: they ask, or tell of something."""
    is_long = len(words_of(words)) > _SHORT
    return (
        _ASKS in words
        or asks(words)
        or tells_of_past(words)
        or tells_of_others(words)
        or finds_bad(words)
        or (is_long and not is_of_oneself(words))
    )
