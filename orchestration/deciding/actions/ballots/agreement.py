"""A yes or a no to what stands alone: "not Basel", "no, too hot", "I'm against moving"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.refusals import reason_apart, refused_by, told
from orchestration.deciding.state import Decision
from orchestration.language.choosing.asides import tells_of_past
from orchestration.language.choosing.held.agreement import (
    agreement_in,
    is_courtesy,
    is_thanked,
    said_plainly,
)
from orchestration.language.choosing.held.keeping import side_by_keeping
from orchestration.language.choosing.held.last_resort import LAST_RESORT, has_reservations
from orchestration.language.choosing.held.no_objection import raises_none
from orchestration.language.choosing.words import SpokenWord, words_of
from orchestration.language.votes.beginnings import beginnings
from orchestration.language.votes.clauses import is_condition, is_proviso
from orchestration.language.votes.reading import read
from orchestration.language.votes.vocabulary import LEADS, UNSURE
from orchestration.language.words.writing import words
from orchestration.model.options import Words
from orchestration.voting.forms import APPROVALS, CONSENTS

_TAKES_SIDES: Final = re.compile(
    r"(?:(?:i'?m|i am|we're|ich bin|bin|i) )?(?:(?:really|strongly|totally|all|absolut|total|klar"
    r"|stark|eher|still|also|auch) )?(?:(?P<against>against|opposed to|object to|oppose|not for"
    r"|not in favou?r of|gegen|nicht für)|for|in favou?r of|für) (?P<what>[^,;.!?]+)"
)
_SMALL: Final = frozenset(
    words("""
    the this that it a an to of der die das den dem des ein eine einen nach in idea plan proposal
    idee vorschlag
    """)
)
_PLAIN: Final = str.maketrans("äöü", "aou")
_STEM: Final = 3
"""So many letters, and all but one of the shorter word, make two words one: “move”, “moving”."""

_REASON: Final = re.compile(
    r"(?:(?:it|that|this|es|das|is|ist|s|'s|’s|simply|just|einfach|way|far|viel|mir|uns|is)[ '’]*)*"
    r"\b(?:too|zu)\b +\w[^.!?]*",
    re.IGNORECASE,
)
_KEEPS_FROM: Final = re.compile(
    r"(?:(?:i['’]?m|i am|ich bin|bin|we['’]re|wir sind)(?: \w+)? )?(?:allergic|allergisch|vegan\w*"
    r"|vegetari\w+|intolerant|pregnant|schwanger|broke|pleite)\b[^.!?]*",
    re.IGNORECASE,
)
"""What somebody is that keeps them from what is proposed: “no, I'm allergic”."""

_CHANGES: Final = re.compile(
    r"\W*(?:(?:yes|ok(?:ay)?|fine|ja|for|dafür),? )?(?:but |only |aber |nur )?(?:with|mit) "
    r"(?:(?:some|a few|one|small|minor|einer|kleinen|ein paar) )*"
    r"(?:changes?|tweaks?|amendments?|änderung(?:en)?|anpassung(?:en)?)\b",
    re.IGNORECASE,
)
_RATHER: Final = re.compile(
    r"\W*(?:(?:i(?:['’]d| would)? )?(?:rather|prefer(?: to)?)|lieber|eher) \w",
    re.IGNORECASE,
)
_INSTEAD: Final = re.compile(
    r"(?:(?:rather|lieber) [^?.!]+|[^?.!]+ (?:instead|stattdessen))[\s.!]*", re.IGNORECASE
)
_OF_PROPOSAL: Final = re.compile(
    r"\b(?:against|opposed?|object|in favou?r|for it|dagegen|dafür|geht doch)\b", re.IGNORECASE
)
_OF_US: Final = re.compile(r"\b(?:us|our|we|we['’]\w+|uns|unsere?[nmrs]?|wir)\b", re.IGNORECASE)
_COSTS: Final = re.compile(
    r"\b(?:costs?|loses?|needs?|breaks?|can['’]?t|cannot|won['’]t|kostet|verlieren|verliert|braucht"
    r"|brauchen|kann nicht|können nicht|darf nicht|dürfen nicht)\b",
    re.IGNORECASE,
)
_NOT_YET: Final = re.compile(
    r"(?:first|only (?:after|with|once)|not (?:before|until|without)|without|until|before"
    r"|erst(?:mal)?|nicht (?:vor|ohne|bevor)|ohne|bevor|bis|solange)\b",
    re.IGNORECASE,
)
_OTHERWISE: Final = re.compile(
    r"\b(?:doch|after all|actually|eigentlich|jetzt|now|instead|changed my mind|umentschieden"
    r"|meinung geändert)\b",
    re.IGNORECASE,
)
"""Words of who says something else than before: whatever follows them is why."""

