"""What somebody puts to a group without calling it a poll: a motion, or who takes a place."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.places.sign_up_lists import without_call

_POLITELY: Final = (
    r"\W*(?:(?:hey|hi|ok|okay|so|and|folks|team|guys|all|everyone|quick question|one question"
    r"|question"
    r"|frage|kurze frage|leute|also|und|na|please|pls|bitte|decide|poll|vote|entscheide|umfrage"
    r"|abstimmung)\b\W+)*"
)
_SHALL_WE: Final = (
    r"(?:shall|should) we(?: all| maybe| just| really| rather)*"
    r"|do (?:we|you(?: all| guys)?) (?:all )?(?:want(?: us)? to|agree to|agree that we)"
    r"|(?:is|are) (?:everyone|everybody|we|you|all|people)(?: all)? (?:ok|okay|fine|good"
    r"|happy|in favou?r|cool)"
    r" (?:with|of|if we|to)(?: us)?"
    r"|(?:any(?:one|body) |does any(?:one|body) |do you |would you |would any(?:one|body) )"
    r"(?:mind|against|object to|oppose[ds]? to|opposed to|objects? to)(?: us| it)?(?: if we)?"
    r"|any objections? (?:to|if we|against)(?: us)?"
    r"|who(?:['’]?s| is| would be| else is)(?: all)? (?:for|in favou?r of|pro)"
    r"|(?:how about|what if|what about) we|i (?:propose|move|suggest)(?: that)? we"
    r"|(?:sollen|sollten|wollen) wir(?: alle| vielleicht| mal| nicht| jetzt| künftig)*"
    r"|wer (?:ist|wäre|ist denn|stimmt) (?:alles )?(?:dafür|für)(?:,? dass wir|,? wenn wir)?"
    r"|(?:seid ihr|sind wir|sind alle|ist jemand|wärt ihr)(?: alle| uns| denn)* (?:dafür"
    r"|dagegen|einverstanden|ok"
    r"|okay)(?: damit)?,? (?:dass wir|wenn wir)"
    r"|(?:hat|hätte) (?:jemand|wer|irgendwer|einer)(?: was| etwas)? (?:dagegen|einwände),?"
    r" (?:dass wir|wenn wir)|(?:ist|wäre) es (?:ok|okay|in ordnung)(?: für alle"
    r"| für euch)?,? (?:dass wir|wenn wir)"
    r"|(?:ich (?:schlage|schlag) vor|ich beantrage),? dass wir"
)
_MOTION: Final = re.compile(
    rf"{_POLITELY}(?P<ask>{_SHALL_WE})[\s:,]+(?P<deed>(?:[^?\n:]|:(?=\d)){{3,120}}?)[\s?!.]*",
    re.IGNORECASE,
)
"""What a group is asked to agree to: “who's for moving the standup?”."""

_STATED: Final = re.compile(r"(?:i |ich |how|what)", re.IGNORECASE)
_TO_MEET: Final = re.compile(
    r"\b(?:meet(?:ing)?s?|get(?:ting)? together|talk\w*|chat\w*|sync(?:ing)?(?= |$)"
    r"|catch\w*(?: |-)up|schedul\w+"
    r"|regroup|huddle|touch base|speak|discuss\w*|call(?= each|$)|find a (?:time|date|slot)"
    r"|calendar"
    r"|treffen|zusammensetzen|sprechen|reden|besprechen|telefonieren|austauschen|termin|meeten)\b"
    r"|^(?:have|hold|do|book|plan|set up|arrange|organi[sz]e|try|put|find|grab"
    r"|make)\b(?!.*\b(?:instead|"
    r"every|each|more|less|away|remote|async|without)\b)|\b(?:machen|ansetzen|planen|finden"
    r"|einplanen)$"
    r"|\b(?:wait|vote|close|start|begin|end|go on|warten|abstimmen|anfangen|schließen|beenden)\b$",
    re.IGNORECASE,
)
"""What is to be found a time for, or is of what is going on."""

_TO_END: Final = re.compile(
    r"(?:drop|kill|scrap|abolish|ditch|axe|end|stop|quit|shorten|retire|keep|get rid of"
    r"|do without|stick with)\b"
    r"|.*\b(?:abschaffen|streichen|einstellen|kürzen|weglassen|sein lassen"
    r"|beibehalten)$",
    re.IGNORECASE,
)
"""What is to be done with something that there is, whatever that is: “drop the Monday sync”."""

