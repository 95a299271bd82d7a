"""Requests for a statement of the group: “let us write down what we think of overtime”."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.asking.given import ASKS
from orchestration.language.choosing.asking.pieces import sentence

_STATEMENT_ALONE: Final = re.compile(
    r"(?:please\s+|bitte\s+)?(?:an?\s+|eine\s+)?(?:statement|stellungnahme)[\s?!.:]*", re.IGNORECASE
)
_STATEMENT: Final = re.compile(
    r"^(?:(?:hey|hi|ok|so|please|pls|bitte|can you|could you|kannst du|könntest du)[,:]?\s+)*"
    r"(?:(?:help us|let'?s|let us|we (?:need|want|have|should|ought|['’]d like)(?: to)?"
    r"|hilf uns(?: dabei| bitte)?|lass(?:t)? uns"
    r"|wir (?:wollen|müssen|sollten|möchten|brauchen|würden gern))(?: (?:mal|gemeinsam|zusammen"
    r"|bitte))*[,:]?\s+)?(?:to\s+)?"
    r"(?:(?:write|draft|word|find|formulate|agree on|prepare)(?: down)?\s+)?"
    r"(?P<what>(?P<bare>(?:an?|the|eine?)?\s*(?:(?:joint|common|shared|gemeinsame) )?"
    r"(?:statement|stellungnahme|erklärung))"
    r"|(?:our|unsere?n?|a joint|a common|eine gemeinsame) (?:(?:joint|common|gemeinsame) )?"
    r"(?:view|position|statement|stance|stellungnahme|erklärung|haltung|sicht|standpunkt))"
    r"(?:\s+(?:on|about|of|to|towards|zu[mr]?|über))?\s*[:,–-]?\s+(?P<rest>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
_STATED_BEHIND: Final = re.compile(
    r"^(?P<rest>(?:what|how|where|who|why|was|wie|wo|wer|warum)\b.+?)[\s,;.!?–-]+"
    r"(?:(?:and|und|please|pls|bitte|let['’]?s|let us|we (?:should|could|can)|can we|could you"
    r"|can you|lass(?:t)? uns|wir sollten|dazu|mal|doch)[,:]?\s+)+"
    r"(?:(?:write|draft|word|find|formulate|prepare|agree on)(?: down)?\s+(?:an?|the|our|one)\s+"
    r"(?:(?:joint|common|shared)\s+)?statement(?:\s+(?:on|about) (?:that|this|it))?"
    r"|(?:ein|eine|unsere?)\s+(?:gemeinsames?\s+)?(?:statement|stellungnahme|erklärung)\s+"
    r"(?:dazu\s+)?(?:schreiben|formulieren|verfassen|finden))"
    r"(?:\s+(?:together|gemeinsam|please|pls|bitte))*[\s.!?]*$",
    re.IGNORECASE | re.DOTALL,
)
"""The same behind its question: “what do we expect, let's write a statement together”."""

_DE_WHAT: Final = (
    r"(?:(?:ein(?:e|en)?|unser(?:e|en)?|die|das|den)\s+)(?:(?:gemeinsame[sn]?|geteilte[sn]?|kurze[sn]?"
    r"|klare[sn]?|einheitliche[sn]?)\s+)*"
    r"(?:statement|stellungnahme|erklärung|haltung|position|standpunkt|sicht|sichtweise|meinung)"
)
_IN_GERMAN: Final = re.compile(
    r"^(?:(?:hey|hi|ok|so|bitte|mal|gemeinsam|zusammen|kannst du|könntest du|können wir|könnten wir"
    r"|wollen wir|sollen wir|hilf uns(?: dabei)?"
    r"|lass(?:t)? uns|wir (?:wollen|müssen|sollten|möchten"
    r"|brauchen|bräuchten|suchen|würden gern))[,:]?\s+)+"
    rf"(?P<what>{_DE_WHAT})\s+(?:zu[mr]?\s+thema|zu[mr]?|über|dazu,|bezüglich)\s*:?\s+(?P<rest>[^?]*?\S)"
    r"(?:,?\s+(?:gemeinsam\s+|zusammen\s+|zu\s+)*(?:finden|formulieren|schreiben|verfassen|erarbeiten"
    r"|entwickeln|abgeben|aufsetzen|festhalten|aufschreiben|schreiben))?[\s.!?]*$",
    re.IGNORECASE,
)
"""The same in plain German: “lasst uns ein gemeinsames Statement zu Homeoffice finden”."""

