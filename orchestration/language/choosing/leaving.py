"""Words by which somebody leaves their vote to another, or their place: "Ana votes for me"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from orchestration.language.choosing.proxies import ends_proxy

_HERE: Final = (
    r"(?: (?:here|on this(?: (?:vote|one|poll))?|in this (?:vote|one|poll)|with this|this time"
    r"|today|please|pls|now|hier|dabei|diesmal|bitte|jetzt|bei der (?:abstimmung|umfrage)))*[.!]*"
)
_KINDLY: Final = (
    r"(?:(?:please|pls|bitte|i(?:['’]ll| will|['’]d like to| want to)?|ich(?: will| möchte)?"
    r"|(?:can|could) (?:i|you)|(?:kann|darf) ich) )*"
)
_OWN: Final = r"(?:my (?:vote|ballot|voice)|meine stimme)"
_FOR_ME: Final = (
    r"(?:(?:for|für) (?:me|mich)|on my behalf|in my (?:name|place|stead)|an meiner stelle"
    r"|in meinem namen)"
)
_MAY: Final = r"(?:can|may|should|will|shall|has to|gets? to|darf|soll|kann|wird)"
_I_WANT: Final = (
    r"(?:i(?:['’]?d| would)? (?:really )?(?:like|love|want|prefer|rather have|be (?:happy|glad) if)"
    r"(?: it if| for)?)"
)
_ICH_WILL: Final = (
    r"(?:(?:ich )?(?:will|möchte|hätte gerne?|wünsche mir|fände es gut|würde gerne?(?: haben)?"
    r"|wäre froh))"
)
_NAME: Final = (
    r"(?:(?!(?:who|what|which|wer|was|welche\w*|it|this|that|nobody|everybody|everyone|niemand|jeder"
    r"|alle|i|ich|you|du|did|do|does|have|has|is|was|were|hast|hat|ist)\b)"
    r"@?[^\W\d_][\w'’-]*(?: [^\W\d_][\w'’-]*)?)"
)
_DELEGATE: Final = r"proxy|delegate|stand-?in|deputy|representative"
_LEAVES: Final = re.compile(
    rf"(?P<votes>{_NAME}) (?:{_MAY} )?(?:votes?|decides?|chooses?|stimmt|entscheidet|wählt)"
    rf" {_FOR_ME}(?: mit)?(?: ab)?{_HERE}"
    rf"|(?P<darf>{_NAME}) {_MAY} {_FOR_ME} (?:mit ?)?(?:ab)?(?:stimmen|wählen|entscheiden){_HERE}"
    rf"|(?P<casts>{_NAME}) (?:{_MAY} )?(?:casts?|uses?) {_OWN}(?: for me)?{_HERE}"
    rf"|(?:stimmt|entscheidet|wählt) (?P<inverted>{_NAME}) {_FOR_ME}(?: mit)?(?: ab)?{_HERE}"
    rf"|(?:my (?:{_DELEGATE}) is|meine? vertret(?:er|erin|ung) ist) (?P<named>{_NAME}?){_HERE}"
    rf"|(?:make|set) (?P<made>{_NAME}?) (?:as )?my (?:{_DELEGATE}){_HERE}"
    rf"|(?P<proxy>{_NAME}) (?:(?:has|holds) my proxy|(?:is|acts as) my (?:{_DELEGATE})"
    r"|ist meine? vertret(?:er|erin|ung)|vertritt mich|stands in for me"
    rf"){_HERE}"
    rf"|(?P<holds>{_NAME}) (?:{_MAY} )?(?:hat|has|have|gets?|bekommt|kriegt|takes?) {_OWN}{_HERE}"
    rf"|(?P<haben>{_NAME}) {_MAY} {_OWN} (?:haben|bekommen|kriegen|abgeben|nutzen){_HERE}"
    rf"|{_KINDLY}(?:let|lass|lasst) (?P<lets>{_NAME}) (?:(?:cast|use|have) {_OWN}"
    rf"|vote {_FOR_ME}|{_FOR_ME} (?:ab)?stimmen|{_OWN} abgeben){_HERE}"
    rf"|{_KINDLY}delegate (?:it )?to (?P<delegates>{_NAME}){_HERE}"
    rf"|{_KINDLY}(?:give|leave|delegate|hand|transfer|pass|assign|gebe?|gib|überlasse?|überlass"
    rf"|übertrage?) (?:over )?{_OWN}(?: over| on)?(?: to| with| an| auf)?"
    rf" (?P<given>{_NAME}?)(?: ab| geben| übertragen)?{_HERE}"
    rf"|{_KINDLY}(?:give|gebe?|gib|überlass) (?P<to>{_NAME}) {_OWN}{_HERE}"
    rf"|{_KINDLY}{_OWN} (?:(?:bitte|gerne?|lieber) )*(?:an|auf) (?P<an>{_NAME}?)"
    rf" (?:ab)?(?:geben|übertragen){_HERE}"
    rf"|(?:my vote (?:goes )?to|meine stimme (?:geht )?an) (?P<goes>{_NAME}?){_HERE}"
    rf"|(?:ich )?(?:überlasse|übertrage) (?P<gibt>{_NAME}) meine stimme{_HERE}"
    rf"|{_I_WANT} (?P<wants>{_NAME}) (?:to |would |could )?(?:votes?|decides?|chooses?) {_FOR_ME}"
    rf"{_HERE}"
    rf"|{_ICH_WILL},? (?:dass |das |wenn )?(?P<dass>{_NAME}) {_FOR_ME} (?:mit )?"
    rf"(?:(?:ab)?stimmt|(?:ab)?stimmen (?:würde|kann|könnte|soll)|entscheidet|wählt){_HERE}",
    re.IGNORECASE,
)
_MAY_LEAVE: Final = re.compile(
    rf"(?:the )?same (?:vote )?(?:as|like) (?P<same>{_NAME}?){_HERE}"
    rf"|(?:ditto|\+ ?1)(?: to| for| on)? (?:what )?(?P<ditto>{_NAME}?)(?: said| says)?{_HERE}"
    rf"|(?:(?:i(?:['’]ll| will)?|ich) (?:vote|do|stimme|mach|mache|nehm|nehme) )?"
    rf"(?:(?:genau|das ?gleiche|dasselbe|genauso|so|like|just like) )?(?:wie|as|like)"
    rf" (?P<wie>{_NAME}?){_HERE}"
    rf"|i(?:['’]ll| will|['’]d)? (?:go|side) with (?P<with>@?[A-Za-z][\w'’-]*){_HERE}"
    rf"|(?:ich )?schlie(?:ß|ss)e? mich (?P<dem>{_NAME}?) an{_HERE}|"
    rf"(?:(?:me too|same|ich auch),? )?"
    rf"(?:i(?:['’]ll| will|['’]d| am|['’]?m)? (?:just )?(?:take|have|want|vote(?: for)?"
    rf"|(?:go|going)(?: along)? with|(?:fine|ok|okay|happy|good) with|follow)"
    rf" |ich (?:nehme?|stimme|mache?|will|gehe?|richte mich)(?: für| mit| nach)? )?"
    rf"(?:das,? |dem,? |dasselbe,? )?"
    rf"(?:whatever|what|was) (?P<says>{_NAME})"
    rf" (?:has|had|took|takes|hat|hatte|says|said|wants|picks|picked|chooses|chose"
    rf"|thinks|decides|votes|voted|sagt|will|meint|nimmt|wählt|stimmt|gesagt hat|gesagt"
    rf"|genommen hat)(?:,? (?:is|ist|passt|goes|works)(?: .{{1,20}})?"
    rf"|,? (?:i(?:['’]ll)?|me|das|dem)?(?: ?(?:vote|take|do|pick|choose|have|wähle?|nehme?|mache?"
    rf"|stimme?))(?: ich)?(?: (?:too|as well|for|auch))*)?{_HERE}"
    rf"|(?:i(?:['’]d)? |ich )?(?:trust|vertraue?) (?P<trusts>{_NAME}?){_HERE}"
    rf"|i(?:['’]?m| am) with (?P<sides>{_NAME}?){_HERE}"
    rf"|(?:ich )?(?:bin|wäre)(?: (?:da|ganz|auch|voll))* bei (?P<bei>{_NAME}?){_HERE}"
    rf"|(?:ich )?gehe?(?: (?:da|auch))* mit (?P<mit>{_NAME}?) mit{_HERE}",
    re.IGNORECASE,
)
_PASSES_ON: Final = re.compile(
    rf"(?:can|could|may|kann|könnte|darf) (?P<kann>{_NAME}) (?:(?:vote|decide|choose) {_FOR_ME}"
    rf"|{_FOR_ME} (?:mit ?)?(?:ab)?(?:stimmen|wählen|entscheiden)){_HERE}\??|"
    rf"(?:me\? )?i(?:['’]ll| will|['’]d| would)? (?:pass|hand|leave|give) (?:this|that|it)(?: one)?"
    rf"(?: on| over)? to (?P<on>{_NAME}?){_HERE}"
    rf"|(?:i(?:['’]ll| will|['’]d(?: like to)?| would)?|ich)(?: (?:rather|lieber|dann|just))*"
    rf" (?:give|leave|delegate|hand|gebe?|überlasse?|übertrage?) (?:over )?"
    rf"(?:my vote|mine|meine(?: stimme)?)(?: (?:over|lieber|dann))*(?: to| an| dem| der)?"
    rf" (?P<mine>{_NAME}?)(?: ab)?{_HERE}"
    rf"|(?:let|lass|lasst) (?P<let>{_NAME}?) (?:decide|choose|pick|vote|entscheiden|wählen){_HERE}"
    rf"|(?:that|this|it)(?:['’]s| is) for (?P<whose>{_NAME}?) to (?:decide|say|choose){_HERE}"
    rf"|(?:ich\? )?(?:ich )?(?:gebe?|reiche?|überlasse?) (?:das|es)(?: an)? (?P<weiter>{_NAME}?)"
    rf"(?: weiter| ab)?{_HERE}"
    rf"|das (?:soll|kann|darf|muss) (?P<soll>{_NAME}?) (?:entscheiden|sagen|wählen){_HERE}"
    rf"|das (?:entscheidet|sagt) (?P<entscheidet>{_NAME}?){_HERE}",
    re.IGNORECASE,
)
_TAKES_BACK: Final = re.compile(
    rf"(?:i(?:['’]d like to| want to| want)? |ich |please |bitte )*(?:take|get|have|hole?|nehme?"
    rf"|nimm) (?:my vote|meine stimme) (?:(?:back )?from {_NAME}(?: back)?"
    rf"|(?:wieder )?(?:von|bei) {_NAME}(?: wieder)? zurück){_HERE}"
    rf"|(?:i(?:['’]ll| will)? )?(?:take|get|want) back (?:my vote|my ballot) from {_NAME}{_HERE}"
    r"|(?:please |bitte )?(?:(?:don['’]?t|do not) delegate(?: (?:it|my vote))?"
    r"(?: any ?more| any longer)?"
    rf"|stop delegating(?: my vote)?|undelegate(?: my vote)?|no more delegat\w+){_HERE}"
    rf"|i(?:['’]d| would) (?:rather|prefer to|like to) vote (?:myself|for myself){_HERE}"
    rf"|{_NAME} (?:no longer votes|doesn['’]t vote|does not vote|should not vote) for me{_HERE}"
    rf"|{_NAME} (?:shouldn['’]?t|should no longer|need(?:n['’]?t| not)|(?:doesn['’]?t|does not)"
    rf" (?:need|have) to) (?:vote|decide) for me(?: any ?more| any longer)?{_HERE}"
    rf"|{_NAME} stimmt nicht (?:mehr )?für mich(?: ab)?{_HERE}"
    rf"|{_NAME} (?:soll(?:te)?|darf|muss|braucht) (?:doch )?nicht (?:mehr )?für mich"
    rf"(?: (?:(?:ab)?(?:zu)?stimmen|wählen|entscheiden))?{_HERE}"
    rf"|(?:ich stimme?|i(?:['’]ll| will)? vote)(?: doch)? (?:selbst|selber|myself|for myself)"
    rf"(?: ab)?(?: after all| again)?{_HERE}",
    re.IGNORECASE,
)
_INSTEAD: Final = re.compile(r"\s*\b(?:instead|stattdessen|statt dessen)\b", re.IGNORECASE)
_WANTS_BACK: Final = re.compile(
    r"(?:(?:can|could|may|please|pls|bitte|i|ich|would|like|want"
    r"|will|möchte|need|to|have|get|['’]d)[ ,]+)*"
    rf"(?:(?:give|hand) (?:me )?(?:back )?)?{_OWN} (?:back|wieder|zurück)(?: to me| haben)?"
    rf"{_HERE}\??"
    rf"|(?:give|hand) (?:me )?back {_OWN}{_HERE}",
    re.IGNORECASE,
)
_RATHER_NOT: Final = (
    r"(?:(?:no|nope|nah|actually|wait|sorry|hm+|ok(?:ay)?|oh|so|never ?mind|nvm|scratch that"
    r"|scrap that|forget (?:it|that)|(?:i )?take (?:that|it) back|(?:i(?:['’]ve)? )?changed my mind"
    r"|on second thoughts?|no need|not needed|nein|nee|nö|ne|ach|doch nicht|doch|lass(?: mal"
    r"|(?: es)? gut sein)?|moment|warte|quatsch|kommando zurück|(?:ich )?nehme? (?:das|es) zurück"
    r"|nimm das zurück|vergiss (?:es|das)|nicht nötig|(?:ich )?(?:habe?['’]?s?)(?: es)? mir anders"
    r" überlegt|and|und|but|aber|then|dann|please|pls|bitte)[\s,.!;:–-]+)*"
)
_VOTES_ONESELF: Final = re.compile(
    rf"{_RATHER_NOT}(?:(?:i(?:['’]ll| will| would|['’]d|['’]m going to|['’]m gonna| can| want to"
    r"| wanna| do)?|ich|let me|lemme)[, ]+)?"
    r"(?:(?:rather|prefer to|like to|just|now|doch|dann|lieber|jetzt|das|es|kann|will|möchte|würde"
    r"|better|gonna) )*"
    r"(?:(?:vote|do (?:it|that|this)|decide|handle (?:it|that)|cast (?:it|my vote)|stimme?"
    r"|mach(?:e)?(?:['’]?s)?|wähle?|entscheide?|abstimmen|machen|wählen) )?"
    r"(?:(?:das|es|doch|dann|lieber|jetzt|it|that|ab|now|then|for) )*"
    r"(?:selbst|selber|myself|on my own|alone|alleine?|personally|in person)"
    r"(?: (?:ab|then|now|after all|again|machen|abstimmen|wählen|tun|entscheiden|lieber|today"
    rf"|heute))*{_HERE}\W*",
    re.IGNORECASE,
)
"""That one does it oneself, which is said of a vote where that is left to somebody."""

_WHO_VOTES: Final = re.compile(
    r"(?:and |so |und )?(?:(?:who|wer)(?:['’]s| is| does)? ?(?:votes?|voting|stimmt|decides?)"
    rf" {_FOR_ME}(?: ab)?"
    rf"|(?:to whom|who) do i (?:delegate|leave {_OWN})(?: to)?|who(?:['’]s| is) my (?:{_DELEGATE})"
    rf"|(?:to whom|who) (?:have|did) i (?:left|leave|given?|delegated?) {_OWN}(?: to)?"
    rf"|who has {_OWN}|wer hat meine stimme){_HERE}\??",
    re.IGNORECASE,
)
_ONESELF: Final = re.compile(
    r"(?:(?![^,;.!?]*\b(?:if|unless|when|wenn|falls)\b)[^,;.!?]{2,60}?[,;.!–-]+ +"
    r"(?:so |and |also |und )?)?"
    r"(?:(?:no|nein|nope|nee|ok(?:ay)?|actually|doch|then|dann|moment|wait|warte|hm+)[,.]? +)*"
    r"(?:(?:i(?:['’]?ll| will|['’]?d| can)? |(?:da |dann )?(?:ich(?: kann| will| möchte)?|kann ich"
    r"|stimme? ich) )?"
    r"(?:(?:rather|now|just) )?(?:vote|decide|stimme?|wähle?|entscheide)?"
    r"(?: ?(?:doch|jetzt|dann|lieber|wieder))*|lieber|doch(?: lieber)?|rather)"
    r" ?(?:selbst|selber|myself|for myself)(?: ab(?:stimmen)?| wählen)?(?: after all| again| now)?"
    r" *[:,.;–-]+ *(?P<vote>\S.*)",
    re.IGNORECASE,
)
_SEAT: Final = r"(?:place|spot|seat|slot|ticket|platz|sitz|startplatz)"
_ANYBODY: Final = (
    r"(?:some ?one|some ?body|any ?one|any ?body|who ?ever|another(?: person)?|others"
    r"|the next(?: one| person)?|who(?:ever)? (?:is )?wait(?:s|ing)|jemand|wen|wer|(?:der|die|den)"
    r" nächsten?|eine[mnr]?)(?: else|(?: |)ander(?:e[mnrs]?|s))?"
)
_PLACE: Final = re.compile(
    r"\b(?:give|pass|hand|offer|free|release|return|vacate|surrender|cancel)(?: (?:up|back|away|on"
    rf"|over))?(?: {_ANYBODY})? (?:my|the) {_SEAT}\b(?! (?:to|for) (?!{_ANYBODY}))"
    rf"|\b(?:don['’]?t|do not|no longer) (?:need|want) (?:my|the) {_SEAT}\b"
    rf"|\bmy {_SEAT} (?:is|becomes|gets|can be|will be) (?:\w+ )?(?:free|available|up for grabs"
    rf"|open|given away)\b|\bmy {_SEAT} (?:can go|goes) to (?:{_ANYBODY}|another)\b"
    rf"|\b{_ANYBODY} (?:can|may|could|should) (?:gladly |happily )?(?:have|take|get|use) my {_SEAT}"
    r"\b|\b(?:gebe?|gib|brauche?|mache?|räume?|will|möchte|kann|muss)(?: ich)?"
    rf"(?: (?:doch|leider|wieder|gern|gerne|jetzt|lieber))* (?:meinen|den) {_SEAT}\b"
    rf"(?! (?:an|für) (?!{_ANYBODY}))"
    rf"|\bmein {_SEAT} (?:ist|wird|wäre)(?: (?:doch|jetzt|nun|wieder|dann|leider))* (?:frei|übrig"
    rf"|zu haben)\b|\b{_ANYBODY} (?:kann|darf|soll) (?:gern |gerne )?meinen {_SEAT}\b"
    rf"|\b(?:meinen|den) {_SEAT} (?:bitte |wieder )?(?:her|zurück|weiter|ab|frei)(?:geben|machen)?"
    r"\b",
    re.IGNORECASE,
)
"""That somebody lets go of their place, for whoever waits: “give my spot to someone else”."""

_CANNOT_COME: Final = re.compile(
    r"(?:(?:sorry|oh no|leider)[,:]? )?(?:i (?:can['’]?t|cannot|won['’]?t)(?: be able to)?"
    r" (?:come|make it|join|attend)"
    r"|ich kann(?: (?:leider|doch))* nicht (?:(?:mit)?kommen|dabei sein))"
    r"(?: (?:after all|any ?more|anymore|today|sorry|leider|doch nicht))*[.!]*",
    re.IGNORECASE,
)
_ASKS_FOR_PLACE: Final = re.compile(
    r"(?:so |and |hey )?(?:do|did|have) i(?: still)? (?:have|get|got) (?:a|my|the)"
    r" (?:place|spot|seat)(?: now| yet)?[?!. ]*"
    r"|(?:und |also )?(?:habe?|bekomme?|kriege?) ich(?: noch| jetzt)? (?:einen|meinen|den) platz"
    r"(?: bekommen)?[?!. ]*",
    re.IGNORECASE,
)
_HALF: Final = re.compile(
    r"(?:(?:i|ich) )?(?:can |kann )?(?:only|just|nur) (?:(?:be there|stay|come|make|attend|join"
    r"|bleiben|da sein) )?(?:for )?(?:the |die |in der )?(?:first|second|last|erste[nr]?"
    r"|zweite[nr]?|letzte[nr]?) (?:half|hälfte|part|teil)"
    r"(?: (?:bleiben|kommen|da ?sein|of it|dabei))?[.!]*",
    re.IGNORECASE,
)


_CLAUSES: Final = re.compile(r"\s*[,;.–]\s+|\s+-\s+")
_AWAY: Final = re.compile(
    r"\b(?:off|away|out|gone|leaving|on leave|on holiday|travel+ing|abroad"
    r"|flugzeug|flieger|(?:on|in) (?:a|the) (?:plane|flight|train)|im zug"
    r"|no wifi|no idea|no time|no clue|busy|sick|swamped|slammed|buried|drowning|overloaded"
    r"|can['’]?t|weg|raus|krank|unterwegs"
    r"|verreist|im urlaub|nicht da|keine ahnung|kann nicht|schaff"
    r"|land unter|keine zeit|im stress|zu viel los|überlastet)\b",
    re.IGNORECASE,
)
"""Why somebody leaves their vote: they are not there, or don't know."""