_SEVERAL: Final = re.compile(
    r"\b(?:or|oder|vs|versus|when|what time|wann|who|wer)\b|@\w|<@|\s/\s|\|", re.IGNORECASE
)
_OF_ONE: Final = re.compile(
    r"\b(?:i|me|my|you|your|ich|mir|mich|mein\w*|du|dein\w*|ihr|euch)\b", re.IGNORECASE
)
_NOTHING: Final = re.compile(
    r"\b(?:mov\w+|shift\w*|push\w*|postpon\w*|reschedul\w*|chang\w+|do|doing|tak\w+|go|going"
    r"|have|having|us|ours?"
    r"|it|this|that|them|to|on|at|by|for|the|a|an|with|all|one|call|meeting|time|date|until"
    r"|back|up|off|from"
    r"|verschieben|verlegen|legen|vorziehen|machen|nehmen|es|das|den|die|dem|ihn|sie|auf|um"
    r"|am|für|zu|vor|nach"
    r"|hinten|termin|uns|damit|next|this|nächste[nrs]?|diese[nrs]?|\w+day|\w+tag|mittwoch"
    r"|weeks?|woche|tomorrow"
    r"|morgen|today|heute|noon|mittags?|uhr|[ap]m|h|earlier|later|früher|später|instead"
    r"|stattdessen)\b|[\d:.,!?-]+",
    re.IGNORECASE,
)
"""What of a deed names nothing: “move it to Friday”."""

_SIGN_UP: Final = (
    r"(?:sign(?:[ -]?ups?| up)(?: sheet| list| time)?|registration|registrations|enrol\w*"
    r"|anmeldung|anmelden"
    r"|anmeldeliste|eintragen|teilnahme(?:abfrage)?|rsvp|headcount|head count)"
)
_WHO_COMES: Final = (
    r"(?:who(?:['’]?s| is| wants| would| all| else|['’]d| will| can)*(?: like)?(?: (?:to|is"
    r"|in|up|all|also|be))*"
    r" (?:joins?|joining|comes?|coming|for|wants?|takes?|taking|attends?|attending|along|go"
    r"|goes|going|in|come"
    r"|needs?|play|plays|playing|ride|rides|share|shares|gets?|join|attend|register|registers"
    r"|do|does|helps?|helping|covers?|covering|staffs?|volunteers?|brings?|runs?|hosts?)\b"
    r"|wer (?:alles |noch |von euch |kann |könnte )*(?:kommt|will|möchte|mag|macht|ist|fährt|geht"
    r"|braucht|nimmt|hat|spielt|wäre|meldet|hilft|übernimmt|bringt|kann|könnte|springt)\b"
    r")"
)
_PLACES: Final = (
    r"(?:places?|seats?|spots?|slots?|tickets?|plätze|platz|sitzplätze|karten|people|persons"
    r"|leute|personen|teilnehmer\w*)"
)
_NUMBERS: Final = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8, "ten": 10,
    "ein": 1, "einen": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "acht": 8,
    "zehn": 10,
}  # fmt: skip
_ROOM: Final = re.compile(
    r"(?:^|[\s,;.?!(–-]+)(?:(?:we(?:['’]ve)?|there(?:['’]s)?|i|it|only|just"
    r"|max(?:imum|imal|\.)?|up to|at most|nur"
    r"|maximal|höchstens|bis zu|es|wir|ich|gibt|haben|hat|have|has|got|but|aber|and|und|for"
    r"|für|noch|room|limited to|are|is|sind|with|mit)[\s:]+){0,6}"
    rf"(?P<n>\d{{1,4}}|{'|'.join(_NUMBERS)})\s+{_PLACES}"
    r"(?:\s+(?:please|pls|bitte|only"
    r"|left|available|max|free|total|in total|frei|verfügbar|übrig|insgesamt"
    r"|on the \w+|in the \w+|im \w+|in all))*"
    r"\)?(?=\s*(?:[,;.?!)–-]|$))",
    re.IGNORECASE,
)
_IN_BRACKETS: Final = re.compile(
    r"\s*[(\[]\s*(?:(?:max(?:imal|imum)?\.?|up to|at most|only|nur|höchstens|bis zu|for|für)\s*)*"
    rf"(?P<n>\d{{1,4}}|{'|'.join(_NUMBERS)})\s*(?:max\.?|{_PLACES})?\s*[)\]](?=[\s.!]*$)",
    re.IGNORECASE,
)
"""How many places there are, in brackets behind what people sign up for: “climbing (max 2)”."""

