"""A vote as people say it, put in the words of one: "alles was nicht B ist", "A 👍 B 👎"."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from orchestration.language.votes.indifferent import abstains
from orchestration.language.votes.preferring import wanted_first

_ONE: Final = r"[^\W\d_](?![\w'’])"
_NAMES: Final = rf"{_ONE}(?:(?:\s*,\s*|\s+(?:and|und|or|oder|&)\s+|\s*/\s*){_ONE})*"
_NONE_BUT: Final = re.compile(
    rf"\b(?:alles|alle|die),? (?:was|die|welche) (?:nicht|kein(?:e|en)?) (?P<but>{_NAMES})"
    rf"(?: (?:ist|sind|heißt|heißen))?"
    rf"|\b(?:everything|anything|all|those|whatever) (?:that|which)?\s*"
    rf"(?:is not|isn['’]t|are not|aren['’]t) (?P<not>{_NAMES})"
)
_EACH_BUT: Final = re.compile(
    r"\b(?:jede[rsn]?|every|any|all) (?:the |other |andere[rsn]? )?"
    r"(?:tage?|termine?|days?|dates?|options?|optionen|places?|times?|orte?|vorschl[aä]ge?)"
    r"(?= (?:is fine |ist? ok(?:ay)? |geht |passt )?,?(?:bis auf|au(?:ß|ss)er|except|but|besides"
    r"|other than|apart from|aside from)\b)"
)
"""All of them by what they are, and then those left out: “jeder Tag bis auf C”."""

_ALL_BUT_FIRST: Final = re.compile(
    rf"^(?:all(?:es|e)?|everything|anything|any),? (?:but|except(?: for)?|besides|au(?:ß|ss)er"
    rf"|bis auf)"
    rf" (?P<but>{_ONE}(?:(?: and | und | or | oder |/){_ONE})*)[\s,;.–-]+(?:(?:and|und|but|aber"
    rf"|with|mit"
    rf"|then|dann) )*(?:(?:first|zuerst|am liebsten|best|preferably|bevorzugt) (?P<ahead>{_ONE})"
    rf"|(?P<one>{_ONE}) (?:first|zuerst|am liebsten|best|preferably|bevorzugt"
    r"|(?:ganz )?(?:vorne|vorn|oben)))[\s.!]*$"
)
"""All but some, and which of them comes first: “all except D, C first”."""

_LIVE_WITH: Final = re.compile(
    rf"\b(?:ich )?(?:kann|könnte)(?: ich)? (?:gut |auch )?mit "
    rf"(?P<one>{_NAMES}|allem|allen|jede[mr])(?: auch| gut)? leben\b"
    rf"|\bmit (?P<mit>{_NAMES}|allem|allen) (?:kann|könnte) ich"
    r"(?: gut| auch)* leben\b"
)
_CAN: Final = (
    r"(?:(?:i|we|ich|wir) (?:can|could|kann|könnte|können)|(?:can|could|kann|könnte|können)"
    r"(?: (?:ich|wir))?)"
)
_CAN_ONLY: Final = re.compile(
    rf"^(?:(?:sorry|leider|unfortunately|sadly|but|aber|also|so|and|und)[, ]+)*{_CAN}"
    rf"(?: (?:leider|unfortunately|sadly|really|eigentlich|da|echt))*(?:"
    r" (?:only|nur|just|bloß)(?: (?:do|make|manage|attend|bei|an|zu|mit))?"
    r"|(?: not|not|['’]t) (?:do|make|manage) (?:anything|any|any other)(?: other| else)?"
    r"(?:,? (?:but|than|except))"
    rf"| (?:nichts|nix|keine?n?)(?: andere[nrs]?)?,? (?:außer|ausser|als)) (?P<one>{_NAMES})"
    r"(?: (?:machen|teilnehmen|kommen|schaffen|einrichten|wahrnehmen|leider|unfortunately|sadly"
    r"|sorry))*(?= *(?:[,;.!]|$))"
)
"""Options that alone are possible: “ich kann nur B”, “I can't do anything but B”."""

_ONE_MORE: Final = re.compile(
    r"^(?:(?:oh|ach|ok|okay|hm+|ah)[, ]+)*(?:and|und|plus|or|oder),? (?:also |auch )?"
    rf"(?P<one>{_NAMES})(?: (?:please|bitte|too|auch))*"
    r"(?:[\s,;–-]+(?:both|beides?)(?: (?:are|sind|would be|wären))?"
    r" (?:good|fine|ok(?:ay)?|great|work|gut|super|gehen|passen))?$"
)
"""One more beside what its author has voted for: “oh and B”, “or B, both good”."""

