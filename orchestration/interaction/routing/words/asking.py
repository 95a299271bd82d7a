"""What words are signs of that ask about a session, or about who sees what; bars part them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    # About the session
    "which options": """
        what are the options | what're the options | what were the options | which options are
        | which options were | what options are | what options were | what options do
        | which options do | which are the options | the options again | what are the choices
        | what were the choices | what can we vote | what can i vote | what can we choose
        | what can i choose | what are we voting on | what is there to vote | which times are
        | which ones do we | which ones are | which ones have | which do we have | which have we
        | what times are | what else was | what were the other options | what are my choices
    """,
    "shown options": """
        show us the options | give us the options | show the options | show me the options
        | give me the options | send the options | post the options | list the options
        | the options please
    """,
    "why not": "why not",
    "away now": """
        sick | ill | fever | flu | covid | unwell | sick day | ooo | out of office | sick leave
        | out of the office | in bed | migraine | throwing up
    """,
    "leaves early": """
        leave early | leaving early | go early | off early | out early | leave earlier
    """,
    "go away": "leave | leaving | go | head off | drop off | drop out | be off",
    "early": "early | earlier | before the end",
    "other hours": """
        nothing earlier | anything earlier | something earlier | nothing later | anything later
        | something later
    """,
    "in my time": "in my time | in my timezone | in my time zone | my local time | in local time",
    "my end": "for me | for us | over here | my end | my side | where i am | here",
    "what this": "what's this | whats this | what is this | what's that | whats that",
    "weary": "sick of | ill of",
    "gone where": """
        what happened to | where is | where's | wheres | where did | whatever happened to
    """,
    "said before": """
        i said | i told you | told you | i asked for | i wanted | i wrote | i did say | i picked
        | i suggested | i already said | my favourite | my favorite | my pick | said so
        | none of us | nobody said | no one said | nobody wanted | most of us | we all said
        | everyone said | we said | thought we
    """,
    "its length": """
        how long is it | how long is it gonna | how long is it going | how long will it
        | how long will this | how long does it | how long does this take | how long will the
        | how long is the meeting | how long is the call | how long is the sync
        | how long is this meeting | how long is our meeting | how long does the meeting
        | how long would it | how long would this | how long are we meeting | how long do we meet
        | how long should it | the duration | what duration | how many minutes | how much time will
        | how much time does | how much time would
    """,
    "are you": "are you | r u | are u | am i talking to | is this | you are",
    "a person": """
        a person | real person | a human | human being | a bot | a robot | an ai | a machine
        | actual person | chatbot | chatgpt
    """,
    "reads calendar": """
        see my calendar | read my calendar | check my calendar | look at my calendar
        | look into my calendar | access my calendar | access to my calendar | know my calendar
        | connected to my calendar | have my calendar | got my calendar | see our calendars
        | see my outlook | use my calendar | work with google calendar | work with outlook
        | connect to google calendar | connect to outlook | support google calendar
    """,
    "to you": "you | u",
    "open for me": """
        open for me | left for me | anything for me | do i still have to | do i still need to
        | what do i still | do i have left | to do for me | waiting for me | you need from me
        | still missing from me
    """,
    "to something": "coming to | going to | joining for | coming along to | joining me for",
    "how many of us": """
        how many of us | how many are we | how many people are in | how many are invited
        | how many people are invited | how many people are asked
    """,
    "can i": """
        can i | could i | may i | might i | am i allowed | ok if i | okay if i | alright if i
        | mind if i | can i please | could i please
    """,
    "joins": """
        join | come | come along | attend | take part | participate | tag along | be part
        | be added | get in | be in it | be in on | be included | hop on | hop in | drop in
    """,
    "wants in": """
        want to join | wanna join | like to join | love to join | want to come | wanna come
        | like to come | want to take part | like to take part | want to be part
        | like to be part | want in | add me | let me in | include me | let me join
        | want to attend | like to attend | want to participate | like to participate
    """,
    "about what": """
        for what is this | for what is the | what is this meeting for | this about | it about
        | that about | meeting about | call about | poll about | vote about
        | all about | agenda | the topic | the subject | else is on it | what's on it again
    """,
    "how here": """
        how does this work | how do you work | how does it work | how does that work
        | how this works | how it works | what am i supposed | what should i write
        | what do i have to do | what do i do | what should i do | what am i to do
        | what now | how do i answer | how do i reply | how do i vote | how can i vote
        | how can i answer | what do you want from me | what do you need from me
        | what is expected of me | what do i need to do | what should we do now
        | what should we do next | what should we do then | what shall we do now
        | what are we supposed
    """,
    "still on": """
        still on | still happening | still going ahead | still taking place | still standing
        | still hold | still holds | still in force | still stand
        | going ahead | still scheduled | still planned | still valid | still stands
    """,
    "over": """
        it over | this over | that over | it done | this done | it finished | this finished
        | it closed | this closed | poll over | vote over | poll closed | vote closed
        | voting closed | voting over | poll done | vote done | it ended | this ended
        | it open | this open | poll open | vote open | voting open
    """,
    "ends when": """
        does this end | does it end | does that end | does the poll end | does the vote end
        | does this close | does it close | is it over | is this over | is it done | is this done
        | does it finish | does this finish | will it be over | will it be done | this closes
        | this closing | it closing | that closing | we closing | voting closing | poll closing
        | vote closing | this ending | it ending | poll ending | voting ending | time left
        | it closes | it ends | this ends | until when | till when | til when
        | how long is this open | how long is it open | how long can i | how long do i have
        | by when | how long have i | time is left | how much time do i | how much time do we
    """,
    "shows result": """
        show us the result | show us the results | show the result | show the results
        | show me the result | show me the results | show the ranking | show us the ranking
        | show me the ranking | show the winner | show the outcome | what came out of it
    """,
    "results": """
        how many does each have | how many votes does each | how many does each one have
        | how many each | how many votes each | what does each have | what does it come to
        | what does that come to | how do they stand | how does it stand | the split | votes so far
        | count so far | any votes | anyone voted for | anybody voted for | anyone vote for
        | anybody vote for | someone voted for | how many votes | how many voted for
        | how many people voted for | how many for | how many are for | how many picked | result
        | results | winning | leading | ahead | in the lead | the tally | current count | favourite
        | favorite | clear winner | the count | the score | the standings | score ? | scores ?
        | standings ? | the leader | most votes | who won | who's first | whos first | losing
        | front runner | frontrunner | the candidate | the best candidate | the current candidate
    """,
    "confirmed": "accepted | accepts | confirmed | confirms | said yes | rsvp | declined",
    "that one": "that one | this one | that option | that time | that day | that slot | so",
    # Who sees what
    "kept private": """
        confidential | this private | it private | that private | this anonymous | it anonymous
        | that anonymous | how private | stay private | stays private | kept private
        | between us | stay between | stays between | privacy | gdpr | data protection
        | keep it secret | kept secret | keep secrets | tell anyone | tell anybody
        | pass it on | share it with | who has access | logged somewhere | can my boss
    """,
    "sees it": """
        see what i | sees what i | read what i | reads what i | know what i | knows what i
        | see my | sees my | read my | reads my | see this | sees this | read this | reads this
        | read along | reading this | see it | sees it | seeing this | see that
        | see these messages | read these messages
    """,
    "sees that": """
        others see that | anybody see that | anyone see that | everybody see that | they see that
        | everyone see that | team see that | see that i | sees that i
    """,
    "forget me": """
        delete my data | delete all my data | delete my info | delete my information | delete me
        | erase my data | erase me | erase everything | remove my data | forget me
        | forget everything you | forget all you
        | forget what you know | delete everything about me | delete everything i
        | delete everything you | delete all about me | delete all you | delete all i
        | delete what you | wipe my data | wipe everything | delete my account | remove my account
        | right to be forgotten | clear my data | purge my data | delete my messages
        | delete my history
    """,
    "forget all said": "forget everything i | forget all i | forget all that i",
    "the next one": """
        the next meeting | our next meeting | the next call | our next call | the next sync
        | next meeting | my next meeting
    """,
    "exports": """
        export | export this | export it | export that | export the result | export the results
        | as csv | as a csv | as csv file | as a file | as markdown | as a spreadsheet | as excel
        | download this | download the results | a csv | csv please
    """,
    "opens again": """
        reopen | re-open | reopen it | open it again | open this again | open it up again
        | open this up again | open that again | open the vote again | open the poll again
        | unclose
    """,
    "start over": """
        start over | start again | start from scratch | start afresh | start all over | start anew
        | from scratch | begin again | clean slate | restart | reset the poll | reset the vote
    """,
    "said by": """
        say | says | said | write | wrote | written | tell you | told you | told | wish | wishes
        | want | wants | prefer | prefers | preferences | constraints | answer you | reason
    """,
    "own clock": """
        my time zone | my timezone | my zone | my clock | whose clock | what clock | which clock
        | clock am i | time zone am i | timezone am i | zone am i | time zone do you have
        | timezone do you have | time zone you have | zone do you have | where do you think i am
        | zone are you | timezone are you | zone do you use | timezone do you use | zone you use
        | zone do you assume | zone you are using | timezone you are using | zone do you take
        | timezone do you take | which time zone | which timezone
    """,
}

GERMAN: Final[Mapping[str, str]] = {
    # About the session
    "which options": """
        was sind die optionen | welche optionen | was waren die optionen | was sind die vorschläge
        | was waren die vorschläge | was steht zur wahl | was stand zur wahl | welche auswahl
        | was kann ich wählen | was kann man wählen | was können wir wählen | die optionen nochmal
        | worüber stimmen | über was stimmen | worüber wird | was waren die termine
        | welche termine stehen | welche termine gibt
    """,
    "shown options": """
        zeig die optionen | zeig mir die optionen | zeig uns die optionen | zeig mal die optionen
        | zeig die vorschläge | zeig mir die vorschläge | zeig uns die vorschläge
        | zeig mal die vorschläge | die optionen bitte
    """,
    "its length": """
        wie lange dauert | wie lang dauert | wie lange geht das treffen | wie lange geht das meeting
        | wie lange geht der termin | wie lange geht es | wie lang geht es | wie lang geht das
        | wie lange soll | wie lang soll | wie lange wird | wie lang wird | welche dauer
        | wie lange treffen | wie lange brauchen wir | wie viel zeit brauchen | die dauer
        | wie viele minuten | wie lange ist das | wie lang ist das | wie lange ist der termin
    """,
    "are you": """
        bist du | bisch du | bist | rede ich mit | schreibe ich mit | ist das | sprech ich mit
    """,
    "a person": """
        ein mensch | mensch | echter mensch | echte person | eine person | ein bot | ne ki
        | eine ki | ein roboter | eine maschine
    """,
    "reads calendar": """
        meinen kalender sehen | siehst meinen kalender | siehst du meinen kalender
        | kennst meinen kalender | kennst du meinen kalender | in meinen kalender | mein kalender
        | zugriff auf meinen kalender | siehst ja meinen kalender | meinen kalender lesen
        | siehst doch meinen kalender | liest du meinen kalender
    """,
    "to you": "du",
    "open for me": """
        für mich offen | noch offen für mich | offen für mich | muss ich noch | fehlt von mir
        | fehlt von mir noch | für mich zu tun | noch zu tun
        | steht bei mir noch an | brauchst du noch von mir
    """,
    "to something": "zum | zur | zu einem | zu einer | mit ins | mit zu",
    "how many of us": """
        wie viele sind wir | wieviele sind wir | wie viele leute sind | wie viele sind eingeladen
        | wie viele sind dabei | zu wievielt
    """,
    "can i": """
        kann ich | könnte ich | darf ich | dürfte ich | kann i | kann ich bitte | darf ich bitte
        | kann ich auch | darf ich auch | kann ich noch
    """,
    "joins": """
        mitmachen | dazukommen | mitkommen | teilnehmen | dabei sein | dabeisein | dazu
        | mit dabei sein | mit rein | mit dazu | kommen | beitreten | einsteigen | dazustoßen
        | mit abstimmen | mitabstimmen | mitstimmen
    """,
    "wants in": """
        möchte mitmachen | möchte auch mitmachen | will mitmachen | will auch mitmachen
        | würde gern mitmachen | würde gerne mitmachen | würde auch gern mitmachen
        | möchte teilnehmen | möchte auch teilnehmen | würde gern teilnehmen
        | will auch dabei sein | möchte auch dabei sein | möchte dabei sein | wäre gern dabei
        | wäre gerne dabei | wäre auch gern dabei | will auch mit | nimm mich auf | nimm mich dazu
        | nimm mich mit rein | nimm mich mit auf | füg mich hinzu | lad mich ein | lade mich ein
        | will auch kommen | möchte auch kommen | würde gern kommen | würde auch gern kommen
        | will dazukommen | möchte dazukommen
    """,
    "about what": """
        worum geht | worum gehts | worum geht's | um was geht | um was gehts | um was geht's
        | worüber | worum dreht | agenda | das thema | welches thema | was ist thema | sonst drauf
        | sonst noch drauf | steht drauf | steht da drauf | steht schon drauf | ist schon drauf
    """,
    "how here": """
        wie funktioniert | wie geht das | was muss ich | was soll ich | was mach ich jetzt
        | was mache ich jetzt | wie antworte ich | wie stimme ich | wie stimm ich
        | was willst du von mir | was brauchst du von mir | was soll ich tun
        | was sollen wir jetzt | was sollen wir tun | was sollen wir machen | was sollen wir nun
    """,
    "still on": """
        steht der termin | steht das | noch aktuell | findet statt | findet das statt
        | findet es statt | findet das noch statt | findet es noch statt | findet das jetzt statt
        | bleibt es dabei | bleibts dabei | bleibt's dabei | steht das noch
        | gilt das noch | gilt es noch | gilt die entscheidung noch | gilt der termin
    """,
    "over": """
        schon vorbei | das vorbei | es vorbei | vorbei | schon zu | schon geschlossen
        | noch offen | schon fertig | abgeschlossen | beendet
    """,
    "ends when": """
        wann endet | wann ist schluss | wann ist das vorbei | wann ist es vorbei | wann schließt
        | wann is schluss | wann ist hier schluss | wann is hier schluss | wann ist zu | wann is zu
        | wann machst du zu | macht ihr zu | macht ihr hier zu | machen wir zu | macht das zu
        | wird ausgezählt | wird hier ausgezählt | wie lang läuft | bis wann | wann ist ende
        | wann ist das zu ende | wie lange läuft | wie lange habe ich | wie lange hab ich
        | wie lange kann ich | wie lange geht das noch | wie lang hab | wie lang kann ich
        | wie viel zeit hab | wie viel zeit bleibt | wieviel zeit hab
    """,
    "shows result": """
        zeig das ergebnis | zeig mal das ergebnis | zeig uns das ergebnis | zeig mir das ergebnis
        | zeig uns mal das ergebnis | zeig die ergebnisse | zeigt das ergebnis
        | was ist rausgekommen | was is rausgekommen | was kam raus | was ist herausgekommen
        | zeig die rangliste | zeig die reihenfolge
    """,
    "results": """
        wie viele hat jeder | wie viele hat jede | wie viele hat jedes | wieviele hat jeder
        | wie viele stimmen | wieviele stimmen | wieviel stimmen | wie viele für | wieviele für
        | wie viele sind für | wie viele haben für | schon stimmen | schon eine stimme
        | stimmen bekommen | stimmen gekriegt | jemand für | irgendwer für | wie steht's
        | wie stehts | wie steht es | stimmenstand | ergebnis | ergebnisse | zwischenergebnis
        | führt | vorn | vorne | in führung | favorit | zwischenstand | gewinnt | gewonnen
        | liegt vorne | liegt vorn | die meisten stimmen
    """,
    "confirmed": "zugesagt | bestätigt | abgesagt | angenommen | sagt zu",
    "that one": "der | das | die | dieser | diese | dieses | den | ausgerechnet",
    # Who sees what
    "kept private": """
        vertraulich | ist das privat | privat hier | anonym | unter uns | datenschutz | dsgvo
        | bleibt das geheim | geheim hier | weitererzählen | erzählst du | weitersagen
        | gibst du das weiter | wer hat zugriff
    """,
    "sees it": """
        wer sieht | wer liest | wer kann sehen | wer kann das sehen | wer kann lesen
        | wer kann das lesen | wer kann hier | sehen die anderen | sieht jemand | liest jemand
        | kann jemand sehen | kann jemand lesen | lesen die anderen | sieht das | sehen das
        | lesen das | liest das | hier lesen | hier sehen | mitlesen | liest mit | lesen mit
        | sieht meine | sehen meine | liest meine | wer weiß was ich
    """,
    "sees that": """
        sehen die anderen | sieht jemand | sehen andere | sehen das alle | sehen die alle
    """,
    "forget me": """
        lösch meine daten | lösche meine daten | lösch alles | lösche alles | alles löschen
        | daten löschen | vergiss mich | vergiss alles | lösch mich | lösche mich
        | lösch alle meine | lösche alle meine | meine daten weg | alles von mir löschen
        | lösch bitte alles | lösche bitte alles | lösch bitte meine daten | alles vergessen
    """,
    "forget all said": "vergiss alles was ich | vergesst alles was ich | vergiss alles , was ich"
    "| vergiss bitte alles was ich | vergiss bitte alles , was ich | vergesst alles , was ich",
    "the next one": """
        nächste meeting | nächste treffen | nächster termin | nächste termin | nächste sitzung
        | nächste besprechung
    """,
    "away now": """
        krank | fieber | grippe | erkältet | migräne | flach | krankgeschrieben | ooo | im bett
        | abwesend | magen-darm | krankenstand
    """,
    "leaves early": """
        früher weg | früher los | früher gehen | eher weg | eher los | eher gehen | früher raus
        | früher aufbrechen | eher aufbrechen | zeitig aufbrechen | zeitig weg | zeitig los
    """,
    "go away": "gehen | weg | los | raus | aufbrechen | abhauen",
    "early": "früher | eher | zeitiger",
    "other hours": """
        nichts späteres | nichts früheres | was späteres | was früheres | etwas späteres
        | etwas früheres | nichts später | nichts früher | nix späteres | nix früheres
    """,
    "in my time": """
        in meiner zeit | in meiner zeitzone | nach meiner zeit | nach meiner uhr | bei mir ?
    """,
    "my end": "bei mir | für mich | bei uns | hier",
    "what this": "was ist das | was ist dies | was soll das",
    "why not": "warum nicht | wieso nicht | weshalb nicht",
    "gone where": "wo bleibt | wo ist | wo isn | was ist aus | was wurde aus",
    "said before": """
        gesagt | geschrieben | gewünscht | vorgeschlagen | angegeben | wollte ich | ich wollte
        | wollt ich | ich wollt | mein favorit | keiner von uns | niemand wollte | die meisten
    """,
    "exports": """
        exportier | exportiere | exportieren | export | als csv | als datei | als tabelle
        | als markdown | als excel | runterladen | herunterladen
    """,
    "opens again": """
        wieder auf | wieder aufmachen | wieder öffnen | nochmal auf | nochmal aufmachen
        | nochmal öffnen | noch mal aufmachen | noch mal auf | erneut öffnen
    """,
    "start over": """
        von vorne | von vorn | neu anfangen | neu beginnen | von neuem | bei null | neu starten
        | alles auf anfang | nochmal neu aufsetzen
    """,
    "said by": """
        gesagt | geschrieben | geantwortet | erzählt | will | möchte | wünscht | wünsche | meint
        | gemeint | angegeben | braucht | bevorzugt
    """,
    "own clock": """
        meine zeitzone | meiner zeitzone | welcher zeitzone bin | welche zeitzone hab
        | welche zeitzone habe | zeitzone hast du | wessen uhr | welcher uhr | welche uhr
        | zeitzone nimmst | zeitzone nutzt | zeitzone benutzt | zeitzone verwendest
        | zeitzone rechnest | zeitzone gehst | zeitzone bist | zeitzone sind die | meine uhr
        | meiner uhr | wo denkst du bin | wo glaubst du bin
    """,
}
