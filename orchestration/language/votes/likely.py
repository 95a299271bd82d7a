"""What a reply most likely votes for, where it says more than a ballot does.

It is to be asked, and never counted by itself: a clause that names options is taken for or against
them by a word in it, and what it tells beside that is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Final

from orchestration.language.choosing.asides import asks
from orchestration.language.choosing.held.last_resort import LAST_RESORT

LONGEST: Final = 400
"""What is longer is about more than a vote."""


class Side(IntEnum):
    """How somebody stands to an option, the best first."""

    FIRST = 0
    FOR = 1
    FINE = 2
    UNSAID = 3
    AGAINST = 4
    LAST = 5


_ENDS: Final = re.compile(
    r"\s*(?:[,;.!?()…\n]+|\s[–-]+\s"
    r"|\b(?:but|aber|though|although|obwohl|because|cause|cuz|weil|denn|since|da"
    r"|(?<!\bis )(?<!\bare )(?<!\bwas )(?<!['’]s )(?<!\bist )(?<!\bsind )(?<!\bwar )so|then|dann"
    r"|danach|followed by|and|und|while|however|wobei|sonst|otherwise|else)\b)[\s,]*",
    re.IGNORECASE,
)
_ALL_BUT: Final = re.compile(
    r"\b(?:anything|everything|all|alles|alle)[, ]+(?:but|except|außer|bloß nicht|nur nicht)\b",
    re.IGNORECASE,
)
_WISHED_IN_VAIN: Final = re.compile(
    r"\b(?:(?:i['’]?d|would|could|might) (?:have )?(?:love|like|prefer)\w*|(?:hätte|würde|wär\w*)\b"
    r".*\b(?:gern\w*|lieber|cool|super))\b",
    re.IGNORECASE,
)
_BUT: Final = re.compile(r"\W*(?:but|aber|however|wobei)\b", re.IGNORECASE)
_LEAST_OF_ALL: Final = "\ue000"
_IF_NEED_BE: Final = "notfalls"
_FOR_WANT_OF_ELSE: Final = re.compile(
    r"\b(?:if|when|wenn|falls) (?:there(?:['’]?s| is) |es )?"
    r"(?:nothing (?:else|better)|none of the others|all else|everything else|nix|nichts"
    r"|sonst (?:nix|nichts|alles)|alles andere)(?: (?:anderes?|andre|sonst|besseres|mehr))?"
    r"(?: (?:works?(?: out)?|fits?|is (?:left|possible|free|there|open)|left|goes|fails?|suits"
    r"|geht|ging[e]?|klappt|passt|bleibt|übrig(?: bleibt| ist)?|da ist|frei ist|mehr|gibt|ausfällt"
    r"|scheitert))*",
    re.IGNORECASE,
)
"""How somebody says that an option would do where no other can be had."""
_RESORTS: Final = re.compile(LAST_RESORT.pattern, re.IGNORECASE)
_TURNS_TO: Final = re.compile(
    r"^\W*(?:(?:oh|ah|ach|hm+|ok(?:ay)?|na|uh|ups|oops|sorry|und|and)[\s,.!…]+)*"
    r"(?:no+|nah|nope|nein|nee|ne|nö)\b[\s,.!…]+(?:(?:wait|warte|moment|sorry)[\s,.!…]+)*"
    r"(?=(?:rather|instead|actually|make|better|lieber|doch|dann|then|eher)\b)",
    re.IGNORECASE,
)
_NAME: Final = re.compile(r"(?<![\w'’.])([A-Za-z])(?![\w'’])")
_A_SMALL: Final = re.compile(
    r"a(?= (?:only|if|is|ist|wär|wäre|works?|geht|ginge|passt|or|oder|and|und|first|last|auch|nur"
    r"|notfalls|would|please|bitte)\b|\W*$)"
)
_OVER: Final = re.compile(
    r"\b(?:over|rather than|instead of|statt|anstatt|als|before|vor)\s+(?:the |die |das |den )?$",
    re.IGNORECASE,
)
_AGAINST: Final = re.compile(
    r"\b(?:withdraw\w*|remove|delete|drop|off|streich\w*|lösch\w*|not|no|nope|nah|never|none|[a-z]+n['’]t"
    r"|cannot|(?:ca|wo|do|did|does|is|would|could)nt|no longer"
    r"|hate|hates?|against|veto|skip|out|without|nicht|nich|nie|niemals|kein\w*|nein|nee|nö|ned|net"
    r"|(?:take|taking) (?:\w+ ){0,3}back|take back|zurück(?:ziehen|nehmen)?"
    r"|ungern|gegen|raus|hasse|ohne|bloß nicht|impossible|unmöglich|sucks?|terrible|awful"
    r"|furchtbar|schlecht|bad|worst|too (?!$)\w+|zu (?:früh|spät|weit|teuer|laut|voll))\b|-1|👎|❌",
    re.IGNORECASE,
)
_HARD: Final = re.compile(
    r"\b(?:hard|difficult|tricky|problem\w*|issues?|concern\w*|worr\w+|clash\w*|conflict\w*|worse"
    r"|unfortunately|object\w*|stop|zu \w+|schwierig|schwer|sorgen?|bedenken|bauchweh|leider"
    r"|dagegen|kollidiert|überschneidet|nix|nachts?|night|early|late|früh|spät)\b",
    re.IGNORECASE,
)
"""What may be somebody's reason against a proposal, be it no word of refusal."""