_OF_ALL: Final = frozenset({"allem", "allen", "jedem", "jeder"})
_STANDS_ASIDE: Final = re.compile(
    rf"^(?P<one>{_ONE})(?: (?:is|are|ist|wäre|wär|would be|finde ich|find ich))?"
    r" (?:(?:a bit|rather|kinda|etwas|eher|ziemlich|echt|really) )*"
    r"(?:difficult|hard|tricky|not (?:great|ideal|my favou?rite)|meh|schwierig|schwer|ungünstig"
    r"|blöd|nicht (?:ideal|toll|mein favorit|optimal))[\s,;.–-]+(?:but |aber )?"
    r"(?:i (?:won['’]t|wouldn['’]t|will not|do not|don['’]t) (?:block|object|veto)(?: it)?"
    r"|ich (?:blockiere|blockier)(?: es| das)? nicht"
    r"|(?:ich habe? )?kein(?:e)? (?:veto|einw[aä]nde?)|i can live with it"
    r"|kann damit leben|damit kann ich leben)$"
)
"""Who would rather not, and stands in nobody's way."""

_TOO: Final = re.compile(
    r"(?P<before>.*\b(?:ok(?:ay)?|fine|yes|ja|gut|passt|geht|good|works?)\b[^,;.]*[,;.] *)"
    rf"(?P<one>{_ONE}) (?:auch|too|as well)(?= *(?:[,;.]|$))"
)
"""One more that is said to be fine behind another: "A ok, B auch, C nicht"."""

_WOULD_BE: Final = re.compile(
    rf"^(?:actually,? )?(?P<one>{_ONE}) (?:would|could) be (?:(?:really|so|just|pretty) )?"
    r"(?:great|nice|perfect|awesome|lovely|cool|good|fine|ideal|excellent|amazing)"
    r"(?= *(?:[,;.]|$))"
    rf"|^(?:eigentlich )?(?P<eine>{_ONE}) (?:wäre?n?|wär) (?:(?:echt|wirklich|so|ganz) )?"
    r"(?:schön|super|toll|klasse|nett|cool|prima|perfekt)(?= *(?:[,;.]|$))"
)
_MY_VOTE: Final = (
    r"(?:mine|my (?:one|vote|answer|mind|pick)|meine?n?s?(?: stimme| antwort)?|meinung)"
)
_CHANGES: Final = (
    rf"(?:(?:so|also|and|und|i|ich|i['’]?m|i am|i['’]?ll|let me|gonna|jetzt|now|dann|then) )*"
    rf"(?:(?:chang(?:e|ing)|switch(?:ing)?|mov(?:e|ing)|ändere?|ändre|wechs(?:le|el))"
    rf" {_MY_VOTE}(?: (?:to (?:that|it)|then|now|um|dann|jetzt))*"
    rf"|(?:switch(?:ing)?|wechs(?:le|el))(?: (?:to (?:that|it)|over|then|now|dann|jetzt|dahin))*)"
)
_CHANGES_MINE: Final = re.compile(
    r"^(?:ac?t?u?c?t?al+y,? )?"
    r"(?!.*\b(?:if|wenn|maybe|perhaps|vielleicht|later|später|might|could|könnte)\b)"
    rf"(?P<said>(?=.*(?<!\w){_ONE}).+?)\s*[,;.–-]+\s*{_CHANGES}[\s.!]*$"
)
_CHANGING_FIRST: Final = re.compile(rf"^{_CHANGES}\s*[,;:.–-]+\s*(?=\S)")
_BETTER: Final = re.compile(
    rf"^(?:(?:nah|nee?|no|nein|hm+|oh|ok(?:ay)?)[, ]+)*(?P<one>{_ONE})"
    r" (?:klingt|klänge|hört sich|is|ist|sounds?|looks|seems)"
    r" (?:(?:doch|viel|much|way|actually|noch) )*(?:better|besser|nicer)(?: an)?$"
)
"""Who has voted, and turns to another: “D sounds better, changing mine”."""

_SIGN: Final = (
    r"(?:[👍✅👎❌]|(?<= )(?:yes|yep|yeah|ja|ok(?:ay)?|no(?: way)?|nope|nein|nö|nee|nicht)\b)"
)
_SIGNED: Final = re.compile(rf"(?P<one>{_ONE})\s*(?P<sign>{_SIGN})\s*,?\s*(?={_ONE}\s*{_SIGN})")
"""Options one after the other, each with a sign or a word for yes or no: "B yes C no way"."""

