"""What words are signs of that are said of polls and decisions; bars part the phrases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_PICKED: Final = ("1", "one", "2", "two", "3", "three", "4", "four")
_CHOSEN: Final = ("1", "eins", "2", "zwei", "3", "drei", "4", "vier")
_PICKS: Final = " | ".join(
    f"{verb}{most} {number}"
    for verb in ("pick", "choose", "select", "elect")
    for most in ("", " the top", " the best", " up to")
    for number in _PICKED
)
_CHOOSES: Final = " | ".join(
    f"{verb}{most} {number}"
    for verb in ("wählt", "wählt bitte", "wähle", "wählen", "wählen wir", "nehmt", "sucht")
    for most in ("", " die besten", " bis zu", " höchstens")
    for number in _CHOSEN
)

_WRITES_DOWN: Final = " | ".join(
    f"{verb} {what}"
    for verb in ("write down", "put into words", "note down", "formulate")
    for what in ("what we think", "what we expect", "how we see", "where we stand", "how we feel")
)
_SCHREIBT_AUF: Final = " | ".join(
    f"{verb}{pause} {what} wir"
    for verb in ("aufschreiben", "aufzuschreiben", "festhalten", "festzuhalten", "formulieren")
    for pause in ("", " ,")
    for what in ("was", "wie", "wo")
)

ENGLISH: Final[Mapping[str, str]] = {
    "near please": "close please",
    # Requests
    "to the vote": """
        let's vote | lets vote | let us vote | vote on | vote about | vote between | vote : | poll
        | vote by | vote ranked | vote secretly
    """,
    "how it is taken": """
        ranked | ranked choice | secret | secretly | anonymous | anonymously | by consent | consent
        | by majority | by approval | by ranking | approval vote | unanimous | unanimously
        | rank these | rank them | prioritise | prioritize | rate these | rate them | dot vote
        | dot voting | schulze | borda | condorcet | stv
    """,
    "by a rule": """
        by consent : | by consensus : | by veto : | by majority : | by unanimity : | unanimously :
        | with a veto : | with veto : | consent : | decide by veto :
    """,
    "agrees by": """
        agree by consent | agree by consensus | agree by majority | agree unanimously
        | decide by consent | decide by consensus | decide by majority | decide unanimously
        | settle by consent | agree on it by consent | agree on this by consent
    """,
    "picks several": _PICKS,
    "asks them": "ask the team | ask everyone | ask everybody | ask the group | ask them all",
    "asks people": "ask | check with | find out from | find out with",
    "asks whether": "whether | if we | what they | which | where | how they",
    "decide": "decide",
    "yes or not": "yes or no : | yes / no :",
    "a yes or no": "yes or no | yes / no | yes , no",
    "somewhere": "somewhere | someplace | a place | anywhere | something",
    "keeps in mind": """
        please remember | keep that in mind | keep it in mind | remember | keep in mind
        | note that | note : | make a note | bear in mind | not forget
    """,
    "which better": """
        which is better | what is better | what's better | whats better | which one is better
        | which do you prefer | what do you prefer
    """,
    "shall we": "shall we | should we | do we want to",
    "where we": """
        where shall we | where should we | where do we | where will we | where are we | where can we
    """,
    "statement": f"""
        {_WRITES_DOWN}
        | our view on | our view of | our position on | our position to | our stance on
        | our statement | a statement on | a statement about | a statement to | joint statement
        | common statement | write a statement | draft a statement | statement :
        | statement what | statement how | statement where | statement why | statement on
    """,
    "a statement": "statement",
    "a motion": "motion : | resolution : | i move :",
    "ends it": "close | end | stop | finish",
    "eager": "can not wait",
    "go on": "vote | wait | begin | call",
    # Questions
    "closes": """
        can i still vote | can we still vote | can one still vote | can people still vote
        | may i still vote | am i too late to vote | is it too late to vote
        | can i change my vote | can i still change my vote | can i vote again
        | does it close | does this close | does that close | does the poll close
        | does the poll end | does the vote close | does the vote end | does voting close
        | does voting end
        | is voting over | is the poll over | is the vote over
    """,
    "listing": """
        what have we got so far | what do we have so far | what have we so far | what have we now
        | what did we collect so far
        | what is on the list | what's on the list | whats on the list | what is on it
        | what's on it | on the list so far
        | show me the list | show the list | what are the proposals | which proposals
        | what proposals | what was proposed | what is proposed | what has been proposed
        | how many suggestions | how many proposals | how many ideas | how many options
        | how many candidates | any suggestions so far | any proposals so far | any ideas so far
        | any suggestions yet | any proposals yet | any ideas yet | which suggestions
        | what suggestions | what's been suggested | what was suggested | what has been suggested
        | what is suggested | what are the suggestions | who suggested what | who proposed what
    """,
    "extra time": """
        get an extra hour | have an extra hour | get another hour | have another hour
        | get an extra day | have an extra day | get some extra time | have extra time
        | an extra hour to vote | an extra day to vote | extra time to vote
    """,
    "the objections": """
        what were the objections | what are the objections | which objections | what objections
        | what was objected | who objected | were there objections | were there any objections
        | did anyone object | did anybody object | has anyone objected | has anybody objected
        | why did they object | what did they object to
    """,
    "whose votes": """
        why is it secret | why is this secret | why is the vote secret | why is the poll secret
        | why is it anonymous | why is this anonymous | is it secret ? | is this secret ?
        | is the vote secret | is this vote secret | is this poll secret | is this poll anonymous
        | who voted for what | who voted what | who voted for which | who voted how | who chose what
        | who picked what | who is voting for what | who voted for whom | who voted for who
        | who voted whom | who chose whom
    """,
    "own vote": """
        what is my vote | what's my vote | whats my vote | what was my vote
        | what is my current vote | what's my current vote
        | which is my vote | show me my vote | what is my ballot | did my vote | has my vote
        | have my vote | is my vote in | is my vote counted | was my vote counted | does my vote
        | did you get my vote | did you count my vote | got my vote
        | show my vote | down as my vote | have as my vote | noted as my vote | what's my ballot
        | whats my ballot | see my vote | see my ballot | my current vote | tell me my vote
        | what did i vote | my vote again | how did i vote | as my vote
        | what my vote is | what my vote was | what i voted
    """,
    "chose": """
        vote | voted | pick | picked | choose | chosen | chose | tick | ticked | select | selected
        | take | taken | go for | gone for
    """,
    "how it counts": """
        consent mean | consent means | majority mean | plurality mean | schulze mean | borda mean
        | approval mean | ranked mean | unanimous mean | veto mean | abstaining count
        | abstention count | abstention counts | abstentions count | abstain count
        | abstaining counts | abstaining mean | count abstentions | counts as no | count as a no
        | what is the voting rule | which voting rule | what voting rule | what's the voting rule
        | how are votes counted | how are the votes counted | what happens if i don't vote
        | what happens if i do not vote | what happens if nobody votes | if i don't vote
        | if i do not vote | how does this ranked | how does ranked | how does the ranked
        | how does ranking work | how does the ranking work | how does this voting
        | how does this vote | how does the voting work | how does the vote work
        | how is it counted | how do you count | how is the vote counted | is one objection enough
        | is one no enough | quorum mean | quorum means | what is quorum | what is a quorum
        | what's a quorum | what's the quorum | whats the quorum | what is the quorum
        | quorum for | quorum here
        | threshold mean | threshold means | what's the threshold | what is the threshold
    """,
    "who decides": """
        who decides | who gets to decide | who will decide | who makes the decision
        | who has the final say | who has the last word | who makes the call | who's deciding
        | who is going to decide
    """,
    "supposed": """
        would it look | would it have looked | would it be with | would it have been
        | would it be by | would it have gone | would have won with | would have won by
        | would have won under
        | what if we had
    """,
    "a rule": """
        plurality | majority | simple majority | borda | approval | consent | schulze | one vote
        | a single vote | two votes | ranked choice
    """,
    "turned down": """
        turned down | rejected | dropped | ruled out | thrown out | voted down
    """,
    "over now": "so that's it | ok that's it | all done | we are done | done | finished",
    "posts final": """
        post the final version | post the final statement | post the final result
        | post the result | post the results | publish the result | publish the final version
        | show the final version
    """,
    "of options": """
        these options | those options | these times | those times | these three | those three
        | these | those | those ones | the three
    """,
    "came about": """
        end up with | ended up with | come up with | came up with | get to | got to | arrive at
        | come from | came from | get these | get those | pick these | pick those | choose these
        | choose those
    """,
    "none fits": """
        nothing works | nothing fits | nothing suits | none works | none work | none fits
        | can not do any | can not make any | can not do any of | none of these work
        | they all do not work | all do not work | all of them do not | all three do not
        | not one of them works | not a single one works | can not do a single one
        | can not make a single one
    """,
    "no to all": "no to all | nope to all | nah to all | no to any | nope to any | no to every",
    "promises a vote": """
        gets my vote | get my vote | has my vote | have my vote | got my vote | wins my vote
        | already gets my vote | already has my vote
    """,
    "several of them": """
        both | either | either one | any of them | all of them | all three | all of em | any of em
    """,
    "any meeting": "any meeting | every meeting | all meetings | any call | every call | all calls",
}

GERMAN: Final[Mapping[str, str]] = {
    "who decides": """
        wer entscheidet | wer bestimmt | wer trifft die entscheidung | wer hat das letzte wort
        | wer darf entscheiden
    """,
    # Requests
    "to the vote": """
        lasst uns abstimmen | lass uns abstimmen | abstimmung | abstimmen | umfrage | stimmt ab
        | poll | vote
    """,
    "how it is taken": """
        geheim | anonym | im konsent | per konsent | konsent | mit mehrheit | per mehrheit
        | einstimmig | nach rang | priorisiert | priorisiere | sortiert das | sortiert diese
        | bringt das in | bringt die in | bringt diese in | punkte verteilen | verteilt punkte
        | rangliste | punktwahl
    """,
    "by a rule": """
        im konsent : | per konsent : | konsent : | mit veto : | per veto : | mit vetorecht :
        | einstimmig : | per mehrheit : | mit mehrheit :
    """,
    "agrees by": """
        uns im konsent | uns per konsent | uns einstimmig | wir im konsent | wir per konsent
        | wir einstimmig | im konsent beschließen | per konsent beschließen
        | einstimmig beschließen | im konsent entscheiden | per konsent entscheiden
        | uns mit mehrheit | mit mehrheit beschließen
    """,
    "picks several": _CHOOSES,
    "asks them": """
        frag das team | frag alle | frag die leute | frag mal alle | frag mal die | frag die gruppe
        | frag bitte alle
    """,
    "asks people": "frag | frage | klär mit | kläre mit | finde mit",
    "asks whether": "ob | was ihnen | wann ihnen | welcher | welches",
    "decide": "entscheidet | entscheide | entscheiden",
    "yes or not": "ja oder nein : | ja / nein :",
    "a motion": """
        antrag : | beschlussvorschlag : | beschlussantrag : | antrag zur abstimmung | antrag stellen
        | stelle den antrag | stelle einen antrag | beantrage
    """,
    "somewhere": "irgendwo | irgendwohin | irgendwas | was mit",
    "keeps in mind": """
        bitte merken | gemerkt | merk dir | merke dir | merk dir bitte | notier dir | notiere dir
        | denk dran | denk daran
        | behalte im kopf | vergiss nicht | schreib dir auf
    """,
    "which better": """
        was ist besser | was wäre besser | welches ist besser | welche ist besser
        | was findet ihr besser | was gefällt euch besser
    """,
    "a yes or no": "ja oder nein | ja / nein | ja oder nee | ja oder ne",
    "shall we": "sollen wir | sollten wir | wollen wir",
    "where we": """
        wo sollen wir | wo wollen wir | wohin sollen wir | wohin wollen wir | wohin gehen wir
        | wo essen wir | wo gehen wir
    """,
    "statement": f"""
        {_SCHREIBT_AUF}
        | unsere haltung | unsere position | unseren standpunkt | unsere sicht
        | unsere stellungnahme | ein statement | eine stellungnahme | gemeinsame erklärung
        | gemeinsame stellungnahme | stellungnahme : | gemeinsames statement | gemeinsame haltung
        | gemeinsame position | gemeinsamen standpunkt | gemeinsame sicht | klare haltung
        | eine haltung | eine position zu
    """,
    "a statement": "stellungnahme | statement",
    "ends it": "schließ | schließe | beende | beenden | stopp",
    "go on": """
        abstimmen | warten | anfangen | loslegen | weitermachen | telefonieren | quatschen
        | kaffee trinken
    """,
    # Questions
    "closes": """
        kann ich noch abstimmen | kann ich noch mitstimmen | kann man noch abstimmen
        | können wir noch abstimmen | darf ich noch abstimmen | zu spät zum abstimmen
        | kann ich meine stimme noch ändern | kann ich meine stimme ändern | kann ich noch wechseln
        | wann schließt | wann endet die abstimmung | wann endet die umfrage | wann endet das voting
        | wann ist die abstimmung | wann ist die umfrage | wann ist schluss | abstimmungsschluss
        | abstimmschluss | einsendeschluss | annahmeschluss | antwortschluss
    """,
    "how it counts": """
        zählt enthaltung | zählt eine enthaltung | zählt enthalten | zählen enthaltungen
        | gilt enthaltung | gilt eine enthaltung | gelten enthaltungen | enthaltung als nein
        | was heißt konsent | was bedeutet konsent | was heißt hier konsent | was heißt konsens
        | was heißt einstimmig | was bedeutet rangfolge | welche wahlregel | welche abstimmungsregel
        | was passiert wenn ich nicht abstimme | was passiert , wenn ich nicht abstimme
        | wenn ich nicht abstimme | wenn ich nicht stimme | wie funktioniert die rangfolge
        | wie funktioniert das ranking | wie funktioniert die abstimmung
        | wie wird gezählt | wie wird ausgezählt | wie werden die stimmen | wie zählst du
        | reicht ein einwand | reicht ein nein | was heißt quorum | was bedeutet quorum
        | was ist quorum | was ist das quorum | was ist ein quorum | was heißt das quorum
        | was bedeutet das quorum | was heißt hier quorum | was meint quorum | was soll quorum
    """,
    "supposed": """
        wie wär's mit | wie wärs mit | wie wäre es mit | wie wär es mit | wie wär das mit
        | wie wäre das mit | wie wärs bei | wie wäre es bei | wie sähe es mit | wie sähe das mit
        | wie wärs gewesen mit | was wäre mit
    """,
    "a rule": """
        borda | schulze | zustimmung | einem einfachen mehr
        | mehrheit | einfacher mehrheit | relativer mehrheit | absoluter mehrheit | einer stimme
        | nur einer stimme | punktwahl | rangfolge | konsent | zustimmungswahl
    """,
    "turned down": """
        abgelehnt | rausgeflogen | verworfen | durchgefallen | abgewählt | rausgefallen
    """,
    "over now": "so ende | ende | ende gelände | schluss jetzt | so schluss | das war es | fertig",
    "posts final": """
        poste die endfassung | poste das ergebnis | veröffentliche das ergebnis
        | zeig die endfassung | poste die endgültige fassung
    """,
    "listing": """
        was haben wir bisher | was haben wir bis jetzt | was haben wir schon | was liegt bisher vor
        | was steht auf der liste | was ist auf der liste | was steht drauf | zeig mir die liste
        | zeig die liste | was wurde vorgeschlagen | welche vorschläge | wie viele vorschläge
        | wieviele vorschläge | wie viele ideen | wieviele ideen | schon vorschläge
        | bisher vorschläge | was ist vorgeschlagen | wer hat was vorgeschlagen
        | was steht zur wahl | was steht zur auswahl
    """,
    "extra time": """
        noch eine stunde haben | noch ne stunde haben | noch eine stunde kriegen
        | eine stunde mehr haben | eine stunde länger abstimmen | noch einen tag haben
        | noch eine stunde bekommen
    """,
    "the objections": """
        was waren die einwände | was sind die einwände | welche einwände | gab es einwände
        | gibt es einwände ? | was wurde eingewendet | wer hat einspruch | wer hat einwände
        | wer hatte einwände | wer hat einen einwand | welche bedenken gab es
    """,
    "whose votes": """
        warum ist das geheim | warum ist es geheim | warum ist die abstimmung geheim
        | warum ist die umfrage geheim | wieso ist das geheim | wieso ist die abstimmung geheim
        | ist das geheim | ist die abstimmung geheim | ist die umfrage geheim
        | ist das anonym | ist die abstimmung anonym
        | wer hat was gewählt | wer hat wofür gestimmt | wer hat für was gestimmt
        | wer stimmt wofür | wer hat wie gestimmt | wer hat wie abgestimmt
    """,
    "own vote": """
        was ist meine stimme | was habe ich gewählt | was hab ich gewählt | wie ist meine stimme
        | was war meine stimme | zählt meine stimme | wurde meine stimme | ist meine stimme
        | kam meine stimme | hast du meine stimme | meine stimme gezählt | meine stimme angekommen
        | zeig meine stimme | zeig mir meine stimme | zeig mir mal meine stimme | als meine stimme
        | zeig mal meine stimme | was ist grad meine stimme | wo steht meine stimme
        | meine aktuelle stimme | wofür habe ich gestimmt | wofür hab ich gestimmt
        | was hab ich abgestimmt | was habe ich abgestimmt | wie hab ich gestimmt
        | wie habe ich gestimmt | wie hab ich abgestimmt | was hab ich nochmal gewählt
        | was hab ich angekreuzt | was habe ich angekreuzt | als stimme von mir
    """,
    "chose": """
        angekreuzt | gewählt | gestimmt | genommen | ausgewählt | angeklickt | abgestimmt
        | abgegeben | gevotet
    """,
    "of options": """
        diese optionen | diese termine | diese zeiten | diese drei | diese vorschläge | die optionen
        | die termine | die zeiten | die drei | die vorschläge | denen | diesen
    """,
    "came about": """
        kommst du auf | kommt ihr auf | kommt man auf | bist du auf | seid ihr auf | kamst du auf
        | kommen die | kommen diese | zustande
    """,
    "none fits": """
        an keinem davon | an keinem der | an keiner der | zu keinem davon | zu keiner der
        | keinen davon | keiner der drei | keiner der termine | keinen der termine |
        passt alles nicht | passt mir alles nicht | alles passt nicht | alles passt mir nicht
        | geht alles nicht | alles geht nicht | passen alle nicht | passen mir alle nicht
        | alle passen nicht | gehen alle nicht | alle gehen nicht | nichts passt | nichts geht
        | keiner passt | keine passt | keins passt | keiner geht | keins geht | nichts davon passt
        | passt leider alles nicht | alle drei passen nicht | alle drei gehen nicht
        | keiner der termine | keine der zeiten | keine der optionen | keiner der vorschläge
        | keiner der drei | keine der drei | keiner von den | keine von den | keiner davon
        | keine davon | keiner dieser | keine dieser
    """,
    "no to all": "nein zu allen | nein zu allem | nee zu allen",
    "promises a vote": """
        hat meine stimme | kriegt meine stimme | bekommt meine stimme | haben meine stimme
        | hat schon meine stimme | hat schon mal meine stimme | kriegt schon mal meine stimme
    """,
    "several of them": "beide | beides | alle drei | egal welche | egal welcher",
    "any meeting": "jedes meeting | alle meetings | jeder termin | alle termine | jedem termin",
}
