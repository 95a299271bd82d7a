"""That an objection or a veto holds no more: "veto weg", "zieh meinen Einwand zurück".

Which words are said, not in what order, makes it one: the noun, a word of going back, and none that
says anything else but which option it is of.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.language.choosing.held.agreement import said_plainly
from orchestration.language.choosing.words import a_slip_apart
from orchestration.language.votes.vocabulary import LONGEST
from orchestration.language.words.writing import words

_NOUNS: Final = frozenset(
    words("""
    objection objections veto vetos vetoes concern concerns einwand einwände einwänd einspruch
    einsprüche bedenken
    """)
)
_OBJECTS: Final = frozenset(words("object objecting dagegen gegen against"))
_BACK: Final = frozenset(
    words("""
    back withdraw withdrawn retract retracted drop dropped remove removed cancel cancelled canceled
    delete deleted lift lifted forget ignore scrap scratch undo gone resolved addressed settled
    solved void answered zurück zurückgezogen zurückziehen zurücknehmen zurückgenommen weg streich
    streiche streichen gestrichen lösch lösche löschen gelöscht vergiss ignorier ignoriere raus
    aufheben aufgehoben fallen fallenlassen entferne entfernen erledigt hinfällig ausgeräumt gelöst
    tisch table mind
    """)
)
_WITHDRAWN: Final = frozenset(words("withdrawn retracted zurückgezogen"))
"""What is said of an objection, be it named or not."""

_FINE: Final = frozenset(words("fine alright right enough passt schon meinetwegen guys leute"))
_NO: Final = frozenset(
    words("no nothing nichts nix don't dont longer not kein keine keinen nicht ohne without")
)
_MORE: Final = frozenset(words("anymore more longer mehr doch after"))
_OWN: Final = frozenset(words("i i'd i'll i'm my mine ich mein meine meinen meiner"))
_SMALL: Final = _OWN | frozenset(
    words("""
    the an das den die der es ihn it that to on against of for gegen zu zum auf bei ok okay oh ach
    na gut well so then also please pls plz bitte can could may kann kannst du you want would like
    will möchte würde gern gerne doch now jetzt wieder mal again actually sorry all damit inzwischen
    take taken takes off nimm nehm nehme nehmen nehmt zieh ziehe ziehen lass lasse lassen is are was
    bin were has have had been got hab habe ist sind hat haben sich wurde wurden any und and vom von
    never at mit hiermit hereby consider let let's more sonst me mir he nee nö nein
    """)
)
_MAY_I: Final = re.compile(r"\W*(?:(?:can|could|may) i|(?:kann|darf|könnte) ich)\b", re.IGNORECASE)
_IF: Final = (
    r"(?:only\s+|nur\s+|erst\s+)?(?:if|unless|once|provided|as long as|when|wenn['’]?s?|falls"
    r"|sofern|sobald|solange|vorausgesetzt)\b"
)
_ON_CONDITION: Final = re.compile(_IF)
_OWN_WORD: Final = (
    r"(?:i|ich)(?:['’]ll|['’]d| will| would| can| hereby)? "
    r"(?:take|withdraw|retract|drop|nehme?|ziehe?)\b"
)
_CLAUSE: Final = re.compile(
    rf"\s*[,.;:!–]+\s+|\s+(?:but|aber|and|und)\s+|\s+(?={_IF})|\s+(?={_OWN_WORD})"
)
_BY_OWN_WORD: Final = re.compile(_OWN_WORD)
_WITH_OWN_WORD: Final = re.compile(rf"\s{_OWN_WORD}")
_STOP: Final = re.compile(r"[.!]\s+$")
"""Behind it somebody may take their own objection back, whatever they have told before."""

_HAD: Final = re.compile(
    r"(?:(?:well|ok(?:ay)?|sorry|also),? )?(?:i |ich )?(?:had|did have|hatte|hab(?:e)?)"
    r"(?: (?:an?|some|a few|my|ich|zwar|erst|zuerst|da|einen|ein paar|paar|vorher|anfangs|at first"
    r"|initially))* (?P<noun>[^\W\d_]+)(?: gehabt)?(?: at first| before| earlier| vorher)?,? "
    r"(?:but |aber )?"
    r"(?:(?:i'?m |it'?s |it is |that'?s |they'?re |all |das ist |ist |bin |hat sich |das hat sich "
    r"|sind |now |jetzt |aber |inzwischen |schon |wieder )*"
    r"(?:fine|ok(?:ay)?|good|gone|settled|resolved|sorted|passt|geht|gut|in ordnung|geklärt"
    r"|erledigt|weg|ausgeräumt)|(?:you|ihr habt|du hast)(?: mich)? (?:convinced me|überzeugt))"
    r"(?: (?:now|jetzt|inzwischen|by now|again|wieder|with me|with it|so|für mich))*"
)
"""Who tells of an objection as past, and that nothing is left of it."""

_GROUND: Final = re.compile(
    r"^\W*(?:(?:ok(?:ay)?|well|fine|so|na|gut|also|und|and|yes|ja)[\s,]+)*"
    r"(?:with|after|given|thanks to|mit|nach|durch|dank)\s+"
    r"(?:(?!(?:i|ich|no|kein\w*)\b)[\w'’-]+\s+){1,5}?"
    r"(?=(?:i|i['’](?:ve|m|d|ll)|ich|hab|habe|bin|is|ist|ziehe?|nehme?|no|kein\w*)\b)"
)
"""On what ground it holds no more, said first: “with the swap I have no objection any more”."""

_WORD: Final = re.compile(r"(?:[^\W\d_]|')+|\S")


@dataclass(frozen=True, slots=True)
class ObjectionBack:
    """Whose words say it: of which options, "" where of all; and what stands behind it."""

    about: str
    is_own: bool
    rest: str = ""

    @property
    def on_condition(self) -> bool:
        """Whether it is taken back only if something is otherwise: “…, if it's 10:15”."""
        return _ON_CONDITION.match(self.rest.lstrip()) is not None