_HOLD: Final = r"(?:think|believe|expect|hold|feel|see|stand|say)"
_HALTEN: Final = r"(?:denken|halten|meinen|erwarten|glauben|finden|stehen|sehen|sagen)"
_WRITTEN_DOWN: Final = re.compile(
    r"^(?:(?:hey|hi|ok|so|please|pls|bitte|mal|gemeinsam|zusammen|together|jetzt|doch|einfach"
    r"|can (?:you|we)|could (?:you|we)|kannst du|könntest du|können wir|könnten wir|help us"
    r"|let['’]?s|let us|we (?:need|want|have|should|ought)|hilf uns(?: dabei)?|uns helfen"
    r"|lass(?:t)? uns|wir (?:wollen|müssen|sollten))[,:]?\s+)*(?:to\s+|zu\s+)?"
    r"(?:(?:write|note|put|set) (?:down|up|out|into words|on paper)|formulate|word|spell out"
    r"|aufschreiben|aufzuschreiben|niederschreiben|niederzuschreiben|festhalten|festzuhalten"
    r"|formulieren|zu papier bringen|in worte fassen)[,:]?(?: together| gemeinsam)?[,:]?\s+"
    rf"(?P<rest>(?:what|how|where)\s+(?:do |should |would )?we\s+(?:[\w-]+\s+){{0,3}}?{_HOLD}\b.*"
    rf"|(?:was|wie|wo)\s+(?:wir\b.*\b{_HALTEN}|{_HALTEN}\s+wir\b.*))$",
    re.IGNORECASE | re.DOTALL,
)
"""What all of them hold is to be written down: “let us write down what we think of overtime”."""

_WRITE_OF_IT: Final = re.compile(
    r"^(?:(?:hey|hi|ok|so|please|pls|bitte|mal|can (?:you|we)|could we|kannst du|können wir"
    r"|könnten wir"
    r"|let['’]?s|let us|we (?:need|want|have|should|ought)|lass(?:t)? uns|(?:ich|wir) (?:will"
    r"|möchte|wollen"
    r"|müssen|sollten|möchten))[,:]?\s+)*(?:to\s+)?"
    r"(?:(?:write|draft|put together|formulate)(?: (?:down|up))? (?:something|a few (?:lines"
    r"|sentences|words)"
    r"|a (?:short )?text)(?: (?:together|jointly|on|about|to) ?(?:it|this|that)?)*"
    r"|(?:(?:gemeinsam|zusammen|mal|dazu|darüber|hierzu) )*(?:was|etwas|einen (?:kurzen )?text"
    r"|ein paar (?:sätze"
    r"|zeilen|worte))(?: (?:dazu|darüber|hierzu|gemeinsam|zusammen|mal|kurzes"
    r"|gemeinsames))* (?:auf|nieder)?"
    r"(?:schreiben|formulieren|verfassen))\s*[:.–-]\s+"
    rf"(?P<rest>(?:what|how|where)\s+(?:do |should |would )?we\s+(?:[\w-]+\s+){{0,3}}?{_HOLD}\b.*"
    rf"|(?:was|wie|wo)\s+(?:wir\b.*\b{_HALTEN}|{_HALTEN}\s+wir\b.*))$",
    re.IGNORECASE | re.DOTALL,
)
"""The same with what is to be written left open: “lasst uns was dazu schreiben: …”."""

_VERB_AHEAD: Final = re.compile(
    r"(?:schreiben|formulieren|verfassen|abgeben|erarbeiten|finden|aufsetzen|machen|entwerfen|abstimmen"
    r"|aufschreiben|vorbereiten|together|gemeinsam)(?:\s*[:,–-]\s*|\s+(?:zu[mr]?|über|dazu,?|on|about)\s+)",
    re.IGNORECASE,
)
"""German has the verb behind a statement: “eine Stellungnahme schreiben: was halten wir …”."""

_TO_WRITE: Final = re.compile(
    r",?\s+(?:zu\s+)?(?:formulieren|schreiben|finden|verfassen|aufschreiben|aufzuschreiben)[.!]*$",
    re.IGNORECASE,
)


