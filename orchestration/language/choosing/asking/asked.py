"""What somebody asks a group to choose: the question, and the options given with it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import islice
from typing import Final

from orchestration.language.choosing.asking.asked_around import asked_around
from orchestration.language.choosing.asking.given import (
    ASKS,
    ON_WHAT,
    WHETHER,
    divided,
    side_by_side,
    without_question,
)
from orchestration.language.choosing.asking.pieces import capital, each_once, sentence, without_when
from orchestration.language.choosing.asking.quoted import QuotesAside
from orchestration.language.choosing.asking.stated import statement_asked
from orchestration.language.choosing.asking.to_the_group import (
    asks_who_comes,
    motion_asked,
    signed_up,
    yes_and_no,
)
from orchestration.language.choosing.asking.whether import put_as_whether
from orchestration.language.choosing.places.places import asks_who_comes as who_comes
from orchestration.language.choosing.places.places import (
    is_sign_up,
    places_for_each,
    places_said_apart,
)
from orchestration.language.choosing.places.sign_up_lists import listed_places
from orchestration.language.choosing.words import a_letter_apart
from orchestration.language.english.spelling import MISSPELT

_LEAD: Final = re.compile(
    r"^\s*(?:(?:(?:hey|hi|hello|hallo|moin|morning)(?: (?:all|everyone|everybody|folks|team|guys"
    r"|there|together|zusammen|leute|ihr|alle))?(?=[\s,:!])|ok|okay|so|please|pls|bitte"
    r"|quick (?:one|question)(?=[,:])|kurze frage(?=[,:])|can (?:you|u|we)"
    r"|(?:could|would|will) (?:you|u|we)|(?:new|another|neue)(?= (?:poll|umfrage|abstimmung)\b)"
    r"|(?:can|could|would|will) (?:everyone|everybody|you all|people|folks)|"
    r"(?:everyone|everybody|folks|leute|alle)(?=[, ]+(?:please |pls |bitte |mal )*"
    r"(?:vote|poll|pick|choose|decide|abstimmen))|"
    r"kannst du|könntest du|könnt(?:e|et|en)? (?:ihr|wir)|können wir|mal|"
    r"lass(?:t)? uns|lasst?(?= mal\b)|(?:dr|dar)über(?=\s+abstimmen)|let'?s|let us|we need to"
    r"|ich (?:will|möchte|würde gerne?)(?= (?:mal )?(?:(?:dr|dar)über )?"
    r"abstimmen(?: lassen|,? ob\b))"
    r"|wir (?:müssen|sollten|wollen))[,:!]*\s+)*"
    r"(?:(?:take|have|start|run|make|do|open|create|set up|mache?|macht|mal|starte?)\s+"
    r"(?:(?:us|mal?|bitte|uns|doch|please|schnell|kurz)\s+)*(?:an?\s+|'?n?eine?\s+|'?ne\s+)?|eine\s+)?"
    r"(?P<what>(?:quick|straw|short|kurze?)?\s*"
    r"(?:poll|vote|ballot|survey|umfrage|abstimmung|abstimmen|stimmt (?:(?:mal|bitte|doch) )*ab)"
    r"(?:\s+(?:on|over|about|for|über|zu[mr]?))?"
    r"|(?:help (?:us|me) |(?:hilf|helft) uns (?:(?:bitte|mal|dabei,?) )*(?:zu |beim )?)?"
    r"(?:decide|choose|pick|settle|vote|entscheide[nt]?|wähle?n?)"
    r"(?:\s+(?:please|pls|bitte|mal)(?=\s+(?:on|über|between|zwischen)\b))?"
    r"(?:\s+(?:on|über|between|btw|zwischen))?|(?:choice|decision|entscheidung)"
    r"(?: (?:needed|required|nötig|gesucht|gefragt)(?=\s*:))?)?"
    r"(?:\s+in\s+(?:<#[^>\n]+>|#[\w-]+))?(?:\s+(?:together|gemeinsam|quickly|schnell"
    r"|(?:for us(?: all)?|für uns(?: alle)?)\??))?"
    r"(?:\s+(?:machen|starten|erstellen|anlegen|lassen))?(?:\s+(?:please|pls|bitte)(?=\s*[:!]))?"
    r"[ \t]*(?P<mark>[:,!–-])?\s+",
    re.IGNORECASE,
)
_QUICK: Final = re.compile(
    r"\b(?:poll|straw|quick|ballot|survey|umfrage|vote|abstimm\w*|stimmt (?:\w+ )*ab)\b",
    re.IGNORECASE,
)
_HERALDS: Final = re.compile(
    r"^\W*(?:(?:just |only )?(?:an? |one )?(?:(?:quick|short|small|little|easy) )+(?:one"
    r"|thing|q|question)|question(?: for (?:you|all|everyone|the (?:group|team)))?"
    r"|(?:nur |mal |noch )*(?:(?:ne|eine) )?(?:(?:kurze|schnelle|kleine) )?frage"
    r"(?: (?:an (?:alle|euch)|in die runde))?|(?:ganz |mal )*kurz(?: gefragt)?"
    r"|instead|stattdessen|(?:new|second|next) try|neuer versuch)"
    r"\s*(?::|\s[–-]|,(?=\s+(?:what|which|where|who|how|wo|wohin|was|wer|wie|welche\w*)\b))"
    r"\s+(?=\S)(?!\S+/\S)",
    re.IGNORECASE,
)
_WORD: Final = re.compile(r"[^\W\d_]+")
_LEADING_WORDS: Final = 6
_VERBS: Final = frozenset({"poll", "vote", "decide"})
_FIRST_WORD: Final = re.compile(
    r"\s*(?:@\w+[,:]?\s+)?(?:(?:please|pls|bitte|hey|hi)[,:]?\s+)*(?P<word>[^\W\d_]+)\b"
    r"(?!\s*(?:[,/|?]|\b(?:or|oder|vs)\b))",
    re.IGNORECASE,
)
_OF_A_POLL: Final = frozenset({"poll", "decide", "survey", "umfrage", "abstimmung"})
"""With what a request begins, and nothing else does."""

_CALLED_A_VOTE: Final = re.compile(
    r"\W*(?:[\w-]+\s+){0,4}?(?:vote|voting|ballot|abstimmung|wahl)\s*:(?!//|\d)", re.IGNORECASE
)
_HELP_TO_FIND: Final = re.compile(
    r"\W*(?:(?:(?:can|could) (?:you|u|someone|anyone)|please|pls|hey|hi|hello)"
    r"(?: (?:all|everyone|team|folks|there))?[,!]? )*help (?:us|me) (?:to )?"
    r"(?:find|come up with|think of|look for|find out) (?P<en>\S.*?)(?: (?:please|pls))?[?.!\s]*"
    r"|\W*(?:(?:bitte|hey|hallo|hi|moin|(?:kannst|könntest) du|könnt(?:et)? ihr"
    r"|kann (?:jemand|wer))"
    r"(?: (?:zusammen|alle|leute|team))?[,!]? )*(?:(?:hilf|helft|helf) uns|uns(?: \w+)? helfen),?"
    r" (?:(?:bitte|mal|doch|dabei),? )*(?:['’]?n(?:en|e)?\s+)?(?P<de>\S.*?)"
    r" (?:zu (?:finden|suchen|wählen)|(?:aus|heraus)zu(?:suchen|wählen|finden)|finden|aussuchen)"
    r"(?: bitte)?[?.!\s]*",
    re.IGNORECASE,
)
"""What a group asks to be helped with: “hilf uns mal, einen Namen fürs Repo zu finden”."""

_VERB_LAST: Final = re.compile(
    r"\W*(?:(?:poll:|bitte|hey|ok|so|lasst? uns|wir (?:müssen|wollen|sollten)|können wir|mal|doch"
    r"|jetzt|noch|gemeinsam),? )*(?:über (?P<what>\S.*?) (?P<verb>entscheiden|abstimmen))[?.!\s]*",
    re.IGNORECASE,
)
"""German puts the verb behind what it is about: “lasst uns über die Stadt entscheiden”."""

_NAMES_NOTHING: Final = re.compile(
    r"(?:something|smth|sth|a thing|this|that|it|etwas|was|irgendwas|folgendes|das)\s*:\s*(?=\S)",
    re.IGNORECASE,
)
"""What a request says in the place of what it is about."""

_LAUGHS: Final = re.compile(
    r"(?<=[\w?!])(?<!\bor)(?<!\boder)(?<!\bvs)(?:\s+(?:lol|lmao|rofl|ha(?:ha)+h?|hehe|xD"
    r"|[:;]-?[)DP]))+"
    r"[\s.!]*$",
    re.IGNORECASE,
)
_ASKED_OF_THEM: Final = re.compile(
    r"^\W*(?:(?:please|pls|bitte|hey|hi|so|ok|also|(?:can|could) you|kannst du|könntest du"
    r"|let['’]?s"
    r"|(?:i|we)(?:['’]d| would)?(?: just| also)? (?:want|need|like|have|love) to|i wanna"
    r"|(?:we|you) (?:should|could)|lasst? uns|wir (?:sollten|wollen|müssen))[, ]+)*"
    r"(?:(?:ask|frage?n?)(?: (?:du|bitte|mal|doch))*(?: {them}(?: mal| bitte)?"
    r"|(?=,? (?:if|whether|ob) (?:we|wir)\b))"
    r"|(?:(?:ich|wir) )?(?:(?:möchte|will|würde?|wollen|möchten|muss|müssen)n?)(?: (?:gern|gerne"
    r"|mal|kurz))*"
    r" {them}(?: (?:mal|kurz|gern|gerne))* fragen),? "
    r"(?=(?:(?:an|in|auf|bei|mit|zu|zum|at|in|on|to|for) )?"
    r"(?:what|which|where|who|how|was|welche\w*|wo|wohin|wer|wie|whether|if|ob)\b)".replace(
        "{them}",
        r"(?:everyone|everybody|all|people|folks|us|(?:the|my|our) (?:team|group|others|channel)"
        r"|alle"
        r"|das team|mein team|unser team|die (?:gruppe|leute|anderen))",
    ),
    re.IGNORECASE,
)
"""Whom a question is put to: “frag mal alle, wie der Raum heißen soll”."""

_NO_SLIPS: Final = frozenset({"decided", *MISSPELT})
"""Words a letter away from those that are meant as they stand, or are known as one of them."""

_ARTICLE: Final = re.compile(r"(?<=^ )(?:teh|hte)\b", re.IGNORECASE)

_ALL_QUOTED: Final = re.compile(r"[\"“„](?P<said>[^\"“”„\n]+)[\"“”][.!?]*")
_OF_A_LIST: Final = re.compile(
    r"^(?:with|mit)\s+(?=[^:?\n]*,)(?!.*\b(?:without|ohne)\b)", re.IGNORECASE
)
"""With what a poll leads over to a list: “a poll with tea, milk and rum”."""

_MARKS: Final = " \t?!.:…"
_LEADS_OVER: Final = re.compile(
    r"(?:[\s,;.–-]+(?:please|pls|plz|bitte)"
    r"|\s*[,;.–-]\s*(?:the |our |my |die |unsere )?(?:options|choices|candidates|optionen|auswahl"
    r"|vorschläge|kandidaten)(?: (?:are|sind|wären))?)+$",
    re.IGNORECASE,
)
"""Courtesies and the like behind a question, before what there is to choose from."""

_YES_OR_NO: Final = re.compile(
    r"[,;:(.?–-]?\s*\b(?P<yes>yes|yea|yay|aye|ja)\s*(?:/|,|or|oder)\s*(?:no|nay|nein|nee|ne)\b"
    r"[\s).?!]*$",
    re.IGNORECASE,
)
_ASK_THEM: Final = re.compile(
    r"[,;:.?–-]?\s*\b(?:(?:please|pls|bitte|can you|could you|kannst du)\s+)?"
    r"(?:ask|poll|frage?n?|fragst|fragt)(?:\s+(?:du|ihr|bitte|mal|doch))*\s+"
    r"(?:everyone|everybody|all|them all|us all|the (?:team|group|others)|alle|das team"
    r"|die (?:gruppe|leute|anderen)|in die runde)\b(?:\s+(?:please|pls|bitte))?\s*[:,]?",
    re.IGNORECASE,
)
"""Whom it is that says yes or no."""

_WHETHER_THEY: Final = re.compile(r"^\s*(?:whether|if|ob)\s+(?=\w)", re.IGNORECASE)
_OTHERS: Final = re.compile(r"\b(?:or|oder|vs)\b", re.IGNORECASE)
_MOTION: Final = re.compile(
    r"(?:(?:ich (?:würde (?:gern|gerne)|möchte|will)|i(?:['’]d| would) like to) |(?P<bare>))"
    r"(?:(?:ich )?(?:stelle |beantrage )|i |(?:put|table|move|propose|make) )*"
    r"(?:(?:den|einen?|a|the|this) )?(?:folgenden )?"
    r"(?:(?P<name>antrag|beschlussantrag|beschlussvorschlag|motion|resolution|i move)"
    r"(?: (?:zur abstimmung|for a vote|to the vote))?(?: (?:stellen|bringen))?)"
    r"\s*[:–-]\s*(?P<what>(?![^\n]*(?:\b(?:or|oder|vs)\b|[:|?\n]))\w+\s+\S.*)",
    re.IGNORECASE,
)
"""What is to be agreed to or not: “motion: we abolish core hours”."""


@dataclass(frozen=True, slots=True)
class ChoiceAsked:
    """A question, and what there is to choose from; `is_quick` where it is to be voted on at once.

    A single option is a proposal. It may be for a statement of the group, or people sign up.
    """

    question: str
    options: tuple[str, ...] = ()
    is_quick: bool = False
    of_statements: bool = False
    is_sign_up: bool = False


@dataclass(frozen=True, slots=True)
class Verb:
    """What a request begins with, "poll" or "let's decide", and what stands behind it.

    It `names_more` where its mark or its preposition has led over to what is asked.
    """

    words: str
    rest: str
    names_more: bool

    @property
    def with_what(self) -> str:
        """What is asked, as it reads behind the verb; a list or a yes needs none to be voted on."""
        rest = self.rest.strip()
        asks = ASKS.match(rest) or WHETHER.match(rest)
        return f"{self.words or ('' if asks else 'poll:')} {rest}".strip()


def verb_of(text: str) -> Verb:
    """Divide a request behind its verb; without one, all of it is the rest."""
    text = _without_slips(text)
    lead = _LEAD.match(f"{text} ")
    what = (lead["what"] or "") if lead else ""
    if lead is None or not what:
        return Verb("", text, names_more=False)
    names_more = bool(ON_WHAT.search(what) or lead["mark"] in (":", "–", "-"))
    return Verb(text[: lead.end("what")], text[lead.end("what") :], names_more)


def mistyped(text: str) -> tuple[str, str]:
    """Return the first word of a request that is none, and the verb that was most likely meant.

    It is a letter away from that, and what follows it is a question, or what to choose from.
    """
    found = _FIRST_WORD.match(text)
    word = found["word"].casefold() if found else ""
    if found is None or word in _NO_SLIPS or word in _OF_A_POLL:
        return "", ""
    verb = next((each for each in sorted(_OF_A_POLL) if a_letter_apart(word, each)), "")
    rest = text[found.end() :].strip()
    asks = bool(verb and rest) and choice_asked(f"{verb} {rest}")
    return (found["word"], verb) if asks and (asks.options or ASKS.match(rest)) else ("", "")


def misspelt(text: str) -> tuple[str, str]:
    """Return a verb that begins a request in letters that often go astray, and which it is."""
    for found in islice(_WORD.finditer(text), _LEADING_WORDS):
        meant = MISSPELT.get(found[0].casefold(), "")
        if meant in _VERBS:
            return found[0], meant
    return "", ""


def names_vote(text: str) -> bool:
    """Tell whether words call what follows their colon a vote: “geheime Abstimmung: …”."""
    return _CALLED_A_VOTE.match(text) is not None


def begins_poll(text: str) -> bool:
    """Tell whether words begin as a request for a poll or a decision, which no vote does."""
    found = _FIRST_WORD.match(text)
    return found is not None and found["word"].casefold() in _OF_A_POLL


def _without_slips(text: str) -> str:
    """Return a request with its verb, and the article behind it, as meant: "pol teh drinks".

    What only heralds a question is no part of it.
    """
    text = _HERALDS.sub("", text)
    for found in islice(_WORD.finditer(text), _LEADING_WORDS):
        meant = MISSPELT.get(found[0].casefold(), found[0].casefold())
        is_first = not text[: found.start()].strip()
        slipped = mistyped(text)[1] if is_first else ""
        meant = slipped or meant
        if slipped or meant in _VERBS:
            rest = _ARTICLE.sub("the", text[found.end() :])
            mended = f"{text[: found.start()]}{meant}{rest}"
            lead = _LEAD.match(f"{mended} ")
            return mended if lead and lead["what"] else text
    return text


def choice_asked(text: str) -> ChoiceAsked:
    """Read what is asked; an empty question where nothing is."""
    words = _with_its_verb(_without_slips(text.strip()))
    if asked := _yes_or_no(words) or _signed_up(words):
        return asked
    if (stated := statement_asked(words)) is not None:
        return ChoiceAsked(stated, of_statements=True)
    what, mark, rest = _behind_verb(places_said_apart(words))
    if motion := _MOTION.fullmatch(rest.strip()):
        title = motion["what"].strip(" .")
        question = rest.strip(" .") if motion["bare"] else f"{motion['name']}: {title}"
        return ChoiceAsked(sentence(question), (title,), is_quick=True)
    is_quick = bool(_QUICK.search(what)) or is_sign_up(words)
    aside = QuotesAside(rest if any(each not in _MARKS for each in rest) else "")
    question, options = divided(aside.text, what)
    if not options and is_quick:
        options = without_question(question, what, is_list=mark == ":")
    elif not options:
        options = side_by_side(question)
    options = options or _deeds(motion_asked(rest)) or _deeds(put_as_whether(question))
    question = sentence(_without_courtesy(aside.written(question), options))
    options = without_when(question, each_once(aside.said(options))) if question else ()
    options = places_for_each(options)
    return ChoiceAsked(question, options, any((is_quick, who_comes(question, options))))


def _signed_up(words: str) -> ChoiceAsked | None:
    """Return what people are asked to take a place in, or to come to; None of all else."""
    signed = signed_up(words) or ((words, yes_and_no(words)) if asks_who_comes(words) else None)
    if signed is None:
        return None
    return ChoiceAsked(sentence(signed[0]), signed[1], is_quick=True, is_sign_up=True)


def _deeds(deed: str) -> tuple[str, ...]:
    return (capital(deed),) if deed else ()


def _with_its_verb(words: str) -> str:
    """Return a request without laughter behind it, and with a verb for what help is asked for.

    A list in which people take places is a poll.
    """
    words = _LAUGHS.sub("", words)
    words = (
        asked_around(words) or asked_around(f"ask {words}") or _ASKED_OF_THEM.sub("decide ", words)
    )
    if listed := listed_places(words):
        return listed
    if last := _VERB_LAST.fullmatch(words):
        return f"{'decide' if last['verb'] == 'entscheiden' else 'poll'}: {last['what']}"
    found = _HELP_TO_FIND.fullmatch(words)
    return f"decide {found['en'] or found['de']}" if found else words


def _yes_or_no(words: str) -> ChoiceAsked | None:
    """Return what everybody is asked to say yes or no to; None where it is not just that.

    “Wer kommt mit zum Padel, frag mal alle, ja oder nein” is voted on at once.
    """
    found = _YES_OR_NO.search(words)
    if found is None or _OTHERS.search(words[: found.start()]):
        return None
    question = _ASK_THEM.sub("", words[: found.start()]).strip(f" ,;{_MARKS}")
    if not question or _ASK_THEM.search(words) is None:
        return None
    mark = "" if _WHETHER_THEY.match(question) else "?"
    yes_and_no = ("Ja", "Nein") if found["yes"].casefold() == "ja" else ("Yes", "No")
    return ChoiceAsked(sentence(f"{question}{mark}"), yes_and_no, is_quick=True)


def _without_courtesy(question: str, options: tuple[str, ...]) -> str:
    """Return a question without what only leads over to its options: "a mascot. options: …"."""
    words = _LEADS_OVER.sub("", question.rstrip(" ,:")) if options else question
    return words if any(map(str.isalnum, words)) else question


def _behind_verb(words: str) -> tuple[str, str, str]:
    """Return the verb of a request, the mark behind it, and what is asked."""
    lead = _LEAD.match(f"{words.rstrip(_MARKS)} ") or _LEAD.match(f"{words} ")
    if lead is None or not lead["what"]:
        return "", (lead["mark"] or "") if lead else "", _out_of_its_quotes(words)
    mark, rest = lead["mark"] or "", words[lead.end() :].strip(" ")
    rest = _OF_A_LIST.sub("", rest)
    if named_not := _NAMES_NOTHING.match(rest):
        rest = rest[named_not.end() :]
    return lead["what"], mark, _out_of_its_quotes(_with_first_entry(rest, mark))


def _with_first_entry(rest: str, mark: str) -> str:
    """Return what stands behind a verb, with the mark of its first entry: "poll - tea\\n- milk"."""
    is_entry = mark in ("-", "–") and re.search(rf"\n\s*{mark}\s", rest)
    return f"{mark} {rest}" if is_entry else rest


def _out_of_its_quotes(rest: str) -> str:
    """Return what is all in quotes without them, where it asks something and lists what."""
    found = _ALL_QUOTED.fullmatch(rest.strip())
    inner = found["said"] if found else ""
    return inner if re.search(r"[:?]\s+\S.*(?:,|\bor\b|\boder\b)", inner) else rest