def objection_back(said: str) -> ObjectionBack | None:
    """Return what a reply takes back of an objection; None where it takes back none."""
    if len(said) > LONGEST or ("?" in said and not _MAY_I.match(said)):
        return None
    text = _GROUND.sub("", said_plainly(said.rstrip(" ?")))
    had = _HAD.fullmatch(text)
    return ObjectionBack("", is_own=True) if had and _is_noun(had["noun"]) else _in_clauses(text)


def _in_clauses(text: str) -> ObjectionBack | None:
    """Return what the first clause takes back that speaks of it, of all rather than of some."""
    found = [*_clauses_back(text)]
    return next((each for each in found if not each.about), found[0] if found else None)


def _clauses_back(text: str) -> Iterator[ObjectionBack]:
    """Yield what each clause takes back that speaks of it, the first first."""
    ends = [(each.start(), each.end()) for each in _CLAUSE.finditer(text)]
    for start in (0, *(end for _, end in ends)):
        before = text[:start]
        is_bare = _SMALL.issuperset(_WORD.findall(before.rstrip(" ,.;:!–")))
        if is_bare or _BY_OWN_WORD.match(text[start:]) or _STOP.search(before):
            stops = [(at, end) for at, end in ends if at > start]
            yield from _up_to(text, start, (*stops, (len(text), len(text))), is_bare=is_bare)
        elif not _WITH_OWN_WORD.search(text[start:]):
            return


def _up_to(
    text: str, start: int, stops: Sequence[tuple[int, int]], *, is_bare: bool
) -> Iterator[ObjectionBack]:
    """Yield what a clause takes back that begins there, by the first of its ends that does."""
    before = text[:start]
    for at, end in stops:
        if (found := _read(text[start:at])) and (is_bare or found[1]):
            yield ObjectionBack(*found, before if _ON_CONDITION.match(before) else text[end:])
            return


def _read(clause: str) -> tuple[str, bool] | None:
    """Return of which options a clause takes an objection back, and whether it says whose it is."""
    told = _WORD.findall(clause)
    goes_back = not _BACK.isdisjoint(told)
    is_bare = not _WITHDRAWN.isdisjoint(told) and (_SMALL | _BACK | _FINE).issuperset(told)
    is_named = any(map(_is_noun, told)) and (goes_back or _holds_no_more(told))
    if (
        not is_named
        and not is_bare
        and not (_holds_no_more(told) and not _OBJECTS.isdisjoint(told))
    ):
        return None
    if goes_back and not _NO.isdisjoint(told):
        return None
    known = _SMALL | _FINE | _BACK | _OBJECTS | (frozenset() if goes_back else _NO | _MORE)
    left = [each for each in told if each not in known and not _is_noun(each)]
    return " ".join(left), not _OWN.isdisjoint(told)


def _holds_no_more(told: list[str]) -> bool:
    """Tell whether words deny it now, which was otherwise before: "no veto anymore"."""
    return not _NO.isdisjoint(told) and not _MORE.isdisjoint(told)


def _is_noun(word: str) -> bool:
    return word in _NOUNS or any(a_slip_apart(word, each) for each in _NOUNS)
