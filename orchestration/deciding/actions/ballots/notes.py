"""A note with a vote: in words, "A, if we're back by 2", or in the dialog; and who may see it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from orchestration.deciding.commands import CastBallot, LabelNote
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.labelled import letters_in, tells_vote
from orchestration.deciding.state import Decision
from orchestration.deciding.votes.notes import NOTE_GONE, held_note
from orchestration.interaction.form import Field, Filled, Kind
from orchestration.interaction.layout import Button
from orchestration.language.choosing.held import labels
from orchestration.language.talk.social import is_polite
from orchestration.language.talk.tails import without_tail
from orchestration.language.votes.clauses import is_condition
from orchestration.model.ballots import VoteNote
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.model.preferences import Visibility
from orchestration.model.terms import Disclosure
from orchestration.privacy import SMALLEST_ANONYMOUS_GROUP, Private, reveal
from orchestration.sessions.user_action import Press, Reply, UserAction, number_in

NAMELESS: Final = "note-nameless"
NAMED: Final = "note-named"
NOTE: Final = "_note"
_SEEN: Final = "_note_seen"
LONGEST_NOTE: Final = 300
_WHO_SEES: Final = {
    Visibility.PRIVATE: "Nobody but me",
    Visibility.ANONYMOUS: "Everyone, without my name",
    Visibility.SHARED: "Everyone, with my name",
}
_STANDS: Final = {
    Visibility.PRIVATE: "Your note stays between us.",
    Visibility.ANONYMOUS: (
        "Your note stands beside the outcome, without a name, once six have voted."
    ),
    Visibility.SHARED: "Your note stands beside the outcome, with your name.",
}
_FEW_ARE_HERE: Final = ": too few can vote here to hide whose it is."
_NAMES_OPTION: Final = ", as it names an option and the vote is secret."
_COMPARES: Final = re.compile(
    r"(?:(?:it['’]s|it is|is|es ist|ist|has|hat|much|way|far|viel|the|da|weil) )*"
    r"(?:(?:better|nicer|cheaper|closer|nearer|quieter|warmer|cooler|faster|easier|healthier|bigger"
    r"|brighter|safer|more|less|fewer)|(?:besser|schöner|billiger|günstiger|näher|ruhiger|heller"
    r"|wärmer|schneller|einfacher|gesünder|größer|sicherer)\w{0,2}|mehr|weniger|too|zu)\b",
    re.IGNORECASE,
)
_FEW: Final = 6
"""A reason of so many words may do without a “because”: "better light"."""

_OF_ONESELF: Final = re.compile(
    r"(?:i['’]?m|i am|ich bin|bin)(?: (?:a|an|so|too|very|zu|sehr|total|really|just|ein|eine))?"
    r" (?!(?:in|out|off|late|here|there|done|fine|ok(?:ay)?|sorry|with|good|for|on|back|not|against"
    r"|dabei|raus|da|hier|weg|spät|fertig|dafür|für|gegen|nicht)\b)\w+"
    r"|(?:just )?(?:too|zu) (?!(?:bad|late|spät|schade)\b)\w+ (?:to|for|für|zum|um)\b"
    r"|(?:i (?:really )?(?:hate|love|miss)|ich (?:hasse|liebe|vermisse))\b"
    r"|(?:(?:it|that|es|das) )?(?:would|['’]d|wär\w*) (?:(?:be|echt|auch|really) )*"
    r"(?:good|nice|great|best|cool|gut|schön|super|toll|nett|prima) (?:if|wenn\w*)\b",
    re.IGNORECASE,
)
_SMILE: Final = re.compile(r"[:;=]['’]?-?[()/\\|DPpoO3]+|[()/\\|]+|[🙂🙁]+")
_SORRY: Final = re.compile(r"(?:sorry|sry|tut mir leid|leider|schade|alas)[\s.!,]*", re.IGNORECASE)
_TURN: Final = re.compile(r"^(?:but|aber)\b[\s,]*", re.IGNORECASE)


def note_in(rest: str) -> str:
    """Return the note in what follows a vote; nothing where that is no condition or reason.

    What its author says of themselves is one, and what they say who may see.
    """
    is_why = _COMPARES.match(rest) is not None and len(rest.split()) <= _FEW
    said = labels.labelled(rest)
    is_own = _OF_ONESELF.match(rest) is not None and not is_polite(rest)
    is_note = is_why or is_own or is_condition(rest) or (said.words and said.visibility)
    return _TURN.sub("", rest).strip() if is_note else ""


def without_smile(words: str) -> str:
    """Return words without a smile behind them; "" where nothing or a mere “sorry” is left."""
    left = without_tail(words, lambda word: _SMILE.fullmatch(word) is not None).strip()
    is_told = any(map(str.isalnum, left)) and not is_polite(left)
    return left if is_told and _SORRY.fullmatch(left) is None else ""


def only_of_who_sees(rest: str) -> bool:
    """Tell whether what follows a vote only says who may see it, or that no name is shown."""
    said = labels.labelled(rest)
    return said.visibility is not None and not said.words


def with_note(decision: Decision, user_action: UserAction, reply: Reply, words: str) -> Reply:
    """Return what comes of a vote with the note behind it, and offer to show that.

    Where others have read it anyway, no missing name would hide whose it is. Whoever goes nameless
    is neither shown by their name nor offered to be. What is left of a smile is no note.
    """
    [*before, vote] = reply.commands
    if not isinstance(vote, CastBallot) or not without_smile(words):
        return reply
    stays = "in this thread" if vote.in_public else "between us"
    said = labels.labelled(words)
    seen = as_meant(user_action, said.visibility)
    if seen and said.words and can_show(decision, seen):
        noted = VoteNote(titled(decision, said.words), seen)
        vote = replace(vote, note=Private(vote.member, noted))
        told = f"{reply.notice} {as_shown(decision, noted)}"
        return replace(reply, commands=(*before, vote), notice=told)
    words = said.words or words
    is_few = seen is Visibility.ANONYMOUS and not _can_be_nameless(decision)
    words, is_told = titled(decision, words), not tells_vote(decision, decision.round, words)
    offers = _offers(decision, in_public=vote.in_public) if is_told else ()
    if user_action.nameless:
        offers = tuple(each for each in offers if each.action != NAMED)
    why = _FEW_ARE_HERE if is_few else "." if is_told else _NAMES_OPTION
    return replace(
        reply,
        commands=(*before, replace(vote, note=Private(vote.member, VoteNote(words)))),
        notice=f"{reply.notice} Your note stays {stays}{why}",
        offers=offers,
    )


def as_meant(user_action: UserAction, seen: Visibility | None) -> Visibility | None:
    """Return who may see something, as its author says: not their name if they go nameless."""
    return labels.without_name(seen) if user_action.nameless else seen


def titled(decision: Decision, words: str) -> str:
    """Return a note with options by their titles: a letter says nothing once the vote is over."""
    titles = {each.id: each.title for each in decision.round.options if isinstance(each, Words)}
    for found in reversed(letters_in(words, decision.round.options)):
        title = titles.get(found[0], found[0])
        words = f"{words[: found.start()]}{title}{words[found.end() :]}"
    return words


def _offers(decision: Decision, *, in_public: bool) -> tuple[Button, ...]:
    """Return the labels for a note; none without a name where too few are there to hide it.

    Where a session is discreet no label would show it.
    """
    if _stays_unseen(decision):
        return ()
    number = str(decision.round.number)
    nameless = Button(NAMELESS, "Show it without my name", number)
    named = Button(NAMED, "Show it with my name", number)
    return (nameless, named) if _can_be_nameless(decision) and not in_public else (named,)


def can_show(decision: Decision, visibility: Visibility) -> bool:
    """Tell whether a note can be seen like that here: to nobody, or nameless in a crowd."""
    if visibility is Visibility.ANONYMOUS:
        return _can_be_nameless(decision) and not _stays_unseen(decision)
    return visibility is Visibility.PRIVATE or not _stays_unseen(decision)


def as_shown(decision: Decision, note: VoteNote) -> str:
    """Return where a note stands that is seen as it says."""
    if tells_vote(decision, decision.round, note.words):
        return f"{_STANDS[Visibility.PRIVATE][:-1]}{_NAMES_OPTION}"
    return _STANDS[note.visibility]


def _stays_unseen(decision: Decision) -> bool:
    return decision.terms.disclosure is Disclosure.DISCREET


def _can_be_nameless(decision: Decision) -> bool:
    """Tell whether enough people may vote here to hide whose a note is."""
    is_crowd = len(decision.members) >= SMALLEST_ANONYMOUS_GROUP
    return is_crowd or method_of(decision).stays_open(decision)


def note_fields(decision: Decision, who: MemberId) -> tuple[Field, ...]:
    """Return what the dialog of a vote asks for last: a note with it, as it is now."""
    note = _note_of(decision, who) or VoteNote("")
    nameless = _can_be_nameless(decision) or note.visibility is Visibility.ANONYMOUS
    levels = [each for each in _WHO_SEES if nameless or each is not Visibility.ANONYMOUS]
    seen = tuple((each.value, _WHO_SEES[each]) for each in levels)
    help_ = "As “if we're back by 2”, or why not one of them; usually none."
    asks = "Who sees the note?"
    written = Field(NOTE, "A note with it", Kind.TEXT, note.words, help=help_, required=False)
    who_sees = Field(_SEEN, asks, Kind.SELECT, note.visibility.value, seen, required=False)
    return (written,) if _stays_unseen(decision) else (written, who_sees)


def note_filled(decision: Decision, who: MemberId, filled: Filled) -> VoteNote | None:
    """Return the note that was filled in, an empty one if it was taken away; None where none was.

    Who sees it is nobody else where that is not said.
    """
    words = " ".join(filled.text(NOTE, LONGEST_NOTE).split()) if NOTE in filled.values else ""
    if not words:
        return VoteNote("") if NOTE in filled.values and _note_of(decision, who) else None
    seen = filled.one(_SEEN, [each.value for each in _WHO_SEES]) if filled.values.get(_SEEN) else ""
    return VoteNote(words, Visibility(seen) if seen else Visibility.PRIVATE)


def with_filled_note(decision: Decision, reply: Reply, note: VoteNote) -> Reply:
    """Return what comes of a vote with the note that was filled in beside it, if there is one."""
    [*before, vote] = reply.commands
    assert isinstance(vote, CastBallot)
    vote = replace(vote, note=Private(vote.member, note))
    told = as_shown(decision, note) if note.words else "Your note is gone."
    return replace(reply, commands=(*before, vote), notice=f"{reply.notice} {told}")


def _note_of(decision: Decision, who: MemberId) -> VoteNote | None:
    """Return somebody's note, for them alone."""
    held = decision.round.notes.get(who)
    return None if held is None else reveal(held, to=who)


def labelled(note: str, visibility: Visibility) -> Callable[[Press[Decision]], Reply]:
    """Return what lets others see the note of who presses."""

    def pressed(press: Press[Decision]) -> Reply:
        number = number_in(press.value)
        if held_note(press.session, number, press.who) is None:
            return Reply(notice=NOTE_GONE)
        command = LabelNote(**press.envelope, member=press.who, round=number, visibility=visibility)
        return Reply(commands=(command,), note=note, gone=(NAMELESS, NAMED))

    return pressed
