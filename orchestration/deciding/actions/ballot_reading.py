"""What a reply under options says of them, word for word: "B > A, C", "the second", "not C".

A reply is a vote only if all of it reads as one: what people say to each other under the options is
theirs. Whatever else it may be, "a" and "I" alone are words of English before they are options.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from orchestration.deciding.actions.ballot_clauses import put_plainly, with_letters
from orchestration.language.choosing.agreement import AGREEING, agreement_in, said_plainly
from orchestration.language.choosing.asides import tells_of_others, tells_of_past
from orchestration.language.choosing.last_resort import LAST_RESORT
from orchestration.language.words.writing import words

LONGEST: Final = 200
"""Characters of a reply that can be a vote."""

_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_STELLEN: Final = ("erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht")
_LAST: Final = -1
PLACES: Final = {
    **{word: place for place, word in enumerate(_PLACES)},
    **{
        f"{stem}{end}": place
        for place, stem in enumerate(_STELLEN)
        for end in ("e", "en", "er", "es")
    },
    **dict.fromkeys(("last", "letzte", "letzten", "letzter", "letztes"), _LAST),
    "1st": 0,
    "2nd": 1,
    "3rd": 2,
    **{f"{number}th": number - 1 for number in range(4, 9)},
}
PART: Final = re.compile(r"\d+(?:st|nd|rd|th)?|(?:[^\W\d_]|')+|[:=>,;/&+]|->|\S", re.IGNORECASE)
_THEN: Final = frozenset(
    words("> , ; -> then and & + before otherwise else und dann vor sonst danach")
)
OF_A_VOTE: Final = frozenset({"vote", "votes", "option", "options", "stimme"})
_EQUAL: Final = frozenset({"=", "/", "or", "oder"})
_MARKS: Final = {
    "all": frozenset(words("anything everything any all either both alles alle beide beides")),
    "none": frozenset(words("none neither keine keiner keins keines nichts")),
    "too": frozenset(words("too also auch ebenfalls")),
    "back": frozenset(
        words("""
        withdraw retract remove undo cancel delete forget back ignore zurück zieh ziehe zurückziehen
        nimm lösch lösche vergiss streich
        """)
    ),
}
"""Words that turn what is said of the options."""

_BOTH: Final = frozenset({"both", "beide", "beides"})
_TWO: Final = 2
_MARKED: Final = frozenset[str]().union(*_MARKS.values())
_LEAVES_OUT: Final = frozenset(words("except not without außer ausser nicht ohne"))
_NOT: Final = frozenset({"not", "nicht"})
_JOINS: Final = frozenset(words("and or & + nor / und oder"))
_TURNS: Final = frozenset(words("but aber sondern"))
_ENDS: Final = frozenset(".;")
"""Signs up to which a word holds that turns what follows it."""

_BELOW: Final = frozenset(words("over than statt anstatt als"))
"""Words that part what is chosen from what is left out, or is only placed below it."""

_AGAIN: Final = frozenset(words("again wieder schon immer ständig today heute"))
"""Words of who has enough of something: "not pizza again"."""

_EMPHASIS: Final = re.compile(
    r"\s*\b(?:can live with|or nothing|oder nichts|any day|all the way|all day|hands down|for sure"
    r"|for the win|ftw|100 ?%|100 prozent)(?!\w)"
)
_INSTEAD: Final = re.compile(r"\b(?:instead of|anstelle von)\b")
_PREFERS: Final = frozenset(words("prefer lieber eher mehr"))
# No option's letter but "I", which is one only where it stands alone.
_FILLERS: Final = frozenset(
    words("""
    i i'd me my vote votes for option options the one please works work is pick choose goes go to
    with take best prefer would like points point : fine ok okay pls plz of these those them
    them's three rather instead definitely then stimme für nehme wähle passt passen geht gehen
    klappt mir meine bitte am liebsten ich das die der den dem davon drei variante
    vorschlag wäre lieber
    actually doch have get change changed switch love want would i'll i'm am are is it it's make
    only just nur sure really let's lets do count in sounds good great nice perfect yum favourite
    favorite bloß bloss will möchte hätte gern gerne nehmen sind auf ein eine einen super toll
    klasse top lecker wunderbar probably guess think meant mean meinte sorry hm hmm haha well oh
    tbh imo imho honestly nehm ist recht gonna going mich today tonight heute
    yes yep yeah ja jo obviously clearly offensichtlich , . !
    """)
)
_SKIPPED: Final = _THEN | _FILLERS
_HESITATES: Final = "\ue000"
"""Stands for all words of hesitation: nobody writes it."""

_UNSURE: Final = re.compile(
    r"\bnot (?:so |really |quite |that |entirely |at all )?(?:sure|certain|convinced|decided)\b"
    r"|\b(?:unsure|undecided|torn|no idea|dunno|(?:don't|do not) know|can't decide)\b"
    r"|\b(?:nicht (?:so |ganz )?sicher|unsicher|unentschlossen|keine ahnung)\b"
    r"|\bweiß (?:\w+ )?nicht\b"
)
LEADS: Final = re.compile(
    r"^(?:(?:sorry,? )?i said .{1,60}?(?:,| but)? (?:i )?meant "
    r"|(?:i(?:'d)? (?:want|like|need|have) to |i've |i |can i |please )?"
    r"(?:change|changed|switch|switched|move)(?: (?:my (?:vote|mind)))?"
    r"(?:\s*[,:;.]\s*|\s+)(?:to |it to |so |now )?"
    r"|(?:ich )?(?:ändere|wechsle|wechsel|ändre)(?: meine stimme)? (?:zu|auf|in) "
    r"|(?:go )?team |(?:please )?(?:put|mark|count) me (?:down )?(?:for|as) "
    r"|\+\s*1\s+(?:for|to|on|für|auf)\s+)"
)
"""What a vote begins with that is another one than before, or one more."""

_TAKES: Final = re.compile(r"^(?:ok(?:ay)?,? |also |dann )?nimm (?!.*\bzurück\b)")
_PLUS_ONE: Final = re.compile(r"\s*\+\s*1$")
_ABSTAINS: Final = re.compile(
    r"(?:i(?:'ll| will|'d)? |i'm |i am |i would )?abstain(?:ing)?(?: here| this time)?"
    r"|(?:ich )?enthalte mich|enthaltung"
    r"|i (?:really )?(?:don't|do not|dont) (?:care|mind)(?: at all| either way| much| really)?"
    r"|don't care|(?:it )?(?:doesn't|does not) matter(?: to me)?|no (?:preference|opinion)"
    r"(?: from me)?|whatever|(?:das |es )?(?:ist )?(?:mir )?(?:ganz |völlig |total )?"
    r"(?:egal|wurscht|wurst|gleich|schnuppe)|keine meinung"
)
_BREAKS: Final = re.compile(
    r"\s*(?:[,;.!(]|\s[-–]\s|\s(?=(?:but|only|if|unless|because|since|as long as|provided|aber|"
    r"nur|wenn|falls|weil|denn|sofern|solange)\b))\s*",
    re.IGNORECASE,
)
_OPEN_ENDED: Final = re.compile(
    r"\b(?:but|only|and|or|not|aber|nur|und|oder|nicht)$", re.IGNORECASE
)
_TAKES_BACK: Final = frozenset(
    words("""
    no nope nah nein wait not really just kidding joking jk joke scherz spaß quatsch haha lol
    never mind oder doch nicht forget it
    """)
)


def says_another(said: str) -> bool:
    """Tell whether words can only be of a vote: they change it, or abstain."""
    text = said_plainly(said)
    return bool(_ABSTAINS.fullmatch(text) or LEADS.match(text))


_UNDOES: Final = re.compile(
    r"(?:please |bitte )?(?:undo(?: that| this| it)?|take (?:that|it) back|scratch that"
    r"|(?:mach )?(?:das |es )?(?:bitte )?rückgängig|nimm (?:das|es) (?:bitte )?zurück)"
    r"(?: please| bitte)?"
)


def says_undo(said: str) -> bool:
    """Tell whether words take back what was done last, without saying what that was."""
    return _UNDOES.fullmatch(said_plainly(said)) is not None


_ASKED: Final = re.compile(r"(?P<about>[^?]+)\?+[\s,–-]*(?P<answer>[^?]+)", re.DOTALL)


def asked_and_answered(said: str) -> tuple[str, bool | None, str] | None:
    """Return what somebody asks about, whether they are for it, and in which words.

    "Basel? no" is against it; None where nothing is asked, or nothing answered.
    """
    found = _ASKED.fullmatch(said.strip())
    if found is None:
        return None
    answer = found["answer"].strip()
    return found["about"].strip(), agreement_in(answer), answer


def beginnings(said: str, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield how a reply may begin with a vote, and what follows; the longest beginning first.

    What follows asks nothing, names no option and takes nothing back.
    """
    for each in reversed(list(_BREAKS.finditer(said))):
        head, rest = said[: each.start()].strip(), said[each.end() :].strip(" .!)")
        told = PART.findall(rest)
        if (
            not _OPEN_ENDED.search(head)
            and head
            and told
            and "?" not in rest
            and not _UNSURE.search(rest.casefold())
            and not tells_of_others(rest)
            and _names_none(rest, told, names)
            and not _TAKES_BACK.issuperset(part.casefold() for part in told if part[0].isalnum())
        ):
            yield head, rest


