"""What people write who cannot come after all, or not to all of it."""

ENGLISH = """
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
