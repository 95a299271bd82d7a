"""German words with which somebody takes back what they have said, just now or earlier."""

from __future__ import annotations

import re

from orchestration.language.words.vocabulary import Corrections, Slips, TakingBack
from orchestration.language.words.writing import words

_LAPSED = re.compile(
    r"""
    (?:(?:hallo|hi|hey|ach|ok|okay|also|übrigens|und|bitte|,)\ )*
    (?:(?:das|die|der|den|dem|mein|meine|mit|regel|sache|ding|einschränkung|von|wegen)\ )*
    (?:(?:kein|keine|keinen|nie|nicht)\ (?:am\ )?)?
    (?P<time>(?!kein|nicht\ |nie\ |treffen|termin|meeting|umfrage|call|besprechung)
      (?:[^\ ,.]+\ ){1,4}?)
    (?:-\ )?(?:(?:nicht|nie|kann|ich|regel|ding|sache|einschränkung|verbot|,)\ )*
    (?:(?:gilt|gelten|zählt|stimmt)\ (?:ab\ jetzt\ |jetzt\ |so\ )?nicht\ (?:mehr|länger)
      |(?:hat|haben)\ sich\ (?:jetzt\ |doch\ |inzwischen\ |auch\ |mittlerweile\ )*erledigt
      |(?:ist|sind)\ (?:jetzt\ |doch\ |inzwischen\ |damit\ )*hinfällig)
    (?:\ übrigens)?\ (?:[.!,]\ )?
    """,
    re.VERBOSE,
)
_IN_JEST = re.compile(
    r"""
    (?:(?:hi|hey|ach|ok|okay|nee|sorry|haha|übrigens|und|,|-)\ )*
    (?:(?:das|die|der|den|dem|mein|meine|mit|am|sache|ding|kein|keine|keinen|nie|nicht)\ )*
    (?P<time>(?:[^\ ,.]+\ ){1,4}?)
    (?:-\ )?(?:(?:ding|sache|regel)\ )?
    (?:war|ist)\ (?:(?:nur|bloß|ein|eher|etwas|bisschen|nicht\ so|doch)\ )*
    (?:spaß|scherz|witz|quatsch|blödsinn|übertrieben|dramatisch|gemeint|ernst\ gemeint)\ (?:[.!]\ )?
    """,
    re.VERBOSE,
)
"""What was not meant so of a time: "das mit Montag war nur Spaß"."""

_LAPSES = frozenset(
    words(
        """
        mehr länger erledigt hinfällig spaß scherz witz quatsch blödsinn übertrieben dramatisch
        gemeint streichen vergessen ignorieren löschen rausnehmen weglassen zurücknehmen
        rausstreichen wegstreichen
        """
    )
)
_STRUCK = re.compile(
    r"""
    (?:(?:hallo|hi|hey|ach|ok|okay|also|nee|sorry|und|bitte|,)\ )*
    (?:das|die|den|meine?n?)\ (?:(?:sache|ding|regel|wunsch|einschränkung)\ )?
    (?:(?:mit|von|zu|wegen)\ (?:(?:dem|den|der)\ )?)?
    (?:(?:kein|keine|keinen|nicht)\ (?:am\ )?)?
    (?P<time>(?!kein|nicht\ |mit\ |treffen|termin|meeting|umfrage|call|besprechung)
      (?:[^\ ,.]+\ ){1,4}?)
    (?:(?:bitte|mal|einfach|wieder|doch|kannst|könnt|können|du|ihr|wir|gerne?|ruhig|lieber)\ )*
    (?:streichen|vergessen|ignorieren|löschen|rausnehmen|weglassen|zurücknehmen|rausstreichen
      |wegstreichen)\ (?:bitte\ )?(?:[.!]\ )?
    """,
    re.VERBOSE,
)
"""What is struck of a time, with the verb behind it: "das mit Montag bitte streichen"."""

_OF_IT = (
    r"(?:das|die|den|meine?|meinen)? ?(?:sache |ding |regel |einschränkung |wunsch )?"
    r"(?:mit |von |zu |wegen |(?=(?:den |dem )?(?:montag|dienstag|mittwoch|donnerstag|freitag) ))"
    r"(?:dem |den |der )?(?:(?:kein|keine|keinen|nicht)(?: am)? )?)"
    r"(?P<about>)(?P<time>(?:(?!kein|nicht |nie |ich )[^ ,.]+ ){1,4}?)"
    r"(?=$|[,.!;-]|bitte |wieder |doch |und |aber |raus |weg |zurück )"
    r"(?:bitte |wieder |doch |raus |weg |zurück )*"
)
"""What is forgotten by the time that it is of: "(vergiss) das mit Montag"."""

