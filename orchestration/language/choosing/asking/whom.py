"""Whom a request for a choice asks: "with @ana", "everyone but Ben", or "@ana, @ben" beside it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.language.words.tokens import folded
from orchestration.model.people import Member, MemberId

_BETWEEN: Final = r"(?:\s*(?:,\s*(?:(?:and|und)\b)?|&|\+|\b(?:and|und)\b)\s*|\s+)"
_WITH: Final = r"(?:\b(?:along with|together with|with|mit|cc:?)\s|\bw/)\s*"
_ASK: Final = (
    r"(?:^|(?<=[?.!;,]\s)(?=[^?.!;]*[@<]))\W*"  # behind a question, people who are mentioned
    r"(?:(?:hey|hi|hallo|please|bitte|(?:can|could) you|kannst du)[,\s]+)*"
    r"(?:ask|check\s+with|find\s+out\s+(?:from|with)|frage?|fragt|klär(?:e|t)?\s+mit)\s+"
    r"(?:(?:mal|bitte|doch|kurz|please)\s+)*"
)
_FOR: Final = r"\b(?:for|between|among|für|zwischen|unter)\s+"
_BETWEEN_THEM: Final = re.compile(r"(?:between|among|zwischen)\b", re.IGNORECASE)
_ONLY: Final = (
    r"(?:\b(?:goes|geht|voting\s+is|(?:abstimmen|entscheiden|(?:mit)?bestimmen)\s+"
    r"(?:dürfen|darf|sollen|können))\s+)?\b(?:only|just|nur)\s+(?:(?:to|an)\s+)?"
)
_MAY_VOTE: Final = (
    r"\s+(?:(?:may|can|should|get\s+to|are\s+(?:allowed|asked)\s+to|dürfen|darf|können|kann|sollen|soll)\s+"
    r"(?:hier\s+|mit)?(?:vote|decide|choose|abstimmen|entscheiden|bestimmen|wählen)"
    r"|vote|decide|stimmen\s+ab|entscheiden)(?:\s+(?:here|hier|on\s+this|please|bitte))?"
)
_OF_US: Final = (
    r"(?:\b(?:(?:just|only|nur)\s+)?(?:between\s+)?the\s+(?:two|three|four|five|\d)\s+of\s+us\b"
    r"|\b(?:just|only)\s+us(?:\s+(?:two|three|four|five|\d|both))?\b"
    r"|\bnur\s+(?:wir|uns)(?:\s+(?:zwei|beiden?|drei|vier|\d))?\b)"
)
_US: Final = re.compile(
    rf"[,;(]*\s*{_OF_US}\s*\)?(?:\s*[,:]?\s*(?:me|myself|ich)\s+(?:and|und|&)(?=\s))?",
    re.IGNORECASE,
)
_BUT: Final = (
    r"\b(?:everyone|everybody|all|alle[nr]?|jede[nr]?)(?:\s+(?:here|hier|of\s+us|in\s+the\s+channel))?"
    r"[,]?\s+(?:but(?:\s+not)?|except(?:\s+for)?|excluding|without|minus|außer|ausser|ohne|bis\s+auf)\s+"
)
_UNTOLD: Final = (
    r"(?:(?:but|just|only|aber|nur|bitte|and|und)\s+)*(?:"
    r"without\s+(?:(?:telling|asking|involving|including|informing|inviting)\s+)?"
    r"|(?:do\s+not|don['’]?t|dont)\s+(?:tell|ask|include|invite|involve)\s+"
    r"|(?:excluding|leave\s+out|keep\s+(?:it|this)\s+(?:a\s+)?(?:secret\s+)?from|secret\s+from"
    r"|behind\s+the\s+back\s+of)\s+"
    r"|ohne(?:\s+dass?)?\s+"
    r"|(?:sag(?:t|e)?\s+(?:es\s+|bloß\s+)*nicht|frag(?:t|e)?\s+nicht|verratet?\s+nichts)\s+)"
)
"""What somebody is left out by, who may be the one it is about: “without ines”."""

_UNTOLD_END: Final = (
    r"(?:\s+(?:zu\s+(?:fragen|informieren)|(?:etwas\s+|es\s+|was\s+|davon\s+|das\s+)*"
    r"(?:zu\s+(?:sagen|verraten|erzählen)|erfährt|mitbekommt|mitkriegt|merkt|weiß|(?:to\s+)?know)"
    r"|(?:about\s+(?:it|this)|knowing|finding\s+out|noticing)))?"
    r"(?:\s+(?:please|pls|bitte))?"
)
_MUST_NOT_KNOW: Final = (
    r"\s+(?:(?:must|should|may|can)\s*(?:not|n['’]?t)\s+(?:know|see|find\s+out|hear)"
    r"|(?:darf|soll(?:te)?)\s+(?:es\s+|das\s+|davon\s+)*(?:nicht|nichts)"
    r"(?:\s+davon)?\s+(?:wissen|erfahren|sehen|mitbekommen|mitkriegen|merken))"
    r"(?:\s+(?:about\s+)?(?:it|this))?"
)
_PRONOUN: Final = re.compile(
    rf"(?P<lead>\b{_UNTOLD})(?:her|him|them|sie|ihn|ihm|ihr|er)(?![\w'’])"
    rf"(?={_UNTOLD_END}\s*(?:[?!.,;:)\n]|[-–]\s|$|please|bitte|pls))",
    re.IGNORECASE,
)
_TELLS_NOT: Final = re.compile(
    r"telling|asking|involving|including|informing|inviting|tell|secret|back of|from|leave out"
    r"|dass?\b|sag|frag|verrat|zu\s",
    re.IGNORECASE,
)
"""Words that keep something from somebody, wherever they stand: “the cake without telling ana”."""

_SEVERAL: Final = 2
_SELF: Final = r"\b(?:me|myself|mich|mir|ich)\b"
_MENTION: Final = r"<@!?\w+(?:\|[^>\n]*)?>|(?<![\w@.])@\w[\w.-]*(?<![.-])"
_EVERYONE: Final = re.compile(
    r"everyone|everybody|all of us|us all|(?:the )?whole team|the team|allen|uns allen"
    r"|@(?:here|channel|everyone|all)",
    re.IGNORECASE,
)
_ENDS: Final = re.compile(
    r"\s*(?:[?!.,;:()\n]|[-–]\s|$|(?:please|pls|bitte)\b(?!\s+\w))", re.IGNORECASE
)
_OR: Final = re.compile(r"(?:or|oder|vs)\b|/", re.IGNORECASE)
_OR_BEFORE: Final = re.compile(r"(?:\b(?:or|oder|vs|between|zwischen)|/)$", re.IGNORECASE)
_ASKS: Final = re.compile(
    r"\b(?:what|which|where|how|when|was|welche[rsn]?|wo|wie|wann)\b", re.IGNORECASE
)
_WHO: Final = re.compile(r"\b(?:who|whom|whose|wer|wen|wem)\b", re.IGNORECASE)
_ANSWERS: Final = re.compile(
    r"\b(?:yes|ja)\s*(?:,|/|\bor\b|\boder\b)\s*(?:no|nein)\b[^?:\n]{0,30}$", re.IGNORECASE
)
"""The answers to who comes: people behind these are asked, and are none of them."""

_LINKS: Final = re.compile(r"(?:\s|,|;|(?<=\s)[–-]|\band\b|\bund\b)*$", re.IGNORECASE)
_VERB: Final = re.compile(
    r"\W*(?:(?:please|bitte|hey|hi|let'?s|lasst? uns|help us|quick)\s+)*"
    r"(?:decide|choose|pick|vote|poll|umfrage|entscheide[nt]?|abstimmen)?\W*",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class WhomAsked:
    """A request without those whom it asks, and who they are; nobody where all of a place are.

    Who is `unknown` is named as asked, and is none of the people. `only` them it asks where it says
    so, as "just @ana" and "for @ana" do; "with @ana" keeps nobody out.
    """

    words: str
    people: tuple[MemberId, ...] = ()
    unknown: tuple[str, ...] = ()
    only: bool = False


def whom_asked(text: str, people: Sequence[Member]) -> WhomAsked:
    """Return who is named as asked, and the rest of a request.

    Who is named in what is asked stays there ("what do we give @raj?"), as does who is to choose
    from ("who leads: @ana or @ben?"), and of whom more is said ("@raj must agree").
    """
    mention, asked, rest = _mention(people), _Asked(people), _with_whom_it_is_about(text, people)
    one = rf"(?:{mention}|{_names(people)})(?![\w'’])"
    named = rf"(?:{one}|(?:{_EVERYONE.pattern})(?![\w'’]))"
    with_oneself = rf"(?:{one}|{_SELF})"
    some = rf"(?:{_OF_US}[\s,:(]*(?:{_FOR})?|{_ONLY}(?:(?:{_FOR}|{_WITH}))?)"
    for lead, each, behind, is_asked, add in (
        (rf"(?:(?:{_WITH}|{_ASK}|{_FOR}))?{_BUT}", one, "", _is_last, asked.leave_out),
        (rf"\b{_UNTOLD}", one, _UNTOLD_END, _is_untold, asked.leave_out),
        ("", one, _MUST_NOT_KNOW, _is_last, asked.leave_out),
        (some, with_oneself, f"(?:{_MAY_VOTE})?", _is_last, asked.add_only),
        ("", with_oneself, _MAY_VOTE, _is_apart, asked.add_only),
        (rf"(?:{_WITH}|{_ASK})", named, "", _is_led, asked.add),
        (rf"\b{_UNTOLD}", one, _UNTOLD_END, _is_untold, asked.leave_out),  # behind “with raj”
        (_FOR, with_oneself, "", _is_for, asked.add_only),
        (_FOR, _EVERYONE.pattern, "", _is_ahead, asked.add),
        ("", mention, "", _is_apart, asked.add),
        ("", _OF_US, "", _is_last, asked.add_us),
    ):
        row = re.compile(
            rf"{lead}(?P<row>(?:{each})(?:{_BETWEEN}(?:{each}))*){behind}",
            re.IGNORECASE | re.MULTILINE,
        )
        rest = _divided(rest, row, is_asked, add)
    return asked.of(rest.strip())


def rows_of_mentions(text: str, people: Sequence[Member]) -> Sequence[re.Match[str]]:
    """Return where people are mentioned, who stand side by side together."""
    one = rf"(?:{_mention(people)})(?![\w'’])"
    return [*re.finditer(rf"{one}(?:{_BETWEEN}{one})*", text, re.IGNORECASE)]


def without_us(text: str) -> str:
    """Return a request without "just the two of us", where a mention says who that is."""
    return _US.sub("", text) if "@" in text else text


def as_names(text: str, people: Sequence[Member]) -> str:
    """Return a text in which everybody who is mentioned stands by name."""
    called, names = called_by(people), {each.id: each.name for each in people}

    def name(found: re.Match[str]) -> str:
        who = called.get(letters_of(found[0]))
        return names[who] if who else found[0]

    mention = _mention(people)
    row = re.sub(rf"({mention})[ \t]+(?={mention})", r"\1, ", text, flags=re.IGNORECASE)
    return re.sub(mention, name, row, flags=re.IGNORECASE)


def called_by(people: Sequence[Member]) -> Mapping[str, MemberId]:
    """Return everybody by what they may be called; what several are called is nobody's."""
    names: dict[str, set[MemberId]] = {}
    for each in people:
        for name in {each.id, each.name, each.name.partition(" ")[0]}:
            names.setdefault(letters_of(name), set()).add(each.id)
    return {name: next(iter(ids)) for name, ids in names.items() if name and len(ids) == 1}