_TELLS_OWN: Final = re.compile(
    r"(?:(?:because|cause|but|sorry|since|as|denn|weil|da|leider|aber)[, ]+)*"
    r"(?:i|i['’]\w+|my|we|we['’]\w+|our|ich|mir|mein\w*|wir|unser\w*)"
    r"\b(?! (?:mean|meant|think|thought|guess|say|said|know|see|ask|asked|wonder|meine|meinte|glaub"
    r"|glaube|denk|denke|dachte|sag|sage|sagte|frag|frage|weiß|weiss)\b)"
    r"(?! (?:don['’]?t|do not|didn['’]?t) (?:mean|think|know|see)\b)",
    re.IGNORECASE,
)
"""How somebody tells what keeps them, or theirs, and not what they take to be so."""

_SUPPOSES: Final = re.compile(
    r"\b(?:i|we|you|it|that|they|this)['’]d\b|\bwould\b|\b(?:würde|hätte|wäre)\w*\b|\bfehlen\b",
    re.IGNORECASE,
)
"""What would be, were it so: it is said of the proposal, and of nothing that is."""

_FOR_ONESELF: Final = re.compile(
    r"\b(?:for|on|with) (?:me|us)\b|\b(?:für|bei) (?:mich|mir|uns)\b"
    r"|\b(?:mir|uns) (?:(?:viel|echt|einfach|leider|auch|gar) )*(?:zu|nicht)\b",
    re.IGNORECASE,
)
"""What something is for who tells it, wherever in the sentence: “that's 4 am for me”."""

_JUDGES: Final = re.compile(
    r"\b(?:better|worse|nicer|easier|harder|healthier|safer|best|great|perfect|ideal|awful"
    r"|terrible|enough|too \w+|works?|suits?|helps?|makes? (?:more |no |total )?sense|kills?"
    r"|annoying|overdue|besser|schlechter|schöner|leichter|einfacher|angenehmer|perfekt|furchtbar"
    r"|zu \w+|reich(?:t|en)|hilft|sinnvoll|(?:macht|ergibt) (?:\w+ )?sinn|nervt|quatsch"
    r"|überfällig)\b",
    re.IGNORECASE,
)
"""What is said of something that somebody is for, or against, because of that."""

_IS: Final = re.compile(
    r"\s+(?:is|isn['’]?t|are|aren['’]?t|would|wouldn['’]?t|does|doesn['’]?t|works?|suits?|makes?|helps?"
    r"|kills?|ist|sind|wäre?n?|reich(?:t|en)|hilft|macht|ergibt|nervt|passt)\b",
    re.IGNORECASE,
)
"""What follows what is judged: “the standup notes are better” judges notes, and no standup."""

_FEWEST_BEFORE_NO: Final = 4
"""So many words before a no to a proposal are why, and no mere beginning."""