_NEVER: Final = re.compile(
    rf"(?P<before>{_ONE}[^,;.]{{0,60}}(?:[,;.] ?|(?= (?:and|but|und|aber) )))"
    r"(?: ?(?:and|but|und|aber) )?(?:(?:please|bitte|echt|really|ich|i|definitely|wirklich) )*"
    r"(?:(?:anything|everything|all|alles|whatever|egal was),? (?:but|except|außer)"
    r"|(?:just|only|bloß|blos|bloss|hauptsache|nur|ja) (?:not|nicht|keine?n?)"
    r"|(?:on|under|auf|unter) (?:no|(?:gar )?keine[nr]?) (?:account|circumstances|fall|umständen)"
    r"|no way|never ever|(?:absolutely|certainly|definitely|most definitely) not|keinesfalls"
    r"|hate|hasse?|(?:can['’]?t|cannot) (?:stand|eat|have)) "
    rf"(?P<one>{_ONE})(?: (?:nicht|though|tho|please|bitte|again|wieder))*(?= *(?:[,;.]|$))"
)
"""What somebody wants least behind what they want: “A then B, anything but C”."""

_OTHERWISE: Final = re.compile(
    r"^(?P<not>(?:(?:bitte|please|pls|lieber|rather) )*"
    r"(?:not|nicht|no|keine?n?|never|nie) [^.;>]*?)"
    rf"[\s,;]+(?:sonst|ansonsten|otherwise|else)\s+(?={_ONE})"
)
_NOT_REALLY: Final = re.compile(
    rf"(?P<before>{_ONE}[^,;.]{{0,60}}[,;.]) (?:(?:but|aber) )?(?P<one>{_ONE})"
    r" (?:not (?:really|so much|(?:right )?now|this time|yet)|(?:rather|probably) not|eher nicht"
    r"|nicht (?:wirklich|so|jetzt|gerade|dieses mal))"
    r"(?= *(?:[,;.!]|$))"
)
"""What somebody is not really for, behind what they are for: “A or B, C not really”."""

_TIED: Final = re.compile(
    rf"(?P<one>{_ONE})\s*(?:,|/|=|&|\+|and|und)\s*(?P<other>{_ONE})"
    r"(?: (?:are|sind|is|ist))?"
    r"(?:(?: (?:about|roughly|pretty much|more or less|all|both|just|etwa|ungefähr|ziemlich"
    r"|beide))*"
    r" (?:tied|equal(?:ly good)?|even|on par|the same|alike|gleich ?auf|gleichwertig|gleich gut"
    r"|gleich(?! danach))|(?: (?:work|would|could|can|passen|gehen|wären|are|sind))*"
    r" (?:both|beides?)(?: (?:be|are|sind|would be|wären))*"
    r"(?: (?:ok(?:ay)?|fine|good|great|possible|work|do|gut|super|passen|gehen|klappen|möglich"
    r"|in ordnung|recht))?(?= *(?:[,;.!]|$| (?:for|für|bei|with|mit)\b))"
    r"(?!.*[,;.!–-] *(?:(?:but|and|aber|und|not|nicht|no|kein) )*"
    rf"(?!i ){_ONE}))"
    r"(?: (?:for|to|für) (?:me|mich))?\b"
)
"""Two that stand equal. Of “both” that is all which is said: “both fine, C isn't” has more."""

_AND_THAT: Final = re.compile(
    rf"^(?P<said>(?=.*(?<!\w){_ONE}).{{1,60}}?)\s*[,;.!–-]+\s*(?:(?:so|and|then|also) )*"
    r"(?:count me (?:(?:in|down) )?(?:for|on|to|among)|put me (?:down )?(?:for|on)|sign me up for"
    r"|(?:i['’]?m|i am) (?:all )?for|i['’]?(?:ll| will)? (?:vote|go) for"
    r"|my vote (?:goes|is) (?:to|for)|make mine) (?:those|that|these|them|it|this)(?: ones?)?"
    rf"(?: (?:then|please|too))*$|^(?P<gesagt>(?=.*(?<!\w){_ONE}).{{1,60}}?)"
    r"\s*[,;.!–-]+\s*(?:(?:und|dann|also) )*"
    r"(?:zähl(?:t)? mich (?:dafür|dazu|da mit)|(?:da)?für (?:die|das|den) bin ich|dafür bin ich"
    r"|ich (?:bin|stimme) (?:dafür|für (?:die|das|den))|meine stimme dafür)(?: bitte| dann)*$"
)
"""Who says of what they have named that it is their vote: “B is lovely, count me for that”."""

