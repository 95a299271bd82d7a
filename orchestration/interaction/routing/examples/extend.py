"""What people write who want more time for the others."""

ENGLISH = """
give them until friday
leave it open longer
another hour
extend the deadline
keep the poll running til tomorrow
more time please
one more day
push the cutoff to 6pm
can people have until monday to answer
prolong the vote
let it run over the weekend
add 2 hours
deadline is too tight, make it thursday
please extend the voting period by one day
we need longer for this
give everybody until noon
30 more minutes for lunch votes
set the end to wednesday evening
double the time
stretch it a bit
make the voting end later
i'd give them the whole week
deadline friday instead of tomorrow
can you grant two extra days
allow answers till end of month
keep collecting until tuesday
let the list be open for proposals one day longer
move the deadline back
till 5 is enough, now it says 3
could we have a bit more time to vote
til tomorrow morning please
ines needs longer, extend it to thursday
reopen until tonight
vote should last until after the retro
more days for the name poll
prolong by a week
another 24h
change the closing time to 14:00
omar's travelling, give it two more days
allow another round of time
half the team is at a conference so could you keep the voting open till wednesday or so
buy us a bit of time
not thursday, end it sunday
tack on a day
make the cutoff after lunch
kofi only reads slack in the evening, so let it go on til 10pm
close it at 6 rather than at 4
can the list stay up through tomorrow
prolongation please, 48h
please grant us until the end of the working week
1 more day??
let ppl vote up to monday noon
i didn't get to it yet, could you put the end later
push deadline 2h
shift the end of the naming poll to next tuesday
it shouldn't run out tonight, another night would help
allow votes for three days more
time's too short for the folks in the us, add a night
extend til eod
this needs a longer window
reactivate that for another hour pls
sooo many on holiday, make it two weeks instead of one
keep on gathering ideas up to wednesday
let it sit for the weekend
could the answers come in by 17 instead of 15
"""

GERMAN = """
gib ihnen bis freitag
lass es länger offen
noch eine stunde
frist verlängern
lass die umfrage bis morgen laufen
mehr zeit bitte
noch ein tag
schieb die deadline auf 18 uhr
können die leute bis montag antworten
abstimmung verlängern
übers wochenende laufen lassen
2 stunden drauf
frist ist zu knapp, mach donnerstag
bitte verlängern sie die abstimmungsfrist um einen tag
wir brauchen länger dafür
gib allen bis mittag
30 minuten mehr fürs mittagessen voten
setz das ende auf mittwoch abend
verdopple die zeit
zieh das bisschen in die länge
mach dass es später endet
ich würd ihnen die ganze woche geben
deadline freitag statt morgen
gib zwei tage extra
antworten bis monatsende zulassen
sammel weiter bis dienstag
lass die liste einen tag länger offen für vorschläge
frist nach hinten
bis 5, nicht bis 3
hätten wir bissl mehr zeit zum abstimmen
bis morgen früh bitte
ines braucht länger, verlänger auf donnerstag
nochmal aufmachen bis heut abend
wahl soll bis nach der retro gehen
mehr tage für die namensumfrage
um eine woche verlängern
nochmal 24h
änder das ende auf 14:00
omar ist unterwegs, gib noch zwei tage
chasch no e stund länger offe la
lass noch bis mittwoch abstimmen, die halbe truppe ist auf ner konferenz
sperr nicht um zwölf zu, lieber abends
frist auf sonntag setzen
die linzer haben feiertag, gönn ihnen den freitag noch
verschaff uns etwas zeit
stell die uhr nochmal zwei tage zurück für die wahl
kann die liste morgen noch offen sein
i brauchert no an tog
nicht schon heute abend ablaufen lassen, gib uns noch die nacht dazu
länger bitte, länger
die frist bis montag mittag ausdehnen
könnte man das ende der umfrage auf nach ostern legen
deadline bisschen nach hinten pls
ich weiß es ist knapp aber lasst uns für lukas noch bis morgen acht uhr offen lassen
ideen weiter annehmen bis mittwoch
aufschub!
zeitfenster ist zu kurz, bitte größer
deadline +1
rück das fristende auf nächsten dienstag
noch ne runde zeit für alle die auf kundenterminen hocken
15 uhr ist zu früh zum antworten, sagen wir 17
annahmeschluss verschieben auf den 30.
lass es liegen bis übers wochenende
wahl dauert mir zu kurz, verdopple
statt morgen mittag erst übermorgen früh enden
"""
