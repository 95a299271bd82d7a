"""What words are signs of that are said of decisions later on; bars part the phrases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_DAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_STOPS: Final = " | ".join(
    f"{verb} {which} {day}{of} {thing}"
    for verb in ("stop", "end", "kill", "quit")
    for which in ("the", "our", "that")
    for day in _DAYS
    for of in ("", "s")
    for thing in ("thing", "one", "ritual", "series", "lunch thing", "poll thing")
)
_TAGE: Final = ("montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag")
_HOERT: Final = " | ".join(
    f"{verb} mit {which} {day}s"
    for verb in ("hör", "hört", "hör bitte", "schluss", "aufhören")
    for which in ("dem", "der", "den")
    for day in (*_TAGE, "wochen", "tage", "monat")
)

ENGLISH: Final[Mapping[str, str]] = {
    # What is said of coming to what was decided
    "not coming": """
        not coming | not come | can not do it | can not do that | can not do this | not attend
        | cancel my attendance | cancel my spot | cancel my seat | cancel mine | decline
        | declining | won't work for me | will not work for me | doesn't work for me
        | does not work for me | don't work for me | do not work for me | both do not work
        | neither works | not attending | take me off | remove me | sit this out | not joining
        | sitting this out | not join | unable to attend | unable to come | unable to join
        | unable to make | count me out | can not after all | doesn't work after all
        | does not work after all | not there | have to opt out | can not anymore
    """,
    "comes back": """
        count me in again | count me back in | count me in after all | i'm back in | am back in
        | i'm in again | am in again | put me back in | put me back on | add me back | add me again
        | want back in | let me back in | back in please | i'm in after all | am in after all
        | in after all | rejoin | take me back in | want to be part of it again
    """,
    "comes again": """
        can make it | can come | can come after all | can attend | can attend after all
        | can join after all | free again | free after all | make it after all
        | coming after all | come after all | works after all | it works again | be there after all
        | back on for me | can do it after all
    """,
    "holds": """
        works for me | works | will be there | i'll be there | ill be there | see you there
        | see you then | see you on | count me in | i'm in | am in | im in | perfect | great
        | sounds good | fine with me | fine by me | good for me | suits me | will come
        | i'll come | am coming | i'm coming | on my way | see you | noted | fine | is good
        | is ok | is okay | all good | good choice | nice | awesome | happy with
    """,
    "comes otherwise": """
        running late | min late | mins late | minutes late | be late | a bit late | a little late
        | join remotely | joining remotely | attend remotely | dial in | call in | join online
        | join by | join via | be online | dialling in | dialing in | be remote | remotely
        | from home | by phone | by video | via zoom | on zoom | late by
    """,
    "comes late": """
        running late | running a bit late | running a little late | running behind | be late
        | am late | i'm late | come late | coming late | arrive late | arriving late | be a bit late
        | be a little late | be a few minutes late | a few minutes late | join late | joining late
        | min late | mins late | minutes late | late by | be delayed | am delayed | i'm delayed
    """,
    "start without": """
        start without me | begin without me | go ahead without me | start already | just start
        | please start | you can start | start anyway | get started without me
    """,
    "runs": "running | runs | i will be | i'll be | be like | gonna be | going to be | might be",
    "belated": "late | behind | delayed",
    "other week": """
        the week after | the week after next | next week | the week of | week of | following week
        | another week | a different week | week later | a fortnight | next month | to january
        | to february | to march | in february | in march | other days | different days
    """,
    "was away": """
        i was out | was sick | was ill | was off sick | was unwell | was away | was off
        | was on leave
        | was on holiday | was on vacation | was on pto | i was in bed | had the flu | had covid
    """,
    "back then": """
        last time | last week | yesterday | last month | last year | last summer | last winter | ago
    """,
    "awake": """
        can not sleep | can not fall asleep | could not sleep | still awake | wide awake | still up
    """,
    "dropped out": """
        dropped out | drops out | dropping out | bailed | bails | is out | opted out | cancelled
        | is not in | is not there
    """,
    "attends": "come | coming | attend | attending | join | joining | make it | be there",
    "looks forward": "can not wait for | can not wait , | can not wait to | looking forward",
    "never mind": "never mind | nvm | nevermind",
    "instead": "better | prefer | rather | instead | best | ideal | ideally",
    "only": "only | but",
    "look": "review | revisit",
    "look again at it": """
        review in | review on | review by | review next | review for | review this | review it
        | review that | revisit in | revisit on | revisit this | revisit it
        | revisit that | look at this again | look at it again | look at that again
        | check this again | check it again | ask me again | ask us again
    """,
    "decided about it": """
        what did we settle on for | what did we settle on about | what did we settle for
        | what did we decide about | what did we decide on | what did we decide for
        | what have we decided about | what have we decided on | what was decided about
        | what was decided on | did we decide anything about | what did we agree on
        | what did we agree about | what did we decide regarding | what had we decided about
        | what had we decided on | what had we agreed on | what have we agreed on
    """,
    "our decisions": """
        our decisions | past decisions | recent decisions | all decisions | which decisions
        | list decisions | show decisions | show the decisions | decisions about | decisions on
        | latest decisions | last decisions
    """,
    "leave one out": """
        skip the poll | skip the vote | skip this poll
        | skip next week | skip next time | skip the next | skip the next one | skip this week
        | skip one | skip tomorrow | skip it next week
    """,
    "no more of it": f"""
        {_STOPS}
        | stop that weekly | stop this weekly | stop the every week | stop the every-week
        | stop asking every | please no more every week | pls no more every week
        | no more weekly | no more daily | no more monthly | stop the weekly | stop the daily
        | stop the monthly | end the weekly
        | stop repeating | stop asking this | stop asking that | stop asking us | stop asking it
        | stop it altogether | stop that altogether | stop this altogether | stop it completely
        | stop it for good | stop this for good | stop this completely | end it altogether
        | stop the repetition | stop repeating this | stop repeating that | stop repeating it
        | don't ask this again | don't ask again | don't repeat | do not repeat
    """,
    "same again": """
        ask that again | ask this again | ask it again | ask again | same again | the same again
        | run that again | run it again | run this again | repeat that | repeat this | repeat it
        | ask the same again | same question again | once more please | do that again
        | same thing again | the same for next | the same next | same for next | same next
        | same meeting next | same meeting again | same call next | same call again
    """,
    "once more": "once more | one more time",
    "the same": """
        same poll | same vote | same question | same survey | same meeting | same call | same thing
        | same one | the same
    """,
    "redoes": """
        revote | re-vote | vote again | vote once more | vote anew
        | redo the poll | redo the vote | redo this | redo it | redo that | redo the question
        | redo this poll | redo this vote | re-ask | reask | re-run | rerun | ask everyone again
        | ask everybody again | ask them all again | run the poll again | run the vote again
        | run that poll again | run that vote again | do that poll again | do that vote again
        | run this poll again | run this vote again | run the same | run the question again
        | do the poll again | do the vote again | repeat the poll | repeat the vote
        | repeat this poll | repeat the question | same poll again | same vote again
        | ask the question again | put the question again | vote on this again | vote on it again
        | poll everyone again | poll everybody again
    """,
    "asks every": """
        repeat this | repeat it | repeat that | repeat the poll | repeat the vote
        | repeat the question
        | do this | do that | do it | make it | make this | make that | run this | run it | run that
        | run the poll | run the vote | ask this | ask it | ask that | ask us this | set it
        | set this
        | have it | have this | turn this into | turn it into | come back | this poll | this vote
        | this question | ask the same | the same question | keep asking
    """,
    "how often": """
        every | each | weekly | monthly | daily | biweekly | fortnightly | recurring | regularly
        | on repeat
    """,
    "by the way": "by the way | btw | while we're at it | while i'm at it | as an aside",
    "as a habit": "generally | always no | always not | never ever | in principle | always off",
    "forgets it": "forget it | forget about it | forget about that | never mind that",
    "looks later": """
        check | check back | ask us | ask again | ask whether | ask if | ask me | look at
        | look back
        | revisit | review | remind us | come back to | reconsider | reevaluate | re-evaluate
        | remind me | remind everybody | remind everyone | remind the team
        | another look | see whether | see if
    """,
    "still holds": """
        still holds | still hold | still works | still work | still true
        | still fits | still fit | still right | still good | still ok
        | still okay | still want | still stands | still stand | still applies | still apply
        | still valid | still happy | still makes sense | still agree | was right | were right
        | was a good call | it holds | still what we want
    """,
    "looks again": """
        revisit | re-evaluate | reevaluate | reconsider | a review on it | a review on this
        | a review of it | a review of this | a review of that | look at this decision
        | look at the decision | look at that decision | review the decision | review this decision
        | review that decision | another look at it | another look at this | come back to this
        | come back to it
    """,
    "some day": """
        quarter | the summer | summer | winter | autumn | spring | the holidays | half a year
        | months
        | month | weeks | year
    """,
}

GERMAN: Final[Mapping[str, str]] = {
    # What is said of coming to what was decided
    "not coming": """
        komme nicht | komm nicht | nicht dabei | nicht kommen | nicht teilnehmen | nehme nicht teil
        | geht doch nicht | klappt doch nicht | schaffe es nicht | schaffs nicht | schaff es nicht
        | schaffe es doch nicht | schaffs doch nicht | schaff es doch nicht | schaff's nicht
        | kann doch nicht | bin raus | muss passen | muss leider passen | sag für mich ab
        | sage für mich ab | sag mich ab | melde mich ab | meld mich ab | passt mir doch nicht
        | passt doch nicht | kann da nicht | kann da doch nicht | geht bei mir nicht
        | geht bei mir doch nicht | geht mir doch nicht | wird nichts bei mir
        | klappt bei mir nicht | klappt bei mir doch nicht
    """,
    "comes back": """
        doch dabei | wieder dabei | doch wieder mit | wieder mit rein | nimm mich wieder rein
        | nimm mich wieder auf | nehmt mich wieder | zähl mich wieder | mach doch mit
        | mache doch mit | bin wieder drin | will doch mitmachen | will wieder mitmachen
        | doch mitmachen | wieder mitmachen
    """,
    "other week": """
        übernächste woche | nächste woche | in der nächsten woche | woche vom | woche ab
        | woche drauf
        | woche danach | folgende woche | die woche nach | woche später | wochen später | kw
        | nächsten monat | in den januar | in den februar | in den märz | andere tage
        | um eine woche | um zwei wochen | um ne woche
    """,
    "was away": """
        war krank | war leider krank | krank war | war krankgeschrieben | war weg | weg war
        | war im urlaub
        | im urlaub war | war nicht da | nicht da war | war nicht dabei | nicht dabei war
        | lag flach | flach lag | war erkältet | war unterwegs
    """,
    "comes again": """
        geht wieder | doch dabei | kann doch | passt doch | kann wieder | schaffe es doch
        | schaffs doch | schaff es doch | komme doch | komm doch | klappt doch | geht doch
        | bin wieder dabei | bin doch da | kann jetzt doch | geht jetzt doch
    """,
    "holds": """
        passt | passt mir | passt gut | bin dabei | ich komme | bis montag | bis dann | perfekt
        | super | klingt gut | geht klar | alles klar | läuft | gebongt | freu mich | freue mich
        | wunderbar | prima | gerne | ist gut | ist ok | ist okay | notiert | bin da
    """,
    "comes otherwise": """
        minuten später | min später | verspäte | verspäte mich | etwas später | bin online dabei
        | per video | remote | schalte mich zu | schalt mich zu | wähle mich ein | wähl mich ein
        | komme später | komm später | von zuhause | per telefon | online dabei
    """,
    "comes late": """
        komme zu spät | komm zu spät | komme später | komm später | komme etwas später
        | komm etwas später | komme verspätet | zu spät kommen | später kommen | später da
        | verspäte mich | verspäte | bin spät dran | spät dran | bin zu spät | min zu spät
        | minuten zu spät | verspätung
    """,
    "start without": """
        fangt ohne mich an | fangt schon mal an | fangt schon an | fangt ruhig an | fangt mal an
        | fangt ruhig schon an | legt schon mal los | legt ruhig los | fangt ruhig ohne mich an
        | fangt schon mal ohne mich an | startet schon mal | startet ruhig | beginnt ohne mich
        | startet ohne mich | beginnt schon mal | fangt an
    """,
    "runs": "komme | komm | bin | kommt | werde",
    "belated": "zu spät | später | verspätet",
    "back then": """
        letztes mal | letzte woche | gestern | neulich | letzten monat | letztes jahr
        | letzten sommer | letzten winter | damals | voriges jahr
    """,
    "until the day": """
        bis montag | bis dienstag | bis mittwoch | bis donnerstag | bis freitag | bis samstag
        | bis sonntag | bis morgen | bis übermorgen | bis nächste woche
    """,
    "awake": """
        kann nicht schlafen | kann nicht einschlafen
        | kann nich schlafen | noch wach | immer noch wach
        | hellwach | bin wach
    """,
    "dropped out": """
        ist raus | hat abgesagt | sagt ab | ist nicht dabei | fällt aus | ist ausgestiegen
        | steigt aus | fehlt dann
    """,
    "attends": "komme | komm | kommen | dabei | teilnehmen | nehme teil",
    "looks forward": "kaum erwarten | freue mich auf | freu mich auf | freuen uns auf",
    "never mind": "vergiss es | egal | schon gut | hat sich erledigt",
    "instead": "besser | lieber | stattdessen | eher | am besten | ideal",
    "only": "nur | erst | aber",
    "look": "überprüfe | überprüf | überprüft",
    "look again at it": """
        überprüfe das | überprüfe it | überprüf it | überprüft it | überprüf das
        | wiedervorlage | prüf das nochmal | prüf das noch mal
        | schau das nochmal an | schauen wir das nochmal an | nochmal ansehen | noch mal ansehen
        | erneut prüfen | frag uns nochmal | frag uns noch mal
    """,
    "checks it": """
        prüf | prüfe | prüft | schau | schaue | schaut | schauen | guck | gucke | guckt | gucken
        | sieh | seht | check | checke | checkt | seh | sehen
    """,
    "asks it": "frag | frage | fragt | frag das | frage das | frag uns",
    "once more": "nochmal | nochmals | noch mal | noch einmal | wieder | erneut",
    "as for it": """
        was haben wir zu | was haben wir zum | was haben wir zur | was haben wir über
        | was haben wir bei | was haben wir beim | was haben wir für | was wurde zu
        | was wurde zum | was wurde zur | was hatten wir zu | was hatten wir zum
        | was hatten wir zur | was hatten wir über | was hatten wir bei | was hatten wir beim
        | was hatten wir für | was hatten wir nochmal zu | was hatten wir nochmal zum
        | was hatten wir nochmal zur | was haben wir nochmal zu | was haben wir nochmal zum
        | was haben wir nochmal zur
    """,
    "settled": "entschieden | beschlossen | ausgemacht | vereinbart",
    "our decisions": """
        unsere entscheidungen | letzte entscheidungen | die letzten entscheidungen
        | alle entscheidungen | welche entscheidungen | zeig die entscheidungen
        | zeig unsere entscheidungen | entscheidungen zu | entscheidungen zum | entscheidungen zur
    """,
    "leave one out": """
        lass die nächste umfrage aus | nächste umfrage auslassen
        | nächste woche auslassen | nächstes mal auslassen | das nächste auslassen
        | lass nächste woche aus | lass das nächste aus | lass nächstes mal aus
        | lass den nächsten aus | überspring nächste woche | überspringe nächste woche
    """,
    "no more of it": f"""
        {_HOERT} | hör damit wieder auf | hör damit auf | hört damit auf | hör auf damit
        | hört damit wieder auf | stopp das ganz | stell das wieder ein | lass das wieder sein
        | stopp das mit jede | stopp das mit jeder | stoppe das mit jede
        | stopp das jede | lass das mit jede | lass das mit jeder | bitte nicht mehr jede woche
        | frag nicht mehr jede | frag bitte nicht mehr jede | nicht mehr wöchentlich fragen
        | stopp die serie
        | stoppe die serie | beende die serie | serie beenden | serie stoppen
        | stopp das wöchentliche
        | stopp die wiederholung | stoppe die wiederholung | stopp die wöchentliche
        | stoppe die wöchentliche | beende die wöchentliche
        | stopp die tägliche | stopp die monatliche | keine wöchentliche umfrage mehr
        | keine wöchentliche abstimmung mehr
        | nicht mehr wiederholen | nicht wiederholen | hör auf zu fragen | frag das nicht mehr
        | nicht mehr fragen | wiederholung beenden | beende die wiederholung
    """,
    "same again": """
        frag das nochmal | frag das noch mal | frag nochmal | frag noch mal | frage das noch einmal
        | noch mal dasselbe | nochmal dasselbe | dasselbe noch mal | dasselbe nochmal
        | dasselbe noch einmal | noch einmal dasselbe | das gleiche nochmal | das gleiche noch mal
        | nochmal das gleiche | noch mal das gleiche | wiederhole das | wiederhol das
        | gleiches nochmal | gleiches noch mal | nochmal das selbe | noch mal das selbe
        | das selbe nochmal | das selbe noch mal | wieder dasselbe | wieder das gleiche
        | dasselbe nächste | das gleiche nächste | dasselbe für nächste | das gleiche für nächste
        | gleiches meeting nächste | selbes meeting nächste | gleicher termin nächste
    """,
    "the same": """
        gleiche umfrage | dieselbe umfrage | selbe umfrage | gleiche abstimmung | gleiche frage
        | dieselbe frage | dasselbe | das gleiche | das selbe | gleiches
    """,
    "redoes": """
        neu abstimmen | nochmal abstimmen | noch mal abstimmen | noch einmal abstimmen
        | stimmt nochmal ab | stimmt noch mal ab | stimmt noch einmal ab | stimmt neu ab
        | stell die frage nochmal | stell die frage noch mal | gleiche frage nochmal
        | gleiche frage noch mal | dieselbe frage nochmal | selbe frage nochmal
        | umfrage nochmal | umfrage noch mal | umfrage wiederholen | umfrage bitte wiederholen
        | wiederhol die umfrage | wiederhole die umfrage | wiederhol die abstimmung
        | wiederhole die abstimmung | abstimmung wiederholen | abstimmung nochmal
        | abstimmung noch mal | nochmal neu abfragen | nochmal abfragen | noch mal abfragen
        | neu abfragen | nochmal alle fragen | frag alle nochmal | frag alle noch mal
        | frag nochmal alle | wiederhol die frage | wiederhole die frage
    """,
    "asks every": """
        mach ne | mach eine | mach das | mach es | mach daraus | mach draus | draus | daraus
        | frag das | frag uns
        | fragen
        | wiederhole | wiederhol | wiederholen | laufen | läuft | das soll | soll das
        | diese umfrage
        | die umfrage | dieselbe frage | diese frage
    """,
    "how often": """
        jede | jeden | jedes | wöchentlich | wöchentliche | wöchentlichen | monatlich | monatliche
        | täglich | tägliche | alle 14 tage | alle zwei wochen | alle 2 wochen | regelmäßig
        | wiederkehrend | wiederkehrende
    """,
    "by the way": "übrigens | nebenbei | apropos | bei der gelegenheit",
    "as a habit": "grundsätzlich | prinzipiell | immer nicht | nie und nimmer | niemals",
    "forgets it": "vergiss es | vergesst es | ach vergiss es | vergiss es wieder",
    "looks later": """
        frag | frage | fragt | nachfragen | nachzufragen | nachhaken | schau | schaue | schauen
        | schaut | prüf | prüfe | prüfen | drüber reden | darüber reden | ansehen | anschauen
        | gucken
        | nachschauen | draufschauen | erinnere uns | erinner uns | erinnere mich | erinner mich
        | erinnere alle | erinner alle
    """,
    "still holds": """
        noch passt | noch gilt | noch stimmt | noch so | noch wollen | noch sinn | noch gut
        | noch richtig | noch das richtige | noch gelten | noch passen | weiter gilt
        | weiterhin gilt
        | richtig war | gut war | entscheidung gilt | entscheidung hält | noch hält
    """,
    "looks again": """
        überprüfen | überprüf | überprüfe | überprüft | wiedervorlage | evaluieren | nochmal drauf
        | noch mal drauf | nochmal draufschauen | nochmal anschauen | entscheidung nochmal
    """,
    "some day": """
        quartal | sommer | winter | herbst | frühling | frühjahr | urlaub | ferien | monat | monaten
        | wochen | halben jahr | halbem jahr | jahr
    """,
}
