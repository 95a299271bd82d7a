"""What a reply proposes, where proposals are asked for: "pizza, or that new noodle place"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.choosing.asides import (
    BRUSHED_ASIDE,
    MEANWHILE,
    asks,
    gets_going,
)
from orchestration.language.choosing.asking.malformed import unformatted
from orchestration.language.choosing.asking.pieces import capital, each_once, pieces, unmarked
from orchestration.language.choosing.held.agreement import agreement_in
from orchestration.language.choosing.held.said_of_it import is_clause, is_said_of_it, is_undecided
from orchestration.language.choosing.held.sides import promises_vote
from orchestration.language.choosing.lists.ventured import ventured_in, without_why
from orchestration.language.choosing.remarks import is_about_so_much, is_remark
from orchestration.language.choosing.words import plain, words_of
from orchestration.language.talk.social import is_social

_LEAD: Final = re.compile(
    r"^(?:(?:or|and|oder|und|also|auch|hm+|ah|ä+h+m*|ö+h+m*|u+h+m*|e+hm+"
    r"|wait,? no|no,? wait|warte,? (?:nein|nee?)"
    r"|(?:nein|nee?|nö),? (?:doch|warte|moment)"
    r"|(?P<maybe>maybe|perhaps|vielleicht|eventuell|evtl\.?)|well|ok(?:ay)?|i think|ich finde"
    r"|oh|ach|na|wait|warte|actually|then|dann|halt|eben|so?rr?y|oops|ups"
    r"|natürlich|of course|eigentlich|omg|o+h|wow)[,.…]*\s+)*"
    r"(?P<lead>how about|what about|wie wär['’]?e?s? (?:es )?"
    r"(?:(?:denn|eigentlich|vielleicht|also|dann|einfach|mal|noch|doch|sonst) )*mit"
    r"|why not|i(?:['’]?d| would)? "
    r"(?:propose|suggest|say|vote for)|ich (?:sage?|würde sagen)|ich schlage vor"
    r"|(?:mein )?vorschlag\b:?|(?:my )?proposals?\b:?|"
    r"let['’]?s (?:do|go for|take|try|go to|have|get|eat|order|grab)|"
    r"(?:we (?:could|should)|(?:can|could|should|shall) we) "
    r"(?:do|go to|go for|try|take|get|have|order)|"
    r"(?:another|one) (?:idea|option):?|(?:one more|another one|noch (?:ein(?:e[nrs]?|s)?|was)):"
    r"|idea:?|option:?|alternativ(?:ely)?\b[:,]?"
    r"|(?:put|add)(?:\s+(?:in|down))?\b|\+)?\s*",
    re.IGNORECASE,
)
_TAIL: Final = re.compile(
    r"(?:,?\s*(?:maybe|perhaps|vielleicht|please|bitte|on the list|to the list|dazu|too|as well"
    r"|auch|then|dann|instead|though|(?-i:actually|eigentlich)"
    r"|obviously|definitely|for sure|ofc|natürlich|eindeutig"
    r"|(?<=\S\s)(?-i:again|nochmal|wieder)))+$",
    re.IGNORECASE,
)
_IN_WHOSE_PLACE: Final = re.compile(
    r"\s+(?:instead of|rather than|statt|anstatt|anstelle von)\s+\S.*$", re.IGNORECASE
)
_ALTERNATIVE: Final = re.compile(
    r"(?:.*[^\w-])?(?:(?:or|oder|und|and)\s+)?"
    r"(?:alternativ(?:ely)?|als alternative|as an alternative)"
    r"\b[:,]?\s+(?P<what>[^,;.:!?\n]{2,50})[\s.!]*",
    re.IGNORECASE | re.DOTALL,
)
"""What is named in the place of what was said before: “… alternativ Kaffeeklatsch”."""

_AN_ORDER: Final = re.compile(
    r"(?P<verb>make(?= (?:it|this|that) )"
    r"|rename|umbenennen|scratch|remove|delete|drop|forget|cross|strike|scrap|skip"
    r"|withdraw|retract|replace|swap|undo|vergiss|streiche?|lösche?|entferne?|ersetze?|benenne)\s+"
    r"(?P<next>\S)",
    re.IGNORECASE,
)

_GOES_AGAIN: Final = re.compile(
    r"(?:(?:please|can you) )*(?:take|throw|kick|cross) .+ (?:out|off|back|away)"
    r"|(?:(?:nee?|nein|nö|ach|doch|bitte|leute) )*"
    r"(?:(?:nimm|nehmt|werft?|wirf|schmei(?:ß|ss)t?|tut?|macht?) .+|\S+(?: \S+){0,2})"
    r" (?:runter|raus|weg)",
    re.IGNORECASE,
)
"""Something is taken off again, and not proposed, whatever it is called."""

_MORE_TIME: Final = re.compile(
    r"(?:a (?:bit|little) |some |noch |etwas |ein bisschen |eine? )*(?:extra|more|another"
    r"|additional|longer|mehr|weitere[nrs]?|noch|\d+ more|one more)\s+(?:(?:ein|half)\w* )*"
    r"(?:(?:an )?hours?|minutes?|mins?|days?|weeks?|time|stunden?|minuten|tage?|wochen?|zeit)"
    r"(?: more| mehr| länger)?"
    r"(?: (?:to|for|for this|um|zum|für) .*)?"
    r"|(?:again|once more|nochmal|noch einmal|wieder)\b.*",
    re.IGNORECASE,
)
"""More time, or the same again, is nothing to choose: “can we get an extra hour?”."""

_NUMBERED: Final = re.compile(r"(?:^|(?<=\s))\(?\d{1,2}[.)]\s+(?=\S)")
_BETWEEN: Final = re.compile(
    r"\s*(?:\n|;|,\s*(?:or|oder|and|und)?\b|\bor\b|\boder\b|(?<=\))\s+(?:and|und)\b)\s*",
    re.IGNORECASE,
)
_ARTICLE: Final = re.compile(
    r"^(?!(?-i:The [A-Z]))(?:an?|the|that|this|some|ein(?:e[mnr]?)?|das|der|die|dem|den)\s+",
    re.IGNORECASE,
)
"""“The Weekly” is called so, and “the weekly” is a weekly."""

_OF_THE_LISTED: Final = re.compile(
    r"(?:(?:let['’]?s|we(?:['’]ll| should)?|i['’]?d(?: rather)?|lieber|doch|dann) )*"
    r"(?:stick (?:with|to)|stay with|bleib\w*(?: wir| doch| lieber)* beim? )"
    r"|(?:all|alles?|any|anything|everything)(?: of (?:them|these|those))?,? "
    r"(?:but|except|besides|außer|ausser|bis auf)\b"
    r"|(?:lieber|eher|rather) .+ (?:als|than) .+"
    r"|.+ (?:besser|better|nicer|schöner|lieber) (?:als|than) .+"
    r"|.*\bveto (?:ein )?(?:gegen|against|on)\b|i(?:['’]d| would)? veto\b"
    r"|.+ (?:(?:can|could|should|must|may|has to|needs to) go"
    r"|(?:kann|könnte|muss|darf|soll|sollte) (?:weg|raus|runter))$",
    re.IGNORECASE,
)
"""What is said of things that are there already: that they stay, or go."""

_CURRENCY: Final = r"(?:[€$£]|(?:euros?|eur|dollars?|bucks|pounds?|quid|chf|franken)\b)"
_EACH: Final = r"(?:(?:a|per|pro|je)\s+(?:head|person|kopf|nase)|each|pp|p\.p\.)"
_PRICE: Final = (
    r"(?P<price>(?:(?:ca\.?|circa|about|around|roughly|etwa|ungefähr|so)\s+)*"
    rf"(?:[€$£]\s?\d+(?:[.,]\d+)?(?:\s+{_EACH})?"
    rf"|\d+(?:[.,]\d+)?\s?(?:{_CURRENCY}(?:\s+{_EACH})?|{_EACH})))(?!\w)"
)
_PRICED: Final = re.compile(
    rf",\s*{_PRICE}(?=\s*(?:$|[,;\n]|(?:or|oder|and|und)\b))", re.IGNORECASE
)
_IS_PRICE: Final = re.compile(rf"(?:^|[,;\n]|\bor\b|\boder\b)\s*{_PRICE}\s*$", re.IGNORECASE)
_PRICE_BEHIND: Final = re.compile(rf"\s+vor,?\s*{_PRICE}[.!]*$", re.IGNORECASE)
_WHY_BEHIND: Final = re.compile(
    r"(?P<said>\bich schlage?\b[^,;.!?]+ vor)\s*[,;.!–-]+\s+(?!(?:oder|und|aber)\b)[^\d?]+$",
    re.IGNORECASE,
)
"""What is told behind the verb of a proposal: “ich schlage Lissabon vor, da kann ich …”."""

_BRACKETS: Final = re.compile(r"\s*\([^()]*\)")
_OF_THE_VOTE_TEXT: Final = """
deadline vote votes voting poll ballot list lists result results reminder reminders rest others
options abstimmung umfrage stimme stimmen liste ergebnis ergebnisse erinnerung frist anderen
abstimmen voten votes proposals proposal suggestions vorschläge vorschlag
"""
_OF_THE_VOTE: Final = frozenset(map(plain, _OF_THE_VOTE_TEXT.split()))
"""What a vote has, and nobody would choose: "what about the deadline?"."""

_AROUND_IT_TEXT: Final = """
my your our meine deine unsere mein the a to on for of with in now already then please pls time
straight right away directly folks guys all everyone let's lets us we get go start starting begin
open close closed end move jump skip soon today finally just quick again is over done late later
jetzt mal dann endlich bitte zur zum die der den das direkt gleich sofort starten beginnen los
öffnen schließen beenden wir uns lass lasst heute bald schon leute alle ist vorbei ran an
"""
_AROUND_IT: Final = _OF_THE_VOTE | set(map(plain, _AROUND_IT_TEXT.split()))
"""What is said around these: “to the vote already”, “lass uns mal abstimmen”."""

_DESCRIBED: Final = re.compile(
    r"\b(?i:that|this|the|dieser|dieses|diesen|der|das|den)\s+"
    r"(?P<what>(?:[a-zäöüß][\w'’-]*\s+){1,3}(?i:place|restaurant|spot|joint"
    r"|café|cafe|bar|pub|diner|bistro|shop|laden|lokal|imbiss))(?:\s*,\s+|\s+[–-]\s+|:\s+)"
    r"(?P<name>[A-ZÄÖÜ][\w'’]*(?:\s+[A-ZÄÖÜ][\w'’]*)*)"
    r"(?=\s*(?:$|[.!?;]|,?\s*\b(?:or|oder|and|und)\b))"
)
"""What a place is, and then what it is called: “that georgian place, Tbilisi” is one."""

_CONDITION: Final = re.compile(
    r"\s+(?:if|unless|in case|as long as|provided|falls|wenn|sofern|solange)\s.*$"
)
_NO_PROPOSAL: Final = re.compile(r"(?:^|\s)[+-]\s?1\b|[<>]")
_NOTHING_TEXT: Final = """
nothing nothin nix nichts no not nicht never nie without ohne kein keine keinen keins keiner
keines none neither
something anything somewhere anywhere etwas irgendetwas
hauptsache irgendwo irgendwohin irgendwie solange bloß
irgendwas was it them him her us me you es ihn uns mich dich dir euch ihnen one ones
whatever wherever whichever
"""
_NOTHING: Final = frozenset(_NOTHING_TEXT.split())
_KINDLY: Final = frozenset({"bitte", "please", "pls", "aber", "but", "just", "nur", "bloß"})
"""What may stand before what somebody does not want: “bitte nichts mit Fisch”."""

_OR_ELSE: Final = re.compile(r"^(?P<one>[^?]{2,60})\?+\s+(?:or|oder)\s+(?=[^?]+$)", re.IGNORECASE)
"""Two that somebody wonders about: “pizza place nove? or the thai one on 5th”."""

_WONDERS: Final = re.compile(r"(?:[A-ZÄÖÜ][\w'’-]+\s+){1,3}[A-ZÄÖÜ][\w'’-]+\?+")
"""A name, and the mark of who does not insist: “The Byte?”."""

_WHICHEVER: Final = frozenset(
    {"all", "any", "both", "everything", "whatever", "none", "nothing", "alle", "alles", "beide"}
    | {"keine", "nichts", "egal", "either", "neither"}
)
_SIGHS_TEXT: Final = """
ups oops hoppla huch
ah mist schade verdammt menno tja naja na ja gut damn darn it well oh ach pity bummer too bad wait
then dann halt eben natürlich warte okay äh ähm öh öhm uh uhm ehm hm hmm
"""
_SIGHS: Final = frozenset(map(plain, _SIGHS_TEXT.split()))
"""Words that alone name nothing: "oh well"."""

_NOES: Final = _SIGHS | {"no", "nope", "nah", "nein", "ne", "nee", plain("nö")}
"""A no, with or without a sigh: “äh ne”."""

_MOST_WORDS: Final = 6
_TALK_TEXT: Final = """
i i'm i'd you we is are was can can't have had do does don't would will not no yes thanks thx lol
haha great nice cool works fine good sure agree me same super who what why
too nope nah yep yeah they're quatsch nonsense enthalte true exactly sounds idea idee doch
ich du wir ist sind war kann nicht nein ja danke bin hab habe stimmt genau echt ach nö nee
gefällt gefallen mag kommt kommen kidding joking jk scherz
"""
_TALK: Final = MEANWHILE | set(map(plain, _TALK_TEXT.split()))
"""Words of somebody who talks; a proposal names something."""


def proposed_in(text: str) -> tuple[str, ...]:
    """Return what a reply puts on the list, each once; nothing where it is mere talk."""
    text = _ANOTHER.sub("how about ", text.strip())
    if other := _ALTERNATIVE.fullmatch(text):
        return titles_in(other["what"])
    text = without_why(text, is_led=is_led_to_proposal(text))
    if (ventured := ventured_in(text)) is not None:
        return titles_in(ventured) if ventured else ()
    if _NO_PROPOSAL.search(text) or promises_vote(text) or is_about_so_much(text):
        return ()
    if wondered_in(text):
        return ()
    text = _OR_ELSE.sub(r"\g<one> or ", text)
    if "?" in text and not (is_led_to_proposal(text) or _WONDERS.fullmatch(text.strip())):
        return ()
    return titles_in(text)


_ANOTHER: Final = re.compile(
    r"^(?:or|oder|and|und|maybe|perhaps|vielleicht)(?: (?:maybe|perhaps|vielleicht|just|even"
    r"|auch|noch))*"
    r"\s+(?=(?:an?|some|eine?n?|'?ne?n?)\s+(?:nice|good|great|cool|fancy|nette?[rns]?|schöne?[rns]?|gute?[rns]?"
    r"|coole?[rns]?|tolle?[rns]?)\s+(?!(?:idea|one|day|thing|time|point|question|choice|option|plan|deal|way"
    r"|reason|joke|thought|idee|frage|tag|sache|punkt|grund|plan|sache|auswahl)\b)"
    r"[\w'’-]+(?:\s+[\w'’-]+){0,2}[\s.!?]*$)",
    re.IGNORECASE,
)
"""How another thing is named behind one's own list: “or a nice plant”."""

