"""What people write who want that it be closed, or the vote begin."""

ENGLISH = """
close it
let's wrap this up now
everyone's answered, start the vote
time's up, please end the voting
no more waiting, go with what we have
can we move to voting already
finish this now pls
we've got enough answers, shut the intake
I think we can conclude the poll at this point.
call it, tacos clearly won
end it here, we need a result before lunch
stop collecting and show the options so we can vote
don't wait for omar, close the round
ok lock it in
could you please finalise it right away?
skip the rest of the waiting and let people vote
that's everybody, you can close
results now please, the room needs booking
i'd rather not sit till 5pm, close voting this minute
we're done here, take the winner
would you mind ending the vote early
dear bot, it's been three days. finish the vote.
enough, seal the deal
stop the count there and announce
go ahead and begin the ballot
no need to keep it open until friday, everyone voted, end now
proceed to the vote without the missing two
pls close asap customer's waiting for a date
as organiser i'd like to shut the voting now
the rest can live with it, make it final
please to close now the voting, all people have answered
pull the trigger, thursday it is, close the vote
let's end the vote now
we've got enough answers, start the vote
Please conclude the poll, everyone has had their say
time's up, lock it in
just decide already
shut the voting
I think we can close this now
call it
no point waiting any longer for Jim, close it please
can we move to voting right away
Kindly close the session as all have responded
finish the poll pls
end it here, B's clearly won
begin the vote
six people is plenty, go to the vote
bot close this thing lol
Would you be good enough to bring the voting to an end
stop collecting answers and let's vote
poll's been open for a week, pls close
freeze the results
get the voting started, we're all done answering
let's call time on this
finalise now
Deadline or no deadline, I'd like it closed today, right now
we dont need to wait till friday, close early
everyone's in, start voting
put it to the vote now
the matter can be concluded
skip the waiting and count the votes
make it official, end the poll
alright close up shop, decision pls
open the ballot now please, we've had all our suggestions
kannst zumachen, da kommt nix mehr
deckel drauf
close it pls
can we just end the vote now, everyone's in
let's wrap this up
ok start the voting already
i think we've heard enough, go to the vote
finish it, nobody else is going to answer
no need to wait for dave, close the round
shut the poll
time's up, call it
stop collecting and let us vote
not sure i'm allowed to but could you close the voting here
move on to voting please
we're all done here, lock it in
can you count the votes now instead of friday
it's 5 to 2 already, just finish
enough discussion lol. close
skip the waiting, start the vote
I'd like to bring this to an end today, please close the session with what we have.
done waiting. wrap
go ahead and begin the vote with whoever answered
come on, end it, C has won anyway
let's not drag this on until tomorrow, close now
ok bot do your thing and decide now
no more answers please, on with the vote
cut it off here
everybody has said their piece, so let's vote now
and now close it
seal the deal
mach zuuu, time to close
ok genug geredet, beenden
zumachen pls
abstimmung stoppen, reicht
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
mach zu
bitte jetzt abschließen
alle haben geantwortet, starte die abstimmung
beende die wahl jetzt, wir haben genug stimmen
können wir jetzt abstimmen lassen?
warte nicht mehr auf omar, schließ ab
reicht jetzt, ergebnis bitte
Die Abstimmung kann aus meiner Sicht vorzeitig beendet werden.
zieh den strich drunter
lass uns sofort zur abstimmung übergehen
genug gesammelt, fang mit dem voting an
bitte direkt entscheiden, der raum muss gebucht werden
eingabephase schließen pls
wir müssen nicht bis freitag warten, jetzt auswerten
schluss jetzt mit abstimmen, nimm die mehrheit
ist eh eindeutig, kannst zumachen
leg fest und fertig
Bitte gleich auszählen, alle sind durch
keine weiteren antworten mehr annehmen, runde beenden
abstimmung jetzt beenden bitte
wir können abschließen
Bitte schließen Sie die Umfrage, alle haben geantwortet
starte die abstimmung jetzt
mach ma schluss mit dem voting
genug gewartet, entscheide jetzt
jetzt auszählen bitte
los, lass uns abstimmen, alle zeiten sind da
zusperren, is eh klar wer gwinnt
Man kann das Verfahren nun beenden
ende der abstimmung, sofort
bitte jetzt gleich zur Abstimmung übergehen
schließen
wir müssen nicht bis freitag warten, schließ die umfrage
Beenden wir das bitte, es ist ja alles gesagt
fix es jetzt, b hat gewonnen
vorschläge haben wir genug, kann losgehen mit dem abstimmen
pls end this now, i ned to book the table in ten minutes
kannst du die abstimmung jetzt beenden, es haben alle
bitte abschließen
los, starte die abstimmung
wir brauchen nicht auf dave warten, mach die runde dicht
schluss jetzt, auszählen
Können wir das Voting bitte heute noch schließen statt am Freitag?
lass uns jetzt abstimmen, da kommt eh nix mehr
ich muss in zehn minuten den tisch reservieren, schließ das bitte ab
von mir aus kann die runde zu
jetzt gleich mit dem voten anfangen bitte
beende das mal, C hat doch eh gewonnen
Bitte die Umfrage jetzt schließen.
kommt, machen wir den sack zu
nicht länger sammeln, weiter zur abstimmung
weiß nicht ob ich das darf, aber bitte mach das hier zu
fertig, alle haben was gesagt, also entscheiden bitte
stell das ergebnis jetzt fest, wir warten nicht mehr
mach jetzt den deckel drauf
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
