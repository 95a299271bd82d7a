"""What people write who want that it be closed, or the vote begin."""

ENGLISH = """
post the options now
show us the options now
ok list is closed, lets vote
collecting is over, put it to the vote
stop waiting
start the vote
close the poll
enough proposals, let's vote
list is closed
wrap it up
close it now
end the voting
ok time to decide
don't wait for omar
finish up please
we have enough answers, go ahead
no more proposals
lock it in
begin voting
count the votes
call it, we have a winner
that's enough suggestions
take what you have and decide
conclude the vote please
move on without the missing ones
let the vote begin
deadline now pls
close voting on lunch, im hungry
shut the list
pick the winner
ok go to the next phase
we can vote now i think
skip the rest and announce the result
everyone who matters has voted, close
settle it
proceed to voting
stop collecting
we won't wait any longer for ines
evaluate now
i'd like to end the poll early
book the best slot you have so far
time's up
make it final
enough is enough, finalize
done collecting ideas, open the ballot
fix the date with the answers you got
polls closed guys
stop here and tell us the result
kindly conclude the proposal phase
let's get this over with, close it
freeze the options
decide already
no need to wait til friday, end it today
seal it
start voting on names
thats everybody, you can close
draw the line under the retro poll
ready to vote, kick it off
finish the jira vs linear vote now
put the poll up already, we've got plenty
that'll do, show the ballot
ok folks the list's full, on to the voting
publish the choices so people can pick
right, everyone's pitched in, now let them choose
terminate the poll
you can shut it, we don't need mehmet's answer
i think 5 ideas is a good number, so no more collecting and let us vote on those
end collection phase
finish this off, the restaurant wants a number
go ahead with what's there
call time on the suggestions
bring it to a close today pls
mehmet won't answer anyway, finish without him
let's cut it here
open the floor for votes now
please bring the ballot to its end and publish the outcome
curtain on this poll
no point in dragging it out, do the count
we're at 8 of 9, good enough for me, close and tell
slam it shut
move to the ballot
last call is over, tally it
everyone i care about has answered so please nail down the slot and don't wait for the remaining two
launch the vote with these
make it official now
that list is long enough, go
stop taking answers
give us the final result, it's done
send out the ballot
poll done, wrap
nobody will add anything else so get on to the voting part
set it in stone, tuesday
the deadline can be right now as far as i'm concerned
shut down the naming vote and announce
let people vote already jeez
ok let's roll, options out
sry in a hurry, just close that venue thing
quit collecting, start choosing
"""

GERMAN = """
zeig jetzt die optionen
liste zu, abstimmen
liste ist zu, abstimmen bis morgen
genug gesammelt, wir stimmen ab
nicht länger warten
starte die abstimmung
umfrage schließen
genug vorschläge, lasst uns abstimmen
liste ist zu
mach den sack zu
mach jetzt zu
abstimmung beenden
ok zeit zu entscheiden
wart nicht auf omar
bitte zum ende kommen
wir haben genug antworten, leg los
keine vorschläge mehr
fixier das
los mit dem voten
stimmen auszählen
das reicht an ideen
nimm was du hast und entscheide
bitte die wahl abschließen
mach ohne die fehlenden weiter
wahl eröffnen
frist ab sofort zu ende
mittagsumfrage zumachen, hab hunger
liste dicht machen
bestimm den sieger
ok nächste phase
wir können jetzt abstimmen glaub ich
rest überspringen und ergebnis verkünden
alle wichtigen haben gestimmt, schluss
bring das zu ende
geh zur abstimmung über
sammeln beenden
auf ines warten wir nimmer
jetzt auswerten
ich möchte die umfrage vorzeitig beenden
nimm den besten slot den du bis jetzt hast
zeit ist um
mach es endgültig
genug jetzt, finalisieren
ideen haben wir, mach die wahl auf
fix den termin mit dem was da ist
abstimmung ist vorbei leute
stopp hier und sag uns das ergebnis
die vorschlagsphase ist hiermit zu beenden
bringen wirs hinter uns, zumachen
optionen einfrieren
entscheide endlich
musst nicht bis freitag warten, mach heut schluss
chasch zuemache
stimmt jetzt ab über die namen
das waren alle, kannst zumachen
zieh nen strich drunter bei der retro
kann losgehen mit abstimmen
mach ma zu
jira vs linear jetzt abschliessen
optionen jetzt posten
finito, her mit den stimmzetteln
genug gesammelt
wer jetzt nix gesagt hat ist selber schuld, abschluss
stell die vorschläge jetzt zur wahl
eröffne bitte den wahlgang
mehmet antwortet eh nimmer, zieh das durch
des reicht jetz, wähln ma
bitte die sammelphase beenden und den stimmzettel rausschicken
drei tage sind genug, sperr die annahme
mach fertig, das restaurant will ne zahl
tu die optionen in den kanal damit wir endlich ankreuzen können
wir sind 8 von 9, das langt, zumachen und ergebnis her
punkt. ende. auszählen
keine neuen ideen mehr annehmen bitte
nagel den dienstag fest
jetzt zählen wir
hab keine lust mehr auf warten, entscheid das mit dem was vorliegt
kurz und schmerzlos: abschließen
es sind alle dran gewesen, bitte auswerten und bekanntgeben
schalt um auf abstimmen
den rest brauchen wir nicht, fixier die zeit
ich erkläre die sammlung für beendet
ich würd sagen feierabend für die umfrage
aylin ist im flieger bis morgen, also ohne sie fertig machen und das ergebnis reinstellen bitte
sollen die leute halt jetzt wählen, mehr vorschläge kriegen wir nicht zusammen bis mittag
jetzt ist gut mit ideen, kreuzchen machen
frist vorbei, zieh die bilanz
beende das voting zum sommerfest
schließ das ding endlich
die ideen stehen, raus damit ans team
die abstimmung über die location jetzt beenden
mach ein ende
tüte zu, fertig
so leute, wahllokal schließt, bitte zählen
ohne die zwei nachzügler abschließen bitte
leg das ergebnis fest und gut ist
hör auf zu sammeln und zeig die kandidaten zum abstimmen
kannst jetzt zum voten freigeben
"""
