"""What people write who cannot come after all, or not to all of it."""

ENGLISH = """
sorry folks, can't make it after all
something came up, i have to skip the meeting thursday
i know we settled on tuesday but my kid is sick, won't be there
gonna be 15 min late to the thing we agreed on
train's cancelled, i won't make the 9am
i can only stay for the first half tomorrow
ugh, client escalation. count me out of the 3pm that was fixed
running late, start without me
turns out i'm on a flight then, so no me on friday
i said yes but now the dentist moved my appointment, can't attend
have to drop off at 2:30, rest is fine
afraid i'm ill, please hold the meeting without me
double booked for our slot on monday, i'll miss it
my car broke down, not coming to the lunch we picked
cant come tmrw anymore sry
bad news: jury duty on the day we chose
emergency at home, i'm not going to be at the sync
so the wednesday we agreed on — i just got called to berlin, can't do it now
I must unfortunately cancel my participation, I became sick
i'll dial in 10 late, don't wait
hey won't make the team dinner tonight, migraine 🤕
it's decided i know, but i got an exam at that time, can't be there
can't do the full hour anymore, need to leave at quarter past
no longer available for the meeting you set
got pulled onto an incident, i'll be missing at 11
my flight's delayed so i'll only make the second half
plans changed on my end, thursday's appointment is out for me
stuck in traffic, be there 10:20ish
just tested positive so i won't be in the room on monday
school called, have to pick up my daughter, leaving our meeting early
apologies, i can't come to the retro we fixed for friday after all
kofi here, sadly not able to attend on the agreed date anymore
sorry can't make it on Thursday after all
I'll be about twenty minutes late
something's come up, count me out for tonight
gonna be late, bus broke down
I have to leave the meeting at half past
My daughter's ill, so I shan't be able to come tomorrow
can only join for the first half
running behind, start without me
tonight's off for me, migraine
won't make the call, client emergency
I know I said yes to Friday but I'm stuck at work
caught covid, so no game night for me
i'll pop in later, around 9 probably
Kindly excuse me from today's meeting, I have a fever
have to cancel my spot for saturday, car's dead
regrets from me for this evening
might only make the last ten minutes today
I'm going to miss the rehearsal, they put me on shift
ugh my flight's delayed so im not gonna be there at 6
have to bail on tmrw sorry guys
Unfortunately I cannot attend the meeting as agreed, there's been a death in the family
stuck in traffic, be there in 15
turns out I've got an exam the same day so I'm not coming
apologies, I must withdraw from Sunday's outing as my hip is playing up
I can dial in but not come in person tomorrow
need to skip the sync today
had to take the dog to the vet so not coming tonight
late again, sorry, 10 min
my shift got swapped, won't be at the ward party
can't come on the 12th any more
I'd be joining only after the break at today's session
oh no i double booked, can't do our fixed date
sick kid, not making it today 😞
autopanne, schaff's nimmer rechtzeitig
something came up, i can't make it thursday after all
sorry guys ill be 20 min late to the meetign
i have to bail on lunch, kid's sick
can only join for the first half hour
ugh, turns out i'm double booked, won't be there tomorrow
train's stuck, i'll be there around half past
have to skip today, migraine
bad news: can't come to the dinner anymore
i'll have to leave at 3 sharp so i miss the end
change of plans on my side, count me out for wednesday's meeting
won't make it. car broke down
i know i said yes but i'm out for friday
joining later, client call is dragging on
hey, i said i'd come to the lunch but the dentist only had that slot, so no
So sorry to do this last minute, but I'm unable to attend the workshop we fixed.
i'll dial in for just the second part
tested positive so i'm not coming to the team day
can't do our 2pm after all
ten min late, sorry, previous one overran
tell the others i'm not gonna make it tonight
oh no i totally forgot i'm on leave on the day we picked
got pulled into an incident, gotta drop out of the meeting at ten
am i too late to say i can't come tomorrow?
i'll be there but only from 4 on
school just called, have to pick up my son, so i'll miss it
flight got cancelled so there's no way i reach the kickoff
i can attend the review but have to go after 30 min
looks like i won't be there after all
on second thought i won't manage the 9am we agreed on, go ahead without me
something came up
i can't make it after all
i'll be late
have to leave early
my train is cancelled
sick today
sorry cant come tomorrow
kid is ill, won't be at the retro
running 10 min late
stuck in traffic, start without me
need to go at half past
i have to cancel my attendance on thursday
doctor's appointment popped up, can't do 3
got called into a client thing, i'm out for today
i'll only make the second half
wont make it
my flight's delayed so i miss the sync
turns out i can't on wednesday
down with the flu
plumber's coming exactly then, sorry
be there 15 past
double booked, can't attend design sync
unfortunately i am prevented from attending
overslept, coming later
i caught a cold, not coming in
emergency at home, gotta skip
tuesday no longer works for me
can only stay 20 minutes
missed the bus, might be late
my babysitter bailed
i said i could but i cant
dentist, i'll join at 11
have a migraine, skip today's meeting for me
on a train without wifi then, can't dial in
damn, i forgot i have a flight that day
i need to drop off after 30 min
change of plans on my side
prod incident, not gonna make it
i'm ill until friday
regrettably i must excuse myself from the meeting
car broke down
daycare called, must leave
jury duty thursday, so im not there
cannot attend anymore
laptop died, i'll be late to the call
got a clash now with the board call
gonna be a few min late
i'll have to duck out at 4
i tested positive, staying home
bit late, grabbing coffee with a customer first
my meeting before runs over, join later
grandma in hospital, i'm off tomorrow
trains on strike, cant get to berlin
can't do friday any more, sorry folks
wont be able to come to lunch, deadline
heads up, i'm arriving after the start
i need to bail on the dinner
the time we fixed is suddenly bad for me
calling in sick
raincheck for me today
ugh my boiler exploded, no way i'm making the 2pm
gotta pick up the little one early, so i'm dropping out of today's call
landlord wants to see me right at that time, sorry guys
locked myself out, gonna be late
can't be there tmrw, funeral
my voice is gone so today without me
flight got rebooked, landing at 4, no chance for the kickoff
fever 39, staying in bed
i need to skip the planning this once
boss just dropped something on me, might be 20 late
bike got a flat, walking, see you in a bit
so turns out my visa appointment is on that very day
only there for the first quarter of an hour then i must run
hate to do this but i'm no longer free at the agreed time
power's out at my place, can't connect
partner went into labour!!! you won't see me thursday
need to see a vet with the dog, can't attend
i'm still at customs so begin w/o me
please accept my apologies, an urgent matter keeps me from attending this afternoon
sorry sorry, that one clashes with my driving test
autobahn closed, eta unknown
i know i confirmed but now i have to be in court
throwing up since 5am. not coming
ferry is late so i'll be too
"""