_NO_MATTER: Final = re.compile(
    r"\b(?:zur not|no (?:problem|worries|idea|rush|hurry|opinion|preference|strong)\b\w*"
    r"|why not|not (?:sure|bad)|(?:do not|don['’]?t|dont) (?:really |much )?(?:mind|care|know)"
    r"|can['’]?t wait"
    r"|no objections?|not against|nothing against|kein problem|keine ahnung|keine meinung"
    r"|withdrawn|i withdraw|zurückgezogen|ich ziehe? \w+ zurück"
    r"|warum nicht|weiß (?:ich )?nicht|nicht (?:schlecht|schlimm|sicher)|keine einwände"
    r"|kein einwand|(?:nichts|nix|nicht)(?: mehr)? dagegen)\b",
    re.IGNORECASE,
)
"""Words of refusal by which nobody refuses anything."""

_LAST: Final = re.compile(
    r"\b(?:(?:dead |very )?last|at the (?:end|bottom)|zuletzt|zum schluss|ganz (?:hinten|unten)"
    r"|als letzte[sr]?|letzter|anything but|alles(?:,)? (?:nur nicht|außer|bloß nicht)|least"
    r"|am wenigsten)\b|\ue000",
    re.IGNORECASE,
)
_DISLIKED: Final = re.compile(
    r"\b(?:expensive|pric(?:e)?y|overpriced|costly|overrated|boring|dull|bland|greasy|oily|salty"
    r"|disgusting|gross|nasty|yuc?k\w*|e+w+|ugh+|bleh|meh|far(?: away)?|slow|loud|crowded|packed"
    r"|noisy|annoying|unhealthy|risky|ugly|weird|stressful|heavy|stinks?|smelly|closed"
    r"|teuer|überteuert|langweilig|fade|fettig|ölig|salzig|ek(?:e)?lig|igitt|bäh+|pfui|würg|naja"
    r"|weit(?: weg)?|langsam|laut|voll|überfüllt|nervig|ungesund|riskant|hässlich|komisch"
    r"|stressig|schwer|überbewertet|öde|geschlossen|zu)\b",
    re.IGNORECASE,
)
"""What somebody finds bad of an option, which says neither that they are for it nor against."""