_ROOM_FIRST: Final = re.compile(
    rf"(?P<lead>{_SIGN_UP})\s*[:,–-]?\s*(?P<room>(?:(?:max\.?|up to|nur|only|höchstens)\s+)?"
    rf"(?:\d{{1,4}}|{'|'.join(_NUMBERS)})\s+{_PLACES})\s*(?::|,|\s[–-]\s|\b(?:for|für|in|bei)\b)\s*"
    r"(?P<what>[^,;:?\n]+)$",
    re.IGNORECASE,
)
"""The same before what that is: “signup 2 places: climbing”."""

_LEAD: Final = re.compile(
    rf"{_POLITELY}(?P<lead>{_SIGN_UP})\s*(?:[:,–-]|\b(?:for|für|fürs|zu[mr]?|beim?|to)\b"
    r"(?:\s+(?:the|our|den|die|das|dem|der|unser\w*)(?=\s))?)\s*",
    re.IGNORECASE,
)
_BARE_LEAD: Final = re.compile(rf"{_POLITELY}(?P<lead>{_SIGN_UP})\s+(?=\w)", re.IGNORECASE)
"""The same where places are said: “Anmeldung Kochkurs, 6 Plätze”."""

_WHICH: Final = re.compile(
    r"\b(?:what|which|where|when|was|welche\w*|wo|wohin|wann)\b", re.IGNORECASE
)
"""Who asks so asks who comes to which of several."""

_COMES: Final = re.compile(
    rf"{_POLITELY}(?:who(?:['’]?s| is| wants| would| all| else|['’]d)*(?: like)?(?: (?:to|in"
    rf"|up|all|also))*"
    r" (?:joins?|joining|comes?|coming|wants?|along|come|for|play|join|like|fancy|fancies)"
    r"|wer (?:alles |noch |von euch )*(?:kommt(?= .*\bmit)|will|möchte|mag|ist(?= .*\bdabei)"
    r"|hat(?= .*\blust)"
    r"|fährt(?= .*\bmit)|geht(?= .*\bmit)))(?!\s+to\s+(?:lead|moderate|do|run|take|present"
    r"|host|write)\b)\s+\S.*",
    re.IGNORECASE | re.DOTALL,
)
"""Who takes part, whom a place is not what matters to: “who takes on-call?” chooses one."""

_WHO_DOES: Final = re.compile(
    rf"{_POLITELY}who(?:['’]d| would)? (?:wants?|like) to (?:lead|moderate|do|run|take|present|host"
    r"|write)\s+[^,:;\n]{3,60}",
    re.IGNORECASE,
)
"""Who of them does one thing that is done by one: “who wants to lead the retro?”."""

_ASKS_WHO: Final = re.compile(rf"{_POLITELY}{_WHO_COMES}\s+\S.*", re.IGNORECASE | re.DOTALL)
_LISTS: Final = re.compile(r"[,;|\n]|\b(?:or|oder|vs)\b|\s/\s|:\s", re.IGNORECASE)
_GERMAN: Final = re.compile(
    r"\b(?:wer|nur|plätze|platz|anmeld\w*|für|zum|zur|der|die|das|eintragen|höchstens|maximal|leute"
    r"|personen|teilnehmer\w*|mit|bis zu)\b",
    re.IGNORECASE,
)
_MOST_WORDS: Final = 12


def asks_who_does(text: str) -> bool:
    """Tell whether a group is asked who of it would do something: “who wants to lead the demo?”."""
    return _WHO_DOES.fullmatch(text.strip(" ?!.")) is not None


def motion_asked(text: str, *, in_words: bool = True) -> str:
    """Return what a group is asked to do or not, as it stands; "" where it is asked otherwise.

    Where a time is to be found, or one thing of several chosen, it is no motion; what is only
    stated is one `in_words`.
    """
    found = _MOTION.fullmatch(text.strip())
    if found is None or (_STATED.match(found["ask"]) and not in_words):
        return ""
    deed = found["deed"].strip(" ,")
    is_to_meet = _TO_MEET.search(deed) and not _TO_END.match(deed)
    is_other = is_to_meet or any(each.search(deed) for each in (_SEVERAL, _OF_ONE))
    return "" if is_other or not _NOTHING.sub(" ", deed).strip() else deed