_SAID: Final = re.compile(
    r"(?!.*(?:[?:]|\b(?:if|unless|when|but|not|never|wenn|falls|aber|nicht|nie|nur|only)\b|n['’]t\b))",
    re.IGNORECASE,
)
"""What may be any reason: it makes no condition, and denies nothing."""

_FOR_LONGER: Final = re.compile(
    r"[\s,]*\b(?:(?:starting |as )?from (?:now|today|here)(?: on(?:wards?)?)?|until further notice"
    r"|for (?:the time being|the future|good)|in (?:the )?future|going forward|permanently"
    r"|(?:every|each) time|in (?:all|every) (?:votes?|polls?)|whenever (?:there(?:['’]s| is) a vote"
    r"|we vote)"
    r"|ab (?:jetzt|sofort|heute)(?: immer)?|von (?:jetzt|nun|heute) an|bis auf weiteres"
    r"|künftig|in zukunft|zukünftig|dauerhaft|jedes ?mal|(?<=\s)(?:immer|always))\b",
    re.IGNORECASE,
)
"""How long somebody is to vote for another: each vote is left by itself."""

_LEAD: Final = re.compile(
    r"^(?:(?:hm+|oh|ok(?:ay)?|well|actually|so|then|and|und|no|nah|wait|sorry|hey|ach|na|gut|also"
    r"|doch|eigentlich|dann|nee|moment|äh|alles klar)\b[\s,.:;–-]+)+(?=\S)",
    re.IGNORECASE,
)
"""How words begin that change something, and say nothing by that."""