def _names_none(rest: str, told: Sequence[str], names: Sequence[str]) -> bool:
    """Tell whether what follows names no option and is no vote: "not the first. the second" is."""
    found = read(rest, names)
    if found is not None and found.choices:
        return False
    return tells_of_past(rest) or not any(x in names and x != "I" for x in told)


@dataclass(frozen=True, slots=True)
class OptionChosen:
    """An option that was named: after which sign, with how many points, and how gladly."""

    option: str
    equal: bool
    points: int | None = None
    hesitant: bool = False


@dataclass(frozen=True, slots=True)
class VoteSaid:
    """What a reply says of the options.

    `of_all` are they all but those it names, or none of them where it says so; it is only `against`
    them where it says nothing of all others: "not B". What it says `adds` to what was said before:
    "C works too". What is only `below` the choices has a place in an order and nowhere else: "A
    instead of B". It may be `taken_back`, all of it, or who says it `abstains`. It is `unclear`
    where it means two of more. `why` none of them is wanted goes with that.
    """

    choices: Sequence[OptionChosen] = ()
    of_all: bool = False
    against: bool = False
    none: bool = False
    adds: bool = False
    taken_back: bool = False
    abstains: bool = False
    unclear: bool = False
    why: str = ""
    below: Sequence[OptionChosen] = ()