_NAME: Final = r"[^\W\d_][\w'’-]*(?: [\w'’-]+){0,2}"
_EITHER: Final = re.compile(
    r"(?:(?:or|oder|und|and|so|hm+|na|also|vielleicht|maybe|perhaps)[,.]? +)*"
    rf"(?P<one>{_NAME}?),? (?:or|oder|vs\.?) (?P<two>{_NAME})\s*\?+",
    re.IGNORECASE,
)


def wondered_in(text: str) -> tuple[str, ...]:
    """Return the two that somebody asks between, and does not propose: “Lissabon oder Porto?”."""
    found = _EITHER.fullmatch(text.strip())
    if found is None or asks(text.rstrip(" ?")) or agreement_in(found["one"]) is not None:
        return ()
    two = (titles_in(found["one"]), titles_in(found["two"]))
    return (*two[0], *two[1]) if all(len(each) == 1 for each in two) else ()


def is_led_to_proposal(text: str) -> bool:
    """Tell whether words begin as a proposal does: "how about tacos", "maybe tacos"."""
    lead = _LEAD.match(text.strip())
    return bool(lead and (lead["lead"] or lead["maybe"]))


def without_article(title: str) -> str:
    """Return what is named without the article before it."""
    return _ARTICLE.sub("", title)


_CONCEDES: Final = re.compile(
    r"^(?:(?:ok(?:ay)?|fine|gut|na gut)[\s,.!…]+){2,}(?=\S)", re.IGNORECASE
)
"""How somebody gives in before they name something: “ok ok, burgers”."""