_VOTERS: Final = (
    *("votes", "inverted", "named", "made", "darf", "casts", "proxy", "lets", "delegates"),
    *("kann", "on", "let", "whose", "weiter", "soll", "entscheidet"),
)
"""Who is named as voting, or deciding, and not as what is voted for."""


@dataclass(frozen=True, slots=True)
class VoteLeft:
    """To whom a vote is left, by name; sure where the words say that it is a vote."""

    name: str
    is_sure: bool
    is_same: bool = False
    """They vote as somebody does, whose vote may be known."""


def vote_left(text: str) -> VoteLeft | None:
    """Return to whom words leave a vote; None where they don't."""
    text = _said_of_voter(text)
    if _MAY_I.match(text) and (found := _LEAVES.fullmatch(text.rstrip(" ?"))):
        return VoteLeft(next(filter(None, found.groupdict().values())).lstrip("@"), is_sure=False)
    for pattern, is_sure in ((_LEAVES, True), (_PASSES_ON, False), (_MAY_LEAVE, False)):
        if found := pattern.fullmatch(text.strip()):
            name = next(each for each in found.groupdict().values() if each)
            is_same = pattern is _MAY_LEAVE and not found["trusts"]
            return VoteLeft(name.lstrip("@"), is_sure, is_same)
    return None


