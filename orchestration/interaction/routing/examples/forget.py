"""What people write who want that what is kept of them be gone."""

ENGLISH = """
delete everything about me
forget what i said
erase my data
wipe all you have on me
remove all my info from your memory
i want my data gone
please delete my stored preferences
forget me
clear my profile
drop everything you know about me
get rid of all my wishes
gdpr deletion request for my account
purge my stuff
don't keep anything of mine
delete all messages i ever sent you
reset everything you saved for me
forget all of it, every rule i gave you
i demand that my personal data be erased
throw away my old answers
remove my history pls
nuke my data
i want a clean slate with you
whatever you know of me, lose it
strip my name and answers from your database
hey i'm leaving the company on friday, please get rid of every single thing you have stored about me
right to be forgotten, use it on me
remove each and every preference i've set
blank my record
can you unlearn all that i told you
my account data: delete
do me a favour and burn everything i wrote to you
scrub me from the system
i don't feel comfy with you keeping my stuff, bin it
empty whatever's stored in my name
full reset for me
nothing about me should stay saved
please erase my entire history with immediate effect
all my rules gone pls, like i was new
amnesia please, regarding me
discard the lot you have on @priya (me)
data wipe, my user
start over with me from zero
i withdraw my consent to storing my information
take my info out of your brain
delete the notes you made about my health and all the rest too
"""

GERMAN = """
lösch alles über mich
vergiss was ich gesagt hab
meine daten löschen bitte
lösch meine ganzen angaben
vergiss mich
ich will dass meine daten weg sind
bitte alle gespeicherten vorlieben entfernen
mein profil leeren
schmeiß alles weg was du von mir hast
alle meine wünsche löschen
dsgvo löschung, bitte alles von mir
tu mein zeug raus aus deinem speicher
behalt nix von mir
lösch alle nachrichten die ich dir je geschickt hab
setz alles zurück was du über mich weißt
vergiss alles, auch die regeln
ich verlange die löschung meiner personenbezogenen daten
wirf meine alten antworten weg
lösch alles vo mir
mach mal reinen tisch mit meinen daten
mach tabula rasa bei mir
mein name soll nirgends mehr bei dir auftauchen
alles weg von mir
zieh mich komplett aus deinem gedächtnis
meine sämtlichen vorlieben rauslöschen
datenschutz: bitte alles personenbezogene von mir tilgen
wisch alles was unter meinem namen liegt
ich bin ab morgen im sabbatical, putz bitte alles weg was mit mir zu tun hat
mein konto bei dir leeren
was du über mich weißt, ab in den müll
tu so als hättest mich nie gekannt
hau ois weg wos vo mia host
kompletter reset für meinen user
art. 17 dsgvo, bitte umsetzen
streich mich aus deiner datenbank
reset auf werkseinstellung für lukas (also mich)
daten löschen (alle, meine)
hast du was gespeichert? dann weg damit, restlos
fang bei mir von vorn an, nix behalten
ich will nicht mehr bei dir geführt werden, daten raus
vergiss olls wos i da jemals gschriebn hob
keine spur von mir soll übrig sein
meine regeln, wünsche, antworten: alles raus
lass meine vorlieben verschwinden
einmal alles von mir purgen pls
"""
