"""Who comes to what all are asked to come to, in a word or two: "me!", "ich auch", "can't"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.held.agreement import agreement_in, said_plainly
from orchestration.language.choosing.held.in_vain import is_in_vain

_LEAD: Final = (
    r"(?:(?:oh|ooh|ah|ach|yes|yeah|yay|ja|jo|ok|hey|hi|also|sorry|leider|sadly|no|nein|nope"
    r"|uh|hm+|well|(?:oh )?(?:damn(?: it)?|dammit|darn|argh+|ugh+|shit|shoot|crap|bummer"
    r"|no way|ups|oops|mist|verdammt|mann|schade|oje|oh je|shucks|fuck|scheiße))[ ,.!…:(-]+)*"
)
_TRAIL: Final = (
    r"(?:[ ,.!]+(?:please|pls|bitte|too|as well|auch|sorry|leider|though|this time|diesmal"
    r"|very much|sehr gern[e]?|gern[e]?|unbedingt|definitely|for sure|sicher|after all|doch"
    r"|:?\)|for me|für mich|i think|denk ich|really|echt|(?:if|wenn|falls|as long as|solange)"
    r" (?:(?:there['’]?s?|there is|there are|it['’]?s|you|ihr|du|es|das|still|noch|is|are|have|any)"
    r" )*(?:a |an |one |ein |einen |was |etwas )?(?:more )?"
    r"(?:room|space|places?|spots?|seats?|platz|plätze|frei|free|possible|ok|okay|geht|möglich)"
    r"(?: (?:left|free|frei|ist|sind|gibt|habt|hast|is|for me|für mich))*))*[ .!]*"
)
_COME: Final = (
    r"(?:to )?(?:come|join|go|be there|attend|take part|come along|join in|come too|have one"
    r"|take one|do it)"
)
_MIT: Final = r"(?:mit|dabei sein|mitkommen|kommen|mitmachen|teilnehmen|hin)"
_COMES: Final = re.compile(
    rf"{_LEAD}(?:me(?: too| three| as well| first)?|i|ich(?: auch)?|hier|count me in"
    r"|in|(?:mit |auch |gern[e]? )*dabei"
    r"|i can (?:come|make it|join|be there)"
    r"|i can(?: (?:do|take|cover|help|manage|make)(?: (?:it|that|this|one|out|with (?:it|that"
    r"|this)))?)?"
    r"|i(?:['’]?ll| will) (?:do|cover|help|handle|take)(?: (?:it|that|this|out|with (?:it|that)))?"
    r"|(?:i(?:['’]?m| am|['’]d be)? )?(?:happy|glad) to"
    r"(?: (?:help(?: out)?|do (?:it|that|this)|take"
    r" (?:it|that)|cover(?: it| that)?))?|i volunteer|i(?:['’]?m| am) (?:up for (?:it|that)"
    r"|available|free)"
    r"|(?:ich )?(?:mach|mache|übernehm|übernehme|nehm|nehme|kann)(?:['’]?s| das| es| die| den)"
    r"(?: (?:machen|übernehmen))?|das (?:mach|mache|übernehm|übernehme|kann) ich(?: machen)?"
    r"|(?:mach|mache|übernehm|übernehme) ich|ich kann(?: (?:helfen|mithelfen|aushelfen))?"
    r"|ich (?:helf|helfe)(?: mit)?|ich melde? mich(?: freiwillig)?|kann ich machen"
    r"|sign me up|put me (?:down|on(?: it)?)|trag mich ein|schreib mich (?:auf|ein)"
    rf"|(?:i(?:['’]?d| would)|would) (?:really |so |also )?(?:love|like) to(?: {_COME})?"
    rf"|i(?:['’]?ll| will| am going to|['’]?m going to| want to| wanna|['’]?d) (?:also )?{_COME}"
    r"|(?:i(?:['’]?m| am) )coming(?: along)?"
    r"|i(?:['’]?ll| will)? (?:take|want) (?:one|a (?:ticket|seat|spot|place))"
    r"|ich (?:nehm|nehme|will|möchte|hätte gern[e]?) (?:ein(?:en|s|e)?)(?: platz| ticket)?"
    rf"|(?:ich )?(?:komm|komme) (?:auch |gern[e]? |sehr gern[e]? )*(?:mit)?"
    rf"|(?:ich )?(?:will|möchte|mag|würde?|würd)"
    rf" (?:auch |gern[e]? |sehr gern[e]? |unbedingt )*{_MIT}"
    r"|(?:ich )?(?:wäre?|wär) (?:auch |gern[e]? |sehr gern[e]? )*dabei"
    rf"){_TRAIL}"
)
_STAYS: Final = re.compile(
    rf"{_LEAD}(?:(?:i )?(?:can['’]?t|cannot|can not|won['’]?t)"
    r"(?: (?:sadly|unfortunately|come|make it|join|attend|be there|go|do it))*"
    r"|(?:ich )?(?:kann|komm|komme|schaffe?['’]?s?|schaffe?['’]? (?:es|das))"
    r" (?:leider |da |doch )*nicht"
    r"(?: (?:kommen|mit|mitkommen|dabei sein))?|ich (?:leider )?nicht|not me"
    r"|nicht(?: dabei)?|not (?:this time|coming|in)"
    rf"){_TRAIL}"
)
_ASKS_WHO: Final = re.compile(
    r"(?:[^:,;.?!\n]{2,60}[:,;.?!–-]+\s+)??\W*(?:so |also |and |und )?"
    r"(?:who|wer|who['’]s|volunteers|freiwillige)\b",
    re.IGNORECASE,
)


_DOES: Final = (
    r"(?:bring|take|do|make|cover|handle|prepare|bake|cook|run|buy|bringe?|nehme?|mache?"
    r"|übernehme?|backe?|koche?|kaufe?|besorge?)"
)
_TAKES: Final = re.compile(
    rf"{_LEAD}(?:(?:i(?:['’]?ll| will| can| could|['’]?d)?|ich(?: kann| könnte| würde)?)"
    rf" (?:also |auch )?{_DOES}"
    rf"(?: (?:the|den|die|das|some|etwas))? (?!nichts|nothing|nix|no\b|kein)"
    rf"(?P<what>[^,;.!?]{{1,60}}?)(?: (?:mit|mitbringen|machen))?"
    rf"|(?P<first>[^,;.!?]{{1,60}}?) (?:(?:{_DOES}|kann) ich(?: (?:mit|mitbringen|machen|bringen))?"
    r"|i can (?:do|bring|make)|is on me)|(?P<on_me>[^,;.!?]{1,60}?)['’]s on me)"
    r"(?: (?:please|bitte|then|dann|gern[e]?|too|auch))*[ .!]*",
    re.IGNORECASE,
)
"""What somebody takes on, of what there are places for: “I can bring drinks”."""


def taken_on(said: str) -> str:
    """Return what words take on, alone; words that take nothing on as they are."""
    found = _TAKES.fullmatch(said.strip())
    return next(filter(None, found.groups()), said) if found else said


def side_taken(said: str, question: str) -> bool | None:
    """Tell whether words are for what is asked; to who comes, “me too” is a yes as well."""
    side = agreement_in(said)
    text = said_plainly(said)
    if side is not None or _ASKS_WHO.match(question) is None or "?" in said:
        return side
    if _COMES.fullmatch(text):
        return True
    return False if _STAYS.fullmatch(text) else None


_MORE: Final = re.compile(
    r"(?P<side>[^,;.!?(–]{2,40}?)(?:\s*[,;.!(–]+\s*|\s+(?=(?:but|aber|though|muss|bringing)"
    r"\b))(?:(?:but|aber|though|allerdings|only|nur|and|und)\s+)*"
    r"(?P<told>(?!(?:if|wenn|falls|unless|when|sofern|außer|except|not|nicht|or|oder|who|wer)\b)"
    r"[^?]{3,120}?)\)?\s*",
    re.IGNORECASE,
)
_HANGS: Final = re.compile(
    r"\b(?:if|unless|wenn|falls|sofern|only when|vielleicht|maybe|yet|not sure"
    r"|can['’]?t say|don['’]?t know|weiß|noch nicht|unsicher)\b",
    re.IGNORECASE,
)


_NO_TIME: Final = re.compile(
    r"(?:(?:i|i['’]ve|got|have|hab\w*|ich|aber|leider|sadly|just|da) )*(?:no time|kein\w* zeit)\b",
    re.IGNORECASE,
)


def coming_and_more(text: str) -> tuple[str, str]:
    """Return by which words somebody may come, and what they tell behind it; nothing where no more.

    What hangs on an “if” is told as a whole, and so is what keeps them from coming.
    """
    said = text.strip()
    found = _MORE.fullmatch(said)
    if found is None or _HANGS.search(said):
        return "", ""
    rest = said[found.end("side") :].lstrip(" ,;.!(–")
    is_kept = is_in_vain(found["side"], rest) or _NO_TIME.match(found["told"]) is not None
    return ("", "") if is_kept else (found["side"], found["told"])


_SIGNS_UP: Final = re.compile(
    rf"{_LEAD}(?:(?:can|could|would) you |(?:kannst|könntest) du )?(?:please |pls )?"
    r"(?:(?:sign|put|write|add|count|book|pencil|slot) me(?: (?:up|down|in|on))*"
    r"|i(?:['’]?m| am) in|i(?:['’]?d| would) like to (?:sign up|come|join|go)"
    r"|i(?:['’]?ll| will| want to| wanna)? ?(?:sign up|come|join)"
    r"|(?:trag|trage|tragt|schreib|schreibe|setz|setze|setzt|pack|nimm|meld|melde)"
    r" mich(?: (?:bitte|auch|mal|noch))*"
    r"|(?:ich )?bin(?: (?:auch|gern[e]?))* dabei)"
    r"(?:,? (?:for|on|to|in|für|auf|zu[mr]?|in|bei[m]?)"
    r" (?:(?:the|that|this|your|die|der|den|das|dem) )?(?P<what>[^,;.!?]{2,60}?))?"
    rf"(?: (?:ein|auf|an|mit|dazu|drauf|up|down))*{_TRAIL}",
    re.IGNORECASE,
)
_ON_A_LIST: Final = re.compile(
    r"(?:waiting |sign[- ]?up )?list|it|this|that|liste|anmeldeliste|one|a (?:place|spot|seat)",
    re.IGNORECASE,
)
_SAYS_LIST: Final = re.compile(r"\b(?:sign|list\w*|eintragen|trag\w*|anmeld\w*)\b", re.IGNORECASE)
"""Who says this means a list, whatever else is open."""


def is_of_lists(said: str) -> bool:
    """Tell whether words of who signs up can be of nothing but a list."""
    return _SAYS_LIST.search(said) is not None


def signs_up(said: str) -> str | None:
    """Return for what words sign their author up; "" where they name none, None where they do not.

    “Sign me up for the kayak trip” does, and “put me on the list too”.
    """
    found = None if "?" in said else _SIGNS_UP.fullmatch(said_plainly(said))
    if found is None:
        return None
    what = (found["what"] or "").strip()
    return "" if _ON_A_LIST.fullmatch(what) else what
