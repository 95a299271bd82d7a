"""What people write who want another time for it."""

ENGLISH = """
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