_FINE: Final = re.compile(
    r"\b(?:ok(?:ay)?|okey|oke|fine|alright|all right|acceptable|possible|if need be|if (?:i )?must"
    r"|only if|at a pinch|could live with|can live with|second choice|plan b|backup|notfalls"
    r"|zur not|wenn(?:['’]?s| es)? sein muss|in ordnung|tragbar|geht auch|ginge|auch gut"
    r"|auch (?:ok(?:ay)?|fein)|would also|also works?|works? too"
    r"|too(?=\W*$)|as well(?=\W*$)|nur wenn|maybe|perhaps"
    r"|vielleicht|eventuell|evtl|meinetwegen|von mir aus|leb\w* könn\w*)\b",
    re.IGNORECASE,
)
_FIRST: Final = re.compile(
    r"\b(?:it is|it['’]s|will be|wird['’]?s|best|first|favou?rites?|favorit|number one|nr\.? ?1|top"
    r"|am liebsten|am besten|zuerst"
    r"|als erste[sr]?|vor allem|lieblings\w*|mostly|most)\b",
    re.IGNORECASE,
)
_FOR: Final = re.compile(
    r"\b(?:vote|votes?|voting|for(?! me\b)|take|taking|go|going|pick|choose|like|love|prefer|want"
    r"|i['’]?ll|yes|yep|yeah|yay|please|good|great|perfect|perf|nice|super|works?|suits?|definitely"
    r"|obviously|clearly|onboard|on board|in for|team|stimme|für|nehm\w*|nimm|mag|mog|möchte|möcht"
    r"|will"
    r"|gern\w*|lieber|bevorzug\w*|ja|jo|jep|klar|gut|passt|passen|geht|klappt|dabei|bin bei|bitte"
    r"|natürlich|definitiv|unbedingt|toll|perfekt|prima|spitze|sicher)\b"
    r"|[+👍✅💯❤🔥]",
    re.IGNORECASE,
)
_OWN: Final = re.compile(
    r"\b(?:i|i['’](?:d|ll|m|ve)|me|my|mine|ich|mir|mich|mein\w*|i\b.*|wir|we)\b", re.IGNORECASE
)
_THAT: Final = re.compile(r"\b(?:that|this|it|das|die|den|der|diesen?)\b", re.IGNORECASE)
_BEGINS_QUESTION: Final = re.compile(
    r"\W*(?:so |and |but |und |aber |also )?(?:shall|should|can|could|would|will|what|which|who"
    r"|why|how|when|where|is|are|do|does|did|has|have|soll\w*|kann\w*|könn\w*|was|wer|wie|welche\w*|ist|sind"
    r"|hat|haben|geh\w*|nehmen|woll\w*|any|anyone|gibt)\b",
    re.IGNORECASE,
)
_SENTENCE: Final = re.compile(r"[^.!?\n]+[.!?\n]*")
_TOLD: Final = re.compile(r"[^\W\d_]+")
_OR: Final = re.compile(r"\b(?:or|oder)\b", re.IGNORECASE)
_FEW: Final = 1
"""So many words beside a name still leave it alone: "C obviously"."""
_MOST_BESIDE: Final = 7
"""With more of them a clause may be about anything."""


_OF_ANYBODY: Final = re.compile(
    r"\W*(?:(?:is|ist|hat|noch|so|and|und|has) )*"
    r"(?:any(?:one|body)|some(?:one|body)|jemand|irgend(?:wer|jemand))\b",
    re.IGNORECASE,
)
"""How a question begins that may have no mark: “anyone against”."""


_IS_NOT: Final = re.compile(
    r"\W*(?:(?:ok(?:ay)?|btw|oh|also|hm+|argh?|ugh|mist|leute|guys|fyi|ach)[\s,:.!]+)*"
    r"(?P<what>(?:the|der|die|das|our|unser\w*) \w+(?: \w+)?)"
    r" (?P<not>(?:is|are|was|were|ist|sind|war|waren|does|do)\s+(?:\w+\s+)?(?:not|nicht)"
    r"|(?:is|are|was|were|does|do)n['’]?t|(?:läuft|geht|baut|funktioniert) (?:\w+ )?nicht)\b",
    re.IGNORECASE,
)
_POINTS: Final = re.compile(
    r"\b(?:then|there|that|this|so|by|before|until|at|then|yet|enough|dann|da|dort|das|so|bis|vor"
    r"|um|ab|noch|genug|for|für|\d+)\b",
    re.IGNORECASE,
)
"""What leads from something else to what is proposed: “the kids are not at school by then”."""


def is_of_author(said: str) -> bool:
    """Tell whether words speak of their author: what they name is theirs, and no talk of others."""
    return _OWN.search(said) is not None


def in_short(said: str) -> str:
    """Return words with one in the place of all that says something would do if need be.

    A no ahead of what is wanted instead refuses nothing of it: “oh no, rather B”.
    """
    found = _FOR_WANT_OF_ELSE.sub(_IF_NEED_BE, said)
    return _RESORTS.sub(_IF_NEED_BE, _TURNS_TO.sub("", found))


def may_refuse(said: str, about: str = "") -> bool:
    """Tell whether a statement may be against what is proposed, in whatever words.

    That something else just is not so is against nothing: “the build is not green again”.
    """
    rest = _NO_MATTER.sub(" ", said)
    if _is_of_else(rest, about):
        return False
    is_asked = "?" in said or asks(said) or _OF_ANYBODY.match(said) is not None
    is_told = not is_asked and len(said) <= LONGEST
    return is_told and (_AGAINST.search(rest) is not None or _HARD.search(rest) is not None)


