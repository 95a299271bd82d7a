"""What people write who want another time for it."""

ENGLISH = """
can we reschedule to another day
the agreed tuesday doesn't work anymore, find a new slot
move the meeting to next week please
push it back an hour
could we shift the retro to thursday
let's postpone the kickoff
need a different time for that meeting we fixed
please rebook, the client can't make it on monday
bring it forward to the morning?
can our 3pm become 4pm
swap it to wednesday
that date is no longer good for the team, we need a new one
Could the appointment be relocated to a later date?
delay the workshop by a week
half the team is sick, move the planning
i'd like another date for what we agreed
sooner would be better, can the fixed meeting be earlier
shift the whole thing to after lunch
we have to redo the scheduling, room's flooded on friday
make it 10 rather than 9
the sync needs to go to another day, holiday i overlooked
can you look for an alternative to the set time
put off the demo till the release is out
the thursday we settled on is a public holiday lol, pick a new date
Is it possible to change the decided hour for a later one?
let's slide the standing date to friday noon
new time for the offsite please
postpone it until dana is back
can it be moved
could we do the already booked review half an hour later
the appointment must be displaced, boss is travelling
find a fresh slot, the old one clashes with the all-hands
dinner's set for 7 but 8 would suit everybody more, change it
verschieben pls
mach aus 9 uhr lieber 10 uhr
can we push Thursday's meeting to next week
the fixed date doesn't work any more, let's find another
reschedule please
could we shift it an hour later
let's move the agreed slot to Monday
I know it's settled but could we bring it forward to ten
postpone it till after the holidays
Would it be possible to have the meeting on another day after all?
pls prepone tomorrow's call to 11
this needs a new date, the hall's been double booked
bump it to friday
can the retro be at 4 rather than 2
move game night, there's a derby on
delay the briefing by half an hour
The date we decided on clashes with sports day; might we rearrange
gotta reschedule guys, the boiler's broken
Let's do the meeting at a different time from what was decided
any chance we take the thing on the 9th and put it on the 16th
shift the kickoff
I'd like to have the booked meeting moved, too many are off sick
we agreed on Tue but Wed would be loads better, change it?
Kindly reschedule the review, the client has asked for Thursday
swap the meeting to the morning
put the party back a week
find another time for the rehearsal, the stage won't be ready
could tomorrow's sync slide to the afternoon
new slot needed for our call, I know, sorry
make it 8 instead of 7 now
Much as I hate to ask, can we change the date we fixed
move it to any day except the one we have
it's been decided for sunday but the forecast is storms, rearrange pls
we need to re-plan friday's session to some other evening
Please set the committee meeting for a later date than arranged
5 is too early after all for most of us, make the meeting 6
can we verschieben the meeting to friday
i need to reschedule thursday's thing
let's find another time for it
could we do it an hour later
push the lunch to next week please
can it be at 4 instead of 2
shift it to the afternoon
we have to move it, the room's gone
the slot we agreed on doesn't work any more for half of us, new time please
postpone the workshop
can we rebook it for after easter
make it 10 rather than 9, please, first train arrives 9:20
customer asked for another day, can you reschedule
bring it forward to tuesday
sorry to be a pain but could we move our meeting
different date please, that one's a holiday, just noticed
reschedule
any chance to have it earlier that day
delay the call by 30 min
is it set in stone or can it be shifted by a week
oh no thursday is ascension day, we must pick a new date
would you all mind doing the dinner a day later
let's move it, too many cancellations
I'd like to propose postponing the agreed appointment to the following week.
swap it to wednesday, same time
can the kickoff wait till monday? needs a new slot
hey convene find us a new time for the review, 3 won't do anymore
move it back a day
the meeting needs to be earlier, ceo's flying out at noon
new date for the offsite please
find another time for the retro
push it to next week
can we reschedule
move design sync to thursday
postpone it
we need a different slot
the meeting should be later
bring it forward a day
that date doesnt work for the team any more, look for a new one
shift the call by an hour
reschedule pls
can this be on another day
let's move it to friday afternoon
delay the workshop until raj is back
tuesday is bad for all of us after all, find something new
swap it to the morning
please relocate the appointment to the following week
redo the search, time's no good
earlier if possible, can you move it
put the meeting off
do it on monday instead
the client moved, so must we: new date please
slide it to 4pm
next week instead?
could we have the sync some other time
change the date
find a replacement date for thursday
we have to shift the lunch
new time needed for the talk with dana
pick a different day for the thing we fixed
let's do it one week later
make it wednesday instead of tuesday
holiday on that day, move it
kick it down the road a few days
conflict with all hands, rearrange it please
half an hour later would be better, change it
retime the meeting
could you look whether there's a better slot for the fixed one
bump the retro to next sprint
9 is too early, make it 11
half of us have a company event then, so could you find some other hour for the planning
a different day would be better for the whole group
kickoff needs to slide to after easter
one hour earlier pls, the room's taken at 3
transfer the thursday meeting to friday
can this happen in the afternoon instead
new slot for the review please, the old one is dead
let's postpone by two weeks
we'd better do that another time
tim's flight is at noon so pull the meeting forward to 9
rebook it
could you reopen the scheduling for the fixed one
rearrange it to anything but monday
take the standup from 9 to 9:30
shove it back half an hour
i'd like to change the appointment with carla
we can't do it on the 3rd, next possible date?
get us something else than that time
it's fixed for 8, that's inhuman, move to 10
defer the dinner to november
the meeting got in the way of the release, shift it
please reschedule the session to a later date
time change: 15 instead of 14
swap the review to the day before
try again, we need a time that isn't during school holidays
"""

