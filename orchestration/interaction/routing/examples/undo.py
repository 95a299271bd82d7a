"""What people write who want that their last message be taken back."""

ENGLISH = """
undo that
take back my last answer
oops wrong, delete what i just wrote
i didn't mean that, ignore it
please revert my vote
disregard my previous message
strike what i said
that was a typo, take it back
i clicked the wrong one, undo
never mind my last reply, it's void
can you retract my answer
oh no, misclick, withdraw my vote
remove my last entry pls
forget the last thing i typed, was meant for another chat
ctrl+z
cancel my vote, i need to rethink
I would like to withdraw my last statement.
hold on, that message was for raj, please drop it
roll back my answer
un-vote me
whoops, sent too early, undo it
my previous answer was nonsense, erase it
what i said a minute ago doesn't count
can i take that back?
please to annul my last response
revoke that
my cat walked over the keyboard, discard that last answer
my mistake, pull that back
i answered for the wrong week, reverse it
nope, not what i meant, clear my last input
delete my vote, i hit B by accident
back out my latest change
let's pretend i never said that, take the answer away
ignorier meine letzte nachricht
undo pls
letzte eingabe verwerfen
widerrufe meine letzte angabe
scrap my last answer please
oops wrong channel, take that back
that was a mistake, delete my previous message
can I un-say that
wait no, forget the thing I just said about Tuesday
Sorry, my toddler got hold of the phone, please disregard that
i misclicked, cancel my vote
I take it back
pls withdraw my answer from a minute ago
revert that last bit
Kindly disregard my earlier input, it was meant for somebody else
didn't mean to send that, can you drop it
hit the wrong button 🤦 remove my pick
nvm what i said before, dont count it
I'd like to retract my vote
My last reply was wrong, please strike it out
could you roll back what I told you just now
actually no, that wasn't right, wipe my last one
please treat my last message as not sent
erm that was autocorrect, bin it
I answered in haste, may I withdraw what I said
back out my vote on the venue, I hadn't read the list
that answer's void, I looked at the wrong month
make it as if I'd never answered that
typo!! don't use that one
strike my last statement from the record lol
unvote
the thing I sent 2 min ago doesn't count, was for the other group
wrong answer from me, kill it
I'd rather you hadn't got that last message, please pull it
scratch what i just wrote
take back my last message
ignore that, wrong window
oops, didn't mean to vote, take it back
delte my last anwser please
forget the last one, typo
no wait, revert
i take that back
cancel my last input
sorry that was meant for another channel, undo
pocket typing, please discard what i sent
that was wrong, go back
withdraw my vote please
my son got hold of my phone lol, undo whatever he sent
nope, roll back
can you reverse that last thing
I'd like to retract the answer I just gave.
void my vote, i misread the list
oh crap, wrong button. back
remove my previous reply please, i got the week wrong
unsend that
and take the thing before back too
i pressed enter too early, ignore it
my last message was a joke, don't count it
please reset my answer, it was rubbish
vergiss meine letzte nachricht, war falsch
strg z
take that back
forget my last message
oops not that
i mis-clicked
undo
scratch that
wrong button sorry
ignore what i just wrote
never mind that last one
revert please
that was a mistake
didnt mean to send that
hit the wrong option
oh no thats not what i meant
please disregard my previous message
strike that
wrong chat, ignore
can you roll back my last input
ah crap, pressed yes by accident
that was meant for somebody else
back up one step
nooo undo undo
my bad, delete that last one
typo, that didn't count
cancel my last entry
i clicked b by mistake
sorry fat fingers
put it back how it was before
that went wrong, one step back
not what i wanted, reverse it
eh hit enter too early, drop that
argh autocorrect, delete what i said
not b!! clicked by accident
go back please
sry that was my toddler typing
i take it all back
erase my latest answer
whoops ctrl z
could you treat my last line as not sent
no no no, that's wrong, remove it again
i confused the days just now, so please bin the thing i told you a minute ago
unsend
that wasn't supposed to go to you
reverse my last action
i've pressed the wrong one
restore the previous state
never said that, ok?
hmm regret, retract it
misread the question, my answer is void
kindly annul what i've just submitted
pretend i didn't write this
pls revert what you just did
wrong poll, take my answer out again
damn copy paste, not what i meant to say
back to before
"""

