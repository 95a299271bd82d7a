"""That no name is to be shown, in whatever words: "without my name", "muss keiner wissen, wer"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.words.writing import words

_FEW: Final = r"(?:[\s,:;(–-]+[\w'’]+){0,4}?[\s,:;(–-]+"
_MY: Final = r"(?:my|a|any|the|our|their|its)"
_NAMED: Final = r"(?:named|mentioned|quoted|identified|tagged|credited|known|called out)"
_TELLS: Final = (
    r"(?:nam(?:e|es|ing)|mention\w*|quot\w+|attribut\w*|identif\w+|credit\w*|tag\w*|expos\w+"
    r"|reveal\w*"
    r"|say\w*|said|tell\w*|show\w*|know\w*|publish\w*|share|put|use)"
)
_ENGLISH: Final = (
    r"(?:without|w/o|minus|sans|no|leave off|leave out|omit|skip|drop|hide|remove|withhold)"
    rf" (?:(?:{_MY}|giving|showing|using|saying|mentioning|naming|adding) ){{0,2}}"
    r"(?:names?|who|me(?! (?:wrong|otherwise)))"
    r"|without it being (?:me|clear who|known)"
    r"|without (?:anyone|anybody|people|them) knowing"
    r"|(?:not|never|unless|n['’]t (?:put|add|use|write))"
    rf"(?: (?:with|under|by|in|show(?:ing)?|using))? {_MY} names?"
    r"|not (?:with|under|by|show(?:ing)?|using) names?"
    r"|(?:not|don['’]?t|never) (?:say|tell|mention)(?: \w+){0,3} (?:said|wrote|asked|proposed)"
    r"|not that (?:it|this|that)(?:['’]?s| is| was)? (?:from |by |about )?me"
    r"|not (?:who|whose|from whom|by whom|me by name|that it['’]?s me)"
    r"|(?:keep|leave|take) (?:me|(?:(?:my|the) )?names?)"
    r" (?:out|off|away|secret|private|hidden|anonymous)"
    r"|my name\b[^.;!?\n]{0,24}? (?:out|off|away|secret|private|hidden|between us|not|never)"
    r"|(?:(?:nobody|no ?one|none)\b[^.;!?\n]{0,24}?"
    r"(?:needs?|has|have|should|must|may|ought|gotta|shall)"
    r"|(?:they|others|people|everyone|everybody|you) (?:really )?"
    r"(?:(?:do|need|must|should)(?: not|n['’]?t)|need not)(?: (?:need|have|ought))?)"
    r"(?:[ ,]\w+){0,2} (?:know|see|learn|find out|hear|tell)\b[^.;!?\n]{0,16}?"
    r"\b(?:who|whose|by whom|names?"
    r"|(?:it['’]?s|it is|it was|that|this)\b[^.;!?\n]{0,20}?\b(?:me|mine|i|my))"
    r"|(?:nobody|no ?one)\b[^.;!?\n]{0,12}? knows? \w+(?:['’]?s| is| was)?(?: from)?"
    r" (?:me|mine)"
    r"|(?:not|never|no|don['’]?t|doesn['’]?t|mustn['’]?t|shouldn['’]?t|no ?need)"
    rf"{_FEW}{_TELLS}{_FEW}"
    r"(?:i|me|mine|myself|who|whom|whose|names?|identity)"
    r"|(?:don['’]?t|not|never|no need to)"
    r" (?:name|quote|mention|out|tag|identify|credit|cite|expose) (?:me|us)"
    r"|(?:don['’]?t|do not|never) (?:put|add|use|write|give|show|say|tell|reveal)"
    r"(?: (?:them|anyone|people))? (?:my|who|it['’]?s me|names?)(?: names?)?"
    r"|(?:(?:do|must|should|would|need)n['’]?t|not|never|without)(?: \w+){0,3}"
    rf" (?:be|being|get) {_NAMED}"
    r"|nameless\w*|anonym\w*|incogn?ito|unnamed|unsigned|pseudonym\w*|off the record"
)
_SAGT: Final = (
    r"(?:nenn\w*|erwähn\w*|zitier\w*|sag\w*|verrat\w*|zeig\w*|wissen|weiß|erfahren|schreib\w*"
    r"|steh\w*)"
)
_GERMAN: Final = (
    r"ohne (?:(?:meine[nmrs]?|den|die|das|irgend\w+|einen|jeden) ){0,2}"
    r"(?:namen?\w*|wer|mich (?:zu )?(?:nenn|erwähn)\w*|nennung)"
    r"|ohne,? (?:dass|das) (?:[\w']+,? ){1,7}(?:weiß|erfährt|wissen|erfahren|merkt|steht)"
    r"|ohne zu (?:sagen|verraten|zeigen|schreiben|erwähnen)"
    r"|nicht (?:mit|unter|von|den|meine[nm]) (?:meine[nm] |dem |vollem )?namen?"
    r"|nicht (?:genannt|erwähnt|zitiert|namentlich\w*)"
    r"|nicht,? (?:wer|wessen|von wem|dass ich|dass (?:das|es) (?:von mir|um mich))"
    r"|namen?\b[^.;!?\n]{0,30}?\b(?:weg|weglassen|raus|rauslassen|raushalten|draußen|nicht|nie"
    r"|niemandem|streichen|verschweigen|privat|geheim|unerwähnt|für dich|unter uns)"
    r"|(?:lass\w*|halt\w*|nehm\w*|nimm) mich (?:(?:da|bitte|dabei|namentlich) )*"
    r"(?:raus|außen vor|weg)"
    r"|namenlos\w*|inkognito|keine?n? namen?|unbenannt"
    r"|(?:keine[rnm]?|niemand\w*|nicht jeder|nicht alle)\b[^.;!?\n]{0,40}?"
    r"\b(?:wer|wem|wessen|mich|von mir|namen?|(?:dass|das) (?:das |es |die |der )?(?:ich|meine?))"
    r"|(?:muss|soll|sollte?|braucht?|müssen|sollen)\b[^.;!?\n]{0,24}? nicht\b"
    r"[^.;!?\n]{0,40}?\b(?:wer|wem|wessen|von mir|namen?|dass ich)"
    rf"|{_SAGT} (?:\w+ ){{0,3}}?nicht,?(?: \w+){{0,5}}? (?:von mir|wer|wem|wessen|name\w*)"
    r"|(?:nenn|erwähn|zitier)\w* (?:mich|meinen namen) (?:\w+ ){0,2}?nicht"
    r"|(?:mich|ich) (?:\w+ ){0,3}?nicht (?:\w+ ){0,2}?(?:nenn|erwähn|zitier|genannt)\w*"
)
_HIDES: Final = re.compile(rf"(?<!\w)(?:{_ENGLISH}|{_GERMAN})\b", re.IGNORECASE)


_SMALL: Final = frozenset(
    words("""
    please pls plz bitte thanks danke though however allerdings but and aber und just only nur
    ok okay it is was that this das es ist war kommt stammt hat habe said wrote written says
    geschrieben gesagt here hier da dabei dazu auch too to by from of von me ich mir stehen stay
    bleiben bleibt geht next gern gerne ja dann doch eben halt id i'd i would rather prefer
    like want möchte will lieber really
    own real wer wen wem weiß wissen jemand bin dass mein meinen lass lasst muss darf soll braucht
    who know am on in under with mit unter dazuschreiben them name names namen name's as
    long solange unless but so wie people anyone anybody else about my
    """)
)
"""Words beside what is said of a name that say nothing else."""


def beside_hidden(clause: str) -> str | None:
    """Return what a clause says beside that a name is not to be shown; None where it hides none."""
    plain = " ".join(clause.split())
    rest = _HIDES.sub(" ", plain)
    return None if rest == plain else " ".join(rest.split())


_LEAVES: Final = re.compile(
    r"(?:(?:take|leave|keep) me (?:out|off|away)|(?:lass|halt|nehm|nimm)\w* mich"
    r" (?:\w+ ){0,2}(?:raus|außen vor|weg))\b",
    re.IGNORECASE,
)
"""Who is to be left out may mean to take no part, where nothing else is said of a name."""


def only_hides_name(clause: str) -> bool:
    """Tell whether all that a clause says is that a name is not to be shown: nobody leaves."""
    beside = beside_hidden(clause)
    return beside is not None and is_small(beside) and not _LEAVES.search(clause)


def is_small(words_beside: str) -> bool:
    """Tell whether words say nothing beside what is said of a name."""
    return _SMALL.issuperset(re.findall(r"[\w'’]+", words_beside.casefold()))


def hides_name(text: str) -> bool:
    """Tell whether somebody says, wherever in a message, that their name is not to be shown.

    Where that is said of something else, less is shown than could be, which does no harm.
    """
    return _HIDES.search(" ".join(text.split())) is not None


_OF_PROPOSALS: Final = re.compile(
    r"(?:(?<=[?!.,;(])|(?<=\n)|(?<=\s[–-]))(?P<said>[^?!.,;()\n]*\b(?:proposals?|suggestions?|ideas?"
    r"|nominations?|propos(?:es|ed)|suggest(?:s|ed)|nominated|vorschl[aä]\w+|vorgeschlagen|ideen"
    r"|nominierungen)\b[^?!.,;()\n]*)",
    re.IGNORECASE,
)


def nameless_proposals(text: str) -> tuple[str, str]:
    """Return a request without that proposals are to have no names, and in which words it said so.

    That stands apart from what is asked: “…? no names on the suggestions pls”.
    """
    for each in _OF_PROPOSALS.finditer(text):
        if hides_name(each["said"]):
            return f"{text[: each.start()]}{text[each.end() :]}".rstrip(" ,;–-"), each[
                "said"
            ].strip()
    return text, ""
