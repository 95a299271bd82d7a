"""What words are signs of that ask for a session to be opened; bars part the phrases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "find": """
        find | schedule | book | arrange | organise | organize | plan | set up | set | propose
        | suggest | setup | get | put together | fix | need | want | looking for | look for
        | sort out | like to | pencil in | make time for | have
    """,
    "let us": "let's | lets | let us",
    "besides": "also | too | as well | while we're at it | while we are at it",
    "need": "need | want | looking for | would like | 'd like | in need of | like to have",
    "another one": """
        another one | one more | another meeting | another call | a second one | a second meeting
        | a follow-up | a follow up | a followup | the next one
    """,
    "meeting": """
        meeting | call | sync | catch-up | catchup | catch up | chat | session | workshop
        | a review | review of | review meeting | design review | code review | lunch | coffee
        | standup | retro | retrospective | interview | 1:1 | 1-1 | one on one | talk | slot | meet
        | get together | get-together | us together | everyone together | together for | brainstorm
        | kickoff | kick-off | demo | dinner | breakfast | drinks | huddle | appointment | training
        | planning | walkthrough | study group | practice | rehearsal | a time | times for
        | time for | time to | time that | time when | some time | any time for | need time with
        | want time with | a moment | moment for
        | meetup | beers | game night | zoom | touch base | handover | debrief | onboarding
        | offsite | all hands | all-hands | date for | a date
    """,
    "length word": "h | hr | hrs | min | mins | minutes | hour | hours",
    "with": """
        with | same people | same folks | same group | same crowd | same ones | usual suspects
        | w | w/ | me and | me n | and i | and me | for me and | us | of us | for the | all of
    """,
    "choice": """
        let's vote | let's decide | poll | vote on | vote whether | vote between | help us decide
        | help me decide | help us pick | help us choose | can't agree | let us vote
        | let's vote on | pick one | decide between | decide on | decide where | decide what
        | decide which | decide whether | decide if | choose between | pick between | pick a
        | choose a | take a vote | survey | straw poll | whether we | if we should | have a vote
        | settle | where to eat | which name | where we | what we | between | quick vote
        | decide together | decide how | collect opinions | ask the team | ask everyone
        | ask everybody | ask the group
    """,
    "collects ideas": """
        collect ideas | collect suggestions | collect proposals | gather ideas | gather suggestions
        | gather proposals | ideas from everyone | ideas from everybody | collect some ideas
        | ask around
    """,
    "or": "or | vs | versus",
    "versus": "vs | versus",
    "a panel": """
        panel | a panel | the panel | ask a panel | ask the panel | start a panel | open a panel
        | convene a panel | get a panel | a panel on | panel on
    """,
    "panel": """
        panel | need advice | advice on | recommend | recommendations | experts | expert opinions
        | which one should i | should i buy | should i get | help me choose | help me pick
        | no clue | what should i buy | which laptop | i need a new | different perspectives
        | pros and cons | voices | to buy | viewpoints | second opinion | perspectives on | compare
        | opinions on | advise me | which should i buy | looking to buy | want to buy
    """,
    "plan": "plan | make a plan | plan out | a plan for | schedule for | day plan | plan for",
    "place": "the office | office | our rules | the rules | rooms | the day | the lab | the house",
}

GERMAN: Final[Mapping[str, str]] = {
    "find": """
        finde | find | finden | such | suche | suchen | organisiere | organisier | plane | planen
        | plan | mach | mache | setz | ansetzen | vereinbare | vereinbaren | buche | buch
        | brauchen | brauche | brauch | machen | ausmachen | koordinier | koordiniere
        | bräuchte | bräuchten | gesucht | abmachen | einstellen | stell | leg | anlegen
        | einplanen | hätte gern | hätten gern | müssen
    """,
    "besides": "auch | noch | bei der gelegenheit | wenn wir schon dabei sind | nebenbei",
    "another one": """
        noch einen | noch eine | noch eins | noch nen | noch ne | einen weiteren | ein weiteres
        | eine weitere | einen zweiten | ein zweites | eine zweite | folgetermin | einen folge
    """,
    "need": """
        brauchen | brauche | brauch | bräuchte | bräuchten | benötige | benötigen | hätte gern
        | müssen
    """,
    "meeting": """
        meeting | termin | call | treffen | besprechung | sitzung | retro | retrospektive
        | workshop | sync | abstimmung | kaffee | mittagessen | gespräch | jour fixe | telko
        | telefonat | austausch | review | lerngruppe | runde | probe | essen | termin für | slot
        | zeitpunkt | abendessen | interview | elterngespräch | 1:1 | kennenlernen | planung
        | kickoff | standup | videocall | sprechen | reden | teamtreffen | zusammensetzen | meeten
        | uhr
    """,
    "length word": "h | std | min | minuten | stunde | stunden",
    "with": """
        mit | gleichen leute | selben leute | dieselben | gleiche leute | gleiche runde
        | zu dritt | zu zweit | zu viert | alle | allen | ich und | und ich | uns | und mir
    """,
    "choice": """
        lasst uns abstimmen | lass uns abstimmen | abstimmung | abstimmen | umfrage | entscheiden
        | entscheide | stimmt ab | voten | wählen | poll | vote | frag das team | frag alle
        | frag die leute | frag mal alle | frag mal die | frag die gruppe | ob wir | wohin
        | was wir | wo wir | zur wahl | lass abstimmen | wollt ihr lieber
    """,
    "collects ideas": """
        sammel ideen | sammle ideen | ideen sammeln | sammel vorschläge | sammle vorschläge
        | hol ideen | hol mal ideen | hol bitte ideen | hol mal vorschläge | hol vorschläge
        | ideen einholen | vorschläge einholen | hör dich um | hör dich mal um | frag mal rum
        | vorschläge sammeln | ideen von allen | sammel mal ideen | sammel bitte ideen
    """,
    "naming": "heißen | heissen | nennen",
    "coordination": "abstimmung | budgetabstimmung | abstimmungstermin | abstimmungsrunde",
    "an appointment": "termin | meeting | treffen | call | slot",
    "it ends": "endet | schließt | läuft | offen | deadline | frist | schluss",
    "or": "oder | vs | versus | ob",
    "versus": "vs | versus",
    "a panel": "panel | ein panel | das panel | frag ein panel | frag das panel | frage ein panel",
    "panel": """
        panel | empfehl | empfiehl | empfehlung | beratung | berate | welchen soll ich
        | welches soll ich | welche soll ich | kaufberatung | experten | keine ahnung
        | ich brauche einen neuen | ich brauche ein neues | ich brauche eine neue | soll ich kaufen
        | kaufen | verschiedene meinungen | meinungen zu | brauche rat | suche eine neue
        | suche einen neuen | suche ein neues
    """,
    "plan": """
        plan | plane | planen | tagesplan | mach einen plan | plan mir | erstell einen plan
        | verplan
    """,
    "place": """
        im büro | büro | unseren regeln | nach den regeln | regeln | räume | tag | den tag
        | fürs büro
    """,
}