_ANSWER: Final = re.compile(
    r"\W*(?P<head>[^.!,;:–—?]+?)(?:\s*[.!,;:]+\s+|\s+[-–—]+\s+)(?P<rest>\w.*)", re.DOTALL
)
_PUTS_OFF: Final = re.compile(
    r"(?:\w+[,.!]? )?(?:no idea|keine? (?:ahnung|plan|meinung)|dunno|idk|not sure|unsure|wait"
    r"|warte|moment|later|später|gleich|omw|brb"
    r"|(?:i['’]?ll|i will|i['’]?m gonna|will|let me|give me) (?:\w+ )?(?:do|look|check|think|vote"
    r"|answer|read|see|get|let|have)\b"
    r"|(?:das |die |dann )?(?:mach|schau|guck|les|lese|melde?|stimme?|überleg)e? (?:ich|mir|mich)\b"
    r"|ich (?:mach|schau|guck|les|meld|überleg|stimm)\w*|(?:that|it) was\b|das war\b"
    r"|(?:(?:das )?hab(?:e)? ich|hab['’]?s|i(?:['’]ve| have)?|just|saw)(?: (?:es|das|it|just"
    r"|already|schon|gerade))* ?(?:gelesen|gesehen|read|seen|saw|got)?(?: (?:it|this|that))?"
    r"[\s.!]*$)",
    re.IGNORECASE,
)
"""Words of who has not made up their mind, means to answer later, or only has read it."""

_LONGEST_TOLD: Final = 40

_ONLY_IF: Final = re.compile(
    r"\W*(?:(?:but|well|ok(?:ay)?|yes|aber|naja|hm+|ja),? )*"
    r"(?:(?:only|just|nur|allenfalls|höchstens)(?: dann)?,? (?:if|when|once|with|wenn|falls|mit"
    r"|sofern|unter)|as long as|provided|on (?:the )?condition|solange|sofern|vorausgesetzt"
    r"|unter der bedingung)\b[^?]+",
    re.IGNORECASE,
)
_NOT_BEFORE: Final = re.compile(
    r"\W*(?:(?:hm+|well|ok(?:ay)?|na ?ja|but|aber|puh|yes|ja|bitte)[,. ]+)*"
    r"(?:not (?:before|until|till)|only after|nicht (?:vor|bevor)|erst (?:nach|ab|wenn))\b[^?]+",
    re.IGNORECASE,
)
_BUT_THEN: Final = re.compile(
    r"\b(?:after(?: that|wards)?|then|dann|danach)[, ](?:[^.!?]* )?"
    r"(?:fine|ok(?:ay)?|yes|sure|good|great|gerne?|ja|passt|dafür|gut|in favou?r|i'?m in)[\s.!]*$",
    re.IGNORECASE,
)
"""From when on what is put off is welcome, as it is said to who proposes it."""

_LONGEST_ANY_REASON: Final = 16
_FEW: Final = 4
_LONGEST_REASON: Final = 8
"""So many words of a reason: more is talk."""


def is_one_alone(decision: Decision) -> bool:
    """Tell whether a single option that has a name is on the table: a proposal."""
    return len(decision.round.options) == 1 and isinstance(decision.round.options[0], Words)


def passes_unopposed(decision: Decision) -> bool:
    """Tell whether a proposal passes unless somebody objects."""
    return is_one_alone(decision) and ballot_forms.rule_of(decision).form is CONSENTS


def agrees(said: str) -> bool | None:
    """Tell whether words, which may change a vote, are for what is proposed; None where neither."""
    plain = LEADS.sub("", LEADS.sub("", said_plainly(said)))  # "wait, no. I meant no"
    if is_thanked(said):
        return None
    found = agreement_in(plain)
    return agreement_in(said) if found is None else found


def is_now_for(said: str) -> bool:
    """Tell whether words are for what their author was against before: "doch ja", "fine, now"."""
    return _OTHERWISE.search(said) is not None and agrees(said) is True


def agreement_on(decision: Decision, said: str) -> bool | None:
    """Tell whether words are for the option that stands alone, which they may name: "not Basel"."""
    names = ballot_forms.names(decision)
    if passes_unopposed(decision) and raises_none(said):
        return True
    first, is_alone = decision.round.options[0], is_one_alone(decision)
    kept = side_by_keeping(said, first.title) if is_alone and isinstance(first, Words) else None
    if kept is not None:
        return kept
    plain, refusal = told(said)
    if refusal and refused_by(refusal, names)[0]:
        return False
    found = read(plain, names)
    if found and found.of_all and found.choices:
        return False
    side = _side_taken(decision, plain)
    return agrees(plain) if side is None else side


