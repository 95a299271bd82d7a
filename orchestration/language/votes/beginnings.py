"""What stands around a vote: what it begins with, and what follows it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from orchestration.language.choosing.asides import (
    is_of_oneself,
    tells_of_others,
    tells_of_past,
)
from orchestration.language.choosing.held.agreement import agreement_in, said_plainly
from orchestration.language.choosing.held.in_vain import is_cut_short
from orchestration.language.choosing.held.labels import labelled
from orchestration.language.votes.clauses import hangs_on_condition
from orchestration.language.votes.indifferent import abstains
from orchestration.language.votes.reading import read
from orchestration.language.votes.vocabulary import (
    LEADS,
    LONGEST,
    PART,
    UNOPPOSED,
    UNSURE,
)
from orchestration.language.words.writing import words
from orchestration.model.preferences import Visibility

_BREAKS: Final = re.compile(
    r"\s*(?:[;!(]|[,.](?!(?<=\d[,.])\d)|\s[-–]\s|\s(?=(?:but|only|if|unless|because|since|bc|cuz"
    r"|'?cause|as long as|provided|wegen|wg\.?|aber|nur|wenn|falls|weil|denn|sofern|solange|bevor"
    r"|before i|(?:and|und) (?:that['’]?s|thats|this is|das ist|das war['’]?s|i['’]?m (?:not|done)"
    r"|basta))\b))\s*",
    re.IGNORECASE,
)
_MOST_BREAKS: Final = 16
OPEN_ENDED: Final = re.compile(
    r"^(?!.*\b(?:geht|passt|klappt|ginge)\b.*\bnicht$)"
    r".*\b(?:but|only|and|or|not|aber|nur|und|oder|nicht)$",
    re.IGNORECASE | re.DOTALL,
)
_TAKES_BACK: Final = frozenset(
    words("""
    no nope nah nein wait not really just kidding joking jk joke scherz spaß quatsch haha lol
    never mind oder doch nicht forget it
    """)
)

_TURNS: Final = _TAKES_BACK | frozenset(
    words("""
    warte moment actually eigentlich rather lieber instead stattdessen sorry oops ups hm hmm hmmm
    or mean meant meinte scratch correction korrektur besser better changed anders überlegt thought
    """)
)


def turns(said: str) -> bool:
    """Tell whether words between two votes turn to the second: “or no, wait”, “hmm, lieber”."""
    return not _TURNS.isdisjoint(re.findall(r"\w+", said.casefold()))


def says_another(said: str) -> bool:
    """Tell whether words can only be of a vote: they change it, abstain, or let all pass."""
    text = said_plainly(said)
    whole = abstains(text) or UNOPPOSED.fullmatch(text)
    return bool(whole or LEADS.match(text))


_UNDOES: Final = re.compile(
    r"(?:(?:please|bitte|ok(?:ay)?|so|then|dann|also|sorry|and|und),? )*"
    r"(?:undo(?: that| this| it)?|(?:i(?:'ll| will)? )?take (?:that|it) back|scratch that"
    r"|(?:ich )?(?:nehme?|zieh(?:e)?) (?:das|es|ihn|sie) (?:wieder |doch |dann )*zurück"
    r"|(?:mach )?(?:das |es )?(?:bitte )?rückgängig|nimm (?:das|es) (?:bitte )?zurück)"
    r"(?: please| bitte)?"
)


def says_undo(said: str) -> bool:
    """Tell whether words take back what was done last, without saying what that was."""
    return _UNDOES.fullmatch(said_plainly(said)) is not None


_SO_BACK: Final = re.compile(
    r"\s*[,;.!–-]+\s+|\s+(?=so i take\b|also nehm|daher nehm|deshalb nehm)", re.IGNORECASE
)


def says_back_behind(said: str) -> bool:
    """Tell whether words say why, and then take all back: “call moved, I take it back”."""
    *before, last = [each for each in _SO_BACK.split(said.strip()) if each.strip()] or [""]
    is_if = any(hangs_on_condition(said_plainly(each)) for each in before)
    return bool(before) and not is_if and "?" not in said and says_undo(last)


_VOTE_BACK: Final = re.compile(
    r"(?:(?:please|pls|bitte|hey|hi|sorry|so|and|und|can i|could i|may i|can you|could you"
    r"|i want to|i'd like to|i wanna|let me|kann ich|könnte ich|darf ich|kannst du|ich möchte"
    r"|ich will|ich würde gerne?|ich) )*"
    r"(?:(?:take|give(?: me)?|hand(?: me)?|withdraw|retract|revoke|undo|delete|remove|cancel|pull)"
    r" (?:back |out |away |down )?my (?:vote|ballot)"
    r"|(?:nehme?|nimm|ziehe?|lösche?|streiche?)? ?(?:bitte )?(?:meine stimme|mein votum)"
    r"(?: bitte| wieder| noch| nochmal| mal| erst| erstmal| vorerst| lieber| doch| jetzt)*"
    r" (?:zurück(?:ziehen|nehmen)?|raus(?:nehmen)?|weg|löschen"
    r"|rückgängig(?: machen)?|streichen)"
    r"|(?:lösche?|streiche?) (?:bitte )?(?:meine stimme|mein votum))"
    r"(?: (?:back|again|out|away|off|down|please|pls|plz|bitte|somehow|still|wieder|nochmal|noch"
    r"|for now|for the moment|erst ?mal|vorerst|vorläufig|lieber|doch|ich|also|jetzt))*"
)
_BEHIND_IT: Final = re.compile(
    r"\s*(?:[,;.!?–(-]+\s*|\s(?=(?:bis|until|till|'?til|because|since|cause|cuz|bc|as|weil|denn|da"
    r"|wegen|before|bevor|solange|while|and|und|but|aber|so|i|i'm|i've|i'll|ich|need|have|got|gotta"
    r"|muss|must|something|my|mein|the)\b))\s*"
)
_LEADS_TO_IT: Final = re.compile(r"(?:so|also|drum|daher|deshalb|dann|then|and|und|therefore) ")


_THE: Final = (
    r"(?:the |my |das |die |den |der |mein(?:e[n]?)? )?(?:vote for |stimme für )?(?:the |das )?"
)
_LETTER: Final = r"(?P<{}>(?-i:[A-Z]))"
_LEAD_ON: Final = (
    r"(?:(?:please|pls|bitte|oh|ok|okay|hm+|no|nein|nee|doch|actually|eigentlich|sorry|and|und"
    r"|can you|can i|kannst du|kann ich|i(?:'ll| will|'d like to| want to)?"
    r"|ich(?: will| möchte)?)[, ]+)*"
)
_AGAIN: Final = r"(?: (?:wieder|doch|bitte|again|please|pls|noch|doch wieder|lieber|now|jetzt))*"
_OPTION_BACK: Final = re.compile(
    rf"{_LEAD_ON}(?:"
    rf"(?:take|pull) {_THE}{_LETTER.format('one')} back(?: out)?"
    rf"|(?:take|pull) back {_THE}{_LETTER.format('two')}"
    rf"|(?:withdraw|retract|uncheck|untick|deselect|unvote) {_THE}{_LETTER.format('three')}"
    rf"|(?:nehme?|nimm|ziehe?|hole?) {_THE}{_LETTER.format('four')}{_AGAIN} (?:zurück|raus|weg)"
    rf"|{_THE}{_LETTER.format('five')}{_AGAIN} (?:zurück(?:nehmen|ziehen)|rausnehmen|zurück)"
    rf"|(?:take|pull|get|move) (?:my|the) vote (?:off|from|out of) {_LETTER.format('six')}"
    rf"|(?:nehme?|nimm|ziehe?) (?:meine|die) stimme (?:von|bei|für) {_LETTER.format('seven')}"
    rf"{_AGAIN} (?:weg|ab|zurück|raus|runter)"
    rf"){_AGAIN}[.!]*",
    re.IGNORECASE,
)
"""One of several is taken back, by its letter: "take B back", "nehm A wieder zurück"."""


def option_taken_back(said: str) -> str:
    """Return the letter of what words take back of one's own vote; nothing where they don't."""
    found = _OPTION_BACK.fullmatch(" ".join(said.split()))
    return next((each for each in found.groups() if each), "") if found else ""


def says_vote_back(said: str) -> bool:
    """Tell whether words take one's own vote back, or ask whether one can: “withdraw my vote”."""
    return _VOTE_BACK.fullmatch(said_plainly(said).rstrip("? ")) is not None