GERMAN = """
der dienstag geht doch nicht, bitte neuer termin
verleg das meeting auf nächste woche
eine stunde später bitte, der termin
kann man das vorziehen
lass uns den kickoff auf donnerstag legen statt mittwoch
neuen termin suchen, kunde kann nicht
Wäre es möglich, den vereinbarten Termin zu verlegen?
bitte umplanen, halbes team krank
schieb die retro um einen tag nach hinten
der ausgemachte tag ist feiertag, wir brauchen einen anderen
wir müssen das gebuchte treffen leider neu ansetzen
können wir für den fixen termin eine alternative finden
den workshop vertagen bis dana wieder da ist
geht das review auch früher als beschlossen
raum ist weg am freitag, such was neues
das essen von 19 auf 20 uhr rücken
Termin bitte auf einen anderen Tag umlegen
können wir den termin verschieben
der Freitag geht doch nicht, wir brauchen einen neuen Tag
verleg das bitte auf nächste woche
Wäre es möglich, die Sitzung vorzuverlegen?
schieb ma's auf montag
kann man das treffen eine stunde später machen
Der beschlossene Termin kollidiert mit dem Elternsprechtag, bitte neu ansetzen
verschieben bitte
lieber doch um 19 statt 18 uhr treffen
könnt ma den spieleabend um eine woche nach hinten tun
Ich bitte um einen Ersatztermin für die Besprechung am 10.
saal ist doppelt belegt, such einen anderen termin
mach aus dienstag mittwoch, is besser für alle
das ausgemachte meeting müsste früher stattfinden
termin umlegen geht das noch?
Wegen des Unwetters sollten wir das Fest auf einen anderen Sonntag legen
die probe auf später verschieben bitte, bühne steht noch nicht
wir müssen umplanen, 14 uhr is nix, lieber 16
Können wir das abgemachte Datum nochmals ändern
neuer termin bitte für den abgesprochenen call
können wir das meeting auf freitag schieben
muss den termin verlgen
geht auch ne stunde später?
lass uns einen anderen termin dafür suchen
bitte verschieben
können wir 16 uhr machen statt 14 uhr
der raum ist weg, wir müssen umlegen
verschieb das essen auf nächste woche
der kunde will einen anderen tag, bitte neu ansetzen
vorziehen auf dienstag bitte
donnerstag ist ja himmelfahrt, wir brauchen ein neues datum
der ausgemachte slot passt der hälfte nicht mehr, neuer bitte
mach lieber 10 statt 9, der erste zug kommt 9:20
workshop nach ostern verschieben geht das
sorry für die umstände, aber können wir unser treffen umlegen
eine halbe stunde nach hinten mit dem call bitte
ist das fix oder kann man das noch um ne woche schieben
zu viele absagen, lass uns das verschieben
gleiche uhrzeit, aber mittwoch statt dienstag, geht das?
review um drei wird nix mehr, such uns bitte ne neue zeit
den kickoff bitte neu terminieren
find nen anderen termin für die retro
schieb das auf nächste woche
können wir das verschieben
verleg das design sync auf donnerstag
vertagen bitte
wir brauchen nen anderen slot
das meeting sollte später sein
zieh das einen tag vor
der termin passt dem team nimmer, such einen neuen
call um eine stunde nach hinten
neu planen bitte
geht das an einem anderen tag
lass uns das auf freitag nachmittag legen
workshop aufschieben bis raj zurück ist
dienstag geht doch für alle nicht, such was neues
tausch das auf vormittag
bitte verlegen sie den termin in die folgewoche
such nochmal, die zeit taugt nix
wenns geht früher, kannst du das verschieben
termin verschieben
mach das lieber am montag
der kunde hat verschoben, also wir auch: neues datum
rutsch das auf 16 uhr
stattdessen nächste woche?
können wir den sync ein andermal machen
ändere das datum
ersatztermin für donnerstag finden
das mittagessen müssen wir verlegen
neuer termin fürs gespräch mit dana nötig
wähl nen anderen tag für das fixierte
machen wirs eine woche später
mittwoch statt dienstag bitte
da ist feiertag, leg das um
chönd mer das verschiebe
kollidiert mit dem all hands, bitte umplanen
halbe stunde später wär besser, änder das
verschieb ma des auf nächste woch
schau ob es was besseres gibt für den fixen termin
schieb die retro in den nächsten sprint
9 ist zu früh, mach 11 draus
am termin ist firmenfest, finde für das planning bitte ne andere stunde
jour fixe bitte von di auf do
eine stunde früher bitte, um 3 ist der raum weg
lukas hat kernspin um die zeit, suchst für uns alle was neues
geht das auch nachmittags stattdessen
pfingsten übersehen, also nochmal neu ansetzen
um zwei wochen vertagen
wäre halb elf machbar statt zehn
tims flieger geht mittags, also zieh das meeting auf 9 vor
das bewerbungsgespräch muss wandern, der kandidat kann erst in der kw 12
bitte die terminsuche für das schon fixierte neu aufrollen
können wir tauschen, erst review dann planning
halbe stunde nach hinten damit
nach vorne ziehen wenns geht
am 3. wird das nix, nächstmöglicher tag?
lieber a andermoi, schaust nach wann
teamessen in den november schieben
sommerfest wegen regen eine woche schieben
bitte um terminverlegung auf einen späteren zeitpunkt
hinter die mittagspause legen pls
review einen tag nach vorn
beim fixen termin gibts ein problem mit dem raum, neuer vorschlag bitte
kemma des verlegn
retro rutscht auf freitag
die zeit müssen wir nochmal anfassen, find was neues
"""
