"""What people write who want that their last message be taken back."""

ENGLISH = """
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