_SORRY: Final = re.compile(
    r"^(?:(?:terribly|really|so|very|awfully|oh|ups|oops|mist)[, ]+)*"
    r"(?:sorry|apologies|pardon)[,.! ]+"
)


def says_vote_back_and_why(said: str, names: Sequence[str]) -> bool:
    """Tell whether words take one's own vote back, and say why or for how long beside it.

    “take my vote out, I need to ask my wife first” does; what names an option may be a vote, and
    what hangs on an “if” does not take it back yet.
    """
    plain = _SORRY.sub("", said_plainly(said))
    if says_vote_back(plain):
        return True
    if hangs_on_condition(plain):
        return False
    cuts = [*_BEHIND_IT.finditer(plain)]
    heads = ((plain[: each.start()], plain[each.end() :]) for each in cuts)
    tails = (
        (_LEADS_TO_IT.sub("", plain[each.end() :]), plain[: each.start()])
        for each in cuts
        if each.group().strip()
    )
    return any(
        _VOTE_BACK.fullmatch(told.rstrip("? ")) and "?" not in why and not _names_any(why, names)
        for told, why in (*heads, *tails)
    )


def _names_any(said: str, names: Sequence[str]) -> bool:
    found = read(said, names)
    is_vote = found is not None and bool(found.choices)
    return is_vote or any(x.upper() in names and x not in ("a", "i") for x in PART.findall(said))


