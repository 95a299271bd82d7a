"""What a request for a meeting is about: of the words that nothing else has used, the best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum, auto

from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.leftovers import unknown
from orchestration.language.english import requests as words
from orchestration.language.german import requests as german
from orchestration.language.grammar import Item, Line
from orchestration.language.inviting.asked import STOPS, is_party, is_possessive, parties
from orchestration.language.inviting.invited import roles
from orchestration.language.saying import reasons
from orchestration.language.values import About, Except, Hours, Junk, Length, Shade, Stance
from orchestration.language.words.mentions import Plain
from orchestration.model.preferences import Kind

LONGEST = 120

Left = tuple[int, int, str]  # where in the text, and why it was not understood


_HEADINGS = words.HEADINGS | german.HEADINGS
_LEADING = words.LEADING | german.NOTHING_SAID | german.HEADINGS
_TRAILING = words.ENDING | german.NOTHING_SAID
_HELD = words.HELD | german.HELD
_ONESELF = words.ONESELF | german.ONESELF
_APART = (",", ":")


class _Rank(IntEnum):
    """How surely words are a subject."""

    AFTER_ABOUT = auto()
    WORDS = auto()
    HELD = auto()  # "a sync", "lunch": what is held, for want of what it is about
    NEVER = auto()  # a number alone, or who else is needed
    NOTHING = auto()


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject as written, the words that make it and lead to it, and those left over."""

    text: str | None
    words: Line
    left: tuple[Left, ...]


def read_subject(line: Line, used: set[int], said: Plain) -> Subject:
    """The best of the items that nothing else has used."""
    rated = [(*_rated(run, said), run) for run in _runs(line, said.text, used)]
    rank, best, run = min(rated, key=lambda one: one[0], default=(_Rank.NEVER, [], []))
    chosen = [] if said.quoted or rank >= _Rank.NEVER else best
    subject, stop = _shortened(chosen, said) if chosen else (said.quoted, 0)
    held = _held_apart(rated, said.text) if chosen and rank is _Rank.AFTER_ABOUT else []
    if held:
        about = said.written(_from_about(run, chosen)[0].start, stop)
        subject = " ".join(f"{said.written(held[0].start, held[-1].end)} {about}".split())
    left = [
        (kept[0].start, kept[-1].end, reasons.NO_RULE)
        for rank, kept, _ in rated
        if kept is not chosen and kept is not held and rank not in (_Rank.HELD, _Rank.NOTHING)
    ]
    if chosen and stop < chosen[-1].end:
        left.append((stop, chosen[-1].end, reasons.SUBJECT_TOO_LONG))
    return Subject(subject, _led_to(run, chosen), tuple(left))


def _led_to(run: Line, chosen: Line) -> Line:
    """The chosen words with those before them, from the last comma on."""
    if not chosen:
        return []
    ahead = [item for item in run if item.start < chosen[0].start]
    after = next((n for n in range(len(ahead), 0, -1) if ahead[n - 1].word == ","), 0)
    return [*ahead[after:], *chosen]


def _held_apart(rated: Sequence[tuple[_Rank, Line, Line]], text: str) -> Line:
    """Return what is held, and how, said apart from what it is about: "a quick sync with …"."""
    named = (kept for rank, kept, _ in rated if rank in (_Rank.WORDS, _Rank.HELD))
    return next((kept for kept in named if _says_what_is_held(kept, text)), [])


def _says_what_is_held(run: Line, text: str) -> bool:
    """Tell whether words say of what is held which it is: “design review”, and not “sync”."""
    is_held = _names_held(run[-1], text) or _is_held(run)
    said = text[run[0].start : run[-1].end].split()
    return is_held and len(said) > 1 and "of" not in said


def _from_about(run: Line, chosen: Line) -> Line:
    """Return the chosen words with the one that leads to them: "about the launch"."""
    starts = [item for item in run if item.word in words.ABOUT and item.end <= chosen[0].start]
    return [*starts[-1:], *chosen]