class _Asked:
    """Who is found to be asked, row by row."""

    def __init__(self, people: Sequence[Member]) -> None:
        self._everyone = [each.id for each in people]
        self._called = called_by(people)
        self._one = re.compile(
            rf"{_mention(people)}|{_EVERYONE.pattern}|{_names(people)}", re.IGNORECASE
        )
        self._people: list[MemberId] = []
        self._unknown: list[str] = []
        self._us = ""
        self._only = False

    def add(self, row: str) -> None:
        """Add everybody in a row of names."""
        for found in self._one.finditer(row):
            if _EVERYONE.fullmatch(found[0]):
                self._people += self._everyone
            elif who := self._called.get(letters_of(found[0])):
                self._people.append(who)
            else:
                self._unknown.append(found[0])

    def add_only(self, row: str) -> None:
        """Add everybody in a row of names, and nobody else is asked."""
        self._only = True
        self.add(row)

    def leave_out(self, row: str) -> None:
        """Add everybody but those in a row of names."""
        kept, self._people = self._people, []
        self.add(row)
        out, self._people = self._people, kept
        left = [each for each in self._everyone if each not in out]
        if len(left) < _SEVERAL:  # who else there is, is not known here
            self._unknown.append(row)
        self._people += left
        self._only = len(left) >= _SEVERAL

    def add_us(self, row: str) -> None:
        """Take "just the two of us" for those who are named, wherever that is."""
        self._us, self._only = row, True

    def of(self, words: str) -> WhomAsked:
        """Return who is asked by a request that is left with these words."""
        people = tuple(dict.fromkeys(self._people))
        us = (self._us,) if self._us and not people else ()
        only = self._only and bool(people)
        return WhomAsked(words, people, (*us, *self._unknown), only)