_TOGETHER: Final = re.compile(
    r"(?:(?:hey|hi|ok|so|please|pls|bitte|mal|leute|team|can we|could we|help us|let['’]?s|let us"
    r"|we (?:need|want|should|have|['’]d like|would like)(?: to)?|i(?:['’]d| would) like (?:us|that"
    r" we)(?: to)?|(?:ich (?:möchte|hätte gern|will),? dass wir)|lass(?:t)? uns|können wir|wollen"
    r" wir|wir (?:wollen|müssen|sollten|möchten|brauchen|suchen))[,:]?\s+)*"
    r"(?:(?:to )?(?:write|draft|word|find|formulate|agree on|come up with|schreiben wir|formulieren"
    r" wir|finden wir|schreibt|formuliert|verfasst)\s+)?"
    r"(?P<a>(?:together|jointly|gemeinsam|zusammen|miteinander)\s+)?"
    r"(?:(?P<is>an?|one|our|ein|eine[nr]?|unser\w*|den|die|das)\s+)?"
    r"(?P<b>(?:joint|common|shared|gemeinsam\w*|geteilt\w*)\s+)?"
    r"(?:(?:short|clear|kurze[nrs]?|klare[nrs]?)\s+)?"
    r"(?:statement|sentence|text|position|stance|view|wording|principle|motto|mission statement"
    r"|statement|satz|text|haltung|position|stellungnahme|erklärung|leitsatz|grundsatz)"
    r"(?P<c>\s+(?:together|jointly|gemeinsam|zusammen))?"
    r"\s+(?:on|about|of|for|to|zu[mr]?|über|für|fürs)\s+(?P<rest>[^?\n]*?\S)"
    r"(?P<d>,?\s+(?:together|jointly|gemeinsam|zusammen))?"
    r"(?:,?\s+(?:(?:zu )?(?:finden|formulieren|schreiben|verfassen|entwickeln|erarbeiten|gesucht)"
    r"|haben|jeder kann entwürfe \w+))*[\s.!]*",
    re.IGNORECASE,
)
"""A text that all are to find together, whatever it is called: “one sentence together about …”."""

_MEANT_BY: Final = re.compile(
    r"(?:(?:hey|hi|ok|so|please|pls|bitte|mal|leute|team|let['’]?s|let us|lass(?:t)? uns)[,:]?\s+)*"
    r"(?:write|word|formulate|formulier(?:t|en wir)?|schreib(?:t|en wir)?|beschreib(?:t|en wir)?)"
    r"(?:\s+(?:down|auf))?\s+(?:together|jointly|gemeinsam|zusammen),?\s+"
    r"(?P<rest>(?:what|how|was|wie)\s+(?:we|wir)\b[^?\n]*?\S)[\s.!]*",
    re.IGNORECASE,
)
"""What all mean by something, to be written together: “formuliert gemeinsam, was wir …”."""


def statement_asked(words: str) -> str | None:
    """Return what a statement is asked to answer, "" where that is unsaid; None of all else."""
    if _STATEMENT_ALONE.fullmatch(words):
        return ""
    if in_german := _IN_GERMAN.match(words):
        is_ours = in_german["what"].casefold().startswith("unser")
        return sentence(
            words[in_german.start("what" if is_ours else "rest") : in_german.end("rest")]
        )
    if stated := _STATEMENT.match(words):
        return sentence(_of_what(words, stated))
    if (
        held := _STATED_BEHIND.match(words)
        or _WRITE_OF_IT.match(words)
        or _WRITTEN_DOWN.match(words.rstrip(" .!?"))
    ):
        return sentence(held["rest"])
    return found_together(words)


def found_together(words: str) -> str | None:
    """Return what a text is about that all are to find together; None where nobody says that."""
    found = _TOGETHER.fullmatch(words.strip())
    if found and any(found[each] for each in "abcd"):
        return sentence(found["rest"])
    meant = _MEANT_BY.fullmatch(words.strip())
    return sentence(meant["rest"]) if meant else None


def _of_what(words: str, stated: re.Match[str]) -> str:
    """Return what a statement is to answer: the question behind it, or what it is about."""
    verb = _VERB_AHEAD.match(stated["rest"].strip())
    rest = _TO_WRITE.sub("", stated["rest"].strip()[verb.end() if verb else 0 :])
    if verb:
        return rest
    if ASKS.match(rest) or stated["bare"]:
        return rest
    return _TO_WRITE.sub("", words[stated.start("what") :])