_CLOSES: Final = re.compile(
    r"\b(?:clos(?:e|ing|ed) (?:this|it|the (?:vote|poll|voting)|now)\b"
    r"|(?:vote|poll|voting) (?:is |now )*(?:closed|over)\b"
    r"|ich (?:mach|mache) (?:das |hier |jetzt |mal |die \w+ )*(?:zu|dicht)\b"
    r"|ich (?:schließe|beende)\b|(?:abstimmung|umfrage) (?:ist )?(?:zu|beendet|geschlossen)\b)",
    re.IGNORECASE,
)
_CLOSES_NOT: Final = re.compile(
    r"\b(?:don['’]?t|do not|not|never|before|yet|when|until|nicht|bevor|noch|wenn|bis|erst)\b",
    re.IGNORECASE,
)


def says_it_closes(said: str) -> bool:
    """Tell whether words announce that a vote ends: what they name is how it stands, no vote."""
    return _CLOSES.search(said) is not None and _CLOSES_NOT.search(said) is None


_SOME_OTHER: Final = re.compile(
    r"(?:(?:i(?:'d| would|'ll)? (?:vote|go|pick|take)(?: for)?|ich (?:nehme|will|stimme für)) )?"
    r"(?:ditto|dito|same vote|the same|dasselbe|das ?gleiche"
    r"|(?:the|das|die|den|der) (?:cheapest|closest|nearest|shortest|fastest|healthiest|billigsten?"
    r"|günstigsten?|nächste[nrs]?|kürzesten?|schnellsten?)(?: (?:one|option|place|variante))?)"
    r"(?: (?:please|bitte|for me|für mich))?"
)


def means_some_other(said: str) -> bool:
    """Tell whether somebody plainly votes, but for what only they know: "ditto", "the cheapest"."""
    return _SOME_OTHER.fullmatch(said_plainly(said)) is not None


