"""More of what people write that has nothing to do with a decision."""

ENGLISH = """
no idea tbh
no clue honestly
those reminders are a bit much
reminders like that annoy everybody
delete raj's data from the old server
the reminders drive me mad
it's pouring outside, anyone got an umbrella
did you see the match last night
my kid lost his first tooth yesterday 🦷
what are you all watching on netflix
why did the chicken cross the road? to avoid the standup
bayern lost again hahaha
35 degrees and no ac, i'm melting
finally finished the marathon, 4:12!
our cat had kittens
anyone been to lisbon? we're flying there in august
that finale of the bear though, wow
my tomatoes are growing like crazy this year
i slept like 3 hours, baby's teething
snow in april, unbelievable
new puppy pics, you're welcome
Who is going to the concert on Saturday in the stadium?
i burned my tongue on the coffee again
there's a double rainbow over the car park
how's the new apartment, tom?
my bike got stolen, berlin life
just back from hiking, legs are dead
a programmer walks into a bar... you know the rest
do you play chess, kofi?
congrats on the baby, mehmet ❤️
the sunset today was unreal
i hate mondays
my grandmother turned 90, we danced until 2
dune is way better as a book
anyone else hooked on that bread baking thing
vfb fans unite
Yesterday we were at the lake with the children, it was very nice.
guess whose car failed the inspection lol
schalke steigt eh wieder ab
did you see that goal last night
it's bucketing down here
my toddler painted the dog
anyone watching the new season of Slow Horses
happy friday y'all
how was Cornwall?
my sourdough collapsed again 😭
why did the scarecrow win an award? outstanding in his field
The cherry blossom by the canal is gorgeous right now
what a match, kohli was on fire
guess who got a puppy
I ran my first 10k on Sunday
this heat is killing me
my grandmother turned 90 at the weekend, big do
we got the keys to the flat!!
can't believe they killed him off in the finale
Have you tried the new gelato place in the old town? Heavenly.
my kid lost her first tooth today
trains were a mess again this morning
traffic at silk board was unreal today
who else is sleepy after lunch lol
arsenal bottled it again
Snow in April, honestly
I spent the whole weekend assembling an IKEA wardrobe
does anybody know a good plumber near Hove
elden ring has ruined my sleep
congrats on the baby Steph!
my cat just walked over the keyboard
Diwali at my parents' was so loud and so good
bake off was robbed
The sunset from the hospital roof yesterday, wow
just finished a 1000 piece jigsaw and one's missing
anyone else's hay fever terrible today
fantasy league: i'm top suckers
habts des spiel gestern gsehn
meine tomaten werden heuer riesig 🍅
endlich schnee, skifahren!!
did anyone see the match last night, what a goal
my kid drew on the wall with permanent marker lmao
it's raining sideways out here
happy friday people
ok who's watching the new season of severance
just burned my tongue on the coffee, great start
my cat is sitting on the keyboard again
why do programmers confuse halloween and christmas? oct 31 = dec 25
we finally moved into the new flat, boxes everywhere
went hiking on sunday and my legs are dead
it's 34 degrees in my home office send help
haha that meme
congrats on the baby!!
someone on this train is eating fish. at 7 am.
is it just me or did january have 90 days
the dog of our neighbours barked all night
bought a new bike yesterday, she's a beauty
anybody into bouldering here
germany out in the group stage again, classic
My daughter lost her first tooth this morning and now wants a tooth fairy contract.
i can't believe they cancelled that show
finally snow!!
guess who locked himself out of the house
so how was the wedding?
i'm so tired, the little one woke up four times
that concert on saturday was insane
you all have to try this sourdough recipe
ran my first 10k on the weekend btw
the heating's broken at home, typing with gloves on
tell me a joke convene
bahn steht seit 40 minuten vor hannover, stimmung top
endlich schnee
hsv steigt eh wieder ab
umzug geschafft, sitze zwischen kisten
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
keine ahnung ehrlich gesagt
weiß nicht so recht
die erinnerungen sind nervig
wie war euer wochenende
was für ein mistwetter heute
habt ihr das spiel gestern gesehen
meine kleine hat den ersten zahn verloren
was guckt ihr grad so auf netflix
kommt ein bug in eine bar und sagt: kein fehler, ein feature
35 grad, ich schmelze
unsere katze hat junge bekommen
war jemand schon mal in lissabon? wir fliegen im august hin
der tatort am sonntag war ja mal gar nix
endlich den halbmarathon geschafft, unter zwei stunden!
mir haben sie das rad geklaut
schnee im april, ich glaubs nicht
hab kaum geschlafen, das baby zahnt
Am Samstag waren wir mit den Kindern im Zoo, herrlich.
mein balkon sieht aus wie ein dschungel, so viele tomaten
glückwunsch zum nachwuchs, mehmet
ich kann montage nicht leiden
bei uns schüttet's seit drei tagen
mein kleiner hat heut das erste mal rad gefahren
Der Tatort am Sonntag war ja wieder nichts
hab mir am wochenende den knöchel verknackst beim wandern
schönes wochenende euch allen
der kaffee heute schmeckt wie spülwasser
Unsere Katze hat fünf Junge bekommen
wie war's in italien?
stau auf der tangente, eh klar
kennt wer einen guten friseur in linz
was für ein krasser sonnenuntergang gestern
Treffen sich zwei Jäger, beide tot
Der FCB hat wieder verloren, ich könnt heulen
hab das ganze wochenende zelda gezockt
Herzlichen Glückwunsch zum Enkel, Renate!
mir ist so heiß, 35 grad im büro
der neue spiderman is leider fad
habt ihr das spiel gestern gesehen, was für ein tor
mein sohn hat mit edding an die wand gemalt
es regnet quer hier
hab mir grad die zunge am kaffee verbrannt
wer guckt eigentlich auch die neue staffel
unsere katze sitzt schon wieder auf der tastatur
34 grad im homeoffice, ich zerfließe
Glückwunsch zum Nachwuchs, ihr zwei!
waren am sonntag wandern, ich spür meine beine nicht mehr
und, wie war die hochzeit?
der kleine war fünfmal wach heute nacht
hab mir ein neues rad gegönnt
jemand hier der auch bouldert
heizung kaputt, tippe mit handschuhen
wie war dein urlaub so, sonne gehabt?
kann mir mal wer erklären warum der januar 90 tage hat
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