_NO = words("nein nee ne nö")
CORRECTIONS = Corrections(
    sure=words(
        """
        ich meine | ich meinte | ich meinte eigentlich | ich meinte natürlich |
        ich mein | meine ich | meinte ich | vielmehr | besser gesagt |
        korrektur | streich das | streicht das | vergiss das | vergesst das | quatsch | falsch |
        ich nehme das zurück | nehme ich zurück | ich korrigiere | ich korrigiere mich |
        mein fehler | vertan | ich habe mich vertan | hab mich vertan | verschrieben | doch lieber
        """
    ),
    weak=words(
        """
        sagen wir | sagen wir mal | nein | nee | ne | nö | moment | warte | wartet | halt | sorry |
        entschuldigung |
        entschuldige | ups | stimmt nicht | doch | meinte | meinte eigentlich | meinte natürlich
        """
    ),
    hesitation=frozenset(words("oh | ah | ach | äh | ähm | hm | hmm | tja | , | - | . | … | :")),
    no=frozenset(_NO),
    doubts=frozenset((*_NO, "moment", "warte", "wartet", "halt", "stimmt nicht")),
    meant=frozenset(
        words(
            """
            ich meinte | meinte ich | meinte | meinte eigentlich | meinte natürlich |
            ich meinte eigentlich | ich meinte natürlich
            """
        )
    ),
    after_all=frozenset({"doch", "halt"}),
    not_before=frozenset(words("was das nicht wie")),
    adds=frozenset(words("auch ebenfalls zusätzlich beides")),
    in_a_fragment=frozenset(
        words(
            """
            der die das den dem des am im an um von vom bis zum nach vor ab gegen zwischen oder
            und für nächste nächsten nächster diese diesen dieser uhr h - : + / , ) es ist tag
            tage tagen woche wochen stunde stunden minute minuten min halb viertel
            """
        )
    ),
    slips=Slips(
        said=frozenset(
            words(
                "sorry ups upsi oops entschuldigung korrektur quatsch vertan vertippt verschrieben"
            )
            + words("falsch moment warte sry verzeihung")
        ),
        before=frozenset(
            words("hi hey oh ah ach äh hm ok okay und aber mist nein nee hab habe mich also")
        ),
        denials=frozenset({"nicht"}),
        but=frozenset({"sondern"}),
        in_place_of=frozenset({"statt", "anstatt"}),
    ),
)
_ALL_OF_IT = frozenset(
    f"{verb} {what}"
    for verb in words("vergiss vergesst streich streiche lösch lösche ignorier ignoriere verwirf")
    for what in words("alles | das alles | all das | das ganze | alles davon")
)

TAKING_BACK = TakingBack(
    verbs=words(
        """
        vergiss | vergesst | vergessen wir | ignorier | ignoriere | ignoriert | streich | streiche |
        streicht | lösch | lösche | löscht | entfern | entferne | entfernt | verwirf | nimm
        """
    ),
    courtesy=frozenset(
        words(
            """
            bitte ok okay also sorry lass lasst uns wir ich will möchte würde gern gerne mal einfach
            nein nee moment , - jetzt lieber doch können könnten und dann nochmal noch
            """
        )
    ),
    things=frozenset(words("alles")),
    unnamed=frozenset(words("was das die den")),
    author=frozenset(words("ich dir euch hab habe hatte bisher bislang vorhin eben gerade schon")),
    said=frozenset(words("gesagt geschrieben erwähnt geschickt angegeben gemeldet mitgeteilt")),
    since=frozenset(words("hab habe hatte zurück bisher weg")),
    about=frozenset(words("zu zum zur über für am mit von vom wegen")),
    own=frozenset(words("meine alle")),
    wishes=frozenset(words("wünsche angaben antworten nachrichten")),
    anew=frozenset(words("neu neue neuer stattdessen jetzt hier")),
    lapsed=(_LAPSED, _IN_JEST, _STRUCK),
    lapses=_LAPSES,
    of_it=_OF_IT,
    restarts=_ALL_OF_IT
    | frozenset(
        words(
            """
            von vorn | von vorne | von neuem | neu anfangen | neu beginnen | fangen neu an |
            fang neu an | fangen von vorn an | fangen von vorne an | von vorn anfangen |
            von vorne anfangen | alles auf anfang | zurück auf anfang | neustart | alles zurück |
            vergiss beides | streich beides | ignorier beides | nimm beides zurück | lösch beides |
            vergiss beide | neuer versuch | vergiss alles | streich alles | streiche alles |
            lösch alles | lösche alles | ignorier alles | ignoriere alles | nehme alles zurück |
            beginnen neu | beginnen von vorn | beginnen von vorne
            """
        )
    ),
)