_NAMELESS: Final = re.compile(
    r"^(?:(?:please |bitte )?(?:anonym(?:ous(?:ly)?)?|without my name|ohne (?:meinen )?namen?)"
    r"(?: (?:please|bitte))?\s*[:,–-]\s*)"
    r"|[\s,;]+(?:(?:but|aber) )?(?:(?:please|bitte) )?"
    r"(?:without my name|ohne (?:meinen )?namen?|anonym(?:ous(?:ly)?)?)(?: (?:please|bitte))?"
    r"(?:(?P<why>\s*:\s*(?=\S))|(?=\s*[:.!]|\s*$))",
    re.IGNORECASE,
)


def without_nameless(said: str) -> str:
    """Return a private vote without the words that no name be shown with it: none is.

    Where they are said of a note with it, they stay: “but I hate queueing, show that without …”.
    """
    rest = _NAMELESS.sub(lambda found: ", " if found["why"] else "", said)
    return said if labelled(rest).visibility is Visibility.SHARED else rest


_SO: Final = re.compile(
    r"(?P<why>[^?;]+?)(?:\s*,)?\s+(?:so|therefore|hence|deshalb|daher|drum|darum|deswegen)\s+"
    r"(?P<vote>[^?]+)",
    re.IGNORECASE | re.DOTALL,
)

_OF_ME: Final = re.compile(r"\W*(?:bin|hab|habe|mag|esse|kann|vertrage?)\b", re.IGNORECASE)


def vote_for_a_reason(said: str, names: Sequence[str]) -> str:
    """Return the vote behind somebody's own reason: "I'm allergic to fish so C"; else nothing."""
    found = _SO.fullmatch(said.strip())
    is_own = found and (is_of_oneself(found["why"]) or _OF_ME.match(found["why"]))
    if found is None or not is_own or UNSURE.search(found["why"].casefold()):
        return ""
    named = any(each in names and each != "I" for each in PART.findall(found["why"]))
    return "" if named else found["vote"]


_THEN: Final = re.compile(
    r"(?:and |und )?(?:then|next|after that|dann|danach|zweitens|secondly)\b", re.IGNORECASE
)
_NAMES: Final = re.compile(r"\b[A-HJ-Z]\b")
_SIGN: Final = re.compile("[\u2600-\u27bf\U0001f300-\U0001faff][\ufe0f\u200d]*\\s+")
_ORDERED: Final = re.compile(
    r"(?:(?:first|erst|zuerst|erstens)[:,]? +)?[A-Z]\b[^.!?]{0,20}"
    r"(?:>|\b(?:then|dann|danach|before|vor|followed by|gefolgt von)\b) *[^.!?]{0,8}\b[A-Z]\b.*",
    re.IGNORECASE | re.DOTALL,
)


def follows_first(head: str, words: str) -> bool:
    """Tell whether words put an option behind one that was named before: "C first, then A"."""
    return _THEN.match(words) is not None and _NAMES.search(head) is not None


def order_behind_talk(said: str) -> str:
    """Return the order behind a sign that ends some talk: "had to google C 🦝 C first, then A"."""
    *_, last = _SIGN.split(said)
    return last if last != said and _ORDERED.fullmatch(last) else ""


_ANNOUNCED: Final = re.compile(
    r"(?P<about>[^:?]{1,60}):\s+(?P<vote>[^:?]{1,60})", re.IGNORECASE | re.DOTALL
)
_CHANGES: Final = re.compile(
    r"\b(?:actually|after all|for me|please|instead|doch|lieber|eher|für mich|bitte)\b",
    re.IGNORECASE,
)
_IS_BAD: Final = re.compile(
    r"\b(?:no|not|never|worst|least|last|against|bad|hate|without|nicht|keine?\w*|nie|schlecht\w*"
    r"|gegen|ohne|schlimm\w*|letzte\w*)\b",
    re.IGNORECASE,
)


def announced(said: str) -> str:
    """Return the vote that some talk announces: "here from the train: C actually"; else nothing."""
    found = _ANNOUNCED.fullmatch(said.strip())
    if found is None or not _CHANGES.search(found["vote"]) or tells_of_others(found["about"]):
        return ""
    is_other = _NAMES.search(found["about"]) or _IS_BAD.search(found["about"])
    return "" if is_other else found["vote"]