def titles_in(text: str) -> tuple[str, ...]:
    """Return what is named, each once; nothing where some of it names nothing."""
    text = _CONCEDES.sub("", text)
    text = _NUMBERED.sub("\n", text) if len(_NUMBERED.findall(text)) > 1 else text
    said = _TAIL.sub("", BRUSHED_ASIDE.sub("", unmarked(unformatted(text))).rstrip("?!. "))
    said = _DESCRIBED.sub(r"\g<name> (\g<what>)", said)
    first, *more = pieces(_BETWEEN, _PRICED.sub(_in_brackets, said)) or ("",)
    named = [_title(each) for each in (first, *more) if each is first or not is_said_of_it(each)]
    return () if None in named else each_once(filter(None, named))


def _is_order(piece: str) -> bool:
    """Tell whether a piece orders something; two capitals are a name: “Scratch Bakery”."""
    found = _AN_ORDER.match(piece)
    if found is None:
        return _GOES_AGAIN.fullmatch(piece) is not None
    return not (found["verb"].istitle() and found["next"].isupper())


def price_ahead(text: str) -> str:
    """Return “ich schlage X vor, 15 pro Kopf” with the price beside what it is of."""
    return _WHY_BEHIND.sub(r"\g<said>", _PRICE_BEHIND.sub(r" (\g<price>) vor", text))


