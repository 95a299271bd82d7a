"""Yes and no, in words and in signs: "sure, let's do it", "-1", "bin dagegen", "👎🏽"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from itertools import islice
from typing import Final
from unicodedata import category

from orchestration.language.choosing.held.perhaps import is_perhaps
from orchestration.language.words.writing import words

AGREEING: Final = frozenset("👍✅✔☑")
REFUSING: Final = frozenset("👎❌🚫✖❎⛔🙅✗✘")
"""Signs that say yes, and those that say no: alone, and beside what they are about."""

_SHADES: Final = re.compile("[\U0001f3fb-\U0001f3ff\ufe0e\ufe0f]|\u200d[♀♂]")
"""What changes the look of a sign, and says nothing: the tone of a skin, a sex, a style."""

_PICTURES: Final = ("So", "Cf")

_FOR_TEXT: Final = """
yes | yep | yeah | yup | yea | aye | ja | jo | jep | jawohl | klar | na klar | gerne | gern | +1
| + 1 | sure | sure thing | ok | okay | let's do it | lets do it | do it | let's do that
| let's go | agreed | agree | i agree | fully agree | i'm for it | im for it | i am for it
| for it | for | in favour | in favor | i'm in favour | i'm in favor | count me in | i'm in
| im in | go for it | absolutely | definitely | of course | sounds good | sounds great | fine
| fine by me | fine with me | works for me | good idea | great idea | machen wir | einverstanden
| zustimmung | stimme zu | ich stimme zu | stimme dem zu | dem stimme ich zu | da stimme ich zu
| stimme dafür | ich stimme dafür | angenommen | akzeptiert | accepted | i'm fine | seconded
| dafür | bin dafür | ich bin dafür | passt | in ordnung | auf jeden fall | unbedingt | approve
| approved | i'm all for it | all for it | i like it | love it | i want that
| why not | warum nicht | i support it | let's try it | let's try | let's do this | probieren wir
| von mir aus | meinetwegen | bin dabei | ich bin dabei | bin auch dabei | ich bin auch dabei
| bin auch dafür | ich bin auch dafür
| kann ich mit leben | i can live with it
| i'm fine with it | im fine with it | i am fine with it | fine with it | ok with it
| i'm ok with it | basst | basst scho | passt scho | i won't stand in the way
| won't stand in the way | not thrilled but i won't stand in the way
| ich steh nicht im weg | steh nicht im weg
| geht doch | ok geht doch | yes then | ok then yes | ja dann
| then ok | then okay | then fine | dann ok | dann okay
| na dann ok | dann passt es | dann passt's | dann einverstanden
| no objection | no objections | i have no objection | i have no objections | keine einwände
| passt mir | passt für mich | das passt mir | geht bei mir | geht für mich | klappt bei mir
| suits me | that works for me | this works for me | that suits me
| kein einwand | keine bedenken | nichts dagegen | hab nichts dagegen | habe nichts dagegen
| ich hab nichts dagegen | ich habe nichts dagegen | nothing against it | i have nothing against it
"""
_AGAINST_TEXT: Final = """
abgelehnt | lehne ab | ich lehne ab | lehne ich ab | das lehne ich ab | ich lehne das ab | ablehnung
| lehn ich ab | rejected | reject | i reject it | i reject that | kommt nicht in frage
| kommt nicht infrage | nicht einverstanden | bin nicht einverstanden | bin nicht dafür
| ich bin nicht dafür | stimme dagegen | ich stimme dagegen | stimme nicht zu | ich stimme nicht zu
| stimme dem nicht zu | i vote against it | voting against | voting no | i'm voting no
| absolutely not | definitely not | of course not | certainly not | not at all | hell no | no | nope
| nah | nay | nein | nö | nee | ne | -1 | - 1 | against | against it | i'm against
| i'm against it | im against it | i am against it | i am against | dagegen | bin dagegen
| ich bin dagegen | no way | never | rather not | i'd rather not | lieber nicht | nicht
| bitte nicht | auf keinen fall | keinesfalls | let's not | lets not | better not | not for me
| disagree | i disagree | please don't | don't | let's not do it | i don't want that
| i don't want it | not me | i don't agree | i don't like it | bad idea | no thanks | no thank you
| nein danke | not in favour | not in favor | i object | i oppose it | i'm not for it
| i wouldn't | eher nicht | eher nein | probably not | not really | nicht wirklich | rather no
| please not | don't think so | dont think so | i don't think so | i dont think so
| not a good idea | i don't think it's a good idea | keine gute idee | count me out | i'm out
| i'm opposed | hard pass | glaube nicht | ich glaube nicht | ich denke nicht | gefällt mir nicht
| doesn't work for me | does not work for me | finde ich nicht gut
| over my dead body | only over my dead body | über meine leiche | nur über meine leiche
| geht nicht | geht leider nicht | geht bei mir nicht | geht für mich nicht | geht gar nicht
| passt nicht | passt mir nicht | passt leider nicht | passt mir leider nicht | klappt nicht
| klappt leider nicht | klappt bei mir nicht | can't do that | doesn't work
| auf gar keinen fall | unter keinen umständen | niemals | nie im leben | keine chance | no chance
| under no circumstances | on no account | not in a million years | niemals im leben
| not keen | not a fan | not really a fan | not a big fan | kein fan
"""
_FOR: Final = AGREEING | {" ".join(each.split()) for each in _FOR_TEXT.split("|")}
_AGAINST: Final = REFUSING | {" ".join(each.split()) for each in _AGAINST_TEXT.split("|")}
_WELL_THEN: Final = re.compile(
    r"^(?:sure|yes|yeah|yep|ok(?:ay)?|ja|jo|joa|jaa|na|well|von mir aus|meinetwegen)\s+"
)
"""With what a yes begins that another yes ends: "sure why not", "von mir aus gern"."""

_THEN: Final = re.compile(
    r"^(?:(?:ah|aha|oh|ach|achso|ach so|na|gut|well|alright|alles klar|ok(?:ay)?|i see|hm+)[ ,]+)*"
    r"(?:then|dann)[ ,]+(?=(?:it'?s |that'?s |ist das |i'?m )?"
    r"(?:ok|okay|fine|yes|ja|no|nein|gut|good|passt|sure|gerne?|einverstanden)\b)"
)
"""What leads to a yes once something is clear: “then ok”, “na dann ja”."""

_LIVES_WITH: Final = re.compile(
    r"(?:i |ich )?(?:can|could|kann|könnte?)(?: ich)?"
    r" (?:just about |probably |gut |auch |schon |noch )*"
    r"(?:live (?:with|w/?) ?(?:it|that|this)|damit(?: gut| auch| schon)? leben)"
    r"|damit (?:kann|könnte?) (?:ich|man)(?: gut| auch| schon| noch)? leben"
)
"""Who lets something pass, however they put it."""

_SUITS: Final = re.compile(
    r"(?:(?:ok(?:ay)?|yeah|yep|yes|ja|jo|sure)[ ,]+)?(?:"
    r"(?:i'?m |i am |it'?s |that'?s |that is |all )?(?:fine|ok|okay|good|happy|cool|all ?right"
    r"|great)"
    r" (?:w/?|with|by|for) ?(?:me|it|that|this|us)"
    r"|(?:that |it )?sounds? (?:good|great|fine|ok(?:ay)?) (?:to|for|with) me"
    r"|(?:i have )?no (?:problem|issue|problems|issues) with (?:it|that|this)"
    r"|(?:das )?(?:klingt|hört sich) (?:\w+ )?(?:gut|super|prima|vernünftig|sinnvoll)(?: an)?"
    r"(?: (?:für mich|find(?:e)? ich))?|(?:das )?find(?:e)? ich (?:gut|super|ok(?:ay)?)"
    r"|(?:das )?geht (?:für mich |von mir aus )?(?:klar|in ordnung)|(?:soll )?mir recht(?: sein)?"
    r"|(?:das )?(?:ist|wäre) (?:mir recht|ok(?:ay)? für mich|für mich ok(?:ay)?"
    r"|für mich in ordnung)"
    r"|(?:ich )?hab(?:e)? (?:da |ja |auch |eigentlich |gar )*(?:nix|nichts) (?:dagegen|da gegen)"
    r"|nix dagegen|ich hab(?:e)? (?:damit )?kein problem(?: damit)?|kein problem für mich"
    r")(?: too| as well| auch)?"
)
"""Who finds something fine for themselves, in whatever words."""

_PLAIN_YES: Final = frozenset(words("yes yeah yep yup ja jo jep klar unbedingt absolutely"))
_PLAIN_NO: Final = frozenset(words("no nope nah nein nee nö niemals never"))
_TWICE_NO: Final = frozenset({"nicht", "dagegen"})
"""Who is not against it has not said to be for it."""

_COURTEOUS: Final = frozenset({"ok", "okay", "fine", "sounds good", "sounds great"})
_ASIDE: Final = frozenset(
    words("""
    please pls sorry bitte leider definitely really absolutely finally endlich tbh lol haha
    """)
)
_COLOUR: Final = frozenset(
    words("""
    please pls plz bitte god gott omg man dude bro alter mann totally honestly ehrlich echt oh ach
    """)
)
"""What gives a yes or a no its weight, and is neither: “yes please god yes”."""

_OF_AGREEMENT: Final = re.compile(
    r"^(?:(?:i(?:'d|'ll| would)?|ich) (?:vote|say|stimme|sage)(?: with| mit| for| für)? |"
    r"(?:my|meine) (?:vote|answer|stimme|antwort)(?: is| ist)?:? |it's |that's |"
    r"(?:definitely|absolutely|really|clearly) |"
    r"(?:a |an |ein )?(?:clear |definite |big |strong |hard |klares |absolute )+|an? |ein )"
    r"|^(?:haha|hell|heck|oh|well|hm+|ok(?:ay)?|actually|eigentlich|doch|jetzt|nun|now|ach|na gut"
    r"|(?:ok(?:ay)?|na|gut|then|dann|jetzt|now|nun|ach|oh)[, ]+"
    r"(?:actually|doch|eigentlich|dann doch|then))[, ]+"
)
_BEHIND_AGREEMENT: Final = re.compile(
    r"(?: (?:(?:from|for|von|für) (?:me|mir|mich)|from my side|von meiner seite)"
    r"(?: (?:too|as well|auch))?| too| as well| auch| tbh| ehrlich gesagt| honestly| please| pls"
    r"| plz| bitte"
    r"| sorry| now| jetzt| inzwischen| after all| doch| then| dann| whatever)$"
)
_FOR_ONESELF: Final = re.compile(
    r"^(?:(?:and|und|also|ok|na) )*(?:(?:for |für |from |von )?(?:me|mich|mir)|ich|i): *"
)
"""Of whom it is said: “and me: yes”."""

_NOT: Final = ("not ", "nicht ", "net ")
_TURNED: Final = frozenset(
    words("""
    ok okay fine good possible acceptable okey gut möglich machbar akzeptabel
    """)
) | {"in ordnung", "fine by me", "fine with me", "fine with it", "ok with it", "ok with that"}
"""What is a no behind a “not”; who is not sure has said neither."""

_THANKS: Final = re.compile(
    r"[\s,;.!]*\b(?:many thanks|thanks|thank you|thx|cheers|danke)"
    r"(?: (?:all|everyone|everybody|so much|a lot|again))*[\s.!:)]*$"
)
_SIGN: Final = re.compile(f"[{''.join(sorted(AGREEING | REFUSING))}]")
_PAUSES: Final = re.compile(r"\s*(?:[,;.!:)]|\s[-–])+\s*")


def said_plainly(said: str) -> str:
    """Return a reply in small letters, without pictures that say nothing, or thanks behind it."""
    told = _SHADES.sub("", said.casefold().replace("’", "'"))
    signs = AGREEING | REFUSING
    kept = (each for each in told if each in signs or category(each) not in _PICTURES)
    return _THANKS.sub("", "".join(kept).strip()).rstrip(".! ")


def is_courtesy(said: str) -> bool:
    """Tell whether words agree, or only say that something was read: "ok, thanks"."""
    return said_plainly(said) in _COURTEOUS


def is_thanked(said: str) -> bool:
    """Tell whether thanks make a courtesy of words that would agree without: "ok, thanks"."""
    return is_courtesy(said) and _THANKS.search(said.casefold()) is not None


def agreement_in(said: str) -> bool | None:
    """Tell whether words are for what is proposed, or against; None where they are neither."""
    text = _SIGN.sub(r" \g<0> ", said_plainly(said)).strip()
    text = _FOR_ONESELF.sub("", _THEN.sub("", text))
    text = _LIVES_WITH.sub("i can live with it", text)
    text = "fine with me" if _SUITS.fullmatch(text) else text
    if is_thanked(said):
        return None
    if text in _FOR or text in _AGAINST:
        return text in _FOR
    parted = _SIGN.sub(r"; \g<0> ;", text)
    pieces = [each for each in _PAUSES.split(parted) if each and each not in _ASIDE]
    found = {_agreement_of(each) for each in pieces}
    return found.pop() if len(found) == 1 else None


def yes_or_no(letters: Mapping[str, str], agreed: bool | None) -> str:
    """Return the letter of the title that says yes, or no, where one says each; else "".

    A maybe may stand beside the two.
    """
    sure = {title: letter for title, letter in letters.items() if not is_perhaps(title)}
    sides = {agreement_in(title): letter for title, letter in sure.items()}
    return sides.get(agreed, "") if len(sure) == 2 and {*sides} == {True, False} else ""


_GO_AHEAD: Final = re.compile(
    r"(?:(?:ja+|jaja|yes|yeah|yep|ok(?:ay)?|sure|klar|gern(?:e)?|na)[,.!]* )*"
    r"(?:genau|exactly|right|richtig|stimmt|jaja|mach (?:nur|ruhig|das|mal|es)|go ahead|please do"
    r"|do (?:that|it)|bitte(?: ja)?|fine by me|von mir aus|meinetwegen|no problem|kein problem"
    r"|geht klar|deal)[\s.!]*(?:pls|please|bitte|danke|thanks)?[\s.!]*",
    re.IGNORECASE,
)


def answer_in(said: str) -> bool | None:
    """Tell whether words say yes or no to what their author was asked just now; None of others."""
    if _LEFT_SO.fullmatch(said.strip()):
        return False
    return True if _GO_AHEAD.fullmatch(said.strip()) else agreement_in(said)


_LEFT_SO: Final = re.compile(
    r"(?P<no>(?:no|nope|nah|nein|nee?|nö)\b(?:[\s,.!]+(?:wait|warte|moment|sorry|pls|please|bitte))*)"
    r"[\s,.!]+(?:(?:just |then )*(?:leave|keep) (?:it|that|this|them)(?: one)?"
    r"|lass(?:t)?(?: (?:es|das|den|die|mal))*)"
    r"(?: (?:as it is|as is|then|be|so|sein|lieber|stehen|bleiben|for now|erst ?mal))*[\s.!]*",
    re.IGNORECASE,
)
"""A no that says that something stays: “nah leave that one”."""

_BARE: Final = re.compile(
    r"\W*(?:(?:oh|ach|na|well|um|ähm?|hm+)\W+)?(?:yes|yeah|ja|jo|no|nope|nah|nein|nee|nö)"
    r"(?:\W+(?:please|pls|plz|bitte|thanks|thx|danke))?\W*",
    re.IGNORECASE,
)
_BEFORE_MORE: Final = re.compile(
    r"\s*(?:[,;.!]+\s*(?:(?:and|und|also|then|dann|plus)\s+)*|\s(?:and|und|then|dann|plus)\s+)"
    r"(?:(?:also|auch|please|pls|bitte)\s+)*",
    re.IGNORECASE,
)


_MOST_JOINTS: Final = 4
"""Behind so many commas no yes has been said that more follows."""

_TOLD_ANYHOW: Final = re.compile(
    r"(?:please |pls |bitte )?(?:tell|inform|notify) (?:them|everyone|everybody|all|the others)"
    r"|let (?:them|everyone|everybody|the others) know"
    r"|(?:sag|gib)\w*(?: es| das)? (?:ihnen|allen|den anderen)(?: das| es| bitte)*(?: bescheid)?"
    r"|informier\w* (?:alle|sie|die anderen)",
    re.IGNORECASE,
)
"""What comes of most orders by itself."""


def is_told_anyhow(said: str) -> bool:
    """Tell whether it is ordered that others hear of it, as they do by themselves."""
    return _TOLD_ANYHOW.fullmatch(said.strip(" .!")) is not None


def is_bare_answer(said: str) -> bool:
    """Tell whether words are a yes or a no alone, or that something stays as it is."""
    return _BARE.fullmatch(said) is not None or _LEFT_SO.fullmatch(said.strip()) is not None


def yes_and_more(said: str) -> str:
    """Return what stands behind a yes, “yes, and remind them”; "" where none begins the words."""
    for mark in islice(_BEFORE_MORE.finditer(said), _MOST_JOINTS):
        if answer_in(said[: mark.start()]):
            return said[mark.end() :]
    return ""


_A_YES: Final = re.compile(
    r"\s*(?:yes|yeah|yep|yup|sure|ja|jo|jep|klar|genau)(?: (?:please|pls|bitte|just|einfach))*\s+"
    r"(?P<rest>\S.*)",
    re.IGNORECASE,
)


def behind_bare_yes(said: str) -> str:
    """Return what stands behind a yes without a mark, “yes drop it”, or as it was asked about."""
    found = _A_YES.fullmatch(said)
    return found["rest"].rstrip(" .!") if found else ""


_BUT: Final = re.compile(r"(?<=\w) (?:but|aber) ", re.IGNORECASE)


def yes_but_more(said: str) -> str:
    """Return the same also where nothing parts it from the yes but a “but”: “yes but later”."""
    return yes_and_more(said) or yes_and_more(_BUT.sub(", but ", said, count=1))


_LETS_BE: Final = re.compile(
    r"(?:(?:no|nah|nope|nee?|nein|nö|ok(?:ay)?|hm+|oh|ach|then|dann|doch|actually|just)[,.! ]+)*"
    r"(?:leave it|let it (?:be|stay)|keep it"
    r"|(?<=[,.! ])(?:forget (?:about )?(?:it|that)|vergiss (?:es|das))"
    r"|never ?mind|nvm|schon gut|lass(?: (?:es|das|mal|lieber|doch))+"
    r"|lass(?:en wir)?(?: (?:es|das))? (?:stehen|sein|bleiben))"
    r"(?: (?:then|so|be|as (?:it )?is|open|running|on|alone|for now|dann|lieber|doch|stehen|sein"
    r"|bleiben|mal|please|pls|bitte|thanks|danke))*[\s.!]*",
    re.IGNORECASE,
)


def lets_be(said: str) -> bool:
    """Tell whether words leave a thing as it is, of which was asked: “nah, leave it”."""
    return _LETS_BE.fullmatch(said.strip()) is not None


_BESIDE_A_LABEL: Final = frozenset(
    words("""
    a the it that this them these those
    pls please bitte just then ok okay i i'd say thanks ja yes den die das mal dann
    """)
)


def names_label(said: str, label: str, *, in_part: bool = False) -> bool:
    """Tell whether words are what stands on a button; `in_part` where they may be a part of it."""
    spoken, written = _of_a_label(said), _of_a_label(label)
    if not spoken or spoken == written:
        return bool(spoken)
    return in_part and f" {' '.join(written)} ".startswith(f" {' '.join(spoken)} ")


def _of_a_label(text: str) -> list[str]:
    return [each for each in said_plainly(text).split() if each not in _BESIDE_A_LABEL]


def _agreement_of(piece: str) -> bool | None:
    """Tell whether one piece of what is said agrees; None where it is neither yes nor no."""
    while piece not in _FOR | _AGAINST and (shorter := _shortened(piece)) != piece:
        piece = shorter
    if piece.startswith(_NOT) and piece.partition(" ")[2] in _TURNED:
        return False
    if (behind := _WELL_THEN.sub("", piece)) != piece and behind in _FOR:
        return True
    said = {*piece.split()}
    if piece not in _AGAINST and said >= _TWICE_NO:
        return None
    if piece in _AGAINST or said <= _AGAINST:
        return False
    return True if piece in _FOR or said <= _FOR else _felt(said - _COLOUR)


def _felt(plain: AbstractSet[str]) -> bool | None:
    """Tell whether words are a plain yes or no, without what gives it weight."""
    if not plain or not (plain <= _PLAIN_YES or plain <= _PLAIN_NO):
        return None
    return plain <= _PLAIN_YES


def _shortened(piece: str) -> str:
    """Return a piece without what stands behind the yes or the no, or else before it."""
    shorter = _BEHIND_AGREEMENT.sub("", piece)
    return shorter if shorter != piece else _OF_AGREEMENT.sub("", piece)
