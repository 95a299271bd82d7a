"""What people write who want that it stay open."""

ENGLISH = """
do not close yet
wait for ines
not yet
hold on, raj hasn't voted
dont end it
keep it open
still waiting for omar, don't decide
hang on a sec before you close
no leave it running
stop, not closing now
let's wait a bit
please do not conclude before dana has answered
don't wrap up without lena
too early to close
hold the vote
give it a moment, not everyone's here
nope, keep going
leave the list open
dont lock it in just yet
wait wait
stay open please
we shouldn't finish until everyone has had a say
better not finalise it now
hold off on that
no don't start voting yet
hey not so fast, mehmet is still thinking
please don't stop the vote, two people are missing
carla wants to say something first
no closing until tomorrow please
leave it be for now
slow down, we're not finished
nooo not closed yet, i'm still reading
we hold until sophie's back
can you pause the closing
there are more ideas on the way so keep the list up
don't you dare close it
whoa, let the others answer first
let it run its course
no rush, stay open
not before tim had his turn
refrain from ending the ballot at this time
i'd hold it open, three answers isn't enough for a fair result if you ask me
keep accepting answers
not now
no not yet the end, jonas is typing
just let it go on
we aren't ready to vote, keep collecting
dont count yet
stop, wait for the sales people
hold it hold it, people are in lunch
"""

GERMAN = """
noch nicht schließen
wart auf ines
noch nicht
moment, raj hat noch nicht gevotet
nicht beenden
offen lassen
warten noch auf omar, nicht entscheiden
wart kurz bevor du zumachst
nein lass laufen
stopp, jetzt nicht zumachen
lasst uns noch warten
bitte nicht abschließen bevor dana geantwortet hat
mach nicht ohne lena zu
zu früh zum schließen
halt noch ein bisschen offen, da kommt noch was
gib dem noch nen moment, sind nicht alle da
nö weiter offen
liste bleibt offen
nonig zuemache
wart no a bissl
bitte offen halten
erst wenn alle was gesagt haben ist schluss
lieber jetzt nicht finalisieren
lass das noch
nein noch nicht mit der wahl anfangen
langsam, mehmet überlegt noch
pause bitte, die linzer sitzen noch im zug
carla will erst noch was sagen
ich hab noch ne idee, macht also bitte die sammlung nicht dicht
lass es vorerst so
lass die leute ausreden
neeein noch offen lassen, ich les noch
nana, offen lassen
da kommen noch ideen, liste also auf lassen
erst mal abwarten
lasst doch erst die anderen antworten
lukas hat gesagt er stimmt noch ab, solange läuft das
nicht bevor tim dran war
no ned zuasperrn
nimm weiter antworten an
verfrüht! weiter offen
no ned aus, da jonas tippt grad
wir haben erst die hälfte der stimmen, wenn du jetzt abschließt gibts nur streit
noch nicht reif zum abstimmen, weiter sammeln
nicht auszählen bitte, aylin kommt noch
stop, auf den vertrieb warten
halt die liste für den nachmittag noch auf
bitte von einem abschluss vorerst absehen
mit dem fixieren bitte noch zuwarten
nix da, offen bleibt's
"""
