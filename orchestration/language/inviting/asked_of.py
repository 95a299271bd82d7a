"""Who is to be asked when something suits them: “ask @dana and @ines whether Tuesday is better”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

_ASKED: Final = re.compile(
    r"(?P<before>\W*(?:@convene\W+)?)(?:(?:can|could) you |kannst du |bitte |please )*"
    r"(?:(?P<german>frage?|klär\w* mit)|ask|check with)(?: (?:doch|mal|bitte|please|just|kurz))* "
    r"(?P<who><?@.+?),? (?:ob|whether|if|wann|when) (?P<when>.+?)"
    r"(?: (?:(?:ihnen|them|for them|besser|better|am besten|best|gut|ok|fine|möglich)\b ?)*"
    r"(?:ist|sind|is|are|wäre|passt|passen|geht|gehen|klappt|works?|suits?|fits?)?"
    r"(?: (?:(?:for )?(?:them|her|him|us)|better|best|besser|ihnen|ok|fine))*)?[\s.!?]*",
    re.IGNORECASE,
)


_ANYONE: Final = re.compile(
    r"\s*[,–-]\s*(?:anyone(?: (?:in|up for it|interested))?|anybody|who['’]?s (?:in|up for it)"
    r"|wer (?:ist dabei|mag|hat lust|kommt mit|macht mit)|jemand(?: lust)?)\s*\?*\s*$",
    re.IGNORECASE,
)
"""What calls whoever likes, and is no subject: “team lunch next week, anyone?”."""

_ALL: Final = re.compile(r"\s*,\s*alle(?P<stop>\s*[.!]*\s*$)", re.IGNORECASE)

_ALL_BUT: Final = re.compile(
    r"\b(?:(?:(?:with|for) )?(?P<all>all|everyone|everybody)(?: of us)?"
    r"|(?:(?:mit|für) )?alle[nr]?(?: anderen)?),?\s+"
    r"(?:(?:but|except|minus|außer|ausser|ohne|bis auf|mit ausnahme von)(?: for| not| nicht)?"
    r"|(?:nur|aber|bloß|just|only) (?:nicht|not)) (?=(?P<who><?@|[^\W\d_]+))",
    re.IGNORECASE,
)
"""Who is not asked of all that are: “alle außer Raj”, “all but Raj”."""

_NOT_ONE: Final = re.compile(
    r"\b(?:mit|für) allen,? (?:nur|bloß|aber) (?P<who><?@[\w.|>-]+|[^\W\d_]+) (?:nicht|nich)\b",
    re.IGNORECASE,
)


_ME_FIRST: Final = re.compile(
    r"\b(?:me (?P<and>and|&|n)|ich (?P<und>und|&)) (?P<who><?@?[\w.|>-]+) "
    r"(?=(?:need|want|would|could|brauch|bräucht|möcht|hätt|würd)\w*\b)",
    re.IGNORECASE,
)
"""Who asks names themselves first: “me and Ines need 20 minutes” is of both."""


_SEPARATE: Final = re.compile(
    r"\b(?:an? |eine |ne )?(?:separate|extra|separate[sn]?)\s+(?=(?:\d|half|halbe|an? hour))",
    re.IGNORECASE,
)


def as_a_request(words: str, names: Sequence[str] = ()) -> str:
    """Return words that have people asked when it suits them as a request for a meeting of theirs.

    All other words are returned as they are, but for who is called at their end, or is not meant
    of all: of these `names`, since “all but Friday” is of days.
    """
    words = _ME_FIRST.sub(
        lambda x: f"{x['who']} {'and i' if x['and'] else 'und ich'} ", words, count=1
    )
    words = _SEPARATE.sub("", words)
    found = _ASKED.fullmatch(words)
    if found is None:
        known = {part for each in names for part in each.casefold().split()}
        words = _ALL.sub(r" mit allen\g<stop>", _ANYONE.sub("", words))
        words = _NOT_ONE.sub(lambda x: _all_but(x, known, f"mit allen außer {x['who']}"), words)
        return _ALL_BUT.sub(
            lambda x: _all_but(
                x, known, "with everyone except " if x["all"] else "mit allen außer "
            ),
            words,
        )
    before, who, when = found["before"], found["who"], found["when"]
    return (
        f"{before}Treffen mit {who} {when}"
        if found["german"]
        else f"{before}meeting with {who} {when}"
    )


def _all_but(found: re.Match[str], known: AbstractSet[str], said: str) -> str:
    """Return how a request says who is not meant of all; what was found, where that is nobody."""
    who = found["who"].casefold()
    return said if who in known or who[0] in "<@" else found[0]