def _in_brackets(found: re.Match[str]) -> str:
    """Return the price of what stands before it, which is no price itself: "5€, 10€" are two."""
    of = found.string[: found.start()]
    return found[0] if not of.strip() or _IS_PRICE.search(of) else f" ({found['price']})"


def _title(piece: str) -> str | None:
    """Return what a piece names; None where it names nothing."""
    lead = _LEAD.match(piece)
    is_led = bool(lead and lead["lead"])
    named = _CONDITION.sub("", piece[lead.end() :] if lead else piece)
    named = _TAIL.sub("", _IN_WHOSE_PLACE.sub("", named)).strip(' :.!?"“”')
    title = without_article(named)
    said = [each.word for each in words_of(_BRACKETS.sub("", title))]
    if _SIGHS.issuperset(said):
        return ""
    if (
        _names_nothing(said)
        or _MORE_TIME.fullmatch(title)
        or _OF_THE_LISTED.match(piece)
        or is_clause(title)
        or is_undecided(piece)
        or any(map(_is_order, (piece, named)))
    ):
        return None
    if not is_led and (len(said) > _MOST_WORDS or _is_talk(piece, said) or is_remark(named)):
        return None
    return capital(title)


_IS_ALL_THE_SAME: Final = re.compile(
    r"(?:(?:das|es|ist|is|mir|eig|eigentlich|alles|ganz|total|echt|völlig|komplett) )*"
    r"(?:egal|wurscht|wurst|schnuppe|recht|gleich)(?: (?:eig|eigentlich|alles|mir))*"
)
"""“Mir eig egal” names nothing."""


def _names_nothing(said: Sequence[str]) -> bool:
    """Tell whether words are letters, as of a vote or a slip, or name nothing in particular."""
    is_letters = all(len(each) == 1 for each in said)
    is_of_it = _AROUND_IT.issuperset(said) and not _OF_THE_VOTE.isdisjoint(said)
    is_any = _WHICHEVER.issuperset(said) or is_of_it or _IS_ALL_THE_SAME.fullmatch(" ".join(said))
    first = next((each for each in said if each not in _KINDLY), said[0])
    return is_letters or bool(is_any) or first in _NOTHING or _NOES.issuperset(said)


def _is_talk(piece: str, said: Sequence[str]) -> bool:
    """Tell whether words are what people say to each other: a courtesy, a yes, or talk."""
    return (
        is_social(piece)
        or gets_going(piece)
        or agreement_in(piece) is not None
        or not _TALK.isdisjoint(said)
    )
