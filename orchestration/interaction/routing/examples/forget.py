"""What people write who want that what is kept of them be gone."""

ENGLISH = """
forget everything about me
delete my data
please erase what you've stored from me
wipe my preferences
drop that no-mornings rule you have for me, it isn't true anymore
i don't want you to keep my info
remove all my saved constraints
Under GDPR I request deletion of my personal data.
i'm leaving the company, delete whatever you hold on me
clear my profile pls
that allergy thing, get it out of your memory
stop storing that i can't do fridays, purge it
can you unlearn what i told you about my kids
reset what you know about me
no longer vegetarian, so delete that note
i'd feel better if you erased my history
scrub my answers from your records
please to forget all what i said you in the past
forget my standing rules
kindly remove any record concerning me
don't remember me
burn my file 🔥
you still have my old working hours saved? bin those
all the stuff you keep on me: gone, please
take my details out of your database
erase my memory entry about thursdays
would you delete the things you noted for me over the last months
nuke my data thx
i want a clean slate, wipe what you hold on me
that i pick up my son at 4 is out of date, please delete it from memory
the permanent note about me being in lisbon can be removed
right to be forgotten, here and now
get rid of everything you have under my name
please don't retain anything from me, erase it
delete everything you have on me
wipe my data
erase what you've stored about me
I'd like all my personal information removed from your records
pls delete my info
under GDPR I ask you to erase my data
clear my memory, all of it
you shouldn't remember that I'm vegan any more, delete that
I don't want you to keep anything of mine
remove what you know about my shifts
purge my profile
Kindly delete all the details saved against my name
drop my old preferences, forget them
no storing stuff about me, get rid of it
start fresh with me, forget what you know
I'm leaving the company; please destroy whatever you hold on me
nuke my data lol
forget that thing about mornings you've saved
please expunge my records
bin all your notes on me
unlearn everything about me
can you delete my history with you
I want to be forgotten, as is my right
don't keep my dietary stuff on file, wipe it
the note that I work nights is out of date, delete what you saved
reset everything you remember of me
dump my stored answers from all the old sessions
would you kindly remove my habits from your memory
clean out my file
all personal data on me gone pls
it creeps me out that you remember my kids' school times, delete it
what you've kept of me over the year should be deleted
erase my standing rules
delete everything you know about me
forgte what i told you
please erase my data
i don't want you to keep any of that
remove all my data from your memory
can you forget the vegetarian thing, that was years ago
gdpr request: delete what you hold about me
don't store that about me, please get rid of it
i'm leaving the company friday, please delete everything of mine
forget me lol
nothing personal but erase me
what i said about mornings, drop it from your notes
please unlearn my rules
scrub my info
I hereby ask you to delete all personal information you have saved on me.
you still remember my diet from last year?? delete that
reset what you have on me
start fresh with me, forget all of it
could you get rid of my saved times
that thing about my knee operation shouldn't be in there, please delete it for good
remember nothing about me from now on
erase my standing preferences, they're outdated
no more data about me in your db please
right to be forgotten, go
and now throw away what you've kept of me
clean slate please, wipe all that i've ever told you
bit creepy that you keep it. delete pls
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
vergiss alles was du über mich weißt
lösch meine daten
bitte meine gespeicherten angaben entfernen
die regel mit den mittwochen kannst du aus deinem speicher löschen
Ich bitte um Löschung meiner personenbezogenen Daten gemäß DSGVO.
ich will nicht dass du dir das merkst, mach es weg
setz mein profil zurück
meine alten vorlieben löschen pls
das mit der allergie bitte wieder vergessen
wisch alles weg was von mir da ist
ich verlasse die firma, bitte alle meine einträge löschen
dein gedächtnis über mich leeren bitte
dass ich keine morgen kann stimmt nicht mehr, lösch den vermerk
speicher nichts mehr von mir und tilge das alte
bin kein vegetarier mehr, kannst die notiz dazu löschen
alles von mir aus der datenbank raus
Könntest du bitte vergessen, was ich dir über meine Arbeitszeiten erzählt habe?
mein zeug bei dir bitte komplett entfernen
meine dauerregeln weg bitte
radier meine daten aus, danke
lösch alles was du über mich weißt
Bitte löschen Sie meine gespeicherten Daten
du sollst nix von mir speichern, lösch das
meine daten weg bitte
Gemäß DSGVO verlange ich die Löschung meiner personenbezogenen Daten
vergiss alles was ich dir je gesagt hab
lösch mein profil
was du dir über mich gemerkt hast soll weg
bitte vergiss dass ich nachtdienste hab
i will ned dass du des aufhebst über mi, lösch's
Entfernen Sie bitte alles, was über mich hinterlegt ist
radier alles aus von mir
meine vorlieben bitte aus deinem speicher löschen
wechsle den verein, lösch bitte alles von mir
die notiz zu meiner allergie bitte löschen
alles zu meiner Person vergessen bitte
Ich möchte nicht länger in Ihrem Gedächtnis sein, bitte tilgen
setz alles zurück was du von mir hast
gespeichertes über mich komplett löschen pls
lösch alles was du über mich hast
vergiss was ich dir über mich erzählt hab
bite meine daten löshcen
das mit den vormittagen kannst du aus deinem speicher streichen
ich will nicht dass du das von mir aufhebst
DSGVO-Löschung bitte, alles zu meiner Person
vergiss mich :D
meine gespeicherten vorlieben bitte entfernen
du weißt noch dass ich veggie war? lösch das, stimmt längst nicht mehr
Ich bitte um vollständige Löschung meiner gespeicherten Angaben.
wirf weg was du dir zu mir gemerkt hast
bin ab freitag nicht mehr in der firma, bitte alles von mir löschen
fangen wir bei null an, vergiss meine ganzen regeln
bisschen gruselig dass du das behältst, weg damit
nichts mehr über mich speichern und das alte löschen
das mit meiner knie op soll da nicht drinstehen, bitte raus aus deinem gedächtnis
mach bei mir tabula rasa
lösche bitte meine dauerhaften einstellungen
alles was ich dir je gesagt hab: weg damit
kannst du meine alten zeiten aus deinem gedächtnis tilgen
daten von mir löschen, danke
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
