"""What people write to ask what there is to choose from."""

ENGLISH = """
what's on the list
show me the candidates
can you list the choices again
what is there to vote on
between what are we deciding
which slots do we have
what are A, B and C
what's on the menu for the vote
so which restaurants made it
remind me of the alternatives pls
I don't see the list of possibilities, could you post it?
what suggestions have come in so far
scrolled past it, what could i pick
which names are in the running
tell me all proposals
what's up for selection
are there any vegetarian ones among the choices
which days stand for the vote
what was number 3 again
Which are the possibilities that we have?
what tools can we pick between
is sushi still among the options
what have people put forward
what's the full lineup
can i see everything i may vote for
post the list of dates once more
and the contenders are?
how many options are there, and which
what's left to choose from
was steht zur auswahl
was war nochmal option C
optionen?
was wurde bisher vorgeschlagen
welche tage stehen zur wahl
what are the choices
whats on the list
which dates are up for vote
what can I pick from
Could you show me the options once more?
remind me what B was
what do we have to choose between
show me the list again pls
which games made it onto the ballot
Kindly list the alternatives for me
how many options are there and what are they
what's A and what's C
i cant scroll that far, whats there to vote on
what slots are left to choose from
which restaurants are we choosing from
post the candidates again please
What were the suggestions so far?
is there a veggie place among the choices
what names have been put forward
and the options would be?
is sushi one of the options
Read me the proposals please, my screen is cracked
gimme the menu of choices
what times are on offer
has anyone suggested anything yet, what's on there
which venues can we vote for
so what's the third one
what's in the running
what possibilities do we have on the table
Is the lake trip still among the options?
lemme see the choices
tools we can choose from?
I only see two, are there more options
welche termine gibts zum abstimmen
Welche Lokale stehen denn zur Wahl
Welche Namen wurden bisher vorgeschlagen?
welche uhrzeiten werden angeboten
was stand da nochmal zur wahl beim ausflug
wich times are on offer
show me the choices again
what was C again
list them pls
sorry scrolled too far, which places are we choosing between
and what are the alternatives
can you post the list once more
which days are in the running
what's on the menu lol
is there anything vegetarian among the choices
what do the letters stand for
which names made it onto the ballot
just joined, what can we vote for
is thursday one of the options?
how many options do we have, and which
what are we picking between here
Could you list the available alternatives for me, please?
tell me the slots again i'm on mobile and can't scroll
any other choice than those two?
whats behind option 3
remind me of the candidates
is the thai place still on the list
what was there to choose from, i deleted the message
give me the list
welche optoinen gibts
was war nochmal C
was versteckt sich hinter option 3
what are the options
what can i choose from
whats on the list so far
show them again
which proposals do we have
what's up for vote
list the choices please
what did people suggest until now
can i see the candidates again
which restaurants are in the running
what was A again
what does C stand for
options?
which slots are there
what are the possible days for the retro
repeat the list pls
lost track, what's to pick
between what are we choosing
how many options are there
send the menu of choices once more
which names got proposed
is ramen among the options
what else is there besides pizza
could you display the available alternatives
scrolled past it, show the poll again
is berlin on the list already
which times are on offer
what do the letters mean
give me the lineup
what ideas came in
what have i got to pick from, a to d?
any veggie option in there
whats in the pot
choices pls
what's B
sorry scrolled away, what's on offer
which venues made it onto the list
gimme the choices one more time
what all can we vote for
hm what was number 3
read out the suggestions
candidates for the mascot?
is there anything without meat
which days did you come up with
before i vote, let me look at all the proposals again please, i only remember the thai one
list
what's in the running for the name
between which two do we decide
is trello in there
what's been thrown in up to now
the letters again pls, what is what
do we have more than three to choose from
show me the field
which dates can i tick
what did folks come up with for marta's present
overview of all entries please
what's D supposed to be
the possible slots for kickoff, which were they
has someone put falafel on it
what are we picking from
kindly repeat the proposals
alternatives?
what else is up besides the loft
tell me the menu
i forgot what the second one was
how does the list look by now
what ideas have others had
hotels in the vote, names please
can u post the possibilities again
is hamburg one of the choices
what's there to choose
which answers are allowed
A is what, B is what
any new proposals since this morning
let's see what we have collected
"""

