"""What people write to ask how it was decided, and why so."""

ENGLISH = """
how was it decided
who won and by how much
how close was it
why that one
why not B
why is tuesday not among them
what were the final numbers
how many votes did pizza get
why did linear win
explain the result
how come its sushi again
was it unanimous
on what grounds was berlin chosen
show me the tally
did anyone vote against it
how did you get to thursday 3pm
why so late in the day
what spoke against wednesday
how many were for the winner
by what method do you pick
was it a tie
who got second place
why was my proposal not picked
breakdown of the votes?
how did we end up with this date
results in detail please
could you explain how the outcome came about
why on earth monday
what made A better than C
which one came in last
narrow or clear win?
what happened to jira, it was ahead
why not in the morning
what was the margin
why didnt my option make it
reason for choosing that slot
points per option?
did it win cause of one vote
is there a record of how this came out
how were the ranks counted
whats the logic behind picking tuesday
did the majority really want that
why isn't friday one of the choices
who decided that and how
vote count?
how strong was the support for sushi
so why this room and not berlin
how'd heron beat bluebird
was there any objection
why only these three times offered
why did the tie go to b
explain pls why 9am???
how did the lunch poll end up numbers wise
did nobody want ramen or why did it lose
what tipped it
hm what made the loft the winner
was there a lot between first and second
i dont get it, 4 people wanted thai, how can the burger place win
talk me through the result
what did the scoring look like
who lost by a hair
why is the 4pm slot gone from the choices
on which basis did you go with thursday
how many were against
numbers pls, not just the winner
what counted in the end, ranks or thumbs
explain me like i'm five why we're meeting at 8
whose objection killed the other option
what put notion over the top
why did you rule out wednesday, half of us were free then
was my option second at least
result breakdown for the mascot vote
in what way were the votes weighed
did it come down to a coin flip
how was such an early slot chosen
was that clear cut
why isn't hamburg an option in the vote, somebody proposed it
what share voted yes
tell me the reasoning for the room choice
how come trello didn't make the cut
votes per candidate?
by what margin was that adopted
so nobody objected?
what rule gave berlin the edge
why not one of the afternoon slots
how'd that come about
what's the count behind 'linear wins'
what was the turnout
why'd you pick the only day i said no to
who was second and who third
for what reason did the picnic drop out
were there any abstentions
justify tuesday
how does 3 beat 4 here??
"""

GERMAN = """
wie wurde das entschieden
wer hat gewonnen und wie knapp
wie knapp war das
warum das
wieso nicht B
warum ist dienstag nicht dabei
wie viele stimmen hatte pizza
wieso hat linear gewonnen
erklär mal das ergebnis
warum schon wieder sushi
war das einstimmig
aus welchen gründen wurde berlin gewählt
zeig die auszählung
hat wer dagegen gestimmt
wie kommst du auf donnerstag 15 uhr
warum so spät am tag
was sprach gegen mittwoch
wieviele waren für den sieger
nach welchem verfahren wird ausgewählt
gabs einen gleichstand
was war auf platz zwei
warum wurde mein vorschlag nicht genommen
aufschlüsselung der stimmen?
wie sind wir auf den termin gekommen
details zum ergebnis bitte
könnten sie darlegen wie das resultat zustande kam
wieso bitte montag
was war an A besser als C
wer ist letzter geworden
klarer sieg oder knapp
was war mit jira, das lag doch vorn
warum nicht vormittags
mit welchem abstand
wieso hats meine option nicht geschafft
grund für diesen slot?
punkte pro option
hat das an einer stimme gehangen
wie wurden die ränge gezählt
was ist die logik hinter dem dienstag
wollte das echt die mehrheit
wieso steht freitag nicht zur auswahl
wer hat das bestimmt und wie
stimmenverhältnis?
wie deutlich war das für sushi
warum dieser raum und net der andere
wie hat heron gegen bluebird gewonnen
gab es einwände
wieso nur diese drei zeiten
bei gleichstand, warum wurde es b
warum um neun???
wieso isch das usecho
wie ist die mittagsumfrage zahlenmäßig ausgegangen
wollte keiner ramen oder woran lags
was hat den ausschlag gegeben
warum ham wir uns dafür entschieden
wieso hat eigentlich das loft gewonnen
wieso zum kuckuck der heurige
check ich nicht, vier leute wollten thai und dann gewinnt der burgerladen, wie geht das
lag das am preis oder an den stimmen
wie sah die punkteverteilung aus
gibts ne tabelle mit wer wie viele punkte
auf welcher basis wurde der donnerstag genommen
hat lukas' veto den ausschlag gegeben
zahlen bitte, nicht nur der gewinner
ich war für linz, wie weit waren wir vom sieg weg
wessen einwand hat die andere option gekippt
wia knapp woa's
weshalb fiel der mittwoch weg, da konnte doch die hälfte
maskottchenwahl: bitte einzelne ergebnisse
wie lautete das endergebnis in zahlen
hat da der zufall entschieden
letzter platz ging an?
wieso fehlt hamburg in der abstimmung, das hat doch wer vorgeschlagen
nach welcher regel gewinnt man hier
begründung für den raum?
woran ist der vormittag gescheitert
haben die enthaltungen mitgezählt
mit wie viel vorsprung
war's ne kampfabstimmung
welche regel hat berlin den vorzug gegeben
weswegen taucht der 17. gar nicht auf
wia is des zamkommen
erster zweiter dritter bitte
warum nimmst du ausgerechnet den tag wo ich nein gesagt hab
wie bist du auf drei uhr gekommen, da schläft doch jeder
aus welchem grund ist das picknick ausgeschieden
hatte die therme überhaupt ne chance
rechtfertige den dienstag mal
einstimmig oder mit murren
bitte um nachvollziehbare darstellung wie der beschluss zustande kam
wieviel haben für den firmenlauf gestimmt
wie kamst du auf die auswahl der termine
der sieg kommt mir komisch vor, rechne mal vor
"""