def _shortened(run: Line, said: Plain) -> tuple[str, int]:
    """A run as it was written, and where it is cut if it is too long."""
    fit = [item for item in run if item.end - run[0].start <= LONGEST]
    stop = fit[-1].end if fit else run[0].start + LONGEST
    return " ".join(said.written(run[0].start, stop).split()), stop


def _runs(line: Line, text: str, used: set[int]) -> Iterator[Line]:
    """What stands together, has not been used, and does not only tell of somebody."""
    return (run for run in _together(line, text, used) if not _tells_of_somebody(run, line))


def _together(line: Line, text: str, used: set[int]) -> Iterator[Line]:
    run: Line = []
    timed = False
    for at, item in enumerate(line):
        if at in used or _ends_run(line, at, text):
            after, timed = timed, isinstance(item.value, TIMES)
            yield _apart(run, after, timed, text)
            run = []
        else:
            run.append(item)
    yield _apart(run, timed, False, text)


def _tells_of_somebody(run: Line, line: Line) -> bool:
    """Tell whether words only tell of who is named ahead: “not raj hes on leave”."""
    start = line.index(run[0]) if run else 0
    at = next((n for n in range(start - 1, -1, -1) if line[n].word not in STOPS), -1)
    out = dict(parties(line)).get(at)
    told = [item.word for item in run if item.word not in STOPS]
    if out is None or not told or not words.ABOUT.isdisjoint(told):
        return False
    in_brackets = line[start - 1].word == "("
    begins = told[0] in words.TELLING or words.IS_SAID.issuperset(told[:2])
    return told[0] in words.OTHERS or (out and (in_brackets or begins))


def _apart(run: Line, after: bool, before: bool, text: str) -> Line:
    """A run without what it says of a time before or behind it: "avoid", "would be best"."""
    start = _said_of_time(run, text) if after else 0
    stop = len(run) - (_said_of_time(run[::-1], text) if before else 0)
    return run[start:stop]


def _said_of_time(run: Line, text: str) -> int:
    """How many items from a time on say something of it."""
    said, is_led = 0, any(item.word in words.ABOUT for item in run)
    for n, item in enumerate(run, start=1):
        if item.word == "," or unknown((item,)):
            break
        part_of_a_word = text[item.start - 1 : item.start] == "-"  # "kick-off"
        named = part_of_a_word or _raw(item, text) in _HELD or (is_led and _is_held([item]))
        if isinstance(item.value, Stance | Shade | About) and not named:
            said = n
    return said


def _ends_run(line: Line, at: int, text: str) -> bool:
    item = line[at]
    said = text[item.start : item.end].lower()
    if is_party(line, at):
        return not is_possessive(line, at, text)
    if isinstance(item.value, Hours):
        return not item.value.latent and said not in _HELD
    if isinstance(item.value, (*TIMES, Length, Except)) or _is_of_when(item):
        return True
    if item.word in words.INVITING | words.BARRING:
        return any(is_party(line, n) for n in range(at + 1, at + 4))
    if item.word not in STOPS or item.word == ",":
        return False
    return item.word in "()\n" or not text[item.end : item.end + 1].strip()


def _is_of_when(item: Item) -> bool:
    """Tell whether words say how soon it is to be, in more than one: “the sooner the better”."""
    is_said = isinstance(item.value, About) and item.value.kind is Kind.FREE_TEXT
    return is_said and not item.word


def _rated(run: Line, said: Plain) -> tuple[_Rank, Line]:
    """How surely a run is a subject, and what it is without courtesy."""
    text = said.text
    about = next((n for n in range(len(run)) if _introduces(run, n, text)), len(run))
    introduced = bool(_meant(run[about:])) and not _meant(run[:about])
    kept = _trimmed(run[about:] if introduced else run, text)
    meant = _meant(kept)
    if not meant and (led := _held_about(run[about:], text)):
        return _Rank.AFTER_ABOUT, led
    if not meant:
        held = any(_names_held(item, text) for item in kept) or _is_held(kept)
        return (_Rank.HELD if held else _Rank.NOTHING), kept
    spelled = any(_is_spelled(item, text) for item in meant)
    if not spelled or roles([kept], said.members):
        return _Rank.NEVER, kept
    return (_Rank.AFTER_ABOUT if introduced else _Rank.WORDS), kept


