"""More of what people write that has nothing to do with a decision."""

ENGLISH = """
i'm so tired
how's the new apartment
we talked a lot yesterday, good stuff
my dog is vegetarian lol
please restart the db
elections are on sunday, dont forget to vote in real life
someone parked in my spot
convert 30 usd to eur
version 2.4 is out
lena i sent you the slides
great retro yesterday folks
recipe for banana bread?
the toilet on 2nd floor is clogged
can we get standing desks
i'll grab a coffee, brb
the graph in grafana is weird
my train had wifi today, wonders never cease
who's on call this week
shoutout to raj for fixing the pipeline
the docs say otherwise
is python or go faster
the cleaning crew comes at six
feature flag is on for everybody
what's the score
i have a headache from this legacy code
kindly find attached the quarterly report
please use the new template for letters
anyone up for table tennis
the vendor hasnt answered my mail
when was the company founded
hand in your receipts at accounting
test
test test 123
asdf
asdfghjkl
lorem ipsum
what is 17*23
translate "guten appetit" to spanish
fix the css on the landing page
review pls https://github.com/acme/web/pull/482
lgtm
can you write me a regex for emails
the app crashes when i rotate the phone
fuck this printer
omg my neighbour is drilling again
had the worst ramen of my life yesterday, hair in it and everything
we're out of toilet paper
anyone else getting a 403 on the dashboard
give me a synonym for robust
ssl cert expires on sunday
why is npm install so slow
tell me something about bees
null pointer in checkout service, looking into it
just spilled tea all over my desk
https://www.youtube.com/watch?v=dQw4w9WgXcQ
draft an email to the landlord for me
who won the grand prix
this codebase is cursed
i'm on the 3rd coffee already
can you order paper clips
what does ETA mean
the customer meeting went horribly wrong lol
wtf
my mouse battery died
bump the version to 1.8.2 before you tag it
are you chatgpt
the mood in sales is bad today
pls summarise this thread for me
who turned off the heating
rewrite this paragraph so it sounds friendlier
i adopted a hamster, pics follow
docker is eating all my ram
why did the chicken cross the road
next time please squash your commits
the lunch vote took longer than the lunch itself haha
my calendar app keeps crashing on android 14
found a red umbrella in the hallway, it's at the front desk
set the log level to debug on prod please
idk
new phone who dis
the sun is out!!
how tall is mount everest
can you set a timer for 10 minutes
so i told him i'm not paying 14 euros for a sandwich and he just laughed
is the intranet down for you too
cherry picked it onto the release branch
congrats on the baby marta!!
the word file is corrupted
blah blah
what's the exchange rate for swiss francs
my badge doesn't open the garage
i hate mondays, who doesn't
tomorrow it's supposed to snow, drive carefully
great minutes from the kickoff, carla, thanks for typing them up
run the migration script again
does anybody know how to exit vim
need the vat number for the invoice
the votes in parliament were close yesterday
xkcd of the day is hilarious
look at this dog
could you check my spelling in the attached doc
remember when we had that awful offsite in the rain
the memory leak is in the worker pool i think
left my lunch on the bus, there goes my curry
qwertz
ugh
the webhook returns 502 every second request
what is the airspeed velocity of an unladen swallow
the vending machine swallowed my coin
staging password please, dm me
"""

GERMAN = """
haben gestern viel geredet, war gut
mein hund ist vegetarier lol
bitte db neu starten
am sonntag ist wahl, geht wählen leute
da parkt einer auf meinem platz
rechne 30 usd in eur um
version 2.4 ist draußen
lena hab dir die folien geschickt
coole retro gestern
rezept für bananenbrot?
klo im 2. stock ist verstopft
kriegen wir stehpulte
hol mir nen kaffee, bin gleich da
die kurve in grafana ist komisch
im zug gabs heut wlan, es geschehen wunder
wer hat diese woche bereitschaft
props an raj fürs fixen der pipeline
in der doku steht was anderes
ist python oder go schneller
putztrupp kommt um sechs
feature flag ist jetzt für alle an
wie stehts beim spiel
krieg kopfweh von dem legacy code
anbei erhalten sie den quartalsbericht
bitte die neue vorlage für briefe verwenden
wer hat lust auf tischtennis
de drucker spinnt scho wieder
wann wurde die firma gegründet
belege bitte in der buchhaltung abgeben
hallo test 1 2
jklö
bla
was gibt 17 mal 23
übersetz mir "see you later" auf italienisch
schau mal über meinen pull request drüber bitte
das css auf der landingpage ist zerschossen
schreib mir ne regex für telefonnummern
die app schmiert ab sobald man das handy dreht
scheiß drucker
der nachbar bohrt schon wieder, ich werd wahnsinnig
gestern die schlechteste pizza meines lebens gegessen, innen noch gefroren
klopapier ist aus
kriegt ihr auch nen 403 am dashboard
zertifikat läuft sonntag ab
wieso dauert npm install so lang
erzähl mir was über bienen
hab grad tee über den ganzen schreibtisch gekippt
https://www.heise.de/news/irgendwas.html lest das mal
formulier mir ne mail an den vermieter
wer hat gestern das rennen gewonnen
dieser code ist verflucht
schon der dritte kaffee heute
bestell bitte büroklammern nach
wofür steht die abkürzung roi
das kundengespräch ging voll in die hose lol
oida
meine maus hat keinen saft mehr
version auf 1.8.2 heben bevor du taggst
bist du chatgpt
stimmung im vertrieb ist mies heute
fass mir den thread zusammen
wer hat die heizung abgedreht
schreib den absatz so um dass er freundlicher klingt
hab jetzt nen hamster, fotos folgen
docker frisst meinen ganzen ram
kennst du den mit dem huhn
nächstes mal bitte die commits squashen
die abstimmung gestern hat länger gedauert als das essen selber haha
mein kalenderprogramm stürzt dauernd ab
roter schirm am gang gefunden, liegt beim portier
stell das loglevel auf prod bitte auf debug
kA
endlich sonne!!
wie hoch ist der großglockner
stell nen timer auf 10 minuten
und dann sag ich zu dem, 14 euro für ein sandwich zahl ich nicht, und der lacht nur
ist das intranet bei euch auch weg
habs auf den release branch gecherrypickt
glückwunsch zum nachwuchs marta!!
das word file ist kaputt
blabla
wie steht der franken zum euro
mein badge sperrt die garage nicht auf
wer mag schon montage
morgen solls schneien, fahrt vorsichtig
super protokoll vom kickoff, carla, danke fürs tippen
lass das migrationsskript nochmal laufen
wie kommt man aus vim raus
brauch die uid nummer für die rechnung
die wahl in bayern war ja knapp gestern
schaut euch den hund an
schau bitte über die rechtschreibung in dem dokument
wisst ihr noch das verregnete offsite damals, was haben wir gefroren
der memory leak steckt glaub ich im worker pool
hab mein essen im bus liegen lassen, tschüss curry
mimimi
seufz
webhook liefert jedes zweite mal 502
der automat hat meine münze gefressen
staging passwort bitte per dm
fenster zu, es zieht
do regnts scho wieda eine beim dachfenster
wie viel ram hat der neue laptop
hat jemand das figma umbenannt, find nix mehr
ich krieg die krise mit diesem excel
mach mir mal ein logo mit nem fuchs
lösch bitte den alten branch
der rauchmelder im dritten piepst
kannst du mal über meinen pull request schauen
schaust du dir bitte meinen code an wenn du zeit hast
könntest du meinen merge request freigeben
"""
