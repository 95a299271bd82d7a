"""What is asked of a vote itself, in passing too: "is it anonymous?", "can i veto two?"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Final


class OfVote(StrEnum):
    """What a question about a vote wants to know."""

    SECRECY = "secrecy"
    """Whether it is seen who votes for what."""
    SEEN_BY = "seen by"
    """Who sees what somebody votes for."""
    WHO_VOTED = "who voted"
    """Who has voted by now."""
    WHOLE = "whole"
    """Whether a ballot has to say something of every option."""
    QUORUM = "quorum"
    """How many have to vote."""
    RULE = "rule"
    """How many it takes."""
    VETOES = "vetoes"
    """What is vetoed so far, or by whom."""
    SEVERAL = "several"
    """Whether a ballot can name more than one."""
    LEFT = "left"
    """How many points are left to who asks."""
    PROPOSED = "proposed"
    """Who has put what on the list."""
    LIST = "list"
    """What there is to choose from."""
    CALLED = "called"
    """What an option is that goes by a letter."""
    CHANGEABLE = "changeable"
    """Whether who asks can vote otherwise still."""
    OTHERWISE = "otherwise"
    """How it would have gone by another rule."""
    REVIEW = "review"
    """When it is looked at again."""


_LEAD: Final = (
    r"\W*(?:(?:ok(?:ay)?|so|and|but|or|wait|hey|hi|sorry|btw|hm+|uh|quick question|one question|und"
    r"|aber|oder|warte|moment|sag mal|frage|kurze frage|eigentlich|actually|also|ach"
    r"|na)[\s,.:…-]+)*"
)
_TAIL: Final = (
    r"(?:[\s,]+(?:btw|pls|please|bitte|though|again|actually|eigentlich|denn|nochmal|noch mal"
    r"|gerade"
    r"|jetzt|now|atm|right now|at the moment|so far|bisher|bis jetzt|here|hier|overall|currently"
    r"|lol|\(?just asking\)?))*\W*"
)
_IT: Final = (
    r"(?:it|this|that|(?:the|this) (?:vote|poll|voting|ballot)|voting|das|es"
    r"|die (?:abstimmung|umfrage|wahl))"
)
_TWO: Final = (
    r"(?:two|2|three|3|several|multiple|many|both|more than one|more than 1|zwei|drei|mehrere"
    r"|mehr als eine?n?s?|beide)(?: (?:options?|of them|things|choices|optionen|dinge|stück))?"
)
_PATTERNS: Final = {
    OfVote.SECRECY: (
        rf"(?:is|are|was) {_IT} (?:really |actually |fully )?(?:an? )?"
        r"(?:anonymous|secret|private|public|open)(?: (?:vote|poll|ballot))?"
        r"|are (?:the |our )?votes (?:anonymous|secret|private|public)"
        r"|(?:do|will|can) (?:the )?(?:others|people|you all|everyone) see (?:what|how|who) (?:i"
        r"|we) vote\w*"
        r"(?: for)?|ist (?:das|es|die (?:abstimmung|umfrage|wahl)) (?:eigentlich |denn |wirklich )?"
        r"(?:anonym|geheim|öffentlich)|(?:sieht|sehen) (?:man|die anderen|alle),? (?:wer|was|wie)"
        r" (?:ich|wer|wir|man)?\s?(?:was |wofür |wie )?(?:stimm\w*|abstimm\w*|gestimmt"
        r"|wähl\w*)(?: ha\w+)?"
    ),
    OfVote.SEEN_BY: (
        r"who (?:all )?(?:can|could|will"
        r"|does|gets to|is able to|else can|else)?\s?(?:all )?(?:sees?"
        r"|reads?|knows?)"
        r" (?:what (?:i|we) vote\w*(?: for)?|how (?:i|we) vote\w*|(?:my|our|the) (?:votes?"
        r"|ballots?))"
        r"|(?:can|could|does|will) (?:any(?:one|body)|some(?:one|body)|others|the others|people"
        r"|you all) (?:see|read|know) (?:my|our) (?:votes?|ballots?)"
        r"|wer (?:alles )?(?:kann|sieht|liest|erfährt)(?: denn| eigentlich| alles)*"
        r" (?:(?:meine|unsere|die) stimmen?|was ich (?:wähle|stimme)|wofür ich (?:stimme|bin)"
        r"|wie ich (?:ab)?stimme)(?: sehen| lesen)?"
        r"|(?:sieht|kann|können) (?:jemand|man|irgendwer|die anderen|wer)"
        r" (?:meine stimme|was ich (?:wähle|stimme)|wie ich (?:ab)?stimme)(?: sehen)?"
    ),
    OfVote.WHO_VOTED: (
        r"(?:can (?:i|we) see |do we know |does anyone know |tell me )?who(?: all)?(?:['’]s| has"
        r"| have|all has)?(?: already| all)? voted(?: already| yet)?(?: and who (?:hasn['’]?t"
        r"|has not|didn['’]?t))?"
        r"|who (?:did|already did) vote"
        r"|wer hat(?: denn| eigentlich| schon| alles| bereits| bis jetzt"
        r"| bisher)* (?:ab|mit)?ge(?:stimmt|wählt)(?: und wer (?:noch )?nicht)?"
    ),
    OfVote.WHOLE: (
        r"(?:do|must|should|shall|need) (?:i|we|you|people) (?:(?:have|need) to |really )*"
        r"(?:rank|order|rate|grade|score|sort|list|number|place|put|use|give|mark|name|vote (?:for"
        r"|on)|fill in|answer)"
        r" (?:(?:points|grades|numbers|votes|a (?:grade|number|place)) (?:to|for) )?"
        r"(?:them all|all|every(?: single)?|everything|each|every one|all (?:of )?(?:them|these"
        r"|the))"
        r"(?: (?:of them|options?|ones?|points|four|five|three|six|one of them|in order))*"
        r"|(?:can|may|could) (?:i|we) (?:also |just |only )*(?:(?:leave|skip) (?:some|one|two|any)"
        r"(?: of them)?(?: out)?"
        r"|(?:rank|order|rate|grade|sort|name|place) (?:just |only )?(?:my )?(?:top |first )?(?:one"
        r"|two|three|some|a few)(?: of them)?)"
        r"|(?:muss|müssen|soll) (?:ich|man|wir) (?:denn |wirklich |eigentlich )?(?:alles?|jede[ns]?"
        r"|jede option|alle (?:optionen|davon|vier|drei|fünf))(?: punkte?)?"
        r" (?:reihen|ordnen|bewerten|sortieren|angeben|nennen|ranken|vergeben|benoten|wählen"
        r"|einordnen|aufschreiben|verteilen)"
        r"|(?:kann|darf|können) (?:ich|man|wir) (?:auch |denn |einfach )*(?:welche|eine[ns]?|einige"
        r"|was|ein paar) (?:weglassen|auslassen)"
        r"|(?:kann|darf|reicht es,? wenn)"
        r" (?:ich|man) (?:auch )?nur (?:die ersten? |meine ersten? )?"
        r"(?:eine[ns]?|zwei|drei|welche|ein paar) (?:reihen?|ordnen?|nennen?|angeben?|bewerten?)"
    ),
    OfVote.QUORUM: (
        r"(?:what(?:['’]?s| is| was)|how (?:high|big|large) is"
        r"|is there|do we have)(?: the| an?| any)?"
        r" (?:quorum|minimum(?: (?:number )?of (?:votes|voters))?)(?: here| set)?"
        r"|(?:was|wie hoch|wie groß) ist (?:denn |eigentlich )?(?:das|die) (?:quorum"
        r"|mindestbeteiligung|mindestzahl)"
        r"|(?:gibt(?:['’]?s| es)"
        r"|haben wir) (?:denn |hier |eigentlich )*(?:ein(?:e)? |das )?(?:quorum"
        r"|mindestbeteiligung|mindestzahl)|quorum(?=\?)"
    ),
    OfVote.RULE: (
        r"how many (?:people |of us |votes? |yes(?:es)? )?(?:need|have|must|does it need"
        r"|do we need)"
        r"(?: to)?(?: (?:agree|vote|approve|say yes|be for it|in favou?r|yes))*(?: to (?:agree"
        r"|pass|win))?"
        r"|(?:does everyone|do (?:we|all of us) all|do all) (?:have|need) to (?:agree|vote|say yes)"
        r"|is a (?:simple )?majority enough|what(?:['’]s| is) (?:the )?(?:threshold"
        r"|majority needed)"
        r"|wie ?viele (?:leute |stimmen |von uns |ja )?(?:müssen|braucht es|brauchen wir"
        r"|braucht man)"
        r"(?: denn)?(?: (?:zustimmen|dafür sein|ja sagen|mitmachen|abstimmen|dafür))*"
        r"|müssen alle (?:zustimmen|dafür sein|ja sagen|abstimmen)|reicht (?:die |eine )?mehrheit"
    ),
    OfVote.VETOES: (
        r"what(?:['’]?s| is| has been| was| got)(?: been)? vetoed"
        r"|(?:is|was|has) (?:anything|something) (?:been )?vetoed(?: yet)?|any vetoe?s(?: yet)?"
        r"|was (?:ist|wurde) (?:schon |bisher |alles )*(?:vetiert|mit veto belegt|gestrichen"
        r"|blockiert)"
        r"|gibt(?:['’]?s| es) (?:schon )?(?:ein )?vetos?"
    ),
    OfVote.SEVERAL: (
        rf"(?:can|may|could|am) (?:i|we|you|one) (?:also |even |allowed to )?(?:veto"
        rf"|vote(?: for)?|pick"
        rf"|choose|select|take|tick|have|name|support) {_TWO}(?: (?:options?|votes))?"
        rf"|(?:can|may) (?:i|we) (?:give|put|rank|place) {_TWO} (?:the same|in the same"
        rf"|on the same|equal\w*)"
        r"(?: (?:place|rank|position|spot))?"
        r"|(?:can|may) (?:two|several|2)(?: options)? be (?:equal|tied|(?:in "
        r"|on )?the same(?: place)?)"
        r"|(?:can|may) (?:two|several|2)(?: options)? (?:share|have) (?:a|the same) (?:place|rank)"
        r"|how many (?:options? )?(?:can|may|do) (?:i|we) (?:get to )?(?:pick|choose|vote for"
        r"|select|veto|tick)"
        rf"|(?:kann|darf|können|dürfen) (?:ich|man|wir) (?:auch |denn )?(?:für |gegen )?{_TWO}"
        r" (?:wählen|ankreuzen|nehmen|stimmen|vetoen|nennen|auswählen|ablehnen|streichen"
        r"|(?:auf|an) (?:denselben|den gleichen|die gleiche|dieselbe) (?:platz|stelle|position)"
        r"(?: setzen)?|gleich (?:setzen|reihen))"
        r"|wie ?viele (?:optionen )?(?:kann|darf) (?:ich|man) (?:wählen|ankreuzen|nehmen)"
    ),
    OfVote.LEFT: (
        r"how many (?:points?|dots?|votes?) (?:do i have|have i got|are|do i still have|i have)"
        r"(?: still)? (?:left|remaining|still left|over)|how many (?:points?|dots?) do i (?:have"
        r"|get)"
        r"|wie ?viele (?:punkte?|stimmen) (?:habe? ich|bleiben mir|hab ich)(?: noch)?(?: übrig)?"
    ),
    OfVote.PROPOSED: (
        r"who (?:has )?(?:proposed|suggested|put up|added) (?:what|which(?: one)?s?)"
        r"|who(?:se|['’]s| is) (?:idea|proposal)s? (?:is|was) (?:what|which)"
        r"|wer hat (?:denn |eigentlich )?was (?:vorgeschlagen|eingetragen|auf die liste gesetzt)"
        r"|von wem (?:ist|kommt|stammt) (?:was|welche[rs]?(?: vorschlag)?)"
    ),
    OfVote.LIST: (
        r"(?:(?:the|die|all|alle|show) )*(?:options|choices|alternatives|optionen|alternativen)"
        r"(?: (?:nochmal|again|please|bitte))*"
        r"|what (?:was|were|are|is)(?: all)? (?:the (?:options?|choices|alternatives)|on offer"
        r"|there to choose(?: from)?)"
        r"|what can (?:i|we) (?:choose|pick|vote)(?: (?:from|between|for))?"
        r"|what are we (?:voting on|choosing (?:from|between))"
        r"|was (?:gab|gibt|war|steht|stand|lag|liegt)(?:['’]?s| es)? (?:denn |nochmal |noch mal "
        r"|alles )*"
        r"(?:zur (?:auswahl|wahl)|für optionen)|worüber stimmen wir (?:gerade |eigentlich "
        r"|denn )?ab"
    ),
    OfVote.CALLED: (
        r"(?:what|which(?: one)?)(?:['’]s| is| was) (?:option )?(?P<letter>(?-i:[A-Z]))"
        r"|(?:was|welche[sr]?) (?:ist|war)(?: (?:nochmal|denn"
        r"|noch mal))* (?:option )?(?P<buchstabe>(?-i:[A-Z]))"
    ),
    OfVote.CHANGEABLE: (
        r"can (?:i|we|you) (?:still )?(?:change|switch|edit|update) (?:my|our|the"
        r"|your) votes?(?: later| still)?"
        r"|(?:kann|können) (?:ich|wir|man) (?:(?:meine|unsere|die|seine) stimme )?(?:noch "
        r"|später |nachher )*"
        r"(?:(?:meine|unsere|die|seine) stimme )?(?:noch )?(?:ändern|wechseln|anpassen)"
    ),
    OfVote.OTHERWISE: (
        r"what if (?:we|it) (?:had|would have|were|was) .{2,40}|(?:how|what) would (?:it|this"
        r"|that|the result|have)(?: have)? (?:gone|ended|turned out"
        r"|been|won)"
        r"(?: (?:differently|otherwise))? (?:with|under|by|if) .{2,40}"
        r"|wie wäre (?:es|das) (?:denn )?(?:mit|nach|bei) .{2,40}? (?:ausgegangen|gelaufen|gewesen)"
    ),
    OfVote.REVIEW: (
        r"(?:what['’]?s (?:up )?with|whats with|when(?:['’]s| is| was)) (?:the|that"
        r"|our) (?:review|revisit|check)"
        r"(?:,? when (?:was|is) (?:that|it))?|when (?:do|will|are) (?:we|you"
        r"|it) (?:be )?(?:review|revisit"
        r"|look(?:ed|ing)? at|ask\w*|check\w*)(?:ing|ed)?(?: (?:it|this|that|about it))?(?: again)?"
        r"|wann (?:ist|war)(?: (?:nochmal|denn|noch mal))* (?:die|der) (?:überprüfung|review"
        r"|nachfrage)"
        r"|wann (?:wird|schauen wir|fragst du|prüfen wir)(?: (?:das|es|uns das"
        r"|danach))?(?: nochmal| wieder)?"
        r"(?: (?:geprüft|angeschaut|an|nach|nachgefragt))?"
    ),
}
_ASKED: Final = {
    of: re.compile(rf"{_LEAD}(?:{said}){_TAIL}", re.IGNORECASE) for of, said in _PATTERNS.items()
}
_LONGEST: Final = 120


def asked_of_it(words: str) -> tuple[OfVote, str] | None:
    """Return what words ask of a vote, and the letter that they ask of; None of all others."""
    if len(words) > _LONGEST:
        return None
    for of, asked in _ASKED.items():
        if found := asked.fullmatch(words):
            letters = (found["letter"], found["buchstabe"]) if of is OfVote.CALLED else ()
            return of, next(filter(None, letters), "")
    return None


_RHYTHM: Final = (
    r"(?P<rhythm>(?:every|each|jeden?|jede[rn]?|alle) (?:\w+ )?(?:(?:mon|tues|wednes|thurs|fri"
    r"|satur|sun)day"
    r"|week|month|day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|woche|monat|tag)s?"
    r"(?: (?:at|um) \d[\d:.]*(?: ?(?:am|pm|uhr))?)?)"
)
_AGAIN: Final = re.compile(
    rf"{_LEAD}(?:(?:can|could|shall|should) we (?:do|ask|have|repeat|run) (?:this|that"
    rf"|it) {_RHYTHM}"
    rf"|(?:können|könnten|wollen|sollen) wir das (?P<wie>{_RHYTHM.replace('rhythm', 'r2')})"
    r" (?:machen|fragen|wiederholen)"
    rf"|(?P<frag>{_RHYTHM.replace('rhythm', 'r3')}) (?:nochmal |noch mal |wieder )?(?:fragen"
    rf"|abstimmen)"
    rf"|(?:do|let['’]?s do) (?:this|that|it) (?P<do>{_RHYTHM.replace('rhythm', 'r4')})"
    rf"|(?:the )?(?:same|dieselbe|die gleiche) (?:question|poll|vote|thing|frage"
    rf"|umfrage)(?: again)?"
    rf" (?P<same>{_RHYTHM.replace('rhythm', 'r6')})(?: (?:please|pls|bitte))?"
    rf"|(?P<bare>{_RHYTHM.replace('rhythm', 'r5')}) (?:please|pls|bitte)){_TAIL}",
    re.IGNORECASE,
)
_CLOSES: Final = re.compile(
    rf"{_LEAD}(?P<order>(?:close|end|finish) (?:it|this|the (?:vote|poll))(?: now)?"
    r"|(?:mach|schließ)\w* (?:es |das |die (?:abstimmung|umfrage) )?(?:jetzt )?(?:zu|ab|dicht)?)"
    r"(?:\s*[,–-]\s*|\s+(?=because|since|weil|denn))(?:(?:because|since|weil|denn) )?"
    r"(?:we(?:['’]re| are| all| have| need)?|everyone|everybody|all|i(?:['’]m| am)?|wir|alle"
    r"|ich)\b[^?\d]{2,60}",
    re.IGNORECASE,
)
_LONGER: Final = re.compile(
    rf"{_LEAD}(?:(?:please |pls )?make (?:that|it)|(?:mach|lieber)(?: (?:das|daraus|lieber|doch"
    rf"|bitte))*)"
    r" (?P<span>(?:\w+ )?(?:weeks?|months?|days?|wochen?|monate?|tage?))(?: instead)?"
    rf"{_TAIL}",
    re.IGNORECASE,
)
_SETS: Final = re.compile(
    rf"{_LEAD}(?:"
    r"(?:at least|min(?:imum|d\.?)?|mind(?:estens|\.)?) (?:\d+|two|three|four|five|six|zwei|drei"
    r"|vier|fünf|sechs)"
    r"(?: (?:people|of us|votes?|stimmen|leute|personen|von uns))?(?: (?:have to|must|need to"
    r"|should|müssen"
    r"|sollen))?(?: (?:vote|abstimmen|stimmen|needed|nötig))?"
    r"|(?:everyone|everybody|all of us|alle) (?:has to|have to|must|needs to|müssen|muss|sollen)"
    r"(?: auch)? (?:vote|abstimmen|stimmen)"
    r"|(?:turn|switch|take) (?:off )?(?:the )?(?:secrecy|anonymity)(?: off)?|(?:lift|drop"
    r"|end) the secrecy"
    r"|(?:show|publish) (?:who voted(?: for what)?|the names|names)"
    r"|(?:make|do) (?:it|this) (?:un-?secret|public|open|not secret|non-?secret)"
    r"|(?:heb|hebt|heben)\w* (?:wir )?die (?:geheimhaltung|anonymität) auf|mach\w* (?:es|das"
    r"|die \w+)"
    r" (?:doch |bitte |jetzt )*(?:öffentlich|nicht (?:mehr )?geheim|geheim|anonym|offen)"
    rf"|(?:simple )?majority (?:wins|is enough)|(?:einfache )?mehrheit (?:gewinnt"
    rf"|reicht))(?: (?:would be|wäre|wären)(?: echt| really)? (?:good|nice|great|gut|schön|super"
    rf"|toll))?{_TAIL}",
    re.IGNORECASE,
)


EVERYBODY: Final = -1
_LEAST: Final = re.compile(
    rf"{_LEAD}(?:we need )?(?:(?:at least|min(?:imum|d\.?)?|mind(?:estens|\.)?|wenigstens)"
    r" (?P<least>\d{1,2}|two|three|four|five|six|zwei|drei|vier|fünf|sechs)"
    r"(?: (?:people|of us|votes?|stimmen|leute|personen|von uns))?"
    r"(?: (?:have to|must|need to|should|müssen|sollten?|sollen) (?:vote|abstimmen|mitstimmen"
    r"|stimmen)| votes?| stimmen)"
    r"|(?P<all>everyone|everybody|all of us|alle|jeder) (?:has to|have to|must|needs to|müssen|muss"
    rf"|sollen)(?: auch)? (?:vote|abstimmen|mitstimmen|stimmen)){_TAIL}",
    re.IGNORECASE,
)
_NUMBERS: Final = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6,
}  # fmt: skip


def least_votes(words: str) -> int:
    """Return how many words say have to vote, EVERYBODY where all; 0 of other words."""
    found = _LEAST.fullmatch(words)
    if found is None:
        return 0
    said = (found["least"] or "").casefold()
    return EVERYBODY if found["all"] else _NUMBERS.get(said) or int(said)


def repeats(words: str) -> str:
    """Return how often words want the same asked again: "every friday at 11"; "" of others."""
    found = _AGAIN.fullmatch(words)
    names = ("rhythm", "r2", "r3", "r4", "r5", "r6")
    return next(filter(None, (found[x] for x in names)), "") if found else ""


def closes_and_why(words: str) -> str:
    """Return an order to close it without the reason behind it; nothing of other words."""
    found = _CLOSES.fullmatch(words)
    return found["order"] if found else ""


def span_instead(words: str) -> str:
    """Return the span that words put in the place of one just named: "make that four weeks"."""
    found = _LONGER.fullmatch(words)
    return found["span"] if found else ""


def sets_terms(words: str) -> bool:
    """Tell whether words say how a vote is to be counted, or who sees it, and no more."""
    return _SETS.fullmatch(words) is not None


_VOTES_NO_MORE: Final = re.compile(
    r"(?:.{0,40}[,;.]\s*)?(?P<who>\w+) (?:should ?n['’]?t|should not|needn['’]?t"
    r"|doesn['’]?t need to"
    r"|doesn['’]?t have to|does not have to|need not|no longer (?:has|needs) to) vote for me"
    r"(?: any ?more| any longer| now)?\W*"
    r"|(?:.{0,40}[,;.]\s*)?(?P<wer>\w+) (?:soll|muss|braucht) (?:nicht (?:mehr )?(?:für mich)"
    r"|für mich nicht(?: mehr)?) (?:zu )?(?:stimmen|abstimmen|wählen)\W*",
    re.IGNORECASE,
)


def votes_no_more(words: str) -> str:
    """Return who is to vote no more for whoever writes; nothing of other words."""
    found = _VOTES_NO_MORE.fullmatch(words)
    return (found["who"] or found["wer"]) if found else ""


_PIECE: Final = re.compile(r"[^.!?\n,;…]+[.!?\n,;…]*\s*")
_BETWEEN: Final = re.compile(r"\s*(?:,|;|\s(?:and|und))\s+", re.IGNORECASE)
_WAIT: Final = re.compile(r"\s+(?=(?:or|oder|aber|but) (?:wait|warte)\b)", re.IGNORECASE)
_AND: Final = re.compile(r"^\W*(?:and|und)\s+|\s+(?:and|und)\W*$", re.IGNORECASE)


def clauses_of(words: str) -> Sequence[str]:
    """Return the clauses of a message; the two of one with a setting beside something else."""
    for found in _BETWEEN.finditer(words):
        halves = words[: found.start()], words[found.end() :]
        if any(map(sets_terms, halves)):
            return halves
    return _PIECE.findall(_WAIT.sub(", ", words))


def alone(clause: str) -> str:
    """Return a clause without what joins it to another."""
    return _AND.sub("", clause.strip(" ,;"))