def _is_of_else(said: str, about: str) -> bool:
    """Tell whether words only deny something of what is not proposed, and point to nothing."""
    found = _IS_NOT.match(said)
    named = {each.casefold() for each in re.findall(r"\w{4,}", about)}
    own = _OWN.search(said) or _POINTS.search(said) or _HARD.search(said)
    if found is None or own:
        return False
    rest = said[: found.start("not")] + said[found.end("not") :]
    is_shared = any(each.casefold() in named for each in re.findall(r"\w{4,}", found["what"]))
    return not is_shared and _AGAINST.search(rest) is None


def finds_bad(said: str) -> bool:
    """Tell whether words say that something is bad: who says so most likely is not for it."""
    return _DISLIKED.search(said) is not None


def sides_in(said: str, names: Sequence[str], *, by_title: bool) -> Mapping[str, Side]:
    """Return how words stand to each option they name, in the order in which they are named.

    What a “but” takes back counts where nothing else is named.
    """
    return _sides_of(_clauses(said), names, by_title) or _sides_of(
        _clauses(said, all_of_it=True), names, by_title
    )


def _sides_of(clauses: Iterator[str], names: Sequence[str], by_title: bool) -> Mapping[str, Side]:
    sides: dict[str, Side] = {}
    before: tuple[str, ...] = ()
    side = Side.UNSAID
    for clause in clauses:
        named = tuple(_named(clause, names, by_title=by_title))
        if named:
            side = _side(clause, len(named), side)
            sides.update(dict.fromkeys(named, side))
            sides.update(dict.fromkeys(_turned_down(clause, names, by_title=by_title), Side.UNSAID))
        elif len(before) == 1 and sides[before[0]] is Side.UNSAID and _THAT.search(clause):
            sides[before[0]] = _side(clause, 0, Side.UNSAID)
        before = named or before
    return sides


def _clauses(said: str, *, all_of_it: bool = False) -> Iterator[str]:
    """Yield the clauses that ask nothing, and, unless `all_of_it`, no wish that a “but” ends."""
    for sentence in _SENTENCE.findall(in_short(_ALL_BUT.sub(_LEAST_OF_ALL, said))):
        if not ("?" in sentence and _BEGINS_QUESTION.match(sentence)):
            yield from _clauses_of(sentence, all_of_it)


def _clauses_of(said: str, all_of_it: bool) -> Iterator[str]:
    start = 0
    for end in (*_ENDS.finditer(said), None):
        clause = said[start : end.start() if end else None].strip()
        stop = end.group() if end else ""
        is_vain = not all_of_it and _BUT.match(stop) and _WISHED_IN_VAIN.search(clause)
        if clause and not ("?" in stop or asks(clause) or is_vain):
            yield clause
        start = end.end() if end else len(said)


def _named(clause: str, names: Sequence[str], *, by_title: bool) -> Iterator[str]:
    for found in _NAME.finditer(clause):
        letter = found[1]
        is_word = letter in ("I", "i") or (
            letter == "a" and not _A_SMALL.match(clause, found.start())
        )
        is_small = letter.islower() and by_title
        if letter.upper() in names and not is_word and not is_small:
            yield letter.upper()


def _turned_down(clause: str, names: Sequence[str], *, by_title: bool) -> Iterator[str]:
    """Yield what something else is preferred to: "B over C"."""
    for found in _NAME.finditer(clause):
        if _OVER.search(clause[: found.start()]):
            yield from _named(found[0], names, by_title=by_title)


def _side(clause: str, named: int, before: Side) -> Side:
    """Return how a clause stands to what it names; one with nothing beside as that before it."""
    beside = len(_TOLD.findall(_OR.sub(" ", clause))) - named
    if beside > _MOST_BESIDE:
        return Side.UNSAID
    for pattern, side in (
        (_LAST, Side.LAST),
        (_AGAINST, Side.AGAINST),
        (_DISLIKED, Side.UNSAID),
        (_FINE, Side.FINE),
        (_FIRST, Side.FIRST),
        (_FOR, Side.FOR),
    ):
        if pattern.search(clause):
            return side
    if beside == 0 and before is not Side.UNSAID:
        return Side.FOR if before is Side.FIRST else before
    return Side.FOR if beside <= _FEW else Side.UNSAID
