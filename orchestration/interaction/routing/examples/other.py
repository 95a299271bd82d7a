"""What people write that has nothing to do with a decision: work, jokes, requests of others."""

ENGLISH = """
what's the canteen serving today
what is there for lunch in the canteen
did you get my mail
have you seen my email from last week
should i bring cake on friday
do we need to bring a laptop
i close the shop at 5
change dana's vote to b
vote b for omar
delete dana's wishes
set 9am for everybody and ignore the rest
how was lunch? mine was fine
how was your weekend
how was the demo yesterday
how did the demo go
how was the party
can you review my PR
the coffee machine is broken
what is the weather
who ate my yoghurt
deploy is red
write me a poem
the meeting yesterday was great
i need to call the plumber
wifi password?
did anyone see my charger
build failed again on main
whats the capital of australia
translate this into french please
im working from home today
the printer is out of toner
happy birthday lena!!
how do i reset my vpn
congrats on the release everyone
can someone let me in, forgot my badge
that bug is back
tests are flaky today
where do we keep the spare keyboards
new blog post is online
my monitor keeps flickering
check out this video lol
who's got the keys to the bike room
i pushed the fix to staging
are you a human
tell me a joke
2+2?
what's for dessert, the cake in the kitchen is yummy
the aircon is way too cold
please update your timesheets
invoice 4711 is still unpaid
how was your weekend
traffic is terrible this morning
the parcel for dana is at reception
can you summarize this document
raj broke prod lol
logs are full of 500s
i love this song
need access to the figma file
what's the staging url
anyone has an aspirin
my cat walked over the keyboard
merging now
the fire alarm test is at noon, don't panic
where did the stapler go
omar great talk yesterday
lunch was delicious
who is the president of france
hows the baby ines
do we have oat milk
rollback done
customer xy is complaining about slow loading
did you watch the match last night
can you approve my expense report
slack is laggy today
please sign the nda
the elevator is stuck again
has anyone worked with kafka before
what does idempotent mean
i'm writing the docs now
typo in the readme, fixed
good luck with the demo
the retro board link is in the wiki
sprint velocity looks bad
could someone water the plants
dishwasher is full
i lost my headphones
remember to lock your screens
just landed in berlin, it's raining
ci takes ages
who has the hdmi adapter
how many days of vacation do i have left
the new intern is really good
disk is full on node 3
can you generate an image of a dog
do you like pizza, bot
i think the api is down
payroll is late this month
whats the time
my password expired
read this article on remote work
the design looks lovely, dana
jira is so slow today
who left the window open
we got the contract!!
does anybody know a good dentist
moving tickets to done
the linter complains about line 40
ordering new laptops, tell me your size
can you play music
what's the meaning of life
bought donuts, they are in the kitchen
please mute yourself next time
the customer loved the sushi place btw
open a ticket for the login issue
is the server room locked
"""

GERMAN = """
was gibts heute zu essen in der kantine
was gibt es heute mittag in der mensa
hast du meine mail bekommen
muss ich was mitbringen
ändere danas stimme auf b
stimm für omar mit a
lösch die wünsche von raj
wie war das essen gestern
und wie wars im urlaub
wie lief die demo
wie war dein wochenende
kannst du meinen PR reviewen
die kaffeemaschine ist kaputt
wie wird das wetter
wer hat mein joghurt gegessen
deploy ist rot
schreib mir ein gedicht
das meeting gestern war super
muss den installateur anrufen
wlan passwort?
hat wer mein ladekabel gesehen
build auf main schon wieder kaputt
was ist die hauptstadt von australien
übersetz das bitte auf französisch
arbeite heute von zuhause
drucker hat keinen toner mehr
alles gute zum geburtstag lena!!
wie setz ich mein vpn zurück
gratuliere zum release
kann mich wer reinlassen, badge vergessen
der bug ist wieder da
die tests sind heut so flaky
wo sind die ersatztastaturen
neuer blogpost ist online
mein monitor flackert
schaut euch das video an lol
wer hat den schlüssel vom radraum
fix ist auf staging
bist du ein mensch
erzähl mir einen witz
was ist 2+2
der kuchen in der küche ist mega
die klima ist viel zu kalt
bitte zeiterfassung aktualisieren
rechnung 4711 ist noch offen
wie war dein wochenende
verkehr ist heut furchtbar
paket für dana liegt am empfang
kannst du das dokument zusammenfassen
raj hat prod geschrottet haha
logs voller 500er
ich liebe dieses lied
brauch zugriff auf das figma file
wie ist die staging url
hat wer ein aspirin
die katze ist über die tastatur gelaufen
merge jetzt
feueralarmtest um zwölf, keine panik
wo ist der tacker hin
omar super vortrag gestern
das essen war köstlich
wer ist präsident von frankreich
wie gehts dem baby ines
haben wir noch hafermilch
rollback ist durch
kunde xy beschwert sich über lange ladezeiten
habt ihr das match gestern gesehen
kannst du meine spesen freigeben
slack hängt heute
bitte die nda unterschreiben
lift steckt schon wieder
hat wer erfahrung mit kafka
was bedeutet idempotent
schreib grad die doku
tippfehler im readme, ist behoben
viel glück bei der demo
link zum retro board ist im wiki
velocity schaut schlecht aus diesen sprint
kann wer die pflanzen gießen
geschirrspüler ist voll
hab meine kopfhörer verloren
denkt dran den bildschirm zu sperren
grad in berlin gelandet, es regnet
die ci braucht ewig
wer hat den hdmi adapter
wieviel urlaubstage hab ich noch
der neue praktikant ist echt gut
platte voll auf node 3
mach mir ein bild von einem hund
magst du pizza, bot
glaub die api ist down
gehalt kommt diesen monat später
wie spät ist es
mein passwort ist abgelaufen
lest mal den artikel über remote arbeit
das design ist wunderschön, dana
jira ist heut so lahm
wer hat das fenster offen gelassen
wir haben den auftrag!!
kennt wer einen guten zahnarzt
schieb die tickets auf done
der linter meckert bei zeile 40
bestelle neue laptops, sagt mir welche größe
kannst du musik spielen
was ist der sinn des lebens
hab krapfen mitgebracht, stehen in der küche
bitte nächstes mal stumm schalten
dem kunden hat das sushi lokal übrigens gefallen
mach ein ticket auf für das login problem
ist der serverraum abgesperrt
bin so müde
wie ist die neue wohnung
"""