GERMAN = """
mach das rückgängig
das war falsch, bitte löschen was ich grad geschrieben hab
verklickt, stimme bitte zurücknehmen
ups, falscher chat, vergiss das eben
ich ziehe meine antwort zurück
streich was ich eben gesagt hab
meine stimme bitte wieder raus, will nochmal überlegen
Bitte betrachten Sie meine letzte Antwort als gegenstandslos.
war ein vertipper, bitte rückgängig
zurück, das hab ich nicht so gemeint
kann ich das wieder zurücknehmen
hab für die falsche woche geantwortet, nimm das raus
quatsch, das eben zählt nicht
katze war auf der tastatur, letzte antwort löschen
hab zu früh auf senden gedrückt, mach die antwort ungeschehen
nimm das bitte zurück was ich grad geschrieben hab
Ups, verklickt, bitte rückgängig
das war ein versehen, lösch meine antwort von eben
Ich ziehe meine Stimme zurück
streich das letzte wieder
war falscher chat sorry, zählt nicht
Könnten Sie meine vorige Eingabe bitte annullieren
stimmt net was i gschrieben hab, nimm's wieder raus
doch nicht, mach meine letzte Antwort ungeschehen
meine angabe von vorhin war ein tippfehler, bitte verwerfen
Hoppla, das sollte an meine Frau gehen, bitte nicht berücksichtigen
zurücknehmen bitte
ich möchte meine letzte aussage widerrufen
das eben gilt nicht
Tue so, als hätte ich das nicht gesagt
stimme wieder rausnehmen pls, hab mich vertan
nein halt, das war quatsch von mir, weg damit
kannst du meinen letzten eintrag stornieren?
hab aus versehen geantwortet, bitte entfern das
ups falsches fenster, bitte ignorieren
ich zieh meine stimme zurück
letzte antwrot bitte löschen
doch nicht, zurück
das gilt nicht was ich grad geschrieben hab
verklickt, kannst du das zurücknehmen
streich das letzte
mein sohn hatte das handy lol, bitte alles rückgängig was da kam
Ich möchte meine soeben abgegebene Antwort zurückziehen.
war für nen anderen channel gedacht, nimm das wieder raus
hab mich in der woche vertan, meine vorige antwort bitte verwerfen
quatsch, vergiss das eben
zu früh enter gedrückt, zählt nicht
die letzte nachricht war ein witz, nicht werten
mist falscher knopf, mach zurück
meine angabe von eben bitte wieder entfernen
hab die liste falsch gelesen, stimme bitte annullieren
nimm das zurück
vergiss meine letzte nachricht
ups das nicht
hab mich verklickt
rückgängig
streich das
falscher knopf sorry
ignorier was ich grad geschrieben hab
das letzte bitte vergessen
mach das rückgängig bitte
das war ein versehen
wollte das nicht abschicken
falsche option erwischt
oh nein so war das nicht gemeint
bitte betrachten sie meine letzte nachricht als gegenstandslos
zurück das ganze
falscher chat, ignorieren
kannst du meine letzte eingabe zurücknehmen
mist, ausversehen ja gedrückt
das war für wen anderen
einen schritt zurück
neee zurück
mein fehler, das letzte löschen
vertippt, zählt nicht
letzten eintrag stornieren
vertan, sorry
dicke finger, sorry, nicht das
stell das wieder so her wie vorher
ha mi vertippt, vergiss das
das war falsch, mach das weg
zu früh enter gedrückt, weg damit
falsches fenster, bitte löschen
nicht b!! aus versehen geklickt
wollt eigentlich dienstag schreiben, lösch das erste
sorry das war mein kleinkind an der tastatur
äh nein, wieder weg
meine letzte antwort ausradieren
hab auf dem handy danebengetippt
tu so als hätt ich das grad nicht geschrieben
der letzte satz war quatsch, nimm ihn zurück
hab die tage verwechselt eben, wirf bitte weg was ich dir vor einer minute gesagt hab
stornier was ich soeben gedrückt habe
letzte aktion widerrufen
das war mein bruder an meinem laptop, bitte ignorier die eingabe von vorhin komplett
vorherigen zustand wiederherstellen
retour
bereue ich, zieh's zurück
na, des war nix, vergiss wieder
bitte annullieren sie meine soeben gesendete eingabe
eingabe verwerfen
was du grad gemacht hast bitte rückgängig
ich hab zu schnell geklickt, setz das zurück
verdammt copy paste, das wollt ich nicht sagen
blödsinn von mir, weg
hoppala, des woit i ned
"""