def _held_about(run: Line, text: str) -> Line:
    """Return what is held where it is said to be what it is about: "wegen dem Umzug"."""
    kept = _trimmed(run, text)
    is_held = any(_names_held(item, text) for item in kept) or _is_held(kept)
    is_named = len(kept) == 1 and _raw(kept[0], text) in german.EVENTS
    return kept if is_held or is_named else []


def _introduces(run: Line, at: int, text: str) -> bool:
    """Tell whether what follows is what it is about: "about", "topic:"."""
    return _is_heading(run, at, text) or run[at].word in words.ABOUT


def _is_heading(run: Line, at: int, text: str) -> bool:
    """Tell whether a word heads what it is about: “topic: budget”, “…, Thema Budget”."""
    if _raw(run[at], text) not in _HEADINGS:
        return False
    follows = [each.word for each in run[at + 1 : at + 2]]
    return follows == [":"] or (_is_set_off(run[at], text) and bool(_meant(run[at + 1 : at + 2])))


def _is_set_off(item: Item, text: str) -> bool:
    """Tell whether a word begins a piece of a sentence: nothing or a mark stands ahead of it."""
    ahead, apart = text[: item.start].rstrip(), text[item.end : item.end + 1].isspace()
    return apart and (not ahead or not ahead[-1].isalnum())


def _names_held(item: Item, text: str) -> bool:
    return _raw(item, text) in _HELD


def _is_spelled(item: Item, text: str) -> bool:
    """Tell whether there are letters in what carries a meaning, or right before it: "Sprint3"."""
    is_part = item.start > 0 and text[item.start - 1].isalpha()
    return is_part or bool(text[item.start : item.end].strip("0123456789.:/-"))


def _is_held(run: Line) -> bool:
    """Tell whether words are the name of what is held, and nothing else: a code review."""
    return len(run) == 1 and run[0].value in (Shade.ENGAGED, Shade.HELD)


def _meant(run: Sequence[Item]) -> list[Item]:
    """The words that carry a meaning, among them addresses and the like."""
    return [item for item in run if isinstance(item.value, Junk)] + list(unknown(run))


def _trimmed(run: Line, text: str) -> Line:
    start, stop = 0, len(run)
    while start < stop and _leads(run, start, text):
        if _raw(run[start], text) in words.NOUNS_TOO and _meant(run[start + 1 : start + 2]):
            break
        start += 1
    while start < stop and (_trails(run[stop - 1], text) or _is_oneself(run, stop - 1, text)):
        stop -= 1
    return run[start:stop]


def _is_oneself(run: Line, at: int, text: str) -> bool:
    """Tell whether who asks is named behind a mark, beside others who are asked."""
    is_apart = at > 0 and run[at - 1].word in _APART
    return is_apart and _raw(run[at], text) in _ONESELF


def _trails(item: Item, text: str) -> bool:
    """Tell whether a word behind a subject is none of it: a courtesy, or what is asked for."""
    written = text[item.start : item.end].lower()
    return written in german.LAST_VERBS or _TRAILING.issuperset(_raw(item, text).split())


def _leads(run: Line, at: int, text: str) -> bool:
    """Tell whether a word only leads to what a request is about: “one”, too, behind “another”."""
    is_one = tuple(_raw(each, text) for each in run[max(at - 1, 0) : at + 1]) == words.ANOTHER_ONE
    as_written = text[run[at].start : run[at].end].lower()
    is_said = is_one or _is_heading(run, at, text)
    return is_said or as_written in _LEADING or _LEADING.issuperset(_raw(run[at], text).split())


def _raw(item: Item, text: str) -> str:
    return item.word or text[item.start : item.end].lower()