def read(said: str, names: Sequence[str]) -> VoteSaid | None:
    """Return what a reply says of the options; None where not all of it is a vote."""
    text = _PLUS_ONE.sub("", LEADS.sub("", _TAKES.sub("", said_plainly(said))))
    if len(said) > LONGEST or _UNSURE.search(text):
        return None
    if _ABSTAINS.fullmatch(text):
        return VoteSaid(abstains=True)
    text = _INSTEAD.sub("statt", LAST_RESORT.sub(_HESITATES, _EMPHASIS.sub("", text)))
    text = put_plainly(with_letters(text, names), names)
    parts = [each for each in PART.findall(text) if each not in AGREEING]
    parts_left = _without_both(parts, names)
    if parts_left is None:
        return VoteSaid(unclear=True)
    return None if _is_loose(parts_left, names) else _meant(parts_left, names)


def _without_both(parts: list[str], names: Sequence[str]) -> list[str] | None:
    """Return what is said without a "both" of named options; None where it is not clear."""
    if _BOTH.isdisjoint(parts):
        return parts
    rest = [each for each in parts if each not in _BOTH]
    named = _choices(rest, names)
    if named == [] and len(names) != _TWO:
        return None
    return rest if named else parts


def _meant(parts: Sequence[str], names: Sequence[str]) -> VoteSaid | None:
    """Return what options and words that turn them come to together; None where to nothing."""
    marks = {mark for mark, of_it in _MARKS.items() if not of_it.isdisjoint(parts)}
    sides = _sides(parts, names)
    if sides is None:
        return None
    found: VoteSaid | None = None
    match bool(sides.chosen), bool(sides.left_out), sorted(marks - {"too"}):
        case True, _, []:
            found = VoteSaid(sides.chosen, adds="too" in marks, below=sides.below)
        case False, True, [] | ["all"]:
            found = VoteSaid(sides.left_out, of_all=True, against="all" not in marks)
        case False, False, ["all"]:
            found = VoteSaid(of_all=True)
        case False, False, ["none"]:
            found = VoteSaid(none=True)
        case False, False, ["back"] if not OF_A_VOTE.isdisjoint(parts):
            found = VoteSaid(taken_back=True)
    return found


@dataclass(frozen=True, slots=True)
class _Sides:
    """The options that are chosen, those left out, and those that others are only put above."""

    chosen: Sequence[OptionChosen]
    left_out: Sequence[OptionChosen]
    below: Sequence[OptionChosen]