def signed_up(text: str) -> tuple[str, tuple[str, ...]] | None:
    """Return what people sign up for, and a yes with its places beside a no; None for all else.

    “Signup: who joins the trip? 2 places”, “wer kommt mit zum Kurs? nur 2 Plätze”.
    """
    made = without_call(text)
    text = _ROOM_FIRST.sub(r"\g<lead> \g<what>, \g<room>", made or text)
    if behind := told_beside_places(text):
        ahead, _, rest = text.rpartition(behind)
        text = f"{ahead} {rest}"
    room = _ROOM.search(text) or _room_in_brackets(text, made)
    rest = f"{text[: room.start()]} {text[room.end() :]}" if room else text
    lead = _LEAD.match(rest) or (_BARE_LEAD.match(rest) if room or made else None)
    question = re.sub(r"\s+", " ", rest[lead.end() :] if lead else rest).strip(" ,;.–-()")
    question = re.sub(r"\s+(?=[?!.])", "", question).rstrip("?!. ")
    asks_who = _ASKS_WHO.fullmatch(question)
    is_asked = sum(map(bool, (asks_who, lead, room, made))) > 1
    is_one = not _LISTS.search(question) and "?" not in question
    if not (is_asked and is_one and 0 < len(question.split()) <= _MOST_WORDS):
        return None
    yes, no = yes_and_no(text)
    return f"{question}{'?' if asks_who else ''}", (_with_room(yes, room), no)


def _room_in_brackets(text: str, made: str) -> re.Match[str] | None:
    """Return how many places a sign-up has in brackets, which are an aside of anything else."""
    is_sign_up = bool(made) or any(each.match(text) for each in (_LEAD, _BARE_LEAD))
    return _IN_BRACKETS.search(text) if is_sign_up else None


_BEHIND: Final = re.compile(r"(?<!\d)[,;.](?!\d)|[,;.](?=\s)")
_SAYS_OR: Final = re.compile(r"\b(?:or|oder|vs)\b|/|\?|:\s", re.IGNORECASE)


def told_beside_places(text: str) -> str:
    """Return the clause that is told beside the places of a question who comes; "" where none is.

    “Who's up for bowling? 8 lanes, max 4 people” has room for four.
    """
    question, mark, rest = text.partition("?")
    clauses = [each.strip(" .!") for each in _BEHIND.split(rest)] if mark else []
    told = [each for each in clauses if each and not _ROOM.fullmatch(each)]
    if len(clauses) == len(told) or len(told) != 1 or not _ASKS_WHO.fullmatch(question):
        return ""
    is_one = len([*_ROOM.finditer(rest)]) == 1 and not _SAYS_OR.search(told[0])
    return told[0] if is_one and not _WHICH.search(question) else ""


def _with_room(yes: str, room: re.Match[str] | None) -> str:
    """Return a yes with as many places as are said."""
    said = room["n"].casefold() if room else ""
    number = _NUMBERS.get(said) or (int(said) if said else 0)
    return f"{yes} ({number} {'place' if number == 1 else 'places'})" if said else yes


_WITH_A_MAYBE: Final = re.compile(
    r"(?P<question>(?:[^:,;.?!\n]{2,60}[:,;.?!–-]+\s+)?(?:who|wer)\b[^?\n]{2,80}\?)\s*"
    r"(?P<answers>(?:yes|ja|yep)\s*(?:,|/|\bor\b|\boder\b)\s*(?:no|nein|nope)"
    r"(?:\s*(?:,|/)?\s*(?:\bor\b|\boder\b)?\s*(?:maybe|perhaps|not sure(?: yet)?|vielleicht"
    r"|weiß noch nicht|unsicher))?)"
    r"[\s.!?]*(?P<whom>[\s,;–-]*(?:@[\w.-]+|<@[^>]*>)[^?]*)?",
    re.IGNORECASE,
)


def who_comes_or_not(text: str) -> bool:
    """Tell whether a group is asked who comes, with the answers: “who's in? yes, no, maybe”."""
    return _WITH_A_MAYBE.fullmatch(text.strip()) is not None


def yes_and_no(text: str) -> tuple[str, str]:
    """Return a yes and a no in the language of a text."""
    return ("Ja", "Nein") if _GERMAN.search(text) else ("Yes", "No")


def asks_who_comes(text: str) -> bool:
    """Tell whether a group is asked who takes part in something that is named."""
    plain = text.strip()
    found = _COMES.fullmatch(plain) if not motion_asked(plain) else None
    return bool(found) and plain.endswith("?") and not _LISTS.search(plain.rstrip("?"))