_ASKED: Final = re.compile(
    r"(?P<about>[^?]+)\?+(?![\s,–-]*(?:or|oder)\b)[\s,–-]*(?P<answer>[^?]+)",
    re.DOTALL | re.IGNORECASE,
)


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

    What follows asks nothing, names no option and takes nothing back. Of many breaks the first
    are looked at: each may be looked at once more for every other.
    """
    for each in reversed([*islice(_BREAKS.finditer(said, 0, LONGEST), _MOST_BREAKS)]):
        head, rest = said[: each.start()].strip(), said[each.end() :].strip(" .!)")
        told = PART.findall(rest)
        if (
            not OPEN_ENDED.search(head)
            and head
            and told
            and "?" not in rest
            and not UNSURE.search(rest.casefold())
            and not tells_of_others(rest)
            and not is_cut_short(head, rest)
            and _names_none(rest, told, names)
            and not _TAKES_BACK.issuperset(part.casefold() for part in told if part[0].isalnum())
        ):
            yield head, rest


_ORDERS_ON: Final = re.compile(r"(?<=[,;.!] )(?:then|dann|danach)\b", re.IGNORECASE)
GOES_AGAINST: Final = re.compile(
    r"\b(?:against|object\w*|veto\w*|gegen|einw[aä]nde?)\b", re.IGNORECASE
)
"""What follows a vote and speaks against an option is part of it, whenever that was."""


_IS_WHY: Final = re.compile(
    r"(?:(?:because|bc|cuz|since|as|weil|denn|da) )?(?:they|there|it['’]?s|there['’]?s|they['’]?re"
    r"|it|sie|es|die(?= (?:haben|hatten|sind|waren|machen))|da(?= ist)|der(?= (?:hat|ist)))\b"
    r"(?!.*\b(?:too|also|auch|either|fine|ok(?:ay)?|works?|good|great|better|best|geht|gut|passt"
    r"|besser)\b)",
    re.IGNORECASE,
)
"""How goes on why somebody is not for what they name: “C. they closed the A place”."""


_IS_AGAINST: Final = re.compile(
    r"(?:(?:because|bc|cuz|since|as|weil|denn|da|and|und)\s+)?"
    r"(?:(?:the|that|der|die|das|beim?|in)\s+)?"
    r"(?P<name>[A-Z])(?:[ -](?:place|one|thing|laden|shop|ding))?(?:['’]s"
    r"|\s+(?!(?:and|or|und|oder|for|für)\b)\S*?)(?:\s|$)"
    r"(?!.*\b(?:also|auch|either|fine|ok(?:ay)?|works?|good|great|better|best|nice"
    r"|geht(?! (?:gar |mir )?(?:nicht|auf))|gut|passt|besser|super|toll|lecker|first|second"
    r"|then|dann|plus|maybe|vielleicht"
    r"|notfalls|would|could|wär\w*|ginge|cool|love|like|mag|lieber|rather|if|wenn|falls)\b)"
    r"(?!.*\btoo\W*$)\S.*",
    re.DOTALL,
)
"""What somebody has against another option than theirs: “C pls, B clashes with the standup”."""


def _finds_fault(rest: str, names: Sequence[str]) -> bool:
    """Tell whether what follows says of one option alone, in a clause, what it is like."""
    found = _IS_AGAINST.fullmatch(rest)
    named = {each for each in PART.findall(rest) if each in names and each != "I"}
    return found is not None and named == {found["name"]} and not re.search(r"[;.!?]\s", rest)


def _names_none(rest: str, told: Sequence[str], names: Sequence[str]) -> bool:
    """Tell whether what follows names no option and is no vote: "not the first. the second" is."""
    ends = (rest, *(rest[each.start() :] for each in _ORDERS_ON.finditer(rest)))
    if any((found := read(each, names)) is not None and found.choices for each in ends):
        return False
    if GOES_AGAINST.search(rest):
        return not any(x in names for x in told)
    return (
        tells_of_past(rest)
        or _IS_WHY.match(rest) is not None
        or _finds_fault(rest, names)
        or not any(x in names and x != "I" for x in told)
    )
