"""What people write who want that it be called off."""

ENGLISH = """
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
