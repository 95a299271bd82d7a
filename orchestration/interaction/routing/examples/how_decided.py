"""What people write to ask how it was decided, and why so."""

ENGLISH = """
who voted for what in the end?
why did thai win?
how was this decided
what rule did you use to pick the winner
why tuesday and not wednesday
was that a majority or what
who breaks a tie?
explain the result please
how come B won when A had more fans
on what basis was 10am chosen
so how exactly did you get from our answers to that
did you count the votes or roll a dice
hm, pizza again? by which logic
what made option 2 come out on top
I'd be interested in the reasoning behind the outcome.
was it simply first past the post
does the organiser's vote weigh more than ours? how'd it come to this
why not friday, everyone could do friday
how do you calculate the winner
could you walk me through how that time was picked
seriously? sushi? explain yourself
two options had equal votes i thought, so how did it get settled
is there some ranking method you apply to decide
what tipped it in favour of notion
By what criteria it was selected this option?
why was my suggestion not picked
what happens with a veto, is that how teal lost?
how did we end up with monday 8am of all things 😩
show the math
justify the choice pls, my boss wants to know why
did a missing vote count as a no, or how was it resolved?
in what way were the preferences weighed against each other
how come the earlier slot beat the later one
i don't get why "phoenix" was taken over "otter
who or what decided it in the end – points, majority?
aus welchem grund fiel freitag raus
why did it become Tuesday
by what rule did B win
why not the lake
How did you arrive at this date?
what made pizza win when more people wanted thai
is it majority or what
who won by how much and why
Was the outcome decided by simple majority?
why thursday of all days
how come Catan beat Azul
whats the logic behind the pick
On what grounds was the barn chosen over the village hall?
did you flip a coin or smth
how did the tie get broken
Kindly explain the basis on which this slot was finalised
what was decisive
I don't get why the second option was taken
does a veto count more than a yes
how do you weigh the votes
why'd we end up with the 8am slot 😩
tell me how you came to that
the winner had fewer first choices, so why
what procedure led to the choice of the caterer
why was my favourite dropped
is the option with the fewest noes the winner, is that how it went
so on what basis are we meeting on a sunday
reasoning pls
I would be interested in how the decision came about
who decided that, was it you or the vote
how were the points counted
justify the monday
why this tool and not the other one
why thursday?
how did you come up with that
who decieded this, was it majority?
hmm and why not the other one, i thought more people wanted it
what rule did you use there
on what basis did the italian place win
wait how is B ahead of A with the same votes
was it a tie? how was it broken
can you explain the result
genuinely curious, how does pizza beat ramen when half of us voted ramen
why did you drop the 10 am slot
how come it's friday now
what made this option win
and the reason it's not monday is…?
did the boss's vote count more or how did this come out
is it just most votes wins?
explain please why we ended up with the late slot, two of us hate it
so how did we land on "Falcon
was that a vote or did somebody just pick
i don't get it. how was this chosen
who says it's wednesday?? how did that get picked
how are the votes weighed
were vetoes taken into account when this got picked?
lol rigged. no but how was it calculated
why this one and not the cheaper one
Interesting outcome. What was the reasoning behind it?
why'd option c get kicked out before voting
how did 3 votes beat 4
how do you settle it when two are equal
warum ausgerechnet donnerstag
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
wer hat wofür gestimmt?
wieso hat thai gewonnen
nach welcher regel wird der gewinner bestimmt
warum dienstag und nicht mittwoch
einfache mehrheit oder wie kam das zustande
Nach welchen Kriterien fiel die Wahl auf diese Option?
wie kommst du denn auf das ergebnis
schon wieder pizza?? wie das denn zustande gekommen
zählt die stimme vom organisator doppelt bei der entscheidung
erklär mal die auswertung
weshalb ausgerechnet 8 uhr, das wollte doch keiner
hast du gewürfelt oder gezählt
Könnten Sie den Entscheidungsweg kurz erläutern?
was hat am ende den ausschlag gegeben
A hatte doch mehr stimmen, wieso ist es B geworden
wie rechnest du das aus mit den stimmen
versteh nicht wie otter gegen phoenix gewinnen konnte, begründung?
warum der dienstag
wie ist das entschieden worden
nach welcher regel hat B gewonnen
Wie kam dieses Ergebnis zustande?
wieso nicht der grieche
wer hat des so entschieden und wie
weshalb fiel die Wahl auf das Gasthaus
wie wird da gezählt
zählt ein veto mehr als eine stimme
Aufgrund welcher Kriterien wurde dieser Name gewählt?
hast gewürfelt oder wie bist draufkommen
warum hat die zweite option verloren
bei gleichstand, wie wurde da entschieden
wie kommst du auf 8 uhr früh
Ist nach Mehrheit entschieden worden oder anders
wieso samstag wenn die meisten sonntag wollten
was gab den ausschlag
nach welchem Verfahren wurde ausgezählt
warum is des rauskommen und ned des andere
wie kam das zustande?
nach welcher regel wurde das jetzt entschieden
und wieso nicht der andere, der hatte doch mehr stimmen
Wer hat das eigentlich so bestimmt, war das die Mehrheit?
wie bist du auf den temrin gekommen
häh warum gewinnt B bei gleichstand
wieso ist montag rausgeflogen
kannst du mir erklären warum es jetzt der späte slot ist
zählt da einfach wer die meisten stimmen hat?
Auf welcher Grundlage wurde das Tool ausgewählt?
lol geschoben. nein mal ehrlich, wie wurde das ausgezählt
woran lags dass der inder gewonnen hat
wurde gelost oder wie
warum denn nicht der günstigere
wie wird bei unentschieden entschieden
zählt die stimme von der chefin doppelt oder wie kommt das ergebnis zustande
aus welchem grund wurde es diese option
warum steht 10 uhr gar nicht mehr zur auswahl, wer hat das aussortiert und wieso
wie kann pizza vor ramen liegen wenn wir alle ramen wollten
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