_IF_NOT: Final = re.compile(
    rf"(?<!\w)(?P<one>{_ONE})(?: (?:then|dann|please|bitte|first|zuerst))*[\s,;.–-]+"
    r"(?:(?:and|und|but|aber|or|oder) )?(?:if not|if (?:that|it) (?:fails"
    r"|(?:does not|doesn['’]?t|won['’]?t|can['’]?t) (?:work|happen|be|fit|go)(?: out)?)"
    r"|failing that|(?:wenn|falls)(?:['’]?s| das| es| die| der)? nicht)"
    r"(?: möglich| geht| klappt| passt| hinhaut| wird| gewinnt)?[,:]?"
    rf" (?:then |dann )?(?P<other>{_ONE})(?= *(?:[,;.!]|$))"
)
"""What somebody wants where they do not get the first: “B then, and if not, A”."""

_FINE_WITH: Final = re.compile(
    rf"^(?:(?:ok|hm+|well|also),? )*(?:i(?:['’]?d| would|['’]?m| am|['’]?ll| will| could)"
    r"(?: (?:be|also|totally|all))* (?:fine|ok(?:ay)?|happy|good|cool|content)"
    rf" with (?P<one>{_NAMES})"
    rf"|mir (?:wären?|sind|ist) (?P<recht>{_NAMES}) (?:beide )?recht"
    rf"|mit (?P<mit>{_NAMES}) (?:wäre?|bin) ich (?:einverstanden|zufrieden|glücklich))$"
)
_NOT_AGAIN: Final = re.compile(
    rf"^(?:(?:oh|ugh|please|bitte|pls|argh|hey|no)[,!. ]+)*(?:not|nicht(?: schon)?)"
    rf" (?P<one>{_ONE}) (?:again|wieder)[^\w]+(?:(?:then|dann|please|bitte) )*(?=\S)"
)
"""What somebody is tired of, before what they are for: “not A again :( B”."""

_ALL_OF_THEM: Final = re.compile(
    rf"(?<!\w)(?P<named>{_NAMES})(?P<are> (?:are|sind|work|passen|gehen|klappen|would be|wären))"
    r" (?:all|alle)(?: (?:three|two|four|drei|zwei|vier))?(?=$|[ ,;.!])"
)
"""Named options of which it is said that all of them are fine."""

_AGAIN: Final = re.compile(rf"(?<!\w)(?P<one>{_ONE})(?:[\s,!.]+(?P=one)(?![\w'’]))+")
"""The same option again and again: “navy!!! navy navy”."""

_WITHOUT: Final = re.compile(r"\bw/o\b")
_WITH: Final = re.compile(r"\bw(?:/|\b)(?= ?[^\W\d_](?!\w))|\bw(?= (?:the|my|both|all)\b)")
_BETWEEN: Final = re.compile(
    r"^(?:(?:i['’]?m |ich |bin )*(?:schwanke?|torn|wavering|hin[- ]und[- ]hergerissen"
    r"|unentschlossen|undecided|can['’]?t decide))(?: (?:noch|a bit|etwas))*"
    r" (?:zw\.?|zwischen|between) [^,;.–]{1,40}[,;.–-]+\s*(?:but |aber |so |also )?(?=\S)"
)
"""Between what somebody hesitated: what follows is what they have come to."""


_EITHER: Final = re.compile(
    rf"^(?:either )?(?P<either>{_ONE}(?:(?:, | )(?:or|oder) |/){_ONE})"
    r"(?:\s*[,;.–-]\s*|\s+)(?P<rest>\S.*)$"
)
"""Two of which their author says that either is fine: “A or B, idc”."""


def _both_of(text: str) -> str:
    """Return two options between which somebody does not care as both; else the text."""
    found = _EITHER.match(text)
    if found is None or not abstains(found["rest"]):
        return text
    return re.sub(r"\W*\b(?:or|oder)\b\W*|/", ", ", found["either"])


_RUN_TOGETHER: Final = re.compile(
    r"(?<!['’\w])i(?=(?:ll (?:(?:also|just|probably|then|rather) )*"
    r"(?:go|take|vote|pick|choose|have|say|do|stick|stay|side|be|switch)"
    r"|m (?:(?:also|all|just|still|now|totally|definitely) )*(?:for|going|voting|in|with|on"
    r"|good|fine|happy|ok(?:ay)?|team|picking|choosing|switching|leaning)"
    r"|d (?:(?:also|just|rather|probably|still) )*(?:go|say|take|vote|pick|prefer|choose|love"
    r"|like|do|have))\b)"
)
"""“Ill go with C”, “im for C”: the apostrophe is left out."""

