"""What people write who want that it stay open."""

ENGLISH = """
please not without me
don't decide without me
do not decide anything without me
not without me please
don't start before i'm back
wait for my vote before you decide
don't close it yet
leave it open please
hold on, not closing yet
keep the poll running for now
wait with ending it, priya is about to answer
please don't finish, i'm still thinking
no no no, it's too early to shut it
let it stay open
do not start the vote yet, two people are missing
stop, don't wrap up so quickly
can we leave the vote open a while
not yet, omar hasn't had a chance to speak
please refrain from closing the session at this point
hang on before you lock it in
i'd rather not end it now
let's keep this alive
don't you dare close it before i vote 😤
why the hurry, keep it going
easy there, no closing
dont shut the intake, mehmet's typing
Please not close now, I wait for an answer from my chef.
keep collecting
we shouldn't decide today, stay open
would you mind waiting before you finalise it
ignore dana, don't end the voting
hold the door open for latecomers
pause on the closing pls
don't conclude anything until finance has had a look
i object to ending it already
the round remains open, ok?
hold off on the result, keep voting possible
no need to rush, it can remain open
wait wait don't lock
lass offen
sammel erstmal weiter
keep the poll open please
leave it running, Ella's still on the train
hold on, not yet, don't shut the vote
hang fire a moment, I haven't made my mind up
wait with closing till the night shift has voted
Please do not end the vote so soon
dont lock it
it shouldn't be closed before Dad has had a say
can this stay open
no closing yet pls
keep it open, we've still two suggestions coming
I'd be grateful if you left it open for now
whoa don't finish the vote already
Kindly keep the session open, others are yet to join
leave the list open a bit, people are still thinking
let's not wrap this up yet
not so fast, keep it going
stop, don't start counting, I'm not ready
We oughtn't to conclude before the treasurer has spoken
stay open bot
pls don't decide without the U16s, leave it open
keep voting alive 🙏
nope, too early to close
do not close
I'm against closing it now
hold the vote open for the kitchen crew
hold off on ending this
could we leave it as it is, unclosed, for the moment
don't wrap up just cause 5 people answered
please refrain from closing the session
the poll must remain open while Jun is on his flight
whatever Carl says, don't close it now
better leave it open
lass laufen
dont colse it yet
please leave it open, raj is still thinking
not yet!! keep it open
wait, don't end the vote
hold on with closing
no stop, leave the poll running
can you keep this open for now, we're still discussing
i'm against closing already
let it run a bit, i'm mid-call
whoa not so fast, don't wrap up
leave it open please, my people haven't had a look
don't shut it while anna's offline
nope, keep going, it's too early to close
do not finalize this yet
stay open pls
hang on with the vote, don't start it yet
I would ask you not to close the session until finance has spoken.
who said close? keep it open
not done here, please don't close
haha no no no don't close, i haven't even read it
keep the voting alive
just leave it as is, open
closing would be premature, keep it running
ignore dave, it should remain open
better not close before the others are back from lunch
we aren't finished, let it stay open
easy there bot, it doesn't close until we say so
pls don't decide yet
let's hold it open in case the new guy replies
refrain from closing
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
bitte nicht ohne mich
bitte nicht ohne mich entscheiden
nicht ohne mich
entscheidet nix bevor ich da war
nah leave it, more answers will come
bitte warten, nicht zumachen
halt, noch nicht abstimmen lassen
lass die umfrage ruhig weiterlaufen
priya tippt noch, also bitte nicht beenden
Bitte die Runde vorerst nicht abschließen.
nein, noch nicht auswerten!
wart noch mit dem ende, ich überlege noch
stopp, es fehlen noch zwei, nicht dichtmachen
lieber noch offen halten
noch offen lassen pls
mach bloß nicht zu bevor ich gewählt hab
keine eile, das kann offen bleiben
hör nicht auf dana, die abstimmung bleibt offen
bitte noch nichts festzurren
Könnten wir mit dem Abschluss noch warten?
nix beenden jetzt, da kommen noch antworten
lass die abstimmung offen
halt, nicht zumachen
Bitte beenden Sie die Umfrage noch nicht
bitte offen lassen, die Vroni will noch
wart no mit zuamachen
nicht abschließen, wir überlegen noch
Man sollte das jetzt noch nicht beenden
mach noch nicht dicht, der bus ist noch unterwegs
bitte offen halten bis alle da waren
nein nicht schließen!!
noch keine entscheidung bitte, lass es offen
Es wäre zu früh, die Abstimmung zu schließen
stopp, nicht auszählen, ich hab noch nicht fertig überlegt
die umfrage soll weiter laufen
Würden Sie die Runde bitte noch geöffnet lassen
ned zuasperren 😅 die umfrage mein i
nicht jetzt schon beenden, es fehlen gute vorschläge
offen lassen bitte danke
lass offen bitte
bitte die abstimmung noch nicht beenden
stopp, das soll offen bleiben
lass laufen, raj überlegt noch
noch nicht entscheiden bitte
ich bin dagegen dass wir jetzt schon zumachen
wir diskutieren noch, also offen lassen
nee nee nicht so schnell, noch nicht abschließen
wer hat zumachen gesagt? bleibt offen
Bitte lassen Sie die Umfrage vorerst geöffnet.
warte mit dem schließen, anna ist offline
sind noch nicht fertig, bitte nicht dicht machen
das voting soll weiterlaufen
fang noch nicht mit dem abstimmen an, da kommt noch was
hör nicht auf dave, das hier bleibt auf
lass die runde erstmal offen
lieber nicht schließen bevor die anderen vom essen zurück sind
haha nein, nicht beenden, ich habs noch nicht mal gelesen
mach bitte noch nicht den deckel drauf
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