_MAY_I: Final = re.compile(r"(?:can|could|may|kann|könnte|darf) (?:i|ich)\b.*\?\s*$", re.IGNORECASE)
"""Who asks whether they can is offered to: “kann ich meine Stimme an Raj abgeben?”."""


def is_for_longer(text: str) -> bool:
    """Tell whether a vote is left for more than one time: “Raj votes for me from now on”."""
    return _FOR_LONGER.search(text) is not None and vote_left(text) is not None


def _said_of_voter(text: str) -> str:
    """Return what is said of who votes, without how it begins, and for how long that is."""
    plain = _INSTEAD.sub("", _FOR_LONGER.sub("", text))
    return _LEAD.sub("", " ".join(plain.strip(" ,").split()))


def voter_named(text: str) -> str | None:
    """Return whom words have vote for who speaks, by name: “Raj votes for me”, not “Raj it is”."""
    text = _said_of_voter(text)
    found = _LEAVES.fullmatch(text) or _PASSES_ON.fullmatch(text)
    names = found.groupdict() if found else {}
    return next((name.lstrip("@") for each in _VOTERS if (name := names.get(each))), None)


def another_votes(text: str) -> str:
    """Return whom a clause of words has vote for who speaks: “can Ana vote for me? I'm out”."""
    clauses = (each.strip() for each in re.split(r"[?!.,;–-]+(?:\s+|$)", text) if each.strip())
    return next(filter(None, map(voter_named, clauses)), None) or ""


