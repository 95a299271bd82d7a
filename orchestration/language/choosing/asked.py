"""What somebody asks a group to choose: the question, and the options given with it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from orchestration.language.choosing.pieces import BULLET, capital, each_once, pieces
from orchestration.language.choosing.shared import each_alone, without_what_is_shared

_LEAD: Final = re.compile(
    r"^\s*(?:(?:hey|hi|ok|okay|so|please|pls|bitte|can (?:you|u|we)|could (?:you|u|we)|kannst du|"
    r"können wir|lass(?:t)? uns|let'?s|let us|we need to|wir müssen)[,:]?\s+)*"
    r"(?:(?:take|have|start|run|make|do|open|create|set up|mache?|macht|mal|starte?)\s+"
    r"(?:us\s+|mal\s+)*(?:an?\s+|'?n?eine?\s+|'?ne\s+)?)?"
    r"(?P<what>(?:quick|straw|short|kurze?)?\s*"
    r"(?:poll|vote|voet|vtoe|survey|umfrage|abstimmung|abstimmen|stimmt ab)"
    r"(?:\s+(?:on|over|about|for|whether|über|zu))?"
    r"|(?:help (?:us|me) )?(?:decide|choose|pick|settle|vote|entscheide[nt]?|wähle?n?)"
    r"(?:\s+(?:on|über|between|btw|zwischen))?|choice|entscheidung)?"
    r"(?:\s+in\s+(?:<#[^>\n]+>|#[\w-]+))?(?:\s+(?:together|gemeinsam))?[ \t]*(?P<mark>[:,–-])?\s+",
    re.IGNORECASE,
)
_QUICK: Final = re.compile(
    r"\b(?:poll|straw|quick|survey|umfrage|vote|voet|vtoe|abstimm\w*|stimmt ab)\b", re.IGNORECASE
)
_OR: Final = re.compile(
    r"\s*(?:,|;|\s/\s|\||\bor\b|\boder\b|\bvs\.?\b|\bversus\b)\s*", re.IGNORECASE
)
_OR_IN: Final = re.compile(r"\b(?:or|oder|vs|versus)\b|\s/\s|\|", re.IGNORECASE)
_OR_NOT: Final = re.compile(r",?\s+(?:or|oder)\s+(?:not|nicht)$", re.IGNORECASE)
_SLASH: Final = re.compile(r"\s*/\s*")
_AND: Final = re.compile(r"\s*(?:,|;|\band\b|\bund\b|\bor\b|\boder\b)\s*", re.IGNORECASE)
_BETWEEN: Final = re.compile(r"\b(?:between|zwischen)\s+(?P<rest>.+)$", re.IGNORECASE)
_FOR_WHAT: Final = re.compile(r"\s+(?:for|as|für|als)\s+.*$", re.IGNORECASE)
_QUOTED: Final = re.compile(r"[\"“”„]([^\"“”„]+)[\"“”]")
_QUESTION_ENDS: Final = re.compile(r"\?(?=\s|$)")
"""A question mark that ends a question; one inside an address ends nothing."""

_BETTER: Final = re.compile(
    r"^(?P<question>(?:which(?: one)?|what)(?: is|'s|’s|s) better|what do you prefer|"
    r"which do you prefer|(?:was|welche[rs]?) (?:ist|wäre) besser)\s*[,:]?\s+(?P<rest>.+)$",
    re.IGNORECASE,
)
_COLON: Final = re.compile(r":(?!//|\d)")
_ON_WHAT: Final = re.compile(r"\s(?:on|over|about|for|whether|über|zu)$", re.IGNORECASE)
_WHICH_ONE: Final = "Which one?"
_ASKS: Final = re.compile(
    r"^(?:who|what|which|where|when|why|how|wer|was|welche[rsn]?|wo|wohin|wann|warum|wie)\b",
    re.IGNORECASE,
)
_WHETHER: Final = re.compile(
    r"^(?:if|whether|ob)?\s*(?:shall|should|do|can|could|will|would|sollen|wollen|sollten)\s+"
    r"(?:we|wir)\s+(?P<deed>.+)$|^(?:if|whether|ob)\s+(?:we|wir)\s+(?:should\s+)?(?P<do>.+)$",
    re.IGNORECASE,
)
_STATEMENT: Final = re.compile(
    r"^(?:(?:hey|hi|ok|so|please|pls|bitte|can you|could you|kannst du|könntest du)[,:]?\s+)*"
    r"(?:(?:help us|let'?s|let us|we (?:need|want) to|hilf uns(?: dabei| bitte)?|lass(?:t)? uns|"
    r"wir (?:wollen|müssen))[,:]?\s+)?(?:to\s+)?"
    r"(?:(?:write|draft|word|find|formulate|agree on|prepare)(?: down)?\s+)?"
    r"(?P<what>(?P<bare>(?:an?|the|eine?)?\s*(?:(?:joint|common|shared|gemeinsame) )?"
    r"(?:statement|stellungnahme|erklärung))"
    r"|(?:our|unsere?n?|a joint|a common|eine gemeinsame) (?:(?:joint|common|gemeinsame) )?"
    r"(?:view|position|statement|stance|stellungnahme|erklärung|haltung|sicht|standpunkt))"
    r"(?:\s+(?:on|about|of|to|towards|zu[mr]?|über))?\s*[:,–-]?\s+(?P<rest>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
_TO_WRITE: Final = re.compile(
    r",?\s+(?:zu\s+)?(?:formulieren|schreiben|finden|verfassen|aufschreiben|aufzuschreiben)[.!]*$",
    re.IGNORECASE,
)
_YES_OR_NO: Final = r"(?P<yes>yes|ja|y)\s*(?:/|,?\s*\b(?:or|oder)\b)\s*(?P<no>no|not|nein|n)"
_FIRST_YES: Final = re.compile(rf"^{_YES_OR_NO}\s*[:,?–-]\s*(?P<rest>\S.*)$", re.IGNORECASE)
_LAST_YES: Final = re.compile(
    rf"^(?P<rest>[^,;]*\w[^,;]*?)\s*(?P<mark>[,:;?–-]|\s)\s*{_YES_OR_NO}\s*[?!.]*$", re.IGNORECASE
)
_ASKS_YES: Final = re.compile(
    r"^(?:is|are|am|do|does|did|can|could|will|would|has|have|may|must|ist|sind|kann|können|darf|"
    r"dürfen|hat|haben|wird|werden|soll|muss)\b",
    re.IGNORECASE,
)
_GERMAN: Final = re.compile(
    r"^(?:ist|sind|kann|können|darf|dürfen|hat|haben|wird|werden|soll|muss)\b", re.IGNORECASE
)
_COMMA: Final = re.compile(r"\s*[,;]\s*")
_TO_THE_GROUP: Final = frozenset(
    ("anyone", "anybody", "ok", "okay", "right", "yes", "no", "agreed", "please", "folks", "oder",
     "ja", "nein", "recht", "jemand", "everyone", "team", "all", "alle")
)  # fmt: skip
_MANY: Final = 3
_FEW_WORDS: Final = 3
"""Behind "poll" a thing of so many words is a proposal, to be agreed to or not."""

_LONGEST_OPTION: Final = 200


@dataclass(frozen=True, slots=True)
class ChoiceAsked:
    """A question, and what there is to choose from; `is_quick` where it is to be voted on at once.

    A single option is a proposal, to be agreed to or not. It may be for a statement of the group.
    """

    question: str
    options: tuple[str, ...] = ()
    is_quick: bool = False
    of_statements: bool = False


@dataclass(frozen=True, slots=True)
class Verb:
    """What a request begins with, "poll" or "let's decide", and what stands behind it.

    It `names_more` where its mark or its preposition has led over to what is asked.
    """

    words: str
    rest: str
    names_more: bool

    @property
    def with_what(self) -> str:
        """What is asked, as it reads behind the verb; a list or a yes needs none to be voted on."""
        rest = self.rest.strip()
        asks = _ASKS.match(rest) or _WHETHER.match(rest)
        return f"{self.words or ('' if asks else 'poll:')} {rest}".strip()


def verb_of(text: str) -> Verb:
    """Divide a request behind its verb; without one, all of it is the rest."""
    lead = _LEAD.match(f"{text} ")
    what = (lead["what"] or "") if lead else ""
    if lead is None or not what:
        return Verb("", text, names_more=False)
    names_more = bool(_ON_WHAT.search(what) or lead["mark"] in (":", "–", "-"))
    return Verb(text[: lead.end("what")], text[lead.end("what") :], names_more)


def choice_asked(text: str) -> ChoiceAsked:
    """Read what is asked; an empty question where nothing is."""
    words = text.strip()
    if stated := _STATEMENT.match(words):
        return ChoiceAsked(_sentence(_of_what(words, stated)), of_statements=True)
    lead = _LEAD.match(f"{words} ")
    what = (lead["what"] or "") if lead else ""
    rest = words[min(lead.end(), len(words)) :].strip() if lead and what else words
    is_quick = bool(_QUICK.search(what))
    question, options = _divided(rest or "", what)
    if not options and is_quick:
        options = _without_question(question, what, is_list=bool(lead and lead["mark"] == ":"))
    question = _sentence(question)
    options = each_once(options) if question else ()
    return ChoiceAsked(question, options, is_quick)


def _of_what(words: str, stated: re.Match[str]) -> str:
    """Return what a statement is to answer: the question behind it, or what it is about."""
    rest = _TO_WRITE.sub("", stated["rest"].strip())
    if _ASKS.match(rest) or stated["bare"]:
        return rest
    return _TO_WRITE.sub("", words[stated.start("what") :])


def _without_question(text: str, what: str, *, is_list: bool) -> tuple[str, ...]:
    """Return what a poll is about that asks nothing: a list, or one thing to agree to."""
    plain = text.strip().rstrip("!. ")
    if not plain or _ASKS.match(plain):
        return ()
    if "?" in plain:
        return _asked_whether(plain.rstrip("? "))
    options = _listed(plain)
    is_short = all(len(each.split()) <= _FEW_WORDS for each in options)
    if len(options) > 1 and is_list:
        return options
    return options if is_short and not _ON_WHAT.search(what) else ()


def _asked_whether(plain: str) -> tuple[str, ...]:
    """Return what a poll offers that only lists, or asks for a yes: "tea, coffee?", "Berlin?"."""
    if "?" in plain:
        return ()
    if _ASKS_YES.match(plain):
        return ("Ja", "Nein") if _GERMAN.match(plain) else ("Yes", "No")
    named = _COMMA.split(plain)
    is_list = len(named) >= _MANY or all(
        len(each.split()) == 1 and each.casefold() not in _TO_THE_GROUP for each in named
    )
    if len(named) > 1:
        return pieces(_COMMA, plain) if is_list else ()
    return (plain,) if len(plain.split()) <= _FEW_WORDS else ()


def _divided(text: str, what: str) -> tuple[str, tuple[str, ...]]:
    """Return the question and the options of a text, however they are set apart."""
    for read in (_by_quotes, _by_lines, _by_yes, _by_better, _by_mark, _by_colon, _by_between):
        if found := read(text):
            return found[0], each_alone(found[1]) if read in _IN_A_ROW else found[1]
    if re.search(r"\b(?:between|btw|zwischen)\b", what, re.IGNORECASE):
        options = _pieces(_AND, _FOR_WHAT.sub("", text))
        return text, options if len(options) > 1 else ()
    question, options = _by_or(text)
    return question, without_what_is_shared(each_alone(options))


Divided = tuple[str, tuple[str, ...]] | None


def _by_quotes(text: str) -> Divided:
    """Read `"Lunch?" "Pizza" "Sushi"`, as poll bots take it."""
    quoted = [each.strip() for each in _QUOTED.findall(text)]
    outside = _QUOTED.sub(" ", text).strip(" ,:?")
    if len(quoted) < 2:
        return None
    return (outside, tuple(quoted)) if outside else (quoted[0], tuple(quoted[1:]))


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


_IN_A_ROW: Final = (_by_better, _by_mark, _by_colon)
"""What reads options that stand in one sentence beside a question."""


def _by_between(text: str) -> Divided:
    found = _BETWEEN.search(text)
    options = _pieces(_AND, _FOR_WHAT.sub("", found["rest"])) if found else ()
    return (text, options) if len(options) > 1 else None


def _by_or(text: str) -> tuple[str, tuple[str, ...]]:
    """Read "pizza, sushi or salad?", "where shall we eat, here or there?", "shall we move?"."""
    plain = _OR_NOT.sub("", text.strip().rstrip("?!. "))
    if _ASKS.match(plain):
        question, comma, rest = plain.partition(",")
        options = _pieces(_OR, rest)
        return (f"{question}?", options) if comma and len(options) > 1 else (text, ())
    whether = _WHETHER.match(plain)
    has_or = _OR_IN.search(plain)
    if whether and not has_or:
        return text, (_sentence(whether["deed"] or whether["do"]),)
    options = _pieces(_OR, whether["deed"] or whether["do"] if whether else plain)
    is_list = has_or or len(options) >= _MANY
    return (text, options) if is_list and len(options) > 1 else (text, ())


def _listed(text: str) -> tuple[str, ...]:
    """Return the parts of a list behind a question: "yes/no" is one there, "24/7" is none."""
    options = _pieces(_OR, text)
    close = _pieces(_SLASH, text)
    is_close = len(options) == 1 and all(each[0].isalpha() for each in close) and "//" not in text
    return close if is_close else options


def _pieces(between: re.Pattern[str], text: str) -> tuple[str, ...]:
    """Return the parts of a list, each once."""
    return each_once(each for each in pieces(between, text) if len(each) <= _LONGEST_OPTION)


def _sentence(words: str) -> str:
    """Return words as a question; nothing where they are no more than marks."""
    said = capital(" ".join(words.split()).strip(" :,"))
    return said if any(each.isalnum() for each in said) else ""