def _sides(parts: Sequence[str], names: Sequence[str]) -> _Sides | None:
    """Return on which side of the words that turn it each option stands; None where not all fit."""
    found: dict[frozenset[str], list[OptionChosen]] = {_TURNS: [], _LEAVES_OUT: [], _BELOW: []}
    for side, said in _divided(parts, names):
        small = _MARKED if side is not _LEAVES_OUT else _MARKED | _AGAIN
        choices = _choices([each for each in said if each not in small], names)
        if choices is None or (side is not _TURNS and not choices):
            return None
        if side is _BELOW and not found[_TURNS]:  # "instead of A, B"
            found[_TURNS] += choices[1:]
            choices = choices[:1]
        found[side] += choices
    named = [each.option for side in found.values() for each in side]
    if len(set(named)) < len(named) or (found[_BELOW] and not found[_TURNS]):
        return None
    return _Sides(found[_TURNS], found[_LEAVES_OUT], found[_BELOW])


def _divided(
    parts: Sequence[str], names: Sequence[str]
) -> Sequence[tuple[frozenset[str], Sequence[str]]]:
    """Return the parts of a reply, each by the side that the word before it puts it on.

    What stands behind a "but" is left out where all of them are meant before it, and chosen else.
    """
    found: list[tuple[frozenset[str], list[str]]] = [(_TURNS, [])]
    for at, part in enumerate(parts):
        side = _side_of(at, parts, names)
        if part in _ENDS and found[-1][0] is not _TURNS:
            side = _TURNS
        if part in _TURNS and not _MARKS["all"].isdisjoint(found[-1][1]):
            side = _LEAVES_OUT
        if side is None:
            found[-1][1].append(part)
        elif found[-1][1] or len(found) == 1:
            found.append((side, []))
        else:
            found[-1] = (side, found[-1][1])  # "but not"
    return found


def _is_loose(parts: Sequence[str], names: Sequence[str]) -> bool:
    """Tell whether an option behind a pause may be meant instead of the one before: "not B, C".

    Words that join the two leave out both: "not A, B or C", "everything but A, B".
    """
    if _NOT.isdisjoint(parts) or not (_JOINS | _MARKS["all"]).isdisjoint(parts):
        return False
    left_out = (said for side, said in _divided(parts, names) if side is _LEAVES_OUT)
    halves = (
        (said[: said.index(",")], said[said.index(",") :]) for said in left_out if "," in said
    )
    return any(all(_choices(each, names) for each in both) for both in halves)


def _side_of(at: int, parts: Sequence[str], names: Sequence[str]) -> frozenset[str] | None:
    """Return the side that a word puts what follows on; None where it is of what is said there.

    "I prefer A to B" puts A above B, and so does "lieber A als B".
    """
    part, before = parts[at], parts[:at]
    if part in ("to", "als"):
        prefers = not _PREFERS.isdisjoint(before)
        named = any(_option(each, parts, names) for each in before)
        return _BELOW if prefers and named else None
    return next((side for side in (_TURNS, _LEAVES_OUT, _BELOW) if part in side), None)


def _choices(parts: Sequence[str], names: Sequence[str]) -> Sequence[OptionChosen] | None:
    """Return the options that are named, in order; None where not all words are of a vote."""
    found: list[OptionChosen] = []
    equal = hesitant = False
    for at, part in enumerate(parts):
        option = _option(part, parts, names)
        if option is not None:
            found.append(OptionChosen(option, equal, hesitant=hesitant))
            equal = hesitant = False
        elif part in _EQUAL and found:
            equal = True
        elif part.isdecimal() and found and found[-1].points is None:
            found[-1] = OptionChosen(found[-1].option, found[-1].equal, int(part[:9]))
        elif part == _HESITATES and not _names_next(parts, at, names):
            found[-1:] = [replace(each, equal=False, hesitant=True) for each in found[-1:]]
        elif part == _HESITATES:
            hesitant = True
        elif part not in _SKIPPED:
            return None
    named = [each.option for each in found]
    return found if len(set(named)) == len(named) else None


def _names_next(parts: Sequence[str], at: int, names: Sequence[str]) -> bool:
    """Tell whether an option follows right behind a word: "zur Not B"."""
    return at + 1 < len(parts) and _option(parts[at + 1], parts, names) is not None


def _option(part: str, parts: Sequence[str], names: Sequence[str]) -> str | None:
    """Return the option that a word names: by its letter, or by its place on the list."""
    place = PLACES.get(part)
    if place is not None:
        return names[place] if place < len(names) else None
    name = part.upper()
    if name not in names:
        return None
    return None if part == "i" and len(parts) > 1 else name