def vote_left_beside(text: str) -> VoteLeft | None:
    """Return to whom a clause leaves a vote beside another that says why; None where none does.

    "Off from this afternoon, Omar decides for me" is such, and "I'll leave it to Ines, she knows".
    """
    head, *rest = _CLAUSES.split(text.strip(), maxsplit=1)
    if not rest or "?" in rest[0]:
        return None
    has_reason = _AWAY.search(head) or (_LEAVES.fullmatch(rest[0].strip()) and _SAID.match(head))
    clauses = (rest[0], head) if has_reason else (head,)
    if any(p.fullmatch(each.strip()) for each in clauses for p in (_LEAVES, _PASSES_ON)):
        found = next(left for each in clauses if (left := vote_left(each)))
        return VoteLeft(found.name, is_sure=False)
    return None


def takes_vote_back(text: str) -> bool:
    """Tell whether somebody votes themselves again: "take my vote back from Ana"."""
    plain = re.sub(rf"^{_RATHER_NOT}", "", text.strip(), flags=re.IGNORECASE)
    return ends_proxy(plain) or any(
        _TAKES_BACK.fullmatch(each) for each in (plain, plain.rpartition(", ")[2])
    )


def own_vote(text: str) -> str:
    """Return the vote of who says that they vote themselves: "I vote myself: Fox"; else nothing."""
    found = _ONESELF.fullmatch(text.strip())
    return found["vote"] if found else ""


def gives_place_back(text: str) -> bool:
    """Tell whether somebody gives back the place that they have: "I give up my place"."""
    return "?" not in text and _PLACE.search(text) is not None


def cannot_come(text: str) -> bool:
    """Tell whether somebody says that they cannot come, and nothing else."""
    return _CANNOT_COME.fullmatch(text.strip()) is not None


def asks_for_place(text: str) -> bool:
    """Tell whether somebody asks whether they have a place: "do I have a place?"."""
    return _ASKS_FOR_PLACE.fullmatch(text.strip()) is not None


def is_of_a_half(text: str) -> bool:
    """Tell whether somebody comes to a part of something alone: "only the first half"."""
    return _HALF.fullmatch(text.strip()) is not None


def wants_vote_back(text: str) -> bool:
    """Tell whether words would have one's vote back, whoever has it: "give me my vote back".

    So do those of who has left it to somebody and would do it alone: "no, I do it myself".
    """
    said = text.strip()
    return any(each.fullmatch(said) for each in (_WANTS_BACK, _VOTES_ONESELF))


def asks_who_votes(text: str) -> bool:
    """Tell whether words ask who has one's own vote: "who votes for me?"."""
    return _WHO_VOTES.fullmatch(text.strip()) is not None
