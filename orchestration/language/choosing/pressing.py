"""What stands on a button, said in words: its label, or what else people say for what it does."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from types import MappingProxyType
from typing import Final

from orchestration.language.choosing.held.agreement import said_plainly
from orchestration.language.put_back import puts_search_back
from orchestration.language.words.writing import words

SAYINGS: Final[Mapping[str, str]] = MappingProxyType(
    {
        # What suits somebody, and what is kept of it
        "thats-all": """
        that's all | that is all from me | that's it from me | that's it | that was it
        | that was all | that's all i have | that's everything | that's all for me
        | that's me done | i'm done | all said | nothing else | nothing else from me
        | no more from me | nothing more | nothing more from me | thats all folks | das war's
        | das wars von mir | das war alles | das ist alles | das ist alles von mir | mehr nicht
        | mehr hab ich nicht | mehr ist es nicht | sonst nichts | sonst nichts von mir | sonst nix
        | weiter nichts | fertig | ich bin fertig | bin fertig | alles gesagt | mehr gibt's nicht
        | war's von mir | von mir wars das | mehr kommt nicht
        """,
        "nothing": """
        nothing new | nothing to add | nothing from me | nothing from my side | nothing here
        | no news | nichts neues | nix neues | von mir nichts | von mir nichts neues
        | nichts hinzuzufügen | nichts weiter | alles beim alten | same as before | wie gehabt
        """,
        "keep": """
        keep | keep it so | keep it that way | keep this one | keep these | keep both
        | keep all of them | always | it's always | always like that | for good | for ever
        | forever | from now on | every time | for every meeting | for all meetings
        | in every meeting | in all meetings | in general | save it | save that | remember that
        | remember it | note it | immer | das gilt immer | gilt immer | immer so
        | das ist immer so | für immer | auf dauer | dauerhaft | jedes mal | für alle meetings
        | für alle termine | bei jedem termin | in jedem meeting | generell | grundsätzlich
        | ab jetzt immer | von jetzt an | behalte das | behalt das | behalten | merk dir das
        | merken | speichern | speicher das | merk's dir
        """,
        "not-here": """
        not this time | it doesn't hold this time | this time it doesn't hold | not for this one
        | not here | not for this meeting | diesmal nicht | dieses mal nicht | hier nicht
        | gilt diesmal nicht | das gilt diesmal nicht | für den termin nicht | hier gilt das nicht
        """,
        "firm-no": """
        a firm no | firm | a hard no | hard no | it's firm | it's fixed | fixed | can't move it
        | cannot move it | really can't | definitely not possible | definitely can't | fest
        | das ist fest | ein festes nein | fix | ist fix | geht wirklich nicht | geht gar nicht
        | geht auf keinen fall | unverschiebbar | unverrückbar
        """,
        "if-need-be": """
        possible if need be | if need be | if i must | if i have to | if it has to be
        | if necessary | if needed | possible | it's possible | i could move it | can move it
        | in a pinch | at a pinch | zur not | zur not geht's | zur not ja | notfalls | im notfall
        | wenn es sein muss | wenn's sein muss | wenn nötig | wenn's nicht anders geht | möglich
        | wäre möglich | kann ich verschieben | könnte ich verschieben | lässt sich verschieben
        """,
        "look-again": """
        look again | look once more | have another look | take another look | search again
        | try again | another round | one more round | a new round | new round | do another round
        | look for others | look for other times | find other times | find other options
        | other options | other times | nochmal schauen | noch mal schauen | nochmal gucken
        | noch mal gucken | nochmal suchen | noch mal suchen | nochmal schaun | schau nochmal
        | schau noch mal | such nochmal | guck nochmal | such noch mal | guck noch mal
        | neu suchen | neue runde | eine neue runde | noch eine runde | nochmal eine runde
        | andere termine | andere termine suchen | such andere termine | andere optionen
        | erneut schauen | erneut suchen | nochmal nachschauen
        """,
        "let-see": """
        let others see | let the others see | let others see it | show it to the others
        | others may see it | die anderen dürfen es sehen | andere dürfen das sehen
        | die anderen können das sehen | zeig es den anderen | zeig das den anderen
        """,
        # What organisers are offered
        "find-time": """
        find a new time | find another time | find us a new time | find us another time
        | look for a new time | look for another time | search a new time | search for a new time
        | get a new time | a new time | new time | another time | find a new slot
        | find another slot | new slot | another slot | look for a new slot | neuer termin
        | neuen termin | neuen termin suchen | neuen termin finden | such einen neuen termin
        | such uns einen neuen termin | finde einen neuen termin | such nen neuen termin
        | such neuen termin | neue zeit | neue zeit suchen | such eine neue zeit
        | such ne neue zeit | such einen anderen termin | anderen termin suchen | anderen termin
        | such nen anderen termin
        """,
        "leave-so": """
        leave it so | leave it | leave it as it is | leave it as is | leave it like that
        | leave it like this | leave as is | keep it as it is | keep it as is | keep it so
        | keep it | keep the time | keep that time | it stays | it stays as it is | it can stay
        | stays as is | let it be | it's fine as it is | fine as it is | fine like that
        | no need to move it | no need | don't move it | we go without them | we go ahead
        | go ahead anyway | go ahead without them | go ahead without him | go ahead without her
        | do it anyway | we do it anyway | lass es so | lass so | lass es | lass das so
        | lassen wir so | lassen wir es so | lassen wir's so | lass mal so | lass gut sein
        | so lassen | bleibt so | es bleibt so | das bleibt so | bleibt dabei | es bleibt dabei
        | bleibt alles so | der termin bleibt | termin bleibt | kann so bleiben | passt so
        | passt schon so | nicht verschieben | nicht nötig | wir machen es trotzdem
        | trotzdem machen | machen wir trotzdem | wir machen das ohne ihn
        | wir machen das ohne sie | geht auch ohne ihn | geht auch ohne sie | dann ohne ihn
        | dann ohne sie | dann halt ohne ihn | dann halt ohne sie
        """,
        "leave-open": """
        leave it open | keep it open | leave it running | not yet | wait | don't close it
        | let it run | lass es offen | lass offen | offen lassen | noch nicht | noch warten
        | warte noch | lass laufen | lass es laufen | noch nicht schließen | nicht schließen
        """,
        "close-less": """
        the list | just the list | only the list | the list alone | the list only | close the list
        | close only the list | close just the list | nur die liste | die liste | liste zu
        | nur die liste zu | nur die liste schließen | mach die liste zu
        """,
        "close-now": """
        close now | close it now | close | close it | end it | end it now | schließen
        | jetzt schließen | schließ ab | jetzt zumachen | mach zu | mach es zu | zumachen
        | beenden | jetzt beenden
        """,
        "close-with": """
        close it | lock it in | lock it | book it | fix it | settle it | make it official | do it
        | go ahead | mach fest | mach es fest | mach das fest | mach fix | fix machen | festmachen
        | leg fest | leg es fest | buch es | buch das | buchen | trag es ein | eintragen | mach das
        """,
        "cancel": """
        call it off | cancel | cancel it | cancel that | absagen | sag es ab | sag ab | abbrechen
        | brich ab | brich es ab | abblasen | blas es ab | drop it | scrap it | kill it | drop that
        | drop the poll | drop the vote | delete it | vergiss es | streich es | weg damit
        """,
        "remind": """
        remind them | remind | remind everyone | remind them all | remind them now | nudge them
        | ping them | erinnern | erinner sie | erinnere sie | erinner alle | erinnere alle
        | erinner die anderen | stups sie an
        """,
        "wait-until": """
        wait longer | wait until then | wait | give them longer | länger warten | bis dahin warten
        | warte bis dahin | warte länger | warten
        """,
        "take": """
        take it | take that | take that one | take this one | we take it | nimm ihn | nimm den
        | nimm das | nehmen | nehmen wir | den nehmen wir | nimm ihn so
        """,
        "search": """
        for everybody | for everyone | for all | for all of us | for all of them | all of us
        | everybody | everyone | for the meeting | for the whole group | like that | für alle
        | alle | für uns alle | gilt für alle | für die runde | für das meeting | so ja
        """,
        "search-own": """
        what suits me | for me | just for me | only for me | just me | only me | just mine | mine
        | that's just me | me only | what works for me | für mich | nur für mich | nur mich
        | bei mir | nur bei mir | nur ich | nur meins | was mir passt
        """,
        "invitation-right": """
        right | that's right | correct | that holds | stimmt | genau | richtig | passt
        """,
        "invitation-ignore": """
        ignore it | ignore that | not right | that's not right | wrong | stimmt nicht | falsch
        | ignorieren | ignorier das | vergiss das
        """,
        # Who comes, and who does not
        "off/then": """
        only then | just then | just that time | only that time | just that slot | only that slot
        | just that hour | only that hour | only at that time | just the meeting | just this one
        | only this one | just that one | only that one | nur dann | nur da | nur zu der zeit
        | nur zu dem zeitpunkt | nur der termin | nur diese stunde | nur die stunde | nur die zeit
        | nur genau da
        """,
        "off/day": """
        the whole day | all day | that whole day | the entire day | that day | all that day
        | den ganzen tag | der ganze tag | ganztags | ganzer tag | den tag | der tag
        | an dem tag gar nicht | den tag ganz
        """,
        "comes": """
        i can come | i can | i'm coming | i'll come | i'll be there | i can make it
        | i can make it after all | i'll make it | i can after all | ich kann doch | ich komm doch
        | ich komme doch | doch dabei | bin doch dabei | ich bin doch dabei | kann doch
        | klappt doch | geht doch | ich kann kommen
        """,
        "come-back": """
        count me in again | count me in | i'm back in | i'm in again | put me back
        | put me back in | add me back | doch wieder dabei | bin wieder dabei
        | ich bin wieder dabei | doch dabei | zähl mich wieder mit | wieder dazu
        | nimm mich wieder dazu | nimm mich wieder rein
        """,
        "invite": """
        calendar file | the calendar file | send me the file | kalenderdatei
        | schick mir die kalenderdatei
        """,
        # Votes
        "keep-vote": """
        keep my vote | keep it | keep | i keep it | same vote | same as before
        | i'll stick with it | stick with it | i stick with my vote | my vote stays | it stays
        | still the same | meine stimme bleibt | stimme behalten | behalten | behalt meine stimme
        | bleib dabei | ich bleib dabei | ich bleibe dabei | bleibt so | wie vorher | wie gehabt
        """,
        "delegate": """
        leave my vote to | leave my vote to somebody | leave my vote to someone | delegate my vote
        | give my vote to somebody | give my vote to someone | stimme übertragen
        | meine stimme übertragen | stimme abgeben an | meine stimme jemandem geben
        """,
        "note-named": """
        show it with my name | with my name | with name | with my name on it | mit namen
        | mit meinem namen | mit name
        """,
        "note-nameless": """
        show it without my name | without my name | without name | anonymously | anonymous
        | ohne namen | ohne meinen namen | anonym
        """,
        "keep-beside/shared": "with my name | with name | mit namen | mit meinem namen",
        "keep-beside/anonymous": """
        without my name | without name | anonymously | anonymous | ohne namen | ohne meinen namen
        | anonym
        """,
        "keep-beside/private": """
        just between us | keep it private | private | unter uns | privat
        """,
        "count-as": """
        count it | count that | count it like that | zähl es | zähl das | zählen | zählt
        """,
        # Agendas, lists and doubles
        "agenda-off": """
        take it off | take it off again | take them off | remove it | remove that | scratch it
        | scratch that | delete it | drop it | undo | streich es | streich das | streich's
        | streichen | nimm es runter | nimm es wieder runter | wieder runter | runter damit
        | nimm es raus | raus damit | lösch das | löschen
        """,
        "list": """
        put it on the list | put it on | put it on it | add it | add it to the list | on the list
        | setz es drauf | setz es auf die liste | setz das drauf | auf die liste | drauf damit
        | rauf damit | nimm es auf
        """,
        "same": """
        same | the same | they are the same | it's the same | gleich | dasselbe | das gleiche
        | das ist dasselbe
        """,
        "different": """
        different | they differ | not the same | two different things | verschieden
        | unterschiedlich | nicht dasselbe | nicht das gleiche | zwei verschiedene
        """,
        # What repeats
        "skip-next": """
        leave the next one out | skip it | skip the next one | skip one | skip next | auslassen
        | lass den nächsten aus | die nächste auslassen | überspringen
        """,
        "stop-repeating": """
        stop repeating | stop repeating it | no more repeats | don't repeat it | stop it
        | nicht mehr wiederholen | nicht wiederholen | wiederholung beenden
        """,
        "again-now": """
        ask now | now | right now | jetzt | jetzt fragen | frag jetzt | sofort
        """,
        "again-then": """
        ask then | then | on that day | dann | dann fragen | frag dann | erst dann
        """,
        "part-enough": """
        enough | that's enough | good enough | reicht | das reicht | genügt | das genügt
        """,
        "part-not": """
        not enough | that's not enough | reicht nicht | das reicht nicht | genügt nicht | zu wenig
        """,
    }
)
"""How people say what a button does, by its action, or by its action and the end of its value.