def agrees_if_need_be(decision: Decision, said: str) -> bool:
    """Tell whether somebody agrees to what stands alone for want of anything better."""
    left = LAST_RESORT.sub("", said.casefold()).strip(" ,.!–-")
    is_said = left != said.casefold().strip(" ,.!–-")
    takes_half = ballot_forms.rule_of(decision).form in (APPROVALS, CONSENTS)
    if not takes_half or has_reservations(said):
        return takes_half
    return is_said and (not left or agreement_on(decision, left) is True)


def answers_alone(decision: Decision, said: str) -> bool:
    """Tell whether words are a yes or a no to an option alone, be it with a note behind it."""
    if not is_one_alone(decision):
        return False
    if agrees_if_need_be(decision, said):
        return True
    heads = heads_of(decision, said)
    noted = any(
        answers_why(decision, head, rest) and agreement_on(decision, head) is not None
        for head, rest in heads
    )
    return noted or (agreement_on(decision, said) is not None and not is_courtesy(said))


def told_alone(decision: Decision, said: str) -> tuple[str, str] | None:
    """Return a bare yes or no to an option alone, and what is told behind it; None of other words.

    In private it answers nobody else, so whatever statement follows is why: “no. we lost it twice”.
    """
    found = _ANSWER.fullmatch(said.strip()) if is_one_alone(decision) and "?" not in said else None
    if found is None or is_courtesy(found["head"]) or len(words_of(said)) > _LONGEST_TOLD:
        return None
    head, rest = found["head"], found["rest"].strip()
    is_own = agreement_in(head) is not None and agreement_on(decision, rest) is None
    is_put_off = _PUTS_OFF.match(rest) or UNSURE.search(rest.casefold())
    return (head, rest) if is_own and not is_put_off else None


def heads_of(decision: Decision, said: str) -> Iterator[tuple[str, str]]:
    """Yield how a reply may begin with a vote, and what follows.

    To what stands alone that may be a yes or a no, and the reason: "lieber nicht, zu teuer".
    """
    yield from beginnings(said, ballot_forms.names(decision))
    at_comma, _, behind = said.partition(",")
    for head, why in (reason_apart(said), (at_comma, behind.strip(" .!"))):
        if is_one_alone(decision) and answers_why(decision, head, why):
            yield head, why


def answers_why(decision: Decision, head: str, rest: str) -> bool:
    """Tell whether what follows a yes or a no is the reason, which an objection owes.

    Where a mere no counts without one, what somebody tells of themselves may answer somebody else.
    """
    if UNSURE.search(rest.casefold()):
        return False
    if says_what_would_be(rest):
        return True
    is_owed = ballot_forms.rule_of(decision).form is CONSENTS and agrees(head) is False
    is_short = len(words_of(rest)) <= _LONGEST_ANY_REASON
    tells = _TELLS_OWN.match(rest) or _FOR_ONESELF.search(rest)
    is_own = is_short and "?" not in rest and tells is not None
    judges = is_short and _judges_it(decision, rest)
    return _gives_reason(head, rest) or judges or (is_owed and is_own and not tells_of_past(rest))


def says_what_would_be(rest: str) -> bool:
    """Tell whether words say what would be, were it so, and name nothing in its place."""
    is_other = _INSTEAD.fullmatch(rest.strip()) is not None or _RATHER.match(rest) is not None
    is_short = len(words_of(rest)) <= _LONGEST_REASON
    is_told = is_short and "?" not in rest and not tells_of_past(rest)
    return is_told and not is_other and _SUPPOSES.search(rest) is not None


def _judges_it(decision: Decision, rest: str) -> bool:
    """Tell whether words judge what stands alone, by a word of its own: “10 is way better”."""
    if not is_one_alone(decision) or "?" in rest or tells_of_past(rest):
        return False
    known = {*map(_plain, words_of(title_of(decision)))} - _SMALL
    [name] = ballot_forms.names(decision)  # which stands for words of the title by now
    judged = [each for each in words_of(rest) if _IS.match(rest, each.end)]
    is_named = any(
        rest[each.start : each.end] == name
        or (_plain(each) not in _SMALL and any(_is_same(_plain(each), word) for word in known))
        for each in judged
    )
    return is_named and _JUDGES.search(rest) is not None


