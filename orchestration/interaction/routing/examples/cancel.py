"""What people write who want that it be called off."""

ENGLISH = """
cancel this
call the whole thing off please
forget it, we don't need the meeting anymore
scrap the poll, boss already decided
never mind, we sorted it out over coffee. you can drop this
can you kill this session
stop the vote, it's pointless now
please abort, i opened it by mistake
the offsite isn't happening, so bin this
no need for a lunch vote any more, office catering's coming
let's not do this after all
pull the plug
shut it down, customer withdrew
I would like to withdraw the whole request, it has become irrelevant.
wrong channel, delete this round pls
ok this is going nowhere, cancel it
we can skip the retro this sprint, call it off
end this without a result
the topic's dead, remove the session
please cancel the search for a meeting, dana solved it by mail
stop everything here
can we just drop the meeting idea entirely
project got frozen so the kickoff is off, cancel pls
that was only a test, throw it away
discard this decision, i'll start again next month
nobody wants it, so axe it
meeting is not needed anymore, you may cancel it
i take the whole meeting request back, don't ask anyone anything more
we're not doing the team lunch. bin it
it's off. tell everyone.
terminate this poll, budget's gone
changed my mind about asking the team — call it off
please make this session go away, it was raj's joke
abandon the whole vote thx
cancel the meeting
forget about the game night, cancel it
scrap the poll
we don't need this any more
Please cancel the session, the matter has resolved itself
let's not do this at all
kill this poll pls
the outing's off, please drop the whole thing
we sorted it over lunch so you can bin this
Kindly call off tomorrow's meeting
stop this session
no meeting needed after all
drop it, nobody's interested
The festival has been cancelled, so there's nothing left to decide; please discontinue this
delete the whole poll
nix the meeting
can you scrub thursday's training talk completely
I'd like to withdraw the request I made for a meeting
meeting's redundant now, cancel
boss decided himself, so cancel the vote
we're not doing a party any more, abandon this
would you be so kind as to cancel the vote on the gift
this round can be scrapped, we've a place already
end this without a decision
pull the plug on the session
cancel pls, started it by mistake
it's all been sorted out by email so no more need for this poll, cancel
axe the retro
Let us drop the choice altogether
strike the meeting, Mr Ahmed has given us the answer already
the session's pointless now, take it down
blas ma's ab
cancel it
call teh whole thing off plese
we don't need this meeting anymore
scrap this poll
forget about the lunch, we're ordering in
can you stop this session, it was a test
the workshop is dead, client pulled out. please cancel
never mind, drop the whole thing
kill this please, i started it by accident
no longer necessary, we settled it in the hallway
delete this poll, wrong channel
the offsite's not happening, budget freeze, so cancel the search
ok let's not do this at all
please take this down, duplicate
hey convene, bin it
we sorted it by phone so you can drop it
call off thursday's meeting
Please cancel the session; the project has been put on hold.
not needed any more, cancel for everyone
can we cancel? half the team quit lol
nuke it
let's ditch this decision entirely
the dinner is off, everyone. bot please cancel
i want to withdraw this request for a meeting
oops that was just me playing around, cancel pls
annoying but true: boss decided it himself. cancel the vote
stop the whole exercise, no one wants a team name
discard this one, i'll start a new one next month
it's pointless now, end it without a decision
budget gestrichen, offsite absagen
call it off
we do not need it any more
cancel the retro
scrap the lunch poll
drop it
meeting is cancelled
please cancel the meeting on thursday
forget the whole thing, we solved it by mail
abort
not needed anymore
kill the poll
stop the search, dana and i just talked
no meeting then, bin it
the thing with raj is off
cancel design sync
can you call off the vote please
we'll skip it this week
pull the plug on this one
nvm we found a time ourselves, cancel
obsolete, remove it
delete this poll, it's pointless now
axe it
the offsite isnt happening, cancel everything
please annul the appointment for everyone
the meeting can go
lets not do this
tell everybody it's off
sorted already, you can bin the request
discard the poll i opened
retro falls through this time
ditch the meeting
cancel all that, the client dropped out
no need for a decision any longer, withdraw it
end it without result
take down the poll
i started this by mistake, please cancel it
trash it
nobody wants this meeting, get rid of it
budget got cut so cancel the dinner vote
shut the whole thing down we dont need it
yeah no let's bin the kickoff
turns out the topic is dead, so remove the appointment
the offsite poll has become moot, please retire it
you can tear up that meeting, sven and i sorted it on the train
nix the thursday thing
nobody's hungry, lunch vote off
pls delete the one i made this morning about the chairs
management decided over our heads so there's nothing left to vote on, just kill what i started
oh we've done that already last week, throw it out
call the workshop off entirely, don't reschedule
wrong channel, undo the whole poll i mean remove it for all
unschedule the dinner
i'd like to retract the survey on tshirts
sry false alarm, meeting unnecessary
away with it, everyone
ok we're not having a planning after all
void it
let the request die
quick one: bin everything about the venue, we're not going
revoke the meeting with carla please
spare us the retro, cancelled
priya quit so the handover meeting is pointless, drop that
erase the date from everyone's plate, project's over
cncel pls
this poll should never have seen the light of day, kill
"""