What a button of these actions is called can be said as well, and so can that of every other.
"""

_BESIDE: Final = frozenset(
    words("""
    a an the it that this them these those there us pls plz please just ok okay i i'd id say
    thanks thank you thx ja jo yes yeah yep yup sure well oh hm hmm und and die das den der dem es
    mal bitte danke halt doch eben lieber einfach can could we let's lets would like want to wanna
    do will should kannst könnt ihr nen ne könntest können könnten wir uns du ich möchte würde
    wollen lasst let me gern gerne rather na also auch too actually sorry maybe vielleicht
    better besser
    """)
)
"""What may stand beside a saying, or in it, and changes nothing."""

_BESIDE_TIMES: Final = frozenset(words("now jetzt so then dann"))
"""What may as well, unless a button is told from another by it: “ask now”, “ask then”."""

_WRITTEN: Final = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_BEFORE_WHY: Final = re.compile(
    r"\s*(?:[,;.!:)]+|\s[-–—]+|…)\s+|\s+(?=(?:because|cause|cos|bc|since|as|weil|da|denn|wegen|he"
    r"|she|they)\b)",
    re.IGNORECASE,
)
_TURNS: Final = re.compile(
    r"\W*(?:no|not|nope|nah|wait|stop|actually|but|unless|if|when|once|until|till|except|nein|nee|nö"
    r"|nicht|warte|halt|doch|aber|außer|falls|wenn|sobald|sofern|bis|sonst|oder|or)\b",
    re.IGNORECASE,
)
"""How it goes on where a saying is taken back, or hangs on something."""

_ASKS: Final = re.compile(
    r"\W*(?:(?:am|are|is|was|did|do|have|has|bin|bist|ist|sind|war|hast|habe?|hat)\s+(?:i|you|we|it"
    r"|that|this|he|she|they|ich|du|wir|es|das|er|sie|ihr)|how|who|why|wer|wie|warum)\b[^.!]*\?",
    re.IGNORECASE,
)
"""How somebody asks where things stand, and wants nothing done: “am I done?”."""

_IF_IT_CAN_BE: Final = re.compile(
    r"(?<=\w)[\s,]+(?:if (?:you (?:can|could|like|may|do(?: not|n['’]?t) mind)"
    r"|(?:at all |that['’]?s |it['’]?s )?possible|that works|that['’]?s ok(?:ay)?)|when you can"
    r"|wenn(?:['’]?s| es)? (?:geht|möglich(?: ist)?|ginge|du (?:kannst|magst))"
    r"|falls (?:möglich|es geht|du kannst)|wenn möglich)"
    r"(?:[\s,]+(?:please|pls|bitte|thanks|thx|danke))?[\s.!]*$",
    re.IGNORECASE,
)
"""How somebody asks kindly for it: no condition that could fail."""

_ENDS: Final = frozenset({"cancel", "close-now"})
"""What ends a session wants its label, or a yes before the order, which alone may be another."""

_YES: Final = re.compile(r"\W*(?:ja|jo|jep|yes|yeah|yep|yup|sure|ok(?:ay)?|klar)\b", re.IGNORECASE)

_MOST_JOINTS: Final = 4


_SEARCH_BACK: Final = "search-back"


def says(said: str, button: tuple[str, str, str], *, loosely: bool = False) -> bool:
    """Tell whether words say what stands on a button, or what people say for what it does.

    A button is its action, its label and its value.
    """
    action, label, value = button
    if _ASKS.match(said):
        return False
    spoken = _core(_IF_IT_CAN_BE.sub("", said), loosely=loosely)
    if action == _SEARCH_BACK and puts_search_back(said):
        return True
    if action in _ENDS and not _YES.match(said):
        return spoken == _core(label, loosely=loosely)
    return bool(spoken) and spoken in _cores(action, label, value.rpartition("/")[2], loosely)


def has_sayings(action: str, value: str) -> bool:
    """Tell whether people have words of their own for what a button does."""
    return action in (*SAYINGS, _SEARCH_BACK) or f"{action}/{value.rpartition('/')[2]}" in SAYINGS


def apart(said: str) -> Iterator[tuple[str, str]]:
    """Yield all of what is said, and then what stands before each joint, with what is behind it."""
    yield said, ""
    for mark in islice(_BEFORE_WHY.finditer(said), _MOST_JOINTS):
        if not _TURNS.match(said[mark.end() :]):
            yield said[: mark.start()], said[mark.end() :]


@cache
def _cores(action: str, label: str, value: str, loosely: bool) -> frozenset[tuple[str, ...]]:
    text = SAYINGS.get(f"{action}/{value}") or SAYINGS.get(action) or label
    return frozenset(_core(each, loosely=loosely) for each in (*words(f"{text}|"), label))


def _core(text: str, *, loosely: bool) -> tuple[str, ...]:
    """Return the words that count, in an order of their own: who asks turns them round."""
    spoken = [each.replace("'", "") for each in _WRITTEN.findall(said_plainly(text))]
    beside = _BESIDE | _BESIDE_TIMES if loosely else _BESIDE
    kept = [each for each in spoken if each not in beside]
    return tuple(sorted(kept or spoken))