def _divided(
    text: str,
    row: re.Pattern[str],
    is_asked: Callable[[str, re.Match[str]], bool],
    add: Callable[[str], None],
) -> str:
    """Return a text without the rows of those who are asked, but where its sentence needs them."""
    at = 0
    while found := row.search(text, at):
        is_led = found[0] != found["row"]
        if is_led and "," in found["row"] and not is_asked(text, found):  # more begins with a name
            comma = found.start("row") + found["row"].rindex(",")
            found = row.match(text, found.start(), comma) or found
        at = found.end()
        if is_asked(text, found):
            add(found["row"])
            if not _goes_on(text, found):
                text, at = _without(text, found), found.start()
    return text


def _is_last(text: str, found: re.Match[str]) -> bool:
    """Tell whether words end what they stand in, and are nothing to choose from."""
    before = text[: found.start()].rstrip()
    is_option = _OR.match(text[found.end() :].lstrip()) or _OR_BEFORE.search(before)
    is_ahead = _VERB.fullmatch(before) is not None
    return not is_option and (is_ahead or _ENDS.match(text, found.end()) is not None)


def _is_untold(text: str, found: re.Match[str]) -> bool:
    """Tell whether "without …" says who is left out: it is set apart, or nothing is to be told.

    "What do we do without Ana?" asks about her.
    """
    before = text[: found.start()].rstrip()
    is_apart = before[-1:] in (*"?.!;,(:\n–-", "") or _VERB.fullmatch(before) is not None
    return _is_last(text, found) and (is_apart or _TELLS_NOT.search(found[0]) is not None)


