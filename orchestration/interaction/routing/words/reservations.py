"""What words are signs of that keep an order from being carried out as it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "denies": """
        refrain from | not | never | no | nobody | no one | noone | none | nothing | neither | stop
    """,
    "denies all": "not yet | not now | not today",
    "is enough": "that's enough | thats enough | that is enough | is enough | that'll be enough",
    "denies nothing": """
        not forget | why not | why do not | can not you | could not you | will not you
        | would not you | no worries | no problem | no hurry | no rush | no stress | no matter
        | not only | not mind | no doubt | not worry | no longer wait
    """,
    "says no": "no | nope",
    "asks first": """
        will ask | i'll ask | ill ask | i ask | let me ask | am asking | need to ask | have to ask
        | gotta ask | must ask | gonna ask | going to ask | will check with | i'll check with
        | ill check with | let me check with | need to check with | have to check with
        | gotta check with
    """,
    "asks": "ask | asking | check",
    "but": "but",
    "kindly": """
        can you | could you | would you | will you | can u | could u | can we | could we | please
        | pls | plz | let's | lets | let us | can not you | could not you | ok ? | okay ? | thanks
        | thx | can they | could they | can i | could i | why not | why do not you | why do not we
    """,
    "whether": """
        should we | should i | shall we | shall i | did you | did it | did we | did they | did i
        | did the | did anyone | did anybody | did somebody | did someone
        | have you | have we | have they | has it | has the | had you | was it | were they | is it
        | is the | are they | are we | do you | do we | do i | does it | would it | will it
        | would you rather | when do | when will | when did | have the
    """,
    "done": "done | all done | finished | thats it from me | that's it | thats it | that's me done",
    "nothing more": """
        abstain | i'll abstain | abstaining
        | no more wishes | no further wishes | nothing more | nothing else | nothing to add
        | i have nothing else | no more from me
    """,
    "was reminded": "reminded",
    "have done": """
        did you | have you | has anyone been | has anybody been | have they been | has he been
        | has she been | did anyone get | did they get | did he get | did she get
    """,
    "is closed": "closed | ended | cancelled | called off",
    "called off": """
        called off | cancelled | canceled | called it off | cancelled it | cancelled this
    """,
    "drops it": """
        drop it | let it be | forget it | forget about it | leave it | scrap it | cancel it
        | call it off | call the whole thing off | let it go | never mind
    """,
    "take out": "kick out | kick | remove | uninvite | disinvite | throw out | take out",
    "takes": "take | remove | drop | cross | strike | scratch | get | leave | kick | throw",
    "throws out": "drop | kick | remove | uninvite | disinvite",
    "leaves out": "without | minus",
    "leaves it": """
        count me out | without me | not take part | not taking part | not participate
        | not participating | not be part of | not part of it | not part of this | not joining this
        | sit this one out | sitting this one out | sit this out | sitting this out | opt out
        | opting out | not wait for me | no need to wait for me | not need to wait for me
        | not waste time on me | not need me | not needed in this | do not need to be in this
        | not need to be in this | not need to be part | take me off | take me out | remove me
        | leave me out | leave me off | skip me | skip my vote | go on without me
        | going on without me | go ahead without me | i'm out , | im out , | i am out ,
        | i'm out too , | im out too , | i am out too , | i'm out as well , | im out as well ,
    """,
    "stays in": """
        not without me | not go on without me | not go ahead without me | not decide without me
        | not do it without me | not do this without me | not start without me
    """,
    "shorter": "shorter | longer | a bit shorter | a bit longer",
    "am out": """
        i'm out | im out | i am out | am out | i'm out too | im out too | am out too
        | i'm out as well | im out as well | i'm out of this one | im out of this one
        | i'm out this time | im out this time | i'm out on this one | im out on this one
    """,
    "counts out": "count | cut | rule",
    "at that time": """
        at that time | at the same time | during that | in that slot | right then | then now
        | at that hour | same time now
    """,
    "which is it": """
        which one is it | which is it | which one now | which one then | which one was it
        | which one won | which one did we | which one are we | which one do we | which slot is it
        | which time is it then | which date is it | what is it now | so which one | which won
    """,
    "goes on without": """
        go on without | go ahead without | continue without | carry on without | proceed without
        | decide without | going on without | plan without | do it without | do this without
        | not wait for | do not wait for | don't wait for
        | no need to wait for | wait no longer for | wait no more for | stop waiting for
        | not wait any longer for
    """,
    "takes me": "take me | remove me | drop me | leave me | cross me | kick me",
    "out of it": """
        out | off | off the list | off it | off this | off the invite | from the list
        | from the invite
        | out of it | out of this | from this | from the meeting | off the meeting
    """,
    "provided": """
        if | unless | once | as soon as | as long as | only when | in case | when everyone
        | when everybody | when all | when they | when we | when the | when somebody
        | when someone | when it | after everyone | after everybody | after all have | after they
        | until everyone | until everybody | until all | till everyone | till all | provided
        | assuming | depending
    """,
    "provided nothing": """
        if possible | if you can | if you could | if you do not mind | if you please | if you like
        | if you want | if that is ok | if that's ok | if needed | once more | once again | at once
        | if you would | all at once
    """,
    "at once": "now | today | right now | asap | immediately | straight away | already",
    "not now": """
        later | tomorrow | tonight | in a bit | in a while | soon | next week | at noon
        | at midnight | in the morning | in the evening | in the afternoon | end of day | eod
    """,
    "soon": "soon | sometime soon | any time soon | shortly | before long",
    "says why": "because | since | cause | cos | he's | hes | she's | shes | they're always",
    "relates": "who | whoever | those | that | which | whose | because | since | cause | cos",
    "list done": """
        proposals are closed | suggestions are closed | submissions are closed
        | nominations are closed | proposals are now closed | suggestions are now closed
        | proposals closed now | suggestions closed | submissions closed | nominations closed
        | proposals is closed | no more proposals | no more suggestions | no further proposals
        | no further suggestions | no more nominations | no more entries | voting starts
        | voting begins | vote starts | vote begins | voting is starting | proposals are over
        | time for proposals is over
    """,
    "enough on it": """
        no more options | no more ideas | no further options | no further ideas | no new options
        | no new ideas | no new proposals | no new suggestions | enough ideas | enough options
        | enough proposals | enough suggestions | list is closed | list is complete | list closed
        | stop collecting | stop taking proposals | stop taking suggestions | stop taking ideas
        | list is done | list is final
    """,
    "shut": """
        close it | close this | close that | close the vote | close the poll | close voting
        | close the voting | end the vote | end the poll | end voting | stop the vote
        | stop the poll | close the intake | close the survey | close at | close on | close by
    """,
    "the vote": "poll | vote | voting | survey",
    "closed": "closed | over | finished",
    "sets off": "go | let's go | lets go",
    "voted": "voted",
    "has voted": """
        voted already | already voted | i voted | have voted | done , voted | voted earlier
        | voted this morning | voted yesterday | have already voted | just voted
    """,
    "wraps up": "wrap up | wrap it up | wrap this up | wind up | conclude",
    "starts vote": """
        vote now
        | start the vote | start voting | let's vote | lets vote | let us vote | run the vote
        | put it to the vote | put it to a vote | open the vote | begin the vote
    """,
    "straight to it": """
        straight to the vote | straight to voting | straight to a vote | right to the vote
        | right to voting | directly to the vote | directly to voting | on to the vote
        | on to voting | skip to the vote | skip to voting | jump to the vote | jump to voting
        | move to the vote | move to voting | go to the vote | get to the vote | get to voting
        | proceed to the vote | proceed to voting | time to vote | vote right away
        | vote straight away | vote immediately | get voting | get the vote started
        | get the vote going | kick off the vote | kick off voting | launch the vote
    """,
    "particle": """
        just | please | pls | plz | now | then
        | maybe | simply | already | perhaps | kindly | really
        | actually | quickly
    """,
    "of a session": """
        it | this | that | vote | votes | voting | poll | survey | intake | decision | session
        | round | list | question | ballot | count | answers | answer | thing | one | meeting
        | call | topic | choice | respond | reply | speak up | tell you | say | list | options
    """,
    "keeps open": """
        not want to close | not want to end | not want to stop | not want you to close
        | not want you to end | not want it closed | not want us to close | rather not close
        | rather not end | not like to close | not like to end | not close | not end
    """,
    "takes away": """
        forget | ignore | disregard | scrap | drop | delete | remove | erase | undo | scratch
        | strike | withdraw | take back | retract | cancel | revoke
    """,
    "strikes": "strike | strike out | cross out | cross off | scratch",
    "last message": """
        my last message | my previous message | my last answer | my last reply | my last one
        | my last note | my last line | the last thing i | i just said | i just wrote | i just sent
        | i just told | i just typed | i said just now
    """,
    "in place of": "instead of | rather than",
    "waits": "i wait | we wait | or wait | wait longer | keep waiting",
    "says what": "about | that | regarding | to",
    "sends": "send | give | fire off",
}

GERMAN: Final[Mapping[str, str]] = {
    "is enough": "das reicht | das genügt | das reicht dann | reicht ja | das langt",
    "denies": """
        nicht | nich | kein | keine | keinen | keiner | niemanden | niemand | nie | niemals
        | selbst erinnert | selber erinnert
    """,
    "denies all": "noch nicht | nicht jetzt | heute nicht",
    "denies nothing": """
        nicht vergessen | vergiss nicht | warum nicht | wieso nicht | kein problem | keine eile
        | kein stress | nicht nur | kannst du nicht | keine sorge
    """,
    "says no": "nein | nee | ne",
    "asks first": """
        ich frag | ich frage | frag ich | frage ich | muss erst | ich kläre | ich klär | klär ich
        | ich muss noch | muss ich erst | werde erst | ich check
    """,
    "asks": "fragen | frag | frage | klären | klär | kläre | check",
    "but": "aber",
    "kindly": """
        bitte | kannst du | könntest du | würdest du | könnt ihr | kann man | können wir
        | könnten wir | lass uns | lasst uns | magst du | machst du | schließt du | kannste
        | kannst | pls | danke | ok ? | warum nicht
    """,
    "whether": """
        sollen wir | soll ich | sollten wir | hast du | habt ihr | haben wir | wurde | wurden
        | ist es | ist das | ist die | hat es | sind sie | wirst du | wird es | wollen wir
        | müssen wir | willst du
    """,
    "done": "fertig | alles gesagt | ich bin durch | das wäre alles | das war es",
    "nothing more": """
        keine weiteren wünsche | keine wünsche mehr | nichts weiter | nichts mehr
        | ich enthalte mich | enthalte mich | enthaltung
    """,
    "have done": "hast du | habt ihr | wurde | wurden | worden",
    "is closed": "geschlossen | beendet | abgesagt | zu",
    "take out": "schmeiß | wirf | entferne | entfernen | ausladen | lade aus",
    "takes": """
        nimm | nehmt | nehmen | streich | streiche | streichen | schmeiß | wirf | lass | entferne
        | entfernen | hol | hole | lösch | lösche | rausnehmen | herausnehmen | rausschmeißen
        | rauswerfen | schmeißen | werfen
    """,
    "throws out": "schmeiß | wirf | kick | kicke | entferne | streich | streiche | lösch | lösche",
    "out with": "raus mit | weg mit | raus damit mit",
    "leaves out": "ohne",
    "leaves it": """
        ohne mich | raus mit mir | nicht teilnehmen | nehme nicht teil | nehme da nicht teil
        | nicht mitmachen
        | mache nicht mit | mach nicht mit | mache da nicht mit | mach da nicht mit
        | nicht auf mich warten | nicht auf mich zu warten | nicht mit mir | doch nicht dabei
        | bin raus , | bin auch raus ,
        | nicht mit dabei | halte mich da raus | halt mich da raus | klinke mich aus
        | klink mich aus | bin da raus | bin hier raus | überspringt mich | überspring mich
        | zählt mich nicht mit | zähl mich nicht mit | macht ihr mal ohne | macht mal ohne
        | auf mich keine rücksicht | keine rücksicht auf mich | wartet nicht auf mich
        | warte nicht auf mich | auf mich müsst nicht | auf mich musst nicht
        | auf mich braucht nicht | auf mich nicht warten | auf mich nicht zu warten
    """,
    "stays in": "nicht ohne mich | bloß nicht ohne mich | ja nicht ohne mich | nichts ohne mich",
    "shorter": "kürzer | länger",
    "am out": "bin raus | bin auch raus | bin diesmal raus",
    "voted": "abgestimmt | gevotet",
    "has voted": """
        abgestimmt | schon gewählt | gevotet | stimme schon abgegeben | stimme abgegeben
        | stimme bereits abgegeben
    """,
    "at that time": """
        zu der zeit | um die zeit | zu dem zeitpunkt | genau dann | zur selben zeit
        | zur gleichen zeit | da jetzt | dann jetzt
    """,
    "which is it": """
        welcher ist es | welche ist es | welches ist es | welcher ists | welche ists
        | welcher wird es | welche wird es | welcher wurde es | welche wurde es
        | welcher ist es jetzt | was ist es jetzt | was ist es denn jetzt | welchen nehmen wir
        | welcher nun | welche denn jetzt | welcher denn jetzt
    """,
    "goes on without": """
        macht ohne | mach ohne | machen ohne | machen wir ohne | planen ohne
        | weiter ohne | entscheidet ohne | entscheide ohne | geht ohne
        | rechne nicht mit | rechnet nicht mit | nicht mehr mit
        | nicht auf | nicht mehr auf | nicht länger auf | nicht weiter auf | nicht noch auf
    """,
    "takes me": """
        nimm mich | nehmt mich | streich mich | streiche mich | streicht mich | mich bitte
        | du mich | ihr mich
        | lass mich | lasst mich | schmeiß mich | lösch mich | tu mich | hol mich | holt mich
    """,
    "out of it": """
        raus | heraus | vom verteiler | aus dem verteiler | von der liste | aus der liste
        | aus der runde | aus dem termin | aus dem treffen | aus dem meeting | rausnehmen
        | herausnehmen | rausschmeißen | rauswerfen | weg
    """,
    "called off": "abgesagt | abgeblasen | gecancelt | abgebrochen",
    "drops it": """
        lass es | lassen wir es | lass ma | lassen wir's | lass gut sein | sag es ab | sag's ab
        | sag ab | blas es ab | vergiss es | lass das | lassen wir das
    """,
    "provided": """
        wenn | falls | sobald | nachdem | sofern | solange | es sei denn | erst wenn | bis alle
        | außer wenn | außer es | außer er | außer sie | außer du | außer jemand | außer einer
    """,
    "provided nothing": """
        wenn möglich | wenn du kannst | wenn es geht | falls möglich | wenn du magst
    """,
    "at once": "jetzt | heute | sofort | gleich | direkt",
    "not now": """
        später | morgen | nachher | bald | nächste woche | mittags | abends | am abend | am mittag
        | in der früh | mitternacht
    """,
    "soon": "bald | demnächst | zeitnah | in bälde | bald mal",
    "says why": "weil | denn | er ist | sie ist | der ist | die ist | er vergisst | sie vergisst",
    "relates": """
        wer | welche | weil | da | denn | die noch | die nicht | die nichts | die keine | alle die
        | denen | der hat | die hat | er hat | sie hat | die haben
    """,
    "list done": """
        vorschläge sind geschlossen | vorschläge geschlossen | liste ist geschlossen
        | liste ist zu | vorschläge sind zu | vorschlagsrunde ist zu | vorschlagsrunde ist beendet
        | vorschlagsrunde ist vorbei | vorschlagsphase ist vorbei | abstimmung beginnt
        | abstimmung startet | die abstimmung läuft ab jetzt
    """,
    "enough on it": """
        keine vorschläge mehr | keine ideen mehr | keine optionen mehr | keine neuen vorschläge
        | keine neuen ideen | keine weiteren vorschläge | keine weiteren ideen
        | keine weiteren optionen | genug vorschläge | genug ideen | genug optionen
        | liste ist komplett | liste ist vollständig | liste ist fertig | liste steht
    """,
    "shut": """
        schließ | schließe | schließen | mach zu | beende | beenden | beende die | schließt
    """,
    "makes": "mach | mache | macht | machst | machen",
    "shuts": "zu | dicht | ist zu | ist dicht",
    "the vote": "umfrage | abstimmung | poll | voting | wahl | runde | entscheidung | frage",
    "closed": "geschlossen | beendet | vorbei",
    "sets off": "los | los geht's | los gehts | auf geht's | auf gehts",
    "starts vote": """
        jetzt abstimmen | los abstimmen | los , abstimmen | abstimmen jetzt | abstimmung starten
        | abstimmung jetzt starten | abstimmung beginnen | starte abstimmung
        | starte die abstimmung | starte die wahl | lass uns abstimmen | lasst uns abstimmen
        | abstimmen lassen | öffne die abstimmung | beginn die abstimmung
    """,
    "straight to it": """
        direkt zur abstimmung | gleich zur abstimmung | sofort zur abstimmung | ab zur abstimmung
        | weiter zur abstimmung | direkt abstimmen | gleich abstimmen | sofort abstimmen
        | zur abstimmung kommen | zur abstimmung übergehen | zur abstimmung schreiten
        | kommen wir zur abstimmung | stimmen wir ab | ran an die abstimmung | direkt zum voting
        | gleich zum voting | direkt voten | gleich voten | abstimmung los | mal abstimmen
        | lass abstimmen | lasst abstimmen | lassen wir abstimmen
    """,
    "particle": """
        mal | doch | jetzt | halt | eben | bitte | einfach | dann | denn | schon | eigentlich | ja
        | vielleicht | kurz | wohl | nun | endlich
    """,
    "of a session": """
        es | das | dies | abstimmung | umfrage | runde | entscheidung | liste | frage | wahl
        | antworten | antwort | termin | treffen | meeting | abstimmen | abzustimmen | stimme
    """,
    "keeps open": "nicht vor | nicht vorm | nicht schließen | nicht beenden",
    "takes away": """
        vergiss | ignorier | ignoriere | streich | streiche | lösch | lösche | nimm | verwirf
        | zurücknehmen | zurückziehen | streichen | löschen | verwerfen
    """,
    "strikes": "streich | streiche | streichen | streicht | gestrichen",
    "last message": """
        meine letzte nachricht | meine letzte antwort | meine vorige nachricht
        | meine letzten nachricht | gerade gesagt | gerade geschrieben | eben gesagt
        | eben geschrieben | gerade geschickt | das letzte
    """,
    "in place of": "statt | anstatt | anstelle von",
    "waits": "noch warten | weiter warten | ich warten | wir warten",
    "says what": "dass | daran | an den | an die | an das | zu",
    "sends": "schick | schicke | sende | gib | verschick",
}
