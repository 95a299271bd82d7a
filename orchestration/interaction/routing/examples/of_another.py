"""What people tell of somebody else."""

ENGLISH = """
omar is on holiday
ines does not eat fish
dana said b is fine for her
raj can't on tuesday he told me
lena's sick today
omar would prefer mornings
ines is only in on wednesdays
dana votes for sushi, she asked me to pass it on
raj is in the us this week so mind the time
lena will be late
omar is vegetarian btw
ines has parental leave til june
dana's out of office until monday
raj wants pizza
lena is fine with everything
omar told me he's free after 3
pls note that ines cannot attend on thursday
dana has a workshop all day friday
raj hates mondays
lena said she'd take a or c
omar's phone is broken, he says yes to tuesday
for ines any day works she says
dana is part time, only until noon
raj is against jira
lena cant do before 10 cause of the kid
omar is allergic to peanuts
i spoke to ines, she'd go for linear
dana can only join remotely
raj's train got cancelled, he won't make it
lena picked berlin she just told me in the kitchen
omar is busy til 2 that day
ines prefers something cheap
mr raj has informed me that he is unavailable next week
dana likes early slots better
lena doesnt mind when
mehmet just called, he's stuck at a client until four
sophie asked me to tell you she's good with both
tim doesn't do seafood
kofi is off the grid this week
for priya it has to be before three, she picks up her twins
carla isn't back until the 15th
my colleague hannes can do wed and thu only
jonas says c
bea has her day off on monday
@sven is down with covid
yuki prefers the late slots because of tokyo time, she mentioned that in the hallway yesterday
mehmet wants the cheapest one
fyi marta no longer eats meat
tim would be ok with notion if it has to be
sophie will only manage the second half
hannes has no access to slack today, he's for the loft
kofi doesn't work fridays
carla thinks otter is the best name
priya's flight lands at 1, so nothing earlier for her
jonas is against the 8 o'clock
according to bea any afternoon is alright for her
i have it from tom that tuesday is out for him
yuki goes with whatever the team wants
marta has an exam on thursday
sven can't stand karaoke
the intern told me he's available mon to wed
mehmet leaves at five sharp
on behalf of ms carla: she agrees to option two
sophie's kid is sick so she's not coming today
tim might be ten minutes late, he just texted
hannes rather not mondays
my boss is booked solid until friday
kofi has ramadan right now so lunch is tricky for him
bea ranks berlin first, vienna last
poor jonas broke his leg, he can only do remote for a while
priya objects to the plan, she'll explain later
tom is happy with the date
yuki gets seasick, so no boat for her
marta said no to jira
sven has physio on wednesday mornings
"""

GERMAN = """
omar hat urlaub
ines isst keinen fisch
dana meint b passt für sie
raj kann am dienstag nicht hat er gesagt
lena ist heute krank
omar wärs vormittags lieber
ines ist nur mittwochs da
dana stimmt für sushi, soll ich ausrichten
raj ist diese woche in den usa, also zeit beachten
lena kommt später
omar ist übrigens vegetarier
ines ist in karenz bis juni
dana ist bis montag nicht im büro
der raj will pizza
für lena passt alles
omar hat mir gesagt er kann ab 3
bitte beachten dass ines am donnerstag verhindert ist
dana hat freitag den ganzen tag workshop
raj hasst montage
lena hat gemeint sie nimmt a oder c
omars handy ist kaputt, er sagt ja zu dienstag
bei ines geht jeder tag sagt sie
dana arbeitet teilzeit, nur bis mittag
raj ist gegen jira
lena kann nicht vor 10 wegen dem kind
omar hat ne erdnussallergie
hab mit ines geredet, sie wär für linear
dana kann nur remote dazukommen
rajs zug fällt aus, der schaffts nicht
lena nimmt berlin, hats mir grad in der küche gesagt
omar ist an dem tag bis 2 verplant
ines mag lieber was billiges
de raj isch nächscht wuche i de ferie
dana sind frühe slots lieber
der lena is es wurscht wann
mehmet hat grad angerufen, hängt bis vier beim kunden
lukas sitzt im zug und hat kein netz, er kann ab zwei
der tim mag keine meeresfrüchte
bei der resi gehts nur wenn die oma auf die kinder schaut, also eher nachmittags
bei priya muss es vor drei sein, sie holt die zwillinge ab
aylin lässt ausrichten dass sie für die therme ist
kollege hannes kann nur mi und do
unser chef mag keine meetings vor neun
die bea hat montag frei
der florian ist auf kur bis ende monat
yuki wären späte slots lieber wegen der tokioter zeit, hat sie gestern am gang erwähnt
frau berger wäre der freitag lieber
marta isst neuerdings kein fleisch mehr, nur so zur info
pauli kann nix mit kümmel essen
sophie packt nur die zweite hälfte
da lukas hod gsogt eam is olles recht
am freitag arbeitet kofi nicht
aylin ist schwanger, also kein sushi für sie
priyas flieger landet um eins, vorher geht bei ihr nix
die linzer haben am 4. feiertag
laut bea geht bei ihr jeder nachmittag
max kommt mit krücken, bitte nix mit treppen für ihn
yuki schließt sich der mehrheit an
resi enthält sich, hat sie mir am telefon gesagt
sven kann karaoke nicht ausstehen
florian hat seinen kalender nicht gepflegt, in wahrheit ist er mi und do komplett weg
mehmet muss pünktlich um fünf los
mein kollege pauli steckt im stau
sophies kleine ist krank, die kommt heut nicht
aylin würd auch a nehmen wenn b nicht geht
hannes ungern montags
der azubi ist donnerstags in der berufsschule
kofi fastet grad, mittagessen ist bei ihm schwierig
max meinte er wär gegen den firmenlauf
jonas hat sich das bein gebrochen, kann ne weile nur von daheim
frau berger muss um drei zum flughafen
dem tom taugt der termin
lukas ist halt morgenmuffel, dem passt elf besser
marta hat nein zu jira gesagt
d'resi cha am mäntig nid
"""