def _with_whom_it_is_about(text: str, people: Sequence[Member]) -> str:
    """Return a request with the name of the only one it is about for "without telling her"."""
    found = _PRONOUN.search(text)
    rest = text[: found.start()] if found else ""
    named = re.findall(rf"{_mention(people)}|{_names(people)}", rest, re.IGNORECASE)
    who = {letters_of(each) for each in named}
    return (
        f"{rest}{found['lead']}{named[0]}{text[found.end() :]}" if found and len(who) == 1 else text
    )


def _is_for(text: str, found: re.Match[str]) -> bool:
    """Tell whether "for …" or "between …" says who is asked: set apart, or behind what there is.

    "What to buy for @raj" and "who leads, between @ana and @raj" ask about them.
    """
    before, after = text[: found.start()].rstrip(), text[found.end() :].lstrip()
    several, is_mentioned = found["row"].count("@") > 1, "@" in found["row"]
    is_between = _BETWEEN_THEM.match(found[0]) is not None
    if not _is_last(text, found) or _WHO.search(before):
        return False
    if _VERB.fullmatch(before):
        return bool(after.strip(" ?!.")) and (after[0] in ",:–-" or (several and not is_between))
    if before[-1] in "?.!;,(":
        return is_mentioned
    return several and _OR.search(before) is not None and not _ASKS.search(before)