GERMAN = """
I will arrive half an hour later than we decided, apologies.
will join only for the end, stuck at the customer
sorry, ich schaff es doch nicht
mir ist was dazwischengekommen, kann am donnerstag leider nicht mehr
kind krank, bin morgen beim termin nicht dabei
komme 20 min später, fangt schon mal an
ich kann doch nur bis halb vier bleiben
zug fällt aus, das 9-uhr-meeting schaffe ich nicht
Leider muss ich für den vereinbarten Termin absagen, ich bin krank geworden.
ich weiß ist schon fix aber ich hab da jetzt nen zahnarzt, bin raus für dienstag
werd erst zur zweiten hälfte da sein
steh im stau, wird später bei mir
hab zugesagt aber muss jetzt doch zum kunden, ohne mich am freitag
muss leider früher weg aus unserem termin
bin am beschlossenen tag jetzt auf dienstreise, kann nicht kommen
zum mittagessen heute schaff ichs doch nicht mehr, deadline
ich verspäte mich um eine viertelstunde zum gemeinsamen Termin
habe mich vertan, am ausgemachten mittwoch bin ich gar nicht da
kann jetzt doch nicht kommen, mfg tom
hab corona, wird nix mit montag
nur die erste halbe stunde krieg ich hin, danach hab ich notfall-call
meine Tochter muss abgeholt werden, ich fehle also morgen um drei
will have to duck out early from the party, babysitter
ich schaffs heute doch nicht
komm 20 min später
muss leider für morgen absagen, kind krank
Leider bin ich verhindert und kann heute Abend nicht kommen
steh im stau, fangts schon mal an
kann nur bis 19 uhr bleiben heute
hab doch dienst bekommen, bin am samstag nicht dabei
mir is was dazwischenkommen, i kumm heut ned
zug verspätet, werd erst um 9 da sein
Ich muss mich für die Sitzung am Dienstag entschuldigen
lieg flach mit fieber, ohne mich heute
bin beim ersten teil nicht da, komm nach
muss früher weg beim treffen
hab zwar zugesagt aber freitag geht bei mir jetzt doch nicht
Ich werde mich um eine Viertelstunde verspäten
komme doch nicht zum spieleabend, sorry leute
Wegen eines Arzttermins kann ich am vereinbarten Tag nur kurz vorbeischauen
bin morgen nur online dabei statt vor ort
muss passen für heute, kopfweh
mir ist was dazwischengekommen, ich kann donnerstag doch nicht
komme 20 minuten später zum meeting, sorry
muss leider fürs mittagessen absagen, kind krank
kann nur die erste halbe stunde dabei sein
bahn steht, ich schaffs erst gegen halb
fangt ohne mich an, ich komm später dazu
doch nich dabei morgen, hab nen doppeltermin übersehn
ich muss um drei weg, den rest verpass ich dann
tut mir leid, bin heute raus, migräne
Leider kann ich an dem vereinbarten Workshop nun doch nicht teilnehmen.
auto kaputt, ich komm nicht
hab zwar zugesagt aber freitag wird bei mir doch nichts
kundencall zieht sich, stoße später dazu
mist, an dem tag den wir ausgemacht haben hab ich urlaub, kann also nicht kommen
sag den anderen bitte dass ich heute abend nicht komme
bin positiv getestet, teamtag ohne mich
die kita hat angerufen, muss los und verpasse den termin
schaffe unser meeting um 2 doch nicht
10 min verspätung bei mir
wollte nur bescheid geben, ich bin erst ab vier dabei
flug gestrichen, kickoff ohne mich leider
jetzt kann ich doch nicht zum essen mit, tut mir echt leid
mir ist was dazwischengekommen
kann doch nicht
ich komm später
muss früher weg
mein zug fällt aus
bin heute krank
sorry schaff es morgen nicht
kind krank, bin nicht bei der retro
10 min verspätung
steh im stau, fangt ohne mich an
muss um halb weg
ich muss meine teilnahme am donnerstag absagen
arzttermin reingekommen, um 3 gehts nicht
muss zu nem kunden, heut ohne mich leider
schaffs nur zur zweiten hälfte
schaff ich nicht
flieger hat verspätung, verpass den sync
mittwoch geht bei mir doch nicht
lieg mit grippe flach
der installateur kommt genau dann, sorry
bin erst viertel nach da
doppelt gebucht, kann nicht zum design sync
leider bin ich verhindert
verschlafen, komm später
bin erkältet und komm nicht rein
notfall zuhause, muss passen
dienstag passt mir nimmer
kann nur 20 minuten bleiben
bus verpasst, wird knapp
babysitter hat abgesagt
hab gesagt ich kann, geht aber doch nicht
zahnarzt, bin ab 11 dabei
hab migräne, lass das meeting heute aus
sitz da im zug ohne netz, kann mich nicht einwählen
mist, hab vergessen dass ich an dem tag fliege
muss nach 30 min raus
planänderung bei mir
prod brennt, das wird nix bei mir
bis freitag krankgeschrieben
ich muss mich für die sitzung leider entschuldigen
auto kaputt
kita hat angerufen, muss los
donnerstag gerichtstermin, bin nicht da
kann nicht mehr teilnehmen
laptop ist hin, komm später in den call
hab jetzt ne überschneidung mit dem board
werd paar minuten später da sein
um 4 muss ich mich verdrücken
bin positiv getestet, bleib daheim
bin no bim kund, chume spöter
das meeting davor zieht sich, komm nach
oma im krankenhaus, morgen bin ich weg
bahn streikt, komm nicht nach berlin
freitag kann ich nun doch nicht, sorry leute
wird nix mit mittagessen, hab abgabe
vorwarnung, ich komm nach beginn
geht si bei mir doch ned aus
die fixe zeit ist bei mir auf einmal blöd
meld mich krank
heute muss ich leider absagen
heizung ist hin und der monteur kommt um zwei, bin dann weg
oh mann, schwiegermutter im anmarsch, ich bin ab vier nimmer da
sorry leute, beerdigung, morgen bin ich nicht da
bin im spital gelandet, kann heut nicht kommen
39 fieber, bleib im bett
hab meine hexenschuss wieder, lieg am boden, keine chance heute
s-bahn steht seit 20 min, keine ahnung wann ich ankomm
sitz in der falschen bahn, wartet nicht
stimme weg, heut kann ich nicht
kita streikt schon wieder, also bin ich donnerstag leider nicht dabei
kann nur die ersten zehn minuten, dann muss ich flitzen
da kam grad ein audit rein, ich fehl um elf
mein internet ist tot, wird wohl nix mit dem videocall
pass vergessen, flug weg, workshop also ohne mich
reifen platt, ich lauf, bis gleich
dat wird nix bei mir, wasserrohrbruch
der termin beißt sich jetzt mit meiner fahrprüfung
verquatscht, bin unterwegs, 5 min
bei uns ist stromausfall, komm nicht rein
das auto springt nicht an bei der kälte, ich komm wenn der adac da war
wehen haben eingesetzt, donnerstag seht ihr mich nicht!!
einspringen müssen für ne kollegin, kann jetzt doch nicht
nach der hälfte bin ich weg, anderer termin
i schaff's erst zum schluss, schneechaos
fähre zu spät, ich auch
"""