GERMAN = """
bitte absagen das ganze
brich das ab
hat sich erledigt, wir brauchen keinen termin mehr
das meeting fällt aus, kannst du streichen
blas die sache ab
Abstimmung abbrechen bitte, war ein versehen
wir haben es schon telefonisch geklärt, bitte alles stoppen
der workshop ist gestorben, sag das ab
lass gut sein, wir machen gar keine umfrage
storniere die runde pls
Könnten Sie die Terminsuche bitte wieder einstellen? Sie ist hinfällig.
vergiss die umfrage, chef hat entschieden
falscher channel, lösch die runde wieder
wir lassen das mit dem teamessen, cancel das
mach das weg, war nur zum testen
das thema ist vom tisch, also abblasen
nicht mehr nötig, beende das ohne ergebnis
Termin komplett canceln, kunde hat abgesagt
zieh die ganze anfrage zurück
wir verzichten auf die retro diesmal, bitte runde abbrechen
sag das ab
termin bitte stornieren
Bitte sagen Sie die Sitzung ab
wir brauchen das nicht mehr, streich die umfrage
die ganze umfrage löschen bitte
das treffen entfällt
hat sich erledigt, bitte die runde abbrechen
vergiss die abstimmung, brauchen wir nimmer
Die Besprechung ist hinfällig, bitte annullieren
das fest fällt ins wasser, alles abblasen
stopp die ganze aktion
brich die terminsuche ab
spieleabend abgesagt, bitte cancel das
versehentlich gestartet, bitte die session verwerfen
Wir haben es am Telefon geklärt, die Umfrage kann weg
das meeting kann komplett gestrichen werden
mach das rückgängig mit der umfrage, wir lassen es ganz
kein bedarf mehr, bitte absagen
bitte abbrechen
brauchn wir nicht mehr, das meeting kan weg
vergiss das mit dem lunch, wir bestellen was. kannst abbrechen
absagen für alle bitte
das war nur ein test, brich ab
hab ich aus versehen gestartet, bitte löschen die umfrage
Das Treffen entfällt komplett, bitte abblasen.
der kunde ist abgesprungen, workshop findet nicht statt, also weg damit
falscher channel, bitte die umfrage wieder rausnehmen
haben wir am telefon geklärt, kannst du einstampfen
blas das ganze ab
lass gut sein, wir machen das gar nicht
die feier fällt aus, bitte die terminsuche beenden ohne ergebnis
stornier das mal
hat sich erledigt, session bitte canceln
chef hat selber entschieden, also abstimmung abbrechen
wir lassen das ganze, keiner will einen teamnamen
schmeiß die session weg
doppelt angelegt, kannst du die hier verwerfen
doch kein essen am freitag, sag es bitte allen ab
blas es ab
brauchen wir nicht mehr
sag die retro ab
mittagsumfrage kann weg
lass fallen
meeting ist gestrichen
bitte den termin am donnerstag absagen
vergiss das ganze, haben wir per mail geklärt
abbrechen
nicht mehr nötig
umfrage löschen, hat sich erledigt
hör auf zu suchen, dana und ich haben schon geredet
dann halt kein meeting
das mit raj fällt aus
design sync canceln
kannst du die abstimmung abblasen bitte
diese woche lassen wirs ausfallen
zieh den stecker
haben selber ne zeit gefunden, cancel das
hinfällig, weg damit
die umfrage ist sinnlos geworden, lösch sie
stornieren
offsite findet nicht statt, alles absagen
bitte stornieren sie den termin für alle beteiligten
das treffen kann entfallen
lass ma des
sag allen bescheid dass es ausfällt
is erledigt, kannst die anfrage zumachen und vergessen
verwirf meine umfrage
retro fällt diesmal flach
termin kippen
alles absagen, der kunde ist abgesprungen
es braucht keine entscheidung mehr, zieh das zurück
ohne ergebnis beenden
nimm die umfrage runter
hab das aus versehen gestartet, bitte abbrechen
mir bruuched das nüme
das meeting will eh keiner, weg damit
budget gestrichen, also essen absagen
die sitzung wird abgesagt
das kickoff hat sich erübrigt, bitte raus damit
das jour fixe am 24. lasst mal bleiben, keiner braucht das
brauchst nimmer suchen, sven und ich habens im zug geregelt
kommando zurück, es gibt gar kein sommerfest
kannst du den aufruf wieder einstampfen, der chef zahlt eh pizza für alle
donnerstag wird ersatzlos gestrichen
lukas hat gekündigt, sein feedbackgespräch somit weg
keiner hat hunger, lunch abgesagt
bitte annullieren
bitte widerrufen sie die einladung zur sitzung
nö brauch ma nimma
teamessen fällt ins wasser, sag's ab
wir sagen das einfach ab und gut
mach die abstimmung ungeschehen für alle, falscher kanal
interview geplatzt, bewerber hat woanders unterschrieben, termin raus
projekt tot, termin tot
lösch des ganze zeug mitm betriebsausflug
ich ziehe die anfrage von heute früh zurück
war nur ein test von mir, bitte wieder entfernen
stampf das ein
abgesagt!! sags bitte weiter
offsite gestorben, poll bitte auch
umfrage zurückziehen, frage war blöd gestellt
die t-shirt wahl begraben wir
"""
