"""What words are signs of who drops out or needs time, of who sees it, and of another session."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "give me": "give me | gimme",
    "later": """
        will answer | will reply | will respond | ill answer | ill reply | ill check | ill look
        | ill get back | will get back | will let you know | ill let you | ill tell you
        | will tell you | will check | will have a look | will take a look | check my calendar
        | let me check | will think | ask my | look it up | get to it | answer later | reply later
        | answer tonight | check with my | will look | reply tonight | look tonight | look later
    """,
    "back at": """
        back to you | revert to you | back at | back by | back around | back soon | back shortly
        | back in a
    """,
    "back in": "back in",
    "sees": """
        see | sees | read | reads | know | knows | find out | finds out | learn | be told | be shown
        | get to see | get to read
    """,
    "the boss": """
        boss | manager | supervisor | superior | head of | director | management | hr | admin
        | admins | colleagues
    """,
    "prefers": "favour | favor | prefer | choose | pick | want | rule out | opt for",
    "a tie": "a tie | tie | ties | tied | same number | same points | as many votes | draw level",
    "where": "where | wheres | where's",
    "not this one": """
        not this one | not that one | not about this one | not this poll | not this meeting
        | this does not concern | this is not about | i mean the other
    """,
    "off the list": """
        off the list | off this list | from the list | from this list | off your list
        | from your list | from the poll | from this poll | from the vote | from this vote
        | from the voting | from this voting | out of the poll | out of this poll | out of the vote
        | out of this vote | from the mailing | from this round | out of this round
    """,
    "no part any more": """
        no longer responsible | not responsible | no longer in charge | not in charge
        | no longer concerned | no longer involved | not involved any more | not involved anymore
        | nothing to do with | no longer part of | not part of the team | no longer on the team
        | no longer on this team | no longer on that team | not on that team | not on this team
        | not on the team | left the team | left the project | left the group | left the department
        | no longer be consulted | no need to ask me | no need to consult me | no longer be asked
        | not be asked | not ask me any more | not ask me anymore | changed teams
        | switched teams | moved to another team | moved to another department
    """,
    "well again": """
        not sick anymore | not ill anymore | not sick any more | not ill any more | no longer ill
        | no longer sick | well again | fit again | feeling better | recovered
    """,
    "writes to": """
        send a word | send a gentle word | send a note | send a line | send a message | write to
        | write once more | write again | drop a line | send word
    """,
    "same slot": """
        same slot | same time | same hour | same day | keep it | keep this | keep the slot
        | keep this slot | keep the time | keep that slot | keep the meeting | keep the date
    """,
    "have until": """
        can i have until | can i have till | could i have until | may i have until
        | i need until | i need till | i get until | give me until
        | give me till | gimme until | gimme till | me have until | us until
    """,
    "too late": """
        am i too late | are we too late | am i late | is it too late | is this too late
        | too late for me | too late to vote | too late to answer | too late now | did i miss it
        | did i miss this | did i miss the vote | have i missed it | missed the boat
    """,
    "long day": """
        long day | crazy day | busy day | rough day | tough day | hectic day | what a day
        | one of those days | long week | crazy week | what a week
    """,
    "keeps clear": """
        is holy | is sacred | are holy | are sacred | is sacrosanct | is off limits | is off-limits
        | is untouchable | is non-negotiable | is not negotiable | is taboo | stays free
        | stays blocked | is family time | is my time | hands off my
        | is blocked for me | is taken for me | is reserved for me | is out for me
    """,
    "now off": """
        off for me now | out for me now | off now | gone for me now | no good for me now
        | no good any more | no good anymore | no longer works for me | not work for me any more
        | not work for me anymore | not work any more | not work anymore | out now
        | dead for me now | no longer possible for me
    """,
    "belongs in it": """
        should've been in | should have been in | should've been asked | should have been asked
        | should've been invited | should have been invited | should've been part
        | should have been part | should've been included | should have been included
        | should've been on | should have been on | should've been there from
        | shoulda been in | ought to have been | ought to be in on | should really be in
        | should really be part | needs to be in on | belongs in here | belongs in this
        | belongs on this | is missing from this | is missing from the invite
        | is missing from the list of people
    """,
    "votes went": """
        how did people vote | how did everyone vote | how did everybody vote | how did we vote
        | how did they vote | how did the others vote | how did others vote | how did you all vote
        | how did the team vote | how did the group vote | how have people voted
        | how has everyone voted | how were the votes | how was the vote | how did the vote go
        | how did the votes go | how did voting go | how did the voting go | how was it voted
        | how was voted
    """,
    "wants to know": """
        wants to know | wants to know this | wants to know that | is asking | is asking me
        | is asking this | asks me | asks this | wants that from me | wants this from me
        | wants it from me | needs to know | asks all this
    """,
    "how many can not": """
        how many can not | how many cannot | how many can't | how many are out | how many said no
        | how many are not | how many will not | how many people can not | how many people can't
        | how many of us can not | how many of us can't | how many can make it | how many can come
        | how many people can make | how many are free
    """,
    "hangs on": """
        depends | depending | not sure if | not sure whether | do not know if | don't know if
        | do not know whether | don't know whether | waiting to hear | have to see if
        | need to see if | need to check | have to check
    """,
    "tells then": """
        tell you | let you know | get back to you | keep you posted | report back | will confirm
        | i'll confirm | say so then | more tomorrow | more later
    """,
    "praise": """
        great | good | nice | lovely | super | fun | productive | awesome | brilliant | quick | fast
        | easy | smooth | painless
    """,
    "was noted": """
        was that noted | was this noted | is that noted | did you note that | did you get that
        | did you get this | was that ok | was that okay | was that right | did that work
    """,
    "entered": "booked | blocked | saved | pencilled | penciled | entered",
    "entered it": """
        booked it | booked in | booked that | blocked it | blocked that | saved it
        | saved the | saved that | put it in my | put it in the | put that in my | it's in my
        | its in my | it's in the cal | in my calendar now | in my diary now | penciled it
        | pencilled it | marked my | marked it | added it to my | added to my | entered it
    """,
    "own diary": "my diary | my calendar | my schedule | my planner | my agenda",
}

GERMAN: Final[Mapping[str, str]] = {
    "sees": """
        sehen | sieht | lesen | liest | erfahren | erfährt | mitlesen | zugänglich | gezeigt
        | weitergegeben | mitgeteilt
    """,
    "the boss": """
        chef | chefin | vorgesetzter | vorgesetzte | vorgesetzten | leitung | abteilungsleitung
        | personalabteilung | admin | kollegen | kolleginnen | wer
    """,
    "prefers": "bevorzugt | bevorzugte | gewählt | möchte | will | ausgeschlossen",
    "a tie": "gleichstand | unentschieden | patt | gleich viele stimmen | punktgleich",
    "where": "wo | wohin",
    "not this one": """
        nicht das hier | nicht dieses | nicht diese hier | nicht diesen | nicht um das hier
        | anderen vorgang | andere umfrage meine ich | anderen termin meine ich | nicht dieses hier
    """,
    "off the list": """
        von der liste | aus der liste | vom verteiler | aus dem verteiler | aus der abstimmung
        | aus der umfrage | von der umfrage | aus der runde | aus dem kreis
    """,
    "no part any more": """
        nicht mehr zuständig | nicht zuständig | dafür nicht zuständig | nichts mehr zu tun
        | nix mehr zu tun | nichts zu tun | nix zu tun | nicht mehr im team | nicht mehr dabei
        | nicht mehr im projekt | nicht mehr beteiligt | nicht mehr betroffen
        | andere abteilung gewechselt | anderes team gewechselt | abteilung gewechselt
        | team gewechselt | nicht mehr fragen | nicht mehr zu fragen | da falsch | hier falsch
    """,
    "well again": """
        nicht mehr krank | wieder gesund | wieder fit | wieder auf den beinen | auskuriert
    """,
    "writes to": "schreib | schreibe | schreibt",
    "same slot": """
        selber termin | gleicher termin | selber slot | gleicher slot | selbe zeit | gleiche zeit
        | selbe uhrzeit | gleiche uhrzeit | beibehalten | so behalten
    """,
    "have until": """
        habe ich bis | hab ich bis | kann ich bis | krieg ich bis | kriege ich bis | bekomme ich bis
        | gib mir bis | gib mir noch bis | gebt mir bis | brauche bis | brauche noch bis
        | brauch bis | brauch noch bis | ich noch bis
    """,
    "too late": """
        bin ich zu spät | sind wir zu spät | ist es zu spät | ist das zu spät | zu spät dran
        | komm ich zu spät | komme ich zu spät | zu spät für mich | zu spät zum abstimmen
        | hab ich's verpasst | hab ichs verpasst | habe ich es verpasst | schon zu spät
    """,
    "long day": """
        langer tag | anstrengender tag | stressiger tag | harter tag | voller tag | was ein tag
        | was für ein tag | lange woche | stressige woche | war ein langer tag
    """,
    "keeps clear": """
        ist heilig | ist mir heilig | sind heilig | sind mir heilig | ist tabu | sind tabu
        | bleibt frei | bleibt geblockt | ist unantastbar | ist familienzeit
        | ist nicht verhandelbar | ist bei mir geblockt | ist bei mir blockiert | ist bei mir belegt
    """,
    "now off": """
        fällt bei mir jetzt aus | fällt jetzt bei mir aus | fällt bei mir nun aus | jetzt doch nicht
        | geht jetzt nicht mehr | geht bei mir nicht mehr | geht bei mir jetzt nicht
        | geht nun nicht mehr | ist bei mir jetzt raus | ist jetzt raus | klappt nicht mehr
        | klappt bei mir nicht mehr
    """,
    "belongs in it": """
        hätte dabei sein sollen | hätte dabei sein müssen | hätte gefragt werden
        | hätte eingeladen werden | hätte auch gefragt | sollte auch dabei sein
        | sollte unbedingt dabei sein | gehört auch dazu | gehört hier mit rein | gehört mit rein
        | gehört da mit rein | fehlt in der runde | fehlt hier in der runde | gehört in die runde
        | hätten wir fragen sollen | hätten wir einladen sollen | hätte mit rein gemusst
        | hätte man fragen
    """,
    "votes went": """
        wie wurde abgestimmt | wie wurde gestimmt | wie wurde gewählt | wie haben alle abgestimmt
        | wie haben alle gestimmt | wie haben die leute abgestimmt | wie haben die leute gestimmt
        | wie haben die anderen abgestimmt | wie haben die anderen gestimmt
        | wie haben wir abgestimmt | wie haben wir gestimmt | wie haben sie abgestimmt
        | wie haben denn alle gestimmt | wie haben denn alle abgestimmt
        | wie ging die abstimmung aus | wie ist die abstimmung ausgegangen
        | wie war die abstimmung | wie sind die stimmen verteilt | wie war die stimmverteilung
    """,
    "wants to know": """
        will das wissen | will das von mir wissen | will das von uns wissen | will das alles wissen
        | möchte das wissen | möchte das von mir wissen | fragt das | fragt mich das
        | fragt das alles | will das von mir | möchte das von mir | will das überhaupt wissen
        | braucht das von mir | fragt mich da | fragt da
    """,
    "how many can not": """
        wie viele können nicht | wieviele können nicht | wie viele kommen nicht
        | wieviele kommen nicht | wie viele können denn nicht | wie viele sind raus
        | wie viele haben abgesagt | wieviele haben abgesagt | wie vielen passt es nicht
        | wie viele können kommen | wie viele können überhaupt
    """,
    "hangs on": """
        hängt davon | hängt daran | hängt dran | kommt drauf an | kommt darauf an | weiß nicht ob
        | weiß nicht , ob | weiß noch nicht | weiss noch nicht | muss erst schauen
        | muss noch klären | muss erst klären | je nachdem
    """,
    "tells then": """
        sag ich dir | sage ich dir | sag dir | sag ich euch | sag ich morgen | sag ich später
        | sag bescheid | sage bescheid | geb dir bescheid | geb bescheid | gebe bescheid
        | melde mich | meld mich | schreib dir | schreibe dir | sag ich noch
    """,
    "praise": """
        gute | gutes | guter | tolle | tolles | schöne | schönes | super | nette | feine | schnell
        | fix | einfach | flott
    """,
    "was noted": """
        war das notiert | ist das notiert | hast du das notiert | hast du das | wurde das notiert
        | war das ok | war das okay | war das richtig | hat das geklappt | kam das an
    """,
    "entered": "eingetragen | gebucht | geblockt | blockiert | vorgemerkt",
    "entered it": """
        habs eingetragen | hab's eingetragen | hab es eingetragen | habe es eingetragen
        | schon eingetragen | ist eingetragen | steht im kalender | steht in meinem kalender
        | steht drin | ist im kalender | hab ihn eingetragen | habs geblockt | hab's geblockt
        | termin geblockt | zeit geblockt | ist geblockt | ist vorgemerkt | habs mir notiert
        | habe ihn eingetragen | hab das eingetragen | im kalender eingetragen | hab mirs notiert
    """,
    "own diary": """
        in meinem kalender | in meinen kalender | in meinen terminkalender | meinem terminkalender
        | im kalender nach | in den kalender
    """,
}
