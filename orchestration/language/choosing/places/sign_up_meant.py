"""A sign-up by what it asks for, and not by its name: so many volunteers, one person for each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_NUMBERS: Final = {
    "a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "ein": 1, "eine": 1,
    "einen": 1, "einer": 1, "eins": 1, "someone": 1, "somebody": 1, "jemanden": 1,
    "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6,
}  # fmt: skip
_N: Final = rf"(?:\d{{1,3}}|{'|'.join(_NUMBERS)})"
_GREETS: Final = (
    r"\W*(?:(?:hey|hi|hello|hallo|moin|ok|okay|so|please|pls|bitte|team|folks|all|everyone|leute"
    r"|guys|call|aufruf|urgent|dringend)\b[\s,:!–-]+)*"
)
_NEED: Final = (
    r"(?:(?:i|we|ich|wir)(?: |(?=['’])))?(?:(?:still|also|really|urgently|could|would|['’]d) )*"
    r"(?:need|want|(?:(?:am|are|['’]m|['’]re) )?(?:looking|searching) for|look for|seeking"
    r"|could use"
    r"|brauchen?|bräuchten?|suchen?)"
    r"(?: (?:still|also|more|another|up to|about|wir|ich|noch|bitte|dringend|mindestens|at least"
    r"|maximal|bis zu))*"
)
_ANY: Final = r"(?:any|gibt es|who['’]?s a|is there an?y?|are there any|do we have any|have we any)"
_WHO: Final = (
    r"(?:volunteers?|helpers?|helping hands|people|persons?|pairs of hands"
    r"|freiwilligen?r?|helfer(?:innen|in|\*innen|:innen)?|leute|personen|person)"
)
_VOLUNTEERS: Final = r"(?:volunteers?|helpers?|freiwilligen?r?|helfer(?:innen|in|\*innen|:innen)?)"
_MORE: Final = r"(?:more |other |brave |weitere |mutige )?"
_WANTED: Final = r"(?:needed|wanted|required|gesucht|gebraucht|benötigt)"
_FOR: Final = r"(?:for|to|who(?: can| could)?|für|fürs|zum|zur|beim?)"
_CALLS: Final = (
    rf"{_GREETS}{_NEED} (?P<n1>{_N}) {_MORE}{_WHO} (?P<w1>{_FOR}) (?P<f1>\S.*)",
    (
        rf"{_GREETS}(?:{_NEED}|{_ANY}) (?:some |a few |ein paar |einige )?{_MORE}{_VOLUNTEERS}"
        rf" (?P<w2>{_FOR}) (?P<f2>\S.*)"
    ),
    (
        rf"{_GREETS}(?:(?P<n3>{_N}) )?{_MORE}{_VOLUNTEERS}(?: {_WANTED})?(?: (?P<w3>{_FOR})|:)"
        r" (?P<f3>\S.*)"
    ),
    rf"{_GREETS}(?P<n4>{_N}) {_MORE}{_WHO} {_WANTED}(?: (?P<w4>{_FOR})|:) (?P<f4>\S.*)",
    (
        rf"{_GREETS}(?P<w5>für) (?P<f5>\S.*?) (?:brauchen|suchen|bräuchten) wir (?:noch )?"
        rf"(?P<n5>{_N}) {_MORE}{_WHO}"
    ),
    (
        rf"{_GREETS}{_NEED} (?P<n6>someone|somebody|jemanden) (?P<w6>for|to|who can|fürs?|zum|zur)"
        r" (?P<f6>\S.*)"
    ),
    (
        rf"{_GREETS}(?:who(?: wants to| would like to| will| can)? volunteers?|wer meldet sich"
        rf"(?: freiwillig)?) (?P<w7>{_FOR}) (?P<f7>\S.*)"
    ),
)
_CALL: Final = re.compile(rf"(?:{'|'.join(_CALLS)})", re.IGNORECASE)
"""That so many people are wanted for something: “need 2 volunteers for on-call”."""

_TO_MEET: Final = re.compile(
    r"\b(?:meet(?:ing)?s?|talk|chat|sync|(?<!on-)(?<!on )call|catch up|discuss|interviews?"
    r"|treffen|termin|besprech\w*"
    r"|reden|sprechen|gespräch)\b|\b\d+ ?(?:min\w*|hours?|h|stunden?)\b|@\w|<@",
    re.IGNORECASE,
)
"""What people are wanted for in order to meet, or whom."""

_UNNAMED: Final = re.compile(
    r"\W*(?:it|this|that|these|those|das|es|diese[sr]?)\b\W*$", re.IGNORECASE
)
_GERMAN: Final = re.compile(
    r"\b(?:brauchen?|suchen?|bräuchten?|gesucht|gebraucht|benötigt|für|fürs|freiwillig\w*"
    r"|helfer\w*|wir|ich)\b",
    re.IGNORECASE,
)
_GERMAN_WHO: Final = re.compile(r".*\bwer\b", re.IGNORECASE)
_ONE: Final = r"(?:one|ein|eine|einer|einen|1|two|zwei|2|three|drei|3)"
_BODY: Final = r"(?:person|people|persons?|volunteers?|leute|personen|mensch(?:en)?|helfer\w*)"
_PLACE: Final = r"(?:places?|seats?|spots?|slots?|platz|plätze)"
_PER: Final = (
    r"(?:per|for each|for every|pro) (?:slot|time|item|task|shift|thing|dish|topic|spot|option|one"
    r"|day|week|schicht|tag|woche|termin|aufgabe|sache|posten|thema|zeit|slot|punkt)"
)
_EACH_ONE: Final = (
    rf"(?:(?:only|just|nur|max\.?|exactly|genau|bitte|please|with|mit) )*"
    rf"(?:(?P<a>{_ONE}) (?:{_BODY}|{_PLACE}) (?:each|apiece|jeweils|{_PER})"
    rf"|(?P<b>{_ONE}) (?:each|apiece|{_PER})"
    rf"|(?:je(?:weils)?|each) (?:nur |only |max\.? )*(?P<c>{_ONE})(?: (?:{_BODY}|{_PLACE}))?"
    rf"|(?:each|every|jede[rs]?) (?:slot|time|item|task|shift|day|schicht|tag|termin|slot)"
    rf" (?P<d>{_ONE})(?: (?:{_BODY}|{_PLACE}))?"
    r"|each (?:once|only once|by one person))"
)
_EACH_BEHIND: Final = re.compile(
    rf"(?P<list>.*?[,;/\n].*?)\s*(?:[,;.(]|\s[–-])\s*{_EACH_ONE}(?: (?:please|pls|bitte|max|only))*"
    r"\s*\)?(?P<rest>\s*[.!]*|\s*[,;.]\s*(?:until|till|by|bis|closes?|please|bitte)\b[^,;]*)",
    re.IGNORECASE | re.DOTALL,
)
"""That each of a list is for one, behind it: “mon 10, mon 11, tue 10, one person each”."""

_WHO_TAKES: Final = (
    r"\W*(?:(?:so|and|und|hey|also|ok|leute|folks)\W+)*(?:who|wer)\b(?!.*\b(?:should|soll|sollte)\b)"
    r"(?: (?:wants to|would like to|is|will|can|möchte|will|kann|alles|noch))*"
    r" (?:brings?|takes?|does|do|makes?|bakes?|cooks?|covers?|cleans?|handles?|preparing|bringing"
    r"|bringt|nimmt|macht|backt|bäckt|kocht|übernimmt|putzt|kümmert sich)\s+"
    r"(?:what|which|was|welche\w*|um was)\b"
)
_TAKES_WHAT: Final = re.compile(_WHO_TAKES, re.IGNORECASE)
_WHO_WHAT: Final = re.compile(
    _WHO_TAKES + r"[^:?\n]*[:?]\s+(?P<list>[^?:\n]*,[^?:\n]*)", re.IGNORECASE
)
"""Who asks who takes which part of something: “who brings what? salad, bread, drinks”."""

_EACH_AHEAD: Final = re.compile(
    rf"(?P<head>[^:?\n]*[^\s,;:(–-])\s*[,;(–-]\s*{_EACH_ONE}\s*\)?\s*(?P<mark>[:?])\s*(?P<list>.*,.*)",
    re.IGNORECASE | re.DOTALL,
)
_OF_PEOPLE: Final = re.compile(
    r"^[^:?,\n]{3,60}:\s.*,.*\b(?:person|people|persons|volunteers?|personen|leute)\b",
    re.IGNORECASE,
)
"""A list that says for how many people each is, whatever it begins with."""

_SIGNS: Final = re.compile(
    r"\W*(?:\w+\W+){0,3}?(?:who|wer|sign[ -]?ups?|sign up|anmeld\w*|eintrag\w*|rota|rotation"
    r"|shifts?"
    r"|slots?|registration|volunteers?|freiwillige?r?|schichten|meldet|tragt)\b",
    re.IGNORECASE,
)
"""What a list begins with of which people take something."""

_OPENS: Final = re.compile(r"[:?]\s+|\n")
_BETWEEN: Final = re.compile(r"[,;\n]|\s(?:or|oder|and|und)\s", re.IGNORECASE)
_SIGN_UP_PLEASE: Final = (
    r"(?:(?:so|also|and|und|just|please|pls|plz|bitte|einfach|hier|here|mal)\s+)*"
    r"(?:sign(?:ing)? up|register|put (?:your|yourself) (?:names? )?down"
    r"|(?:tragt|schreibt|meldet)(?: euch)?(?: bitte| hier| einfach)* (?:ein|an)"
    r"|(?:sich )?(?:eintragen|anmelden|einschreiben)"
    r"|first come(?:,? first served?)?|wer zuerst kommt,? mahlt zuerst)(?: (?:here|hier|please|pls"
    r"|bitte))*"
)
"""That people are to take one of the places, as they are told so."""

_WHO_COMES: Final = re.compile(
    r"(?P<asks>\W*(?:(?:so|and|und|hey|hi|also|ok|leute|folks|hallo|moin)\W+)*"
    r"(?:who(?:['’]s|['’]ll|['’]d)?|wer)\b"
    r"(?!.*\b(?:should|soll|sollte|is free|has time|hat zeit|kann um|can meet)\b)[^?\n]{6,120}\?)"
    rf"\s*(?:(?:{_NEED}|(?:(?:i|we|ich|wir)(?: |(?=['’])))?(?:only |still |nur |noch )*"
    r"(?:have|['’]ve(?: got)?|got|habe?n?)"
    r"|(?:there['’]?s|there are|es gibt|gibt|es sind|sind)|room for|platz für|(?:only|just|nur|noch"
    r"|up to|max\.?|maximal|bis zu))\s+)*"
    rf"(?P<n>{_N}) {_MORE}(?P<of>free |freie |noch freie )?"
    r"(?P<what>places?|seats?|spots?|tickets?|people|persons?|volunteers?|helpers?|leute|personen|person"
    r"|plätze|platz|freiwillige|helfer\w*|karten)"
    r"(?: (?:left|free|available|needed|frei|übrig|gesucht|nötig|verfügbar))?"
    r"(?: (?:in|im|on|at|for|für) (?:my|the|our|mein\w*|de[rmn]|das|unser\w*)?\s?\w+)?"
    rf"(?:[\s,;.!–-]+{_SIGN_UP_PLEASE})?[\s.!:)]*",
    re.IGNORECASE,
)
"""Who comes, or does it, and for how many there is room: “who wants to come? 2 spots left”."""

_ONE_THING: Final = re.compile(
    r"\W*(?:(?:poll|umfrage)\W+)?(?P<asks>(?:(?:so|and|und|hey|also|ok)\W+)*"
    r"(?:who(?:['’]s|['’]ll)?|wer)\b(?!.*\b(?:should|soll|sollte)\b)[^?:\n]{6,120}[?:])"
    r"\s*(?:the |our |der |die |das )?[^,;:?()\n]{2,40}?"
    rf"\s*\(\s*(?P<n>{_N})\s+(?:places?|seats?|spots?|plätze|platz)\s*\)"
    rf"(?:[\s,;.!–-]+{_SIGN_UP_PLEASE})?[\s.!]*",
    re.IGNORECASE,
)
"""Who takes the one thing there is, said with its places: “who takes the spot? Spot (1 place)”."""

_BY_WHEN: Final = re.compile(
    r"(?P<ahead>[,;.!?(–-]\s*)"
    r"(?:(?:please|pls|plz|bitte|tragt euch|meldet euch|mal|and|und)\s+)*(?:"
    r"(?:sign(?:ing)? up|register|enrol|put your name down)\s+"
    r"(?P<en>(?:by|until|till?|before)\s[^,;!?]+?)"
    r"|(?P<de>bis\s[^,;!?]+?)\s+(?:ein(?:zu)?tragen|an(?:zu)?melden|einschreiben|zusagen|ein|an))"
    r"(?:\s+(?:please|pls|bitte))*(?=\s*(?:[,;.!)]|$))",
    re.IGNORECASE,
)
"""By when people are to sign up, as they are told so: “bitte bis Freitag eintragen”."""

_FIRST: Final = (
    r"first come(?:s)?,?(?: (?:is )?first served?)?|first one[s]? (?:get|win)s?(?: it| them)?"
    r"|(?P<de1>wer zuerst kommt(?:,? (?:mahlt|ist|bekommt|kriegt)[^,;.]{0,20})?"
    r"|nach (?:reihenfolge|eingang)(?: der (?:anmeldung(?:en)?|meldung(?:en)?))?)"
)
_SIDES: Final = r"(?:yes|y) ?(?:or|/) ?(?:no|n)|(?P<de2>ja ?(?:oder|/) ?nein)"
_TERM: Final = re.compile(
    rf"(?:[,;.?!:(\n]|\s[–-])\s*(?:(?:and|und|please|bitte|only|just|nur|max\.?|there are|we have"
    rf"|es gibt|wir haben)\s+)*(?:{_FIRST}|{_SIDES}|(?P<n>{_N}) (?:free |freie )?"
    r"(?:places?|seats?|spots?|tickets?|(?P<de3>plätze|platz|karten))"
    r"(?: (?:left|free|available|frei|only))?"
    rf"|(?:max(?:imal)?\.?|up to|at most|limit(?: of)?|höchstens|bis zu) (?P<most>\d{{1,3}})"
    r"(?: people| leute)?)(?:\s+(?:please|pls|bitte))*\s*[)?.!]*\s*$",
    re.IGNORECASE,
)
"""What is told behind a sign-up of how places are given, piece by piece from the end."""

_LEADS: Final = re.compile(
    r"^\W*(?:(?:hey|hi|ok|so|please|bitte|poll|umfrage|sign-?up|anmeldung|vote|abstimmung)\b[\s,:–-]*)+",
    re.IGNORECASE,
)
_SHOULD_WE: Final = re.compile(
    r"(?:should|shall|do|does|did|can|could|would|will|is|are|which|what|sollen|sollten|wollen|können"
    r"|dürfen|welche\w*|was|\w+en wir)\b",
    re.IGNORECASE,
)
"""What is asked about a thing with places is no sign-up: “should we rent the van, 8 seats?”."""

_EN_WHO: Final = re.compile(r"\W*who\b", re.IGNORECASE)
_SEVERAL_THINGS: Final = re.compile(r"[,;:\n]|\?\s*\w|\b(?:or|oder)\b", re.IGNORECASE)
_ENOUGH: Final = 2
_LONGEST: Final = 600


def as_sign_up(text: str) -> str:
    """Return a request by which people are found for something as a sign-up by its name.

    All else stays as it is, also who is wanted for a meeting. By when one signs up is when it ends.
    """
    if len(text) > _LONGEST:
        return text
    text = _BY_WHEN.sub(r"\g<ahead>\g<en>\g<de>", text)
    return _by_terms(text) or _called(text) or _who_comes(text) or _one_each(text) or text


def _by_terms(text: str) -> str:
    """Return as a sign-up what has so many places behind it, for who comes first or says yes.

    “Ski trip on Saturday, first come first served, 3 places, yes or no” is one; a list before the
    places is one of several things.
    """
    rest, told = _terms_behind(text)
    number = _only_number(told)
    subject = _LEADS.sub("", rest).strip(" .!,;:–-(")
    is_one = bool(subject) and not (_SEVERAL_THINGS.search(subject) or _TO_MEET.search(subject))
    if not number or len(told) < _ENOUGH or not is_one or _SHOULD_WE.match(subject):
        return ""
    is_asked = _EN_WHO.match(subject) or (rest.rstrip()[-1:] == "?" and _GERMAN_WHO.match(subject))
    is_german = _GERMAN_WHO.match(subject) is not None or any(map(_is_german, told))
    places = f"{number} {'Plätze' if is_german else 'places'}"
    if is_asked:
        return f"{subject.rstrip('?')}? {places}"
    made = "mach eine Anmeldung für" if is_german else "make a signup for"
    return f"{made} {subject.rstrip('?')}, {places}"


def _only_number(told: Sequence[re.Match[str]]) -> int:
    """Return how many places there are; 0 for none, or several: these are to choose from."""
    numbers = [_number(said) for each in told if (said := each["n"] or each["most"])]
    return numbers[0] if len(numbers) == 1 else 0


def _is_german(found: re.Match[str]) -> bool:
    return bool(found["de1"] or found["de2"] or found["de3"])


def _terms_behind(text: str) -> tuple[str, list[re.Match[str]]]:
    """Return a text without what is told at its end of how places are given, and that."""
    rest, told = text.strip(" .!"), list[re.Match[str]]()
    while found := _TERM.search(rest):
        told.append(found)
        rest = rest[: found.start()]
    return rest, told


def asks_who_takes(question: str) -> bool:
    """Tell whether a question asks who takes which part of something: “who brings what?”."""
    return _TAKES_WHAT.match(question) is not None


def _called(text: str) -> str:
    """Return what volunteers are called for, with as many places as are wanted of them."""
    found = _CALL.fullmatch(text.strip())
    if found is None:
        return ""
    said = found.groupdict()
    number, led, task = (
        next((said[f"{of}{at}"] or "" for at in range(1, 8) if said.get(f"{of}{at}")), "")
        for of in ("n", "w", "f")
    )
    task, places = task.rstrip(" ?!."), _number(number)
    if _TO_MEET.search(task) or _UNNAMED.match(task) or re.search(r"[?:;\n]", task):
        return ""
    is_german = _GERMAN.search(text) is not None
    made, who, place = (
        ("mach eine Anmeldung für", "Freiwillige", "Plätze")
        if is_german
        else ("make a signup for", "volunteers", "places")
    )
    led = led.casefold() or ("für" if is_german else "for")
    return f"{made} {who} {led} {task}" + (f", {places} {place}" if places else "")


def _who_comes(text: str) -> str:
    """Return a question who comes with the number of places behind it, without what else is told.

    Who is asked for in order to meet is none.
    """
    found = _WHO_COMES.fullmatch(text.strip()) or _ONE_THING.fullmatch(text.strip())
    if found is None or _TO_MEET.search(found["asks"]):
        return ""
    place = "Plätze" if _GERMAN_WHO.match(found["asks"]) else "places"
    return f"{found['asks'].replace(':', '?')} {_number(found['n'])} {place}"


def _one_each(text: str) -> str:
    """Return a list of which each is for so many people, with that said as places of each."""
    if not _SIGNS.match(text):
        return _one_each(f"sign-up for {text}") if _OF_PEOPLE.search(text) else ""
    if ahead := _EACH_AHEAD.fullmatch(text.strip()):
        return f"{ahead['head']}{ahead['mark']} {_with_places(ahead['list'], _each(ahead))}"
    if behind := _EACH_BEHIND.fullmatch(text.strip()):
        return f"{_with_places(behind['list'], _each(behind))}{behind['rest'].rstrip(' .!')}"
    found = _WHO_WHAT.fullmatch(text.strip())
    return f"poll: {text}" if found and not re.search(r"\d", found["list"]) else ""


def _with_places(listed: str, number: int) -> str:
    """Return a list, behind what is asked, with so many places said of each of its entries."""
    opens = _OPENS.search(listed)
    head, rest = listed[: opens.end() if opens else 0], listed[opens.end() if opens else 0 :]
    entries = filter(None, map(str.strip, _BETWEEN.split(rest)))
    return head + ", ".join(f"{each} ({number} places)" for each in entries)


def _each(found: re.Match[str]) -> int:
    return _number(found["a"] or found["b"] or found["c"] or found["d"] or "") or 1


def _number(said: str) -> int:
    return _NUMBERS.get(said.casefold()) or (int(said) if said.isdecimal() else 0)