def _is_ahead(text: str, found: re.Match[str]) -> bool:
    """Tell whether words stand between a verb and what is asked: "poll for the team: …"."""
    after = text[found.end() :].lstrip()
    return _VERB.fullmatch(text[: found.start()].rstrip()) is not None and after[:1] in (":", ",")


def _is_led(text: str, found: re.Match[str]) -> bool:
    """Tell whether "with …" says who is asked: "who goes with @ana?" and "with @ana or not" don't.

    A bare name does so where nothing goes on behind it: "with Ana as host".
    """
    after = text[found.end() :].lstrip()
    is_mentioned = "@" in found["row"] or not _goes_on(text, found)
    of_whom = _WHO.search(text[: found.start()].rpartition("?")[2]) and after.startswith("?")
    return is_mentioned and not _OR.match(after) and not of_whom


def _is_apart(text: str, found: re.Match[str]) -> bool:
    """Tell whether a row of names stands beside the question: before it, or behind it."""
    before, after = text[: found.start()].rstrip(), text[found.end() :].lstrip()
    several = found["row"].count("@") > 1
    if _OR.match(after) or _OR_BEFORE.search(before):
        return False
    if _VERB.fullmatch(before):
        return bool(after.strip(" ?!.")) and (after[0] in ",:–-" or several)
    if _ENDS.match(text, found.end()) and _ANSWERS.search(before):
        return True
    if not _ENDS.match(text, found.end()) or (several and _WHO.search(before)):
        return False
    return before[-1] in "?.!;,\n(" or (several and not re.search(r",|and|und", found["row"]))


def _goes_on(text: str, found: re.Match[str]) -> bool:
    """Tell whether the sentence goes on behind a row, which it would not be whole without."""
    is_ahead = _VERB.fullmatch(text[: found.start()]) or found[0] == found["row"]
    return not is_ahead and not _ENDS.match(text, found.end())


def _without(text: str, found: re.Match[str]) -> str:
    """Return a text without a row of names, and without what bound it to the rest."""
    before, after = text[: found.start()], text[found.end() :].lstrip()
    before = before[: _LINKS.search(before).start()]  # type: ignore[union-attr]  # it may be empty
    if before[-1:] == "(" and after[:1] == ")":
        before, after = before[:-1].rstrip(), after[1:].lstrip()
    if before[-1:] in ("", "?", ".", "!", ":", "("):
        after = after.lstrip(":,–- ") if before[-1:] in ("", ":") else after.lstrip(": ")
    joint = "" if after[:1] in (*"?!.,;:)", "") else " "
    return f"{before}{joint}{after}"


def _mention(people: Sequence[Member]) -> str:
    """Return a pattern for a mention: by full name too, as chats write them."""
    full = sorted((re.escape(each.name) for each in people if each.name), key=len, reverse=True)
    return "|".join([*(rf"(?<![\w@.])@{name}(?!\w)" for name in full), _MENTION])


def _names(people: Sequence[Member]) -> str:
    """Return a pattern for a bare name, with its accents or without."""
    called = {name for each in people for name in (each.name, each.name.partition(" ")[0])}
    written = {*called, *map(folded, called)} - {""}
    found = sorted(written, key=len, reverse=True)
    return "|".join(rf"\b{re.escape(each)}\b" for each in found) or r"(?!)"


def letters_of(name: str) -> str:
    """Return a name, or a mention of it, as nothing but small letters and digits."""
    return "".join(each for each in folded(name.partition("|")[0]) if each.isalnum())
