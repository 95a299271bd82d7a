"""What words are signs of that ask whether something can be other yet, or where it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_WHAT_RUNS: Final = " | ".join(
    f"{which} {things} are {still}{open_}"
    for which in ("which", "what")
    for things in ("polls", "votes", "decisions", "sign-ups")
    for still in ("", "still ", "currently ")
    for open_ in ("open", "running", "going on")
)
ENGLISH: Final[Mapping[str, str]] = {
    "what runs": f"""
        {_WHAT_RUNS} | what is being voted on | what's being voted on | any open polls
        | any polls open
    """,
    "changes it": """
        change my mind | change my vote | change my answer | change my answers | change my ballot
        | change my choice | change mine | change my reply | change what i said | switch my vote
        | change it | edit my answer | edit my vote | revise my vote | update my answer
    """,
    "says it later": """
        answer tomorrow | answer later | answer on | reply tomorrow | reply later | reply on
        | tell you tomorrow | tell you later | tell you on | still tell you | say that tomorrow
        | say it tomorrow | say so tomorrow | vote tomorrow | vote later | respond tomorrow
        | get back to you tomorrow | get back to you later | let you know tomorrow
        | let you know later
    """,
    "changes later": """
        change that later | change it later | change this later | change mine later
        | still change that | still change this | still change it | still change mine
        | change that afterwards | change it afterwards | change this afterwards
        | change that again | change it again | change my mind later | change my mind afterwards
        | change my answer later | change my vote later | change what i said later
        | change them later | correct that later | correct it later | edit that later
        | edit it later | update that later | update it later | adjust it later
        | changeable later | changeable afterwards | adjust that later | change that after
        | still edit that | still edit it
    """,
    "still changed": """
        can we still change | could we still change | can one still change | can you still change
        | still be changed | still changeable | can it be changed | can this be changed
        | can that be changed | is it changeable | still possible to change | set in stone
        | can we change it | can we change this | can we change that | still be moved
        | can anyone still change | too late to change
    """,
    "held how": """
        is it | is this | is that | is that one | is this one | will it be | will this be
        | will that be | is the meeting | is the call | is this meeting | is that meeting
        | does it take place | does this take place | is it going to be | are we meeting
        | is it gonna be | is this gonna be | is this going to be | so is it | so is this
    """,
    "its place": """
        online | remote | remotely | virtual | virtually | hybrid | on zoom | on teams | zoom
        | teams | over zoom | over teams | by phone | in person | face to face | on site | onsite
        | at the office | in the office | at our office | office
    """,
    "place noun": "link | the link | room | which room | venue | location | zoom | teams",
    "which place": """
        where was it | where was this | where was that again
        | what room | which room | what place | which place | where is it | where's it | wheres it
        | where are we meeting | where do we
        | where should we meet | where shall we meet | the room | the location | which location
        | what link
        | where's the meeting | wheres the meeting | where's the call | wheres the call
        | the link | zoom link | meeting link | which link | teams link | the address
        | where is this | where will it be | where will this be | where is the meeting
        | where is the call | where does it take place | where does this take place
        | where is it held | is there a link | is there a room | is there a zoom
        | do we have a room | do we have a link | got a link | got a room | a link yet
    """,
}

GERMAN: Final[Mapping[str, str]] = {
    "what runs": """
        welche abstimmungen laufen | welche umfragen laufen | welche abstimmungen sind
        | welche umfragen sind | welche entscheidungen laufen | welche entscheidungen sind offen
        | laufen noch umfragen | laufen gerade umfragen | worüber wird gerade abgestimmt
    """,
    "changes it": """
        umentscheiden | noch ändern | anders entscheiden | meine stimme ändern
        | meine antwort ändern | meine meinung ändern | meine wahl ändern | was ändern
        | etwas ändern | es ändern | das ändern | umstimmen | anders stimmen | anders abstimmen
        | stimme noch ändern | antwort noch ändern | wahl noch ändern | stimme ändern
        | antwort ändern | noch wechseln
    """,
    "says it later": """
        morgen noch sagen | auch morgen noch sagen | morgen sagen | später sagen | später noch sagen
        | morgen noch antworten | morgen antworten | ich morgen antworte | ich später antworte
        | später antworten | später noch antworten | morgen noch abstimmen | morgen abstimmen
        | später abstimmen | morgen noch angeben | ich morgen schreibe | morgen bescheid
        | später bescheid | morgen noch melden
    """,
    "changes later": """
        später noch ändern | später ändern | später wieder ändern | später noch was ändern
        | später noch mal ändern | später nochmal ändern | nachher noch ändern | nachher ändern
        | im nachhinein ändern | danach noch ändern | später anpassen | später noch anpassen
        | später noch umentscheiden | nachher noch umentscheiden | noch umentscheiden
        | später korrigieren | später noch korrigieren | später umentscheiden
        | das noch ändern | das noch anpassen | das noch korrigieren | es noch ändern
        | hinterher noch ändern | hinterher ändern | das auch später ändern
    """,
    "still changed": """
        noch zu ändern | noch änderbar | kann man das noch ändern | kann man es noch ändern
        | kann man den noch ändern | können wir das noch ändern | können wir es noch ändern
        | können wir den noch ändern | lässt sich das noch ändern | lässt sich der noch ändern
        | lässt sich es noch ändern | könnte man das noch ändern | könnten wir das noch ändern
        | den termin noch ändern | die zeit noch ändern | die uhrzeit noch ändern
        | den tag noch ändern | in stein gemeißelt | noch zu verschieben | noch verschiebbar
        | kann man das ändern
        | zu spät zum ändern | lässt sich da noch was ändern | noch was zu ändern
        | kann man da noch was ändern | können wir da noch was ändern
    """,
    "held how": """
        ist das | ist es | ist der termin | ist die besprechung | ist das treffen | ist das meeting
        | ist der call | wird das | wird es | findet das | findet es | findet die besprechung
        | findet der termin | findet das treffen | findet das meeting | treffen wir uns | isses
        | is das | ist dies
    """,
    "its place": """
        online | remote | virtuell | hybrid | per zoom | per teams | über zoom | über teams | zoom
        | teams | per telefon | telefonisch | in präsenz | präsenz | vor ort | im büro | büro
        | als videokonferenz | videokonferenz
    """,
    "place noun": "link | raum | ort | adresse | zoom | teams | treffpunkt",
    "which place": """
        welcher raum | welchem raum | welchen raum | wo ist das | wo ist es | wo findet
        | wo treffen | wo sollen wir uns | wo wollen wir uns | der raum | welcher ort | der link
        | den link | welcher link | wo sind wir | die adresse
        | wo war das | wo war es | wo war der termin | wo war des | wo ist der termin
        | wo ist das treffen | wo ist das meeting | wo ist der call | wo wird das | wo wäre das
        | gibt es einen link | gibts einen link | gibts nen link | gibt's einen link
        | gibt's nen link | gibt es schon einen raum | gibts schon einen raum
        | gibt es einen raum | gibts einen raum | gibts nen raum | gibts schon nen raum
        | haben wir einen raum | haben wir schon einen raum | gibts schon nen link
        | gibt es schon einen link | gibts schon einen link
    """,
}