_ON_SECOND_THOUGHTS: Final = re.compile(
    r"^(?:(?:ah+|oh+|ach|hm+|ok(?:ay)?|und|and)[\s,.…!–-]+)*"
    r"(?:obwohl|obwohls|wobei|al?though|tho|though|das heißt|that said|then again)[\s,:.…–-]+"
    rf"(?={_ONE} .*\b(?:auch|too|as well|also|ebenso|noch|doch)\b)"
)
"""With what somebody adds one more to their vote: “obwohl, A wär mir auch recht”."""


_FITS_TOO: Final = re.compile(
    rf"(?:[^\W\d_]+[,.!…]* +){{0,2}}{_ONE} (?:geht|ginge?|passt|passte|klappt|wäre?|ist|is|tät\w*"
    r"|find\w*|fänd\w*)(?: (?:mir|für mich|bei mir|ich))* (?:auch|ebenso)"
    r"(?: (?:noch|gut|ok(?:ay)?|fein|super|recht|in ordnung|klar|nett|schön))*[\s.!]*"
)


def fits_too(text: str) -> bool:
    """Tell whether a reply in small letters says of one option that it would do too."""
    return _FITS_TOO.fullmatch(text) is not None


def in_fewer_words(text: str, names: Sequence[str]) -> str:
    """Return a reply in small letters with what it says of its options in fewer ways."""
    text = _ON_SECOND_THOUGHTS.sub("", _RUN_TOGETHER.sub("i'", text))
    if changed := _CHANGES_MINE.match(text):
        text = _BETTER.sub(r"\g<one>", changed["said"])
    elif changed := _CHANGING_FIRST.match(text):
        text = _BETTER.sub(r"\g<one>", text[changed.end() :])
    text = text if "W" in names else _WITH.sub("with", _WITHOUT.sub("without", text))
    text = _first_of_the_rest(text, names)
    text = _both_of(wanted_first(_AGAIN.sub(r"\g<one>", text), names))
    text = _ALL_OF_THEM.sub(lambda found: _all_named(found, names), _BETWEEN.sub("", text))
    for pattern, put in _PUT:
        text = pattern.sub(put, text)
    return _SIGNED.sub(lambda found: _with_stop(found, names), text)


def _all_named(found: re.Match[str], names: Sequence[str]) -> str:
    """Return options that are all fine as such: where none is left, as all there are."""
    named = {each.upper() for each in re.findall(rf"(?<!\w){_ONE}", found["named"])}
    return f"{'all' if named >= {*names} else found['named']}{found['are']}"


def _with_stop(found: re.Match[str], names: Sequence[str]) -> str:
    is_one = found["one"].upper() in names
    return f"{found['one']} {found['sign']}. " if is_one else found[0]


def _first_of_the_rest(text: str, names: Sequence[str]) -> str:
    """Return all but some, of which one comes first, as an order; else the text."""
    found = _ALL_BUT_FIRST.match(text)
    one = (found["one"] or found["ahead"]).upper() if found else ""
    but = {each.upper() for each in re.findall(rf"(?<!\w){_ONE}", found["but"])} if found else set()
    rest = [each for each in names if each not in {*but, one}]
    return f"{one} > {' = '.join(rest)}" if one in names and rest and but <= {*names} else text


def _live_with(found: re.Match[str]) -> str:
    named = found["one"] or found["mit"]
    return "all" if named in _OF_ALL else named


_PUT: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...]] = (
    (_AND_THAT, lambda found: found["said"] or found["gesagt"]),
    (_IF_NOT, lambda found: f"{found['one']} > {found['other']}"),
    (_FINE_WITH, lambda found: found["one"] or found["recht"] or found["mit"]),
    (_NOT_AGAIN, lambda found: f"not {found['one']}. "),
    (_EACH_BUT, lambda _: "all"),
    (_NONE_BUT, lambda found: f"all but {found['but'] or found['not']}"),
    (_LIVE_WITH, _live_with),
    (_ONE_MORE, lambda found: f"{found['one']} too"),
    (_CAN_ONLY, lambda found: f"only {found['one']}"),
    (_STANDS_ASIDE, lambda found: f"{found['one']} if need be"),
    (_WOULD_BE, lambda found: found["one"] or found["eine"]),
    (_NEVER, lambda found: f"{found['before'].rstrip()} not {found['one']}"),
    (_NOT_REALLY, lambda found: f"{found['before']} not {found['one']}"),
    (_OTHERWISE, lambda found: f"{found['not']}. "),
    (_TOO, lambda found: f"{found['before']}{found['one']} ok"),
    (_TIED, lambda found: f"{found['one']} = {found['other']}"),
)
