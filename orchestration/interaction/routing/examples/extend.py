"""What people write who want more time for the others."""

ENGLISH = """
can we have another day to answer?
give us until monday please
i need more time to check my calendar
push the deadline to friday
half the team's at a conference, extend the voting by two days
any chance of a longer deadline
prolong it a bit pls
2 more hours, i'm in meetings all morning
raj only gets back tmrw, move the cutoff back
could you kindly lengthen the response period?
tonight's too tight for the deadline, make it tomorrow noon
deadline +1 day pls
we won't have all the answers by 5, set it to 6
let voting run through wednesday
people haven't had a chance, allow them some more time
postpone the end of the vote
too short!! nobody can answer within an hour
Please extend the survey, I have still to ask my wife
let us have the weekend to think about it
can the vote end later than planned
another 24h would help the folks in the us
stretch the deadline, it's a bank holiday in madrid
may i request an extension until thursday
extend
need a bit longer to decide between these, more time?
is it possible to delay the closing by a day
bump the end time to 4pm
make it run a week rather than 2 days
today's closing is unrealistic, shift it to after standup tomorrow
omar's on a plane, grant an extra evening
deadline is in 10 min?? please give us an hour extra
hey can ya give us till lunch
add 30 minutes to the voting
more time for the answers pls, sick wave in the team
deadline nach hinten schieben pls
give us another day
can we have longer to vote
extend the deadline please
push the cutoff to Sunday night
I need more time to answer
Might we have until Monday to reply?
one more hour pls
the deadline's too tight, make it friday
let people vote till the weekend
could you prolong the poll by two days
Kindly extend the last date for responses
add 24h
we won't all manage by tonight, please allow more time
too short!! more time to vote pls
Would you grant the parents an extra week
tonight's too soon for the night shift, shift the cutoff to tomorrow
stretch it till wednesday
i cant decide that fast, give me till tmrw
move the voting deadline back
longer please, half the team's at an away game
can the vote end on the 20th instead of the 18th
extension pls 🙏
some of us are on holiday so let answers come in till next Tuesday
a little more time for the replies wouldn't hurt
voting period should be doubled
could the deadline be later
allow another 48 hours for answers
I'd ask that the time for voting be lengthened
let's make it end at midnight not six
bump the deadline
we need the weekend to think, push the vote's end
need till after practice to vote, extend it
set the poll to end a day later
may i request a few more days for submitting my availability
can we have till tomorrow
need more time, stuck in calls all day
could you push the deadlne a bit
give people another day please
2 more hours?
extend it to monday
noon is too tight, make it 5pm for the answers
hey can you leave us some extra time to vote, half the team was at the fair
i won't manage by tonight, is an extension possible
deadline's too short lol, who answers within an hour
pls prolong
Would it be possible to move the end of the vote to Friday?
sorry only just saw this, can i answer tomorrow morning still?
let's add a day so the US folks get a chance
i'm on a plane until late, can the voting run till tomorrow then
half of us haven't even read it, longer please
stretch it to the end of the week
i'd need to ask my wife first, can i get back to you tomorrow, is that still in time
not tonight. give it until thursday
any chance for a little longer
postpone the closing by a couple of hours
ugh, ends at 6 already? make that 9
the kids are in bed at eight, let the vote go on until ten please
20 min more and i'm with you
set the deadline later, today's release day
let them answer till next week, it's vacation season
more time!!
and can we get a few hours on top, anna's just landed
the clock's running out on us, could you extend
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
kannst du die frist verlängern
wir brauchen noch einen tag länger
bitte bis montag zeit geben
verlänger die abstimmung um zwei stunden
heute 17 uhr ist zu knapp, mach morgen mittag draus
Wäre eine Fristverlängerung bis Donnerstag möglich?
gib uns mehr zeit, die hälfte ist auf der messe
ich brauch noch etwas länger um meinen kalender zu prüfen
bitte das ende der wahl auf freitag legen
lass noch übers wochenende laufen
eine stunde mehr wäre super
raj kommt erst morgen zurück, kannst du solange verlängern?
zu kurz die frist, niemand schafft das bis heute abend
häng noch nen tag dran
können wir später als geplant schließen, evtl erst mittwoch
in bayern ist feiertag, setz den schluss auf dienstag
mehr zeit zum antworten bitte
schieb den abstimmungsschluss auf 16 uhr
braucht jeder noch paar stunden, erweitere den zeitraum
verlängere bitte die frist
wir brauchen noch einen tag zum abstimmen
gib uns mehr zeit
Könnte man die Abstimmungsfrist bis Sonntag verlängern?
bis heute abend ist zu knapp, mach morgen draus
noch a stund bitte
frist auf freitag setzen
häng noch zwei tage dran
Ich ersuche um Fristerstreckung bis Montag
schaff das nicht bis 18 uhr, geht auch bis mitternacht
kannst die umfrage bis mittwoch laufen lassen
die Deadline bitte nach hinten schieben
die Eltern brauchen länger für ihre Antworten, bitte eine Woche mehr
geht die abstimmung auch einen tag länger
verlängerung pls
Wären Sie so freundlich, uns bis zum 15. Zeit zu lassen
zeit is z'kurz, mach's länger
24 stunden mehr wären super fürs voten
die Nachtschicht braucht noch bis morgen mittag, Frist bitte anpassen
bitte verlängren
kriegen wir noch bis morgen zeit
gib den leuten noch einen tag
schaff ich heute nicht mehr, geht auch morgen früh?
Könnte man die Frist auf Freitag legen?
frist ist viel zu kurz, wer antwortet denn in ner stunde
mach mal 17 uhr draus statt 12, da sind alle noch in calls
noch 2 stunden bitte
sitze im flieger bis spät, kann das voting bis morgen laufen
die amis schlafen noch, häng nen tag dran
ich brauch noch bisschen zeit
verlänger das mal bis ende der woche
heute ist release, setz die deadline lieber später
geht da noch ne verlängerung?
ich muss erst meine frau fragen, reicht dir meine antwort auch morgen
um sechs schon schluss? lieber um neun
Wir bräuchten für die Abstimmung etwas länger, halbe Abteilung ist auf der Messe.
deadline schieben pls, ich komm nicht dazu
20 min noch dann hab ichs
lass uns zeit bis montag
kann man den abgabeschluss nach hinten setzen
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