def _plain(word: SpokenWord) -> str:
    """Return a word as it compares with those of a title."""
    return word.word.translate(_PLAIN)


def title_of(decision: Decision) -> str:
    """Return what stands alone, and what is asked, as they are called."""
    [option] = decision.round.options
    assert isinstance(option, Words)
    return f"{option.title} {decision.terms.subject}"


def why_before_no(decision: Decision, said: str) -> str:
    """Return why somebody is against what needs consent, said before the no; nothing where not."""
    head, pause, answer = said.strip(" .!").rpartition(",")
    is_owed = passes_unopposed(decision)
    if not pause or not is_owed or "?" in said or agreement_in(answer) is not False:
        return ""
    is_why = agreement_in(head) is None and len(words_of(head)) >= _FEWEST_BEFORE_NO
    return head.strip() if is_why and not tells_of_past(head) else ""


def _gives_reason(head: str, rest: str) -> bool:
    """Tell whether what follows a yes or a no to a proposal is the reason, in whatever words.

    A mere no may answer somebody else: there the reason says what it costs, or takes from, us all.
    """
    is_other = _INSTEAD.fullmatch(rest.strip()) is not None and agrees(head) is False
    if says_why(rest) or is_other or _NOT_YET.match(rest):
        return True
    if _OTHERWISE.search(head) and rest and "?" not in rest:
        return len(words_of(rest)) <= _LONGEST_ANY_REASON
    if not rest or "?" in rest or len(words_of(rest)) > _LONGEST_ANY_REASON or tells_of_past(rest):
        return False
    return _OF_PROPOSAL.search(head) is not None or (
        _OF_US.search(rest) is not None and _COSTS.search(rest) is not None
    )


def says_why(rest: str) -> bool:
    """Tell whether what follows a yes or a no is a condition or a reason: "too hot"."""
    is_short = len(words_of(rest)) <= _LONGEST_REASON
    told = rest.strip()
    is_told = _REASON.fullmatch(told) is not None or _KEEPS_FROM.fullmatch(told) is not None
    return is_condition(rest) or (is_short and is_told)


def hangs_alone(decision: Decision, said: str) -> bool:
    """Tell whether all that is said of a proposal is on what condition: "only if we keep Bern"."""
    is_put_off = _NOT_BEFORE.fullmatch(said.strip()) and _BUT_THEN.search(said)
    return is_one_alone(decision) and (is_proviso(said) or is_put_off is not None)


def agrees_only_if(decision: Decision, said: str) -> bool:
    """Tell whether somebody says of a proposal only on what condition they are for it."""
    is_one = _ONLY_IF.fullmatch(said.strip()) or _NOT_BEFORE.fullmatch(said.strip())
    return is_one_alone(decision) and is_one is not None


def changes_proposal(said: str) -> bool:
    """Tell whether somebody would have a proposal otherwise: "with changes: keep Bern"."""
    return _CHANGES.match(said) is not None


def prefers_another(said: str) -> bool:
    """Tell whether a few words are for something else than is proposed: "rather stay"."""
    return _RATHER.match(said) is not None and len(words_of(said)) <= _FEW


def _side_taken(decision: Decision, said: str) -> bool | None:
    """Tell whether words take sides for what is proposed, by its own words; None where they don't.

    “I'm against moving” is against “Shall we move to Basel?”.
    """
    found = _TAKES_SIDES.fullmatch(said_plainly(said))
    if found is None:
        return None
    known = {each.word for each in words_of(title_of(decision))}
    named = [each.word for each in words_of(found["what"]) if each.word not in _SMALL]
    if not all(any(_is_same(each, word) for word in known) for each in named):
        return None
    return found["against"] is None


def _is_same(word: str, other: str) -> bool:
    stem = max(_STEM, min(len(word), len(other)) - 1)
    return word == other or word[:stem] == other[:stem]
