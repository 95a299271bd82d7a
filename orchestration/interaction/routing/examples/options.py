"""What people write to ask what there is to choose from."""

ENGLISH = """
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
