"""The question and the options of a text, however they are set apart: by marks, lines or words."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.asides import is_of_all
from orchestration.language.choosing.asking.called_options import called_options
from orchestration.language.choosing.asking.occasions import is_occasion, is_of_voters
from orchestration.language.choosing.asking.pairs import PAIRS
from orchestration.language.choosing.asking.pieces import BULLET, each_once, pieces, sentence
from orchestration.language.choosing.asking.quoted import QUOTE
from orchestration.language.choosing.asking.shared import (
    each_alone,
    without_what_is_asked,
    without_what_is_shared,
)
from orchestration.language.choosing.asking.whether import deed_of, without_whether
from orchestration.language.choosing.places.who_wants import sides

ON_WHAT: Final = re.compile(r"\s(?:on|over|about|for|whether|über|zu[mr]?)$", re.IGNORECASE)
ASKS: Final = re.compile(
    r"^(?:who|what|which|where|when|why|how|wer|was|welche[rsn]?|wo|wohin|wann|warum|wie)\b",
    re.IGNORECASE,
)
WHETHER: Final = re.compile(
    r"^(?:if|whether|ob)?\s*(?:shall|should|do|can|could|will|would|may|sollen|wollen|sollten"
    r"|können"
    r"|könnten|dürfen)\s+(?:we|wir|i|ich)\s+"
    r"(?:(?:all\s+)?agree\s+(?:to|that\s+we|on)\s+"
    r"|uns\s+(?:alle\s+)?d(?:a)?rauf\s+einigen,?\s+(?:dass\s+wir\s+)?)?(?P<deed>.+)$|^(?:if"
    r"|whether|ob)\s+(?:we|wir)\s+(?:should\s+)?(?P<do>.+)$",
    re.IGNORECASE,
)

_OR: Final = re.compile(
    r"\s*(?:,|;|\s/\s|\||\bor\b|\boder\b|\bvs\.?\b|\bversus\b)\s*", re.IGNORECASE
)
_OR_IN: Final = re.compile(r"\b(?:or|oder|vs|versus)\b|\s/\s|\|", re.IGNORECASE)
_OR_NOT: Final = re.compile(r",?\s+(?:or|oder)\s+(?:not|nicht)$", re.IGNORECASE)
_SLASH: Final = re.compile(r"\s*/\s*")
_AND: Final = re.compile(r"\s*(?:,|;|\band\b|\bund\b|\bor\b|\boder\b)\s*", re.IGNORECASE)
_REMARK: Final = re.compile(r"\s*(?:[,;.?!(]|\s[–-])\s*(?P<said>[^,;.?!()]+)\)?[\s?!.]*$")
_OF_SPEAKER: Final = re.compile(
    r"(?:i|we|you|ich|wir|ihr|du|it['’]?s|mir|uns)(?:['’]\w+)?\s+\S", re.IGNORECASE
)
_BETWEEN: Final = re.compile(r"\b(?:between|zwischen)\s+(?P<rest>.+)$", re.IGNORECASE)
_FOR_WHAT: Final = re.compile(r"\s+(?:for|as|für|als)\s+.*$", re.IGNORECASE)
_QUESTION_ENDS: Final = re.compile(r"\?(?=\s|$)")
"""A question mark that ends a question; one inside an address ends nothing."""

_BETTER: Final = re.compile(
    r"^(?P<question>(?:which(?: one)?|what)(?: is|'s|’s|s) better|what do you prefer|"
    r"which do you prefer|(?:was|welche[rs]?) (?:ist|wäre) besser)\s*[,:]?\s+(?P<rest>.+)$",
    re.IGNORECASE,
)
_WHO_WANTS: Final = re.compile(
    r"(?:who(?:['’]s| is)? (?:wants|would like|needs|(?:in |up )?for|coming|joining|comes|joins)"
    r"|wer (?:will|mag|möchte|braucht|kommt|ist dabei|hat lust|(?:ist|wäre) fürs?))"
    r"\b(?![^?]*(?:[,;:]|\b(?:zuständig|verantwortlich|responsible)\b))",
    re.IGNORECASE,
)
"""A question to each: “who wants pizza?”."""

_COLON: Final = re.compile(r":(?!//|\d)")
_WHICH_ONE: Final = "Which one?"
_YES_OR_NO: Final = (
    r"(?P<yes>yes|yay|yea|aye|ja|y)\s*(?:/|,?\s*\b(?:or|oder)\b)\s*(?P<no>no|nay|not|nein|n)"
)
_FIRST_YES: Final = re.compile(rf"^{_YES_OR_NO}\s*[:,?–-]\s*(?P<rest>\S.*)$", re.IGNORECASE)
_LAST_YES: Final = re.compile(
    rf"^(?P<rest>[^,;]*\w[^,;]*?)\s*(?P<mark>[,:;?–-]|\s)\s*{_YES_OR_NO}\s*[?!.]*$", re.IGNORECASE
)
_ASKS_YES: Final = re.compile(
    r"^(?:is|are|am|do|does|did|can|could|will|would|should|shall|has|have|may|must|sollte"
    r"|ist|sind|kann|können|darf|"
    r"dürfen|hat|haben|wird|werden|soll|muss)\b",
    re.IGNORECASE,
)
_GERMAN: Final = re.compile(
    r"^(?:sollte|ist|sind|kann|können|darf|dürfen|hat|haben|wird|werden|soll|muss)\b", re.IGNORECASE
)
_COMMA: Final = re.compile(r"\s*[,;]\s*")
_TO_THE_GROUP: Final = frozenset(
    ("anyone", "anybody", "ok", "okay", "right", "yes", "no", "agreed", "please", "folks", "oder",
     "ja", "nein", "recht", "jemand", "everyone", "team", "all", "alle")
)  # fmt: skip
_MANY: Final = 3
_FOR_SO_MANY: Final = re.compile(r"\S\s*\((?:max\.?\s*|up to\s*|bis zu\s*)?\d+\b[^()]*\)$")
"""With how many places a thing is: two such are a list without an “or”."""
_FEW_WORDS: Final = 3
"""Behind "poll" a thing of so many words is a proposal, to be agreed to or not."""

_LONGEST_OPTION: Final = 200

_QUOTES: Final = re.compile(rf"(?P<outside>(?:(?!{QUOTE}).)*)(?P<row>{QUOTE}(?:\s+{QUOTE})+)\W*")
_QUOTE_AHEAD: Final = re.compile(
    rf"(?P<quote>{QUOTE})\s*[:?]?\s+(?!(?:or|oder|vs)\b)(?P<rest>\w.*)$"
)
_SEVERAL: Final = 2
_LAST_AND: Final = re.compile(r"\s+(?:and|und)\s+", re.IGNORECASE)
_AND_AHEAD: Final = re.compile(r"^(?:and|und)\s+(?=\S)", re.IGNORECASE)
_CLOSE: Final = re.compile(r"[^\s/]+(?:\s?/\s?[^\s/]+)+")
_STOP: Final = re.compile(
    r"(?P<question>\w+ [^.?!:;,/|\n]*\b(?!(?:etc|bzw|inkl|max|min)\b)\w{3,})\.\s+(?P<rest>[^.\n]+)"
)
_DASH: Final = re.compile(r"\s+[–—-]+\s+")
_NUMBERED: Final = re.compile(r"(?:(?<=\s)|^)\(?(?P<n>\d{1,2}|[a-zA-Z])[.)]\s+(?=\S)")
_SIGNED: Final = re.compile(r"(?:(?<=[?:])|^)\s*(?P<sign>[-*•–])\s+\S.*\s(?P=sign)\s")
_ASKED_LAST: Final = re.compile(
    r"\s*[-–—,;:]+\s+(?P<asked>(?:which|what|welche\w*|was|wo\w*)\b[^,]*\?)\s*$", re.IGNORECASE
)
"""What is asked behind a list: “a) fox b) owl – which mascot?”."""

_ENTRY: Final = re.compile(r"\s*(?:[,;?!.]|\b(?:or|and|oder|und))*\s*$", re.IGNORECASE)
_IN_NUMBERS: Final = [str(n) for n in range(1, 100)]
_IN_LETTERS: Final = [chr(n) for n in range(ord("a"), ord("z") + 1)]


def divided(text: str, what: str) -> tuple[str, tuple[str, ...]]:
    """Return the question and the options of a text, however they are set apart."""
    text = called_options(_on_lines(text))
    for read in (
        _by_quotes,
        sides,
        _by_lines,
        _by_yes,
        _by_better,
        _by_mark,
        _by_colon,
        _by_stop,
        _by_dash,
        _by_between,
    ):
        if found := read(text):
            question, options = found
            in_a_row = read in _IN_A_ROW
            return question, each_alone(without_what_is_shared(options)) if in_a_row else options
    if re.search(r"\b(?:between|btw|zwischen)\b", what, re.IGNORECASE):
        options = _joined(text)
        return text, options if len(options) > 1 else ()
    question, options = _by_or(text)
    return question, each_alone(without_what_is_asked(without_what_is_shared(options)))


def side_by_side(text: str) -> tuple[str, ...]:
    """Return what stands alone between strokes, as a question or in threes: "tabs/spaces?"."""
    words = text.strip()
    parts = [each.strip() for each in words.rstrip(" ?").split("/")]
    is_asked = words.endswith("?") or len(parts) >= _MANY
    is_named = all(len(each.split()) == 1 and each[:1].isalpha() for each in parts)
    return tuple(parts) if len(parts) > 1 and is_asked and is_named else ()


def asks_for_sides(text: str) -> bool:
    """Tell whether words ask who is for one thing, and who for another."""
    return sides(text) is not None


def _on_lines(text: str) -> str:
    """Return a list in one line on several: "1. tea 2. milk", "what? - tea - milk"."""
    if "\n" in text.strip():
        return text
    found = [*_NUMBERED.finditer(text)]
    order = [each["n"].casefold() for each in found]
    if len(found) > 1 and order in (_IN_NUMBERS[: len(order)], _IN_LETTERS[: len(order)]):
        ends = [*(each.start() for each in found[1:]), len(text)]
        entries = [text[each.end() : end] for each, end in zip(found, ends, strict=True)]
        ahead = text[: found[0].start()]
    elif signed := _SIGNED.search(text):
        sign, ahead = re.escape(signed["sign"]), text[: signed.start("sign")]
        entries = re.split(rf"(?:^|\s){sign}\s", text[len(ahead) :])[1:]
    else:
        return text
    if asked := _ASKED_LAST.search(entries[-1]) if not ahead.strip() else None:
        ahead, entries[-1] = asked["asked"], entries[-1][: asked.start()]
    titles = [_ENTRY.sub("", each.strip()) for each in entries]
    return "\n".join([ahead, *(f"- {each}" for each in titles)]) if all(titles) else text


Divided = tuple[str, tuple[str, ...]] | None


def _by_quotes(text: str) -> Divided:
    """Read `"Lunch?" "Pizza" "Sushi"`, as poll bots take it, or `"Lunch?" pizza, sushi`."""
    if found := _QUOTES.fullmatch(text):
        outside, quotes = found["outside"].strip(" ,:?"), re.findall(QUOTE, found["row"])
        if any(each.isalnum() for each in outside):
            return outside, tuple(quotes)
        return quotes[0], tuple(quotes[1:])
    found = _QUOTE_AHEAD.match(text)
    options = _listed(found["rest"]) if found else ()
    return (found["quote"], options) if found and len(options) > 1 else None


def _by_lines(text: str) -> Divided:
    """Read a list, one on each line: the question is the line before it, where there is one."""
    lines = [each for each in text.splitlines() if each.strip()]
    marked = [at for at, each in enumerate(lines) if BULLET.match(each)]
    if len(marked) > 1:
        options = tuple(BULLET.sub("", lines[at]).strip() for at in marked)
        before = lines[: marked[0]]
        asking = [each for each in before if each.rstrip().endswith("?")]
        return [_WHICH_ONE, *before, *asking][-1], options
    first, *rest = lines or [""]
    if not rest:
        return None
    question, one = _first_on_the_line(first)
    options = (*one, *(BULLET.sub("", each).strip() for each in rest))
    return (question, options) if len(options) > 1 else None


def _first_on_the_line(line: str) -> tuple[str, tuple[str, ...]]:
    """Return a question, and the option that stands on its line: "what: a"."""
    mark = _QUESTION_ENDS.search(line) or _COLON.search(line)
    behind = line[mark.end() :].strip() if mark else ""
    if mark is None or not behind or behind.endswith("?") or not line[: mark.start()].strip():
        return line, ()
    return line[: mark.end()], (behind,)


def _by_yes(text: str) -> Divided:
    """Read "yes or no: do we hire him?", "Friday from home, yes or no?"."""
    plain = " ".join(text.split())
    found = _FIRST_YES.match(plain) or _LAST_YES.match(plain)
    if not found or _OR_IN.search(found["rest"]):
        return None
    is_asked = found.groupdict().get("mark") == "?" or plain.endswith("?")
    mark = "?" if is_asked and not found["rest"].endswith("?") else ""
    return f"{found['rest'].rstrip(' .!')}{mark}", (found["yes"], found["no"])


def _by_better(text: str) -> Divided:
    """Read "which is better, tabs or spaces"."""
    found = _BETTER.match(text.strip())
    options = _pieces(_OR, found["rest"]) if found else ()
    return (f"{found['question']}?", options) if found and len(options) > 1 else None


def _by_mark(text: str) -> Divided:
    """Read "Where to? Here, or there"."""
    mark = _QUESTION_ENDS.search(text)
    options = _listed(text[mark.end() :]) if mark else ()
    return (text[: mark.end()], options) if mark and len(options) > 1 else None


def _by_colon(text: str) -> Divided:
    colon = _COLON.search(text)
    options = _listed(text[colon.end() :]) if colon else ()
    question = text[: colon.start()] if colon else ""
    return (question, options) if question.strip() and len(options) > 1 else None


def _by_stop(text: str) -> Divided:
    """Read "retro format. sailboat / starfish"."""
    question, _, rest = text.strip().partition(". ")
    if not is_occasion(question):
        found = _STOP.fullmatch(text.strip())
        question, rest = found.groups() if found else ("", "")
    return (question, options) if len(options := _listed(rest)) > 1 else None


def _by_dash(text: str) -> Divided:
    """Read "which colour — red, green or blue?"."""
    question, dash, behind = _DASH.sub("\n", text, count=1).partition("\n")
    row = [each.strip(" .!") for each in _DASH.split(text)]
    if len(row) > _SEVERAL and all(row) and not any(map(_OR.search, row)):
        asked, first = _first_on_the_line(row[0])
        return asked, (*first, *(each.rstrip(" ?") for each in row[1:]))
    is_asked = ASKS.match(question) is not None
    is_alone = not _DASH.search(behind) and not _OR_IN.search(question) and "," not in question
    is_list = _OR_IN.search(behind) is not None or behind.count(",") >= _MANY - 1
    is_led = is_asked or (is_alone and is_list)
    options = _listed(behind) if dash and is_led else ()
    return (f"{question.rstrip()}{'?' * is_asked}", options) if len(options) > 1 else None


_IN_A_ROW: Final = (_by_better, _by_mark, _by_colon, _by_stop, _by_dash)
"""What reads options that stand in one sentence beside a question."""


def _by_between(text: str) -> Divided:
    found = _BETWEEN.search(text)
    options = _joined(found["rest"]) if found else ()
    return (text, options) if len(options) > 1 else None


def _of_occasion(rest: str) -> bool:
    """Tell whether a list behind an occasion has several things, and no other occasion."""
    items = _items(rest)
    return len(items) > 1 and not any(map(is_occasion, items))


def asks_of_occasion(text: str) -> bool:
    """Tell whether a question lists what there is for an occasion: “lunch today, A or B?”."""
    occasion, _, rest = text.strip().rstrip("?!. ").partition(",")
    is_asked = "?" in text and _OR_IN.search(rest)
    return bool(is_asked) and is_occasion(occasion) and _of_occasion(rest)


def _by_or(text: str) -> tuple[str, tuple[str, ...]]:
    """Read "pizza, sushi or salad?", "where shall we eat, here or there?", "shall we move?"."""
    text = without_whether(text)
    plain = without_remark(_OR_NOT.sub("", text.strip().rstrip("?!. ")))
    question, comma, rest = plain.partition(",")
    if "," not in rest and len(_OR_IN.findall(rest)) > 1:  # who lists with commas says it once
        return question, _items(rest)
    if is_occasion(question) and _of_occasion(rest):
        return text, _items(rest)
    if ASKS.match(plain):
        options = _items(rest)
        return (f"{question}?", options) if comma and len(options) > 1 else (text, ())
    return text, _whether(plain)


def _whether(plain: str) -> tuple[str, ...]:
    """Return what is between “or”, or the one thing that is to be done or not."""
    whether, has_or = WHETHER.match(plain), _OR_IN.search(plain)
    if whether and not has_or:
        return (sentence(deed_of(whether["deed"] or whether["do"])),)
    options = _items(whether["deed"] or whether["do"] if whether else plain)
    is_list = has_or or len(options) >= _MANY or all(map(_FOR_SO_MANY.search, options))
    return options if is_list and len(options) > 1 else ()


def _listed(text: str) -> tuple[str, ...]:
    """Return the parts of a list behind a question: "yes/no" is one there, "24/7" is none."""
    options = _items(text)
    options = each_alone(options) if len(options) == 1 else options
    close = _pieces(_SLASH, text)
    is_close = len(options) == 1 and all(each[0].isalpha() for each in close) and "//" not in text
    return close if is_close else options


def _items(text: str) -> tuple[str, ...]:
    """Return the parts of a list, its last "and" too: "tea, milk and rum", but no such pair."""
    options = _pieces(_OR, without_remark(text))
    if len(options) < _SEVERAL or _OR_IN.search(text):
        return tuple(filter(None, (_AND_AHEAD.sub("", each) for each in options)))
    *others, last = options
    if begun := _AND_AHEAD.match(last):
        return (*others, last[begun.end() :])
    one, *more = _LAST_AND.split(last)
    is_pair = PAIRS.search(last) or any(_LAST_AND.search(each) for each in others)
    return (*others, one, *more) if len(more) == 1 and not is_pair else options


def _joined(text: str) -> tuple[str, ...]:
    """Return what an "and" joins behind a "between"."""
    return _pieces(_AND, _FOR_WHAT.sub("", without_remark(text, _LAST_AND)))


def without_remark(text: str, join: re.Pattern[str] = _OR_IN) -> str:
    """Return a list without what is said behind its last "or": "Vienna or Graz, they're lovely"."""
    remark = _REMARK.search(text)
    listed = text[: remark.start()] if remark else ""
    if remark is None or not join.search(listed) or join.search(remark["said"]):
        return text
    said = remark["said"]
    is_beside = is_of_all(said) or _OF_SPEAKER.match(said) or is_of_voters(said)
    return listed if is_beside else text


def _pieces(between: re.Pattern[str], text: str) -> tuple[str, ...]:
    """Return the parts of a list, each once."""
    return each_once(each for each in pieces(between, text) if len(each) <= _LONGEST_OPTION)


def without_question(text: str, what: str, *, is_list: bool) -> tuple[str, ...]:
    """Return what a poll is about that asks nothing: a list, or one thing to agree to."""
    plain = text.strip().rstrip("!. ")
    if _WHO_WANTS.match(plain):
        return ("Ja", "Nein") if plain.casefold().startswith("wer") else ("Yes", "No")
    if not plain or ASKS.match(plain):
        return ()
    if "?" in plain:
        return _asked_whether(plain.rstrip("? "))
    options = _listed(plain)
    is_short = all(len(each.split()) <= _FEW_WORDS for each in options)
    if len(options) > 1 and is_list:
        return options
    return options if is_short and not ON_WHAT.search(what) else ()


def _asked_whether(plain: str) -> tuple[str, ...]:
    """Return what a poll offers that only lists, or asks for a yes: "tea, coffee?", "Berlin?"."""
    if "?" in plain:
        return ()
    if _ASKS_YES.match(plain):
        return ("Ja", "Nein") if _GERMAN.match(plain) else ("Yes", "No")
    if _CLOSE.fullmatch(plain):
        return _listed(plain)
    named = _COMMA.split(plain)
    is_list = len(named) >= _MANY or all(
        len(each.split()) == 1 and each.casefold() not in _TO_THE_GROUP for each in named
    )
    if len(named) > 1:
        return pieces(_COMMA, plain) if is_list else ()
    return (plain,) if len(plain.split()) <= _FEW_WORDS else ()