GERMAN = """
zeig mal die liste
worüber kann ich abstimmen, welche vorschläge gibts
welche termine sind im angebot
zwischen was können wir wählen
Könnten Sie die Auswahlmöglichkeiten noch einmal auflisten?
welche restaurants sind dabei
ich find die vorschläge nicht, kannst du sie nochmal posten
ist sushi noch in der auswahl
was haben wir denn alles zur verfügung
welche namen sind im rennen
gib mir mal die alternativen
was ist unter nummer 2 gemeint
wie viele vorschläge gibts und welche
auswahl bitte nochmal
Könnten Sie die Vorschläge noch einmal auflisten?
was kann ma wählen
zeig mir nochmal die liste
zwischen was müssen wir uns entscheiden
welche spiele sind auf der liste
was gibts alles für möglichkeiten
ist der grieche auch dabei in der auswahl
was hamma für optionen
wieviele vorschläge gibt es und welche
und was war nummer 2
Ich finde die Optionen nicht mehr, bitte nochmals posten
gibts was vegetarisches unter den optionen
zeig nochmal die liste
zwischen welchen tagen können wir wählen
welche lokale sind dabei
was kann ich alles wählen
bin grad erst dazugekommen, worüber kann man abstimmen, also welche vorschläge
ist donnerstag auch dabei zur auswahl?
was gibts außer pizza noch
und was wären die alternativen
Welche Möglichkeiten stehen zur Wahl?
wofür stehen die buchstaben
kannst du die auswahl nochmal posten, ich find sie nicht mehr
gibts da auch was vegetarisches auf der liste
welche namen haben es in die abstimmung geschafft
steht der thai noch drauf
kann am handy nicht hochscrollen, welche zeiten waren das
nur die zwei oder gibts noch mehr zu wählen
liste bitte
welche optionen gibt es
was kann ich wählen
was steht bis jetzt auf der liste
zeig nochmal
welche vorschläge haben wir
was steht zur wahl
bitte die auswahl auflisten
was haben die leute bisher vorgeschlagen
kann ich die kandidaten nochmal sehen
welche lokale stehen zur auswahl
was war nochmal A
wofür steht C
welche slots gäbs
welche tage sind möglich für die retro
liste nochmal bitte
hab den überblick verloren, was gibts
zwischen was entscheiden wir
wie viele optionen sind das
welche namen wurden vorgeschlagen
ist ramen auch dabei
was gibts außer pizza
bitte die verfügbaren alternativen anzeigen
hab dran vorbeigescrollt, zeig die umfrage nochmal
steht berlin schon drauf
welche uhrzeiten sind im angebot
was bedeuten die buchstaben
welche ideen kamen rein
a bis d, was war das alles
is da was vegetarisches dabei
was ist im topf
auswahl?
was isch alles uf de liste
was hamma denn zur auswahl
was wäre B
worunter kann man aussuchen
hab weggescrollt, was war im angebot
was kann man beim sommerfest so ankreuzen
nochmal die möglichkeiten bitte
therme und was noch
hm was war die nummer 3
wie hieß der dritte name auf der liste
kandidaten fürs maskottchen?
welche hotels standen da nochmal
welche tage hast du rausgefunden
hab nur die hälfte gelesen, welche möglichkeiten waren das insgesamt und in welcher reihenfolge
die liste
was hat sich seit gestern auf der liste getan
zwischen welchen zwei ist die wahl
stehen da auch online tools
was wurde bis dato eingeworfen
auswahl nochmal posten pls
haben wir mehr als drei zur auswahl
sag an, was ham wa
was ist den leuten für martas geschenk eingefallen
a) und b) weiß ich, was ist c)
was soll D sein
vorschläge bis jetzt?
hat jemand falafel draufgesetzt
zeigst du mir die terminvarianten
bitte wiederholen sie die vorschläge
was wurde alles fürs firmenshirt eingereicht
was gibts noch neben dem loft
gibt's da auch was für kinder in der auswahl
das zweite hab ich vergessen, was war das
worüber kreuzen wir denn an, die ganze liste bitte
welche ideen hatten die anderen
was stand oben, was stand unten
kannst du die auswahlmöglichkeiten nochmal posten
wos konn i do nehma
was stünde zur verfügung
ich find die kandidaten nicht mehr
A ist was, B ist was?
ist die therme schon dabei
lass sehen was wir gesammelt haben
kurze liste der lokale bitte, eine zeile reicht
"""
