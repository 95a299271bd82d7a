"""What people tell of somebody else."""

ENGLISH = """
raj is on leave that week
dana never eats fish
omar can't do mornings, he has the school run
just fyi tom's in munich till thursday
priya works only half days
mehmet is fasting this month
lena told me tuesday is bad for her
sophie's allergic to nuts
ines is on sick leave until the 14th
the boss has board meetings all wednesday
don't count on raj on monday, he's moving house
my colleague dana said that she is free only after four
tom doesn't drink alcohol
i know that omar is in a training both days
priya is in india so her evening comes early
heads up, mehmet's back on the 3rd
lena's vegan btw
kofi would hate the karaoke place, trust me
sophie starts her parental leave next month
ines has the only license for that tool, so keep that in mind
he's in customer calls all afternoon, our tom
raj mentioned he'd prefer something spicy
the interns have uni on thursdays
Dana is travelling, she comes back the Wednesday
omar's wife is due that week, so he'll be out
tom hates jira, in case that matters
kofi's calendar says out of office mon-wed
as far as i know priya can't before ten
mehmet's knee is busted, no bowling for him
the design team is at a conference on tuesday
sophie keeps kosher
ines picks up her kid at 3 sharp
legal's people are all away on bridge day
dana isst keinen fisch
kofi sitzt am freitag im flieger
priya arbeitet nur halbtags
ines muss um drei ihr kind abholen
Mei can't do Tuesdays, she's got class
fyi Bob's allergic to peanuts
Our keeper has an exam on the 12th
my wife says any evening but Thursday is fine for her
Helga told me she'd rather have something quiet
the twins won't be back from Spain till the 20th
Sam starts his nights on Monday so he'll be asleep in the mornings
Mrs Banerjee is vegetarian, please bear that in mind
leah's got covid so she wont manage this week
The professor is travelling to Kyoto between the 3rd and the 10th
I happen to know that Owen loves Indian food
Suresh has a client visit on that day
Abby only gets out of lectures at 4
dad doesn't do heights so climbing's no good for him
the physio is only in on Wednesdays
Kofi asked me to pass on that he's free after six
just so you know, nina is at a wedding on saturday
Hilda's in a wheelchair so stairs would be a problem
Tyler has football Thursdays
My colleague Anneke doesn't eat fish
the interns are away at their course on Friday
Jack mentioned he could make the Sunday after all
Ruth hates long games, she told me as much
the french guys land at noon so before that they can't
mum's surgery is on the 5th, so she's out that day
zoe prefers the cheap one
our drummer broke his wrist, no bowling for him
Ana's on call till midnight Friday
pretty sure Mo is fine with whatever as long as it's halal
the head nurse has her meeting at 2, so she'd only be free from 3
Half of the U14 parents are skiing in that week
fyi anna doesn't eat meat
maria told me she can only do afternoons on thursday
just so you know tom's still at the dentist, he'll be out til 3
our new guy is in lisbon so he's an hour behind us
jen can't make tuesday she asked me to pass it on
pretty sure lukas has his kid on fridays
Kim has a client call at 2 that day, that won't work for her
ben is sick, i doubt he'll be online before monday
and priya is vegan, remember
i think sam's flight lands at noon so nothing before that for him
the design folks have their all-hands wednesday morning
oh and my manager hates video calls after five
not sure it matters but olga is allergic to nuts
just talked to dave in the kitchen, he's fine with any day
pete's on parental leave till march
she won't be there on the 12th, she's getting married lol
talked to hannes, monday's out for him
our cto is travelling all of next week
the whole berlin office has a public holiday on thursday
mike prefers the cheap place, he said so at lunch
sara works half days, mornings only
heads up, jonas' laptop died so he can't reply today
chris just texted me, he's stuck in traffic and can do later only
btw nina doesn't drink, so maybe that counts
ahmed is fasting this month so lunch is kind of pointless for him
I spoke with Ines on the phone and she would rather have it in the second half of the week.
leo's got exams until the 20th
joe is off sick again, poor guy, don't count on him this week
my two interns are at school on mondays and tuesdays
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
kofi will be on a plane on friday
raj hat da urlaub
omar kann morgens nicht, der bringt die kinder weg
tom ist bis donnerstag in münchen
lena hat mir gesagt dass dienstag schlecht für sie ist
mehmet fastet gerade
sophie hat ne nussallergie
ines ist noch krankgeschrieben
der chef ist mittwoch den ganzen tag in der geschäftsleitung
zur info: Frau Lehmann ist erst ab dem 14. wieder im Büro.
lena ist übrigens veganerin
die praktikanten haben donnerstags uni
omar wird nächste woche vater, der ist dann weg
tom mag kein sushi, nur so als hinweis
soweit ich weiß kann priya nicht vor zehn
das ganze designteam ist dienstag auf konferenz
mehmet hat nachmittags kundentermine, sagt er
remember Fatima will be fasting that month
Mr Whitcombe will be late back from the allotment on Tuesdays
der Jakob ist nächste Woche im Urlaub
Susi kann mittwochs nicht, da hat sie Yoga
Meine Frau hätte am Samstag Zeit
der ferdl mag keinen fisch
Frau Steiner ist bis zum 15. auf Kur
leon schreibt am donnerstag mathe, da kann er nicht
die Heidi verträgt kein Gluten
Der Kollege Baumann hat am Freitag Nachtdienst
ich weiß, dass Selin erst ab 18 uhr rauskommt
der Opa kommt die Stiegen nimmer rauf, bitte bedenken
Mirko hat gemeint, ihm passt der Sonntag
die andi is am 8. in wien auf am kongress
mein Chef ist da auf Dienstreise
Yannick ist krank bis Freitag
die zwillinge haben dienstag immer training
Herr Egger hat mir gesagt, vormittags gehe es bei ihm nicht
lara isst nur vegan, das fällt mir grad ein
Der Hausmeister sperrt am Samstag erst um zehn auf, vorher ist er nicht da
unser Tormann hat da Firmung von seinem Patenkind
Beat hat den Zug um 16:32, länger kann er nicht
raj hat da urlaub, he's on bali lol
die anna isst kein fleisch, nur zur info
tom ist bis 15 uhr beim zahnarzt
Maria lässt ausrichten, dass sie donnerstags nur nachmittags kann
lukas hat freitags immer seine tochter glaub ich
unser cto ist nächste woche komplett auf reisen
ben ist krank, der meldet sich vor montag eher nicht
hab grad mit hannes telefoniert, bei ihm geht montag nicht
und der jonas ist allergisch gegen nüsse
die kollegen in münchen haben am donnerstag feiertag
petra ist in elternzeit bis märz
sabine kann am 12. nicht, die heiratet da :D
Kim hat um zwei einen Kundentermin, das wird bei ihr nichts
weiß nicht obs wichtig ist, aber nina trinkt keinen alkohol
der neue sitzt in lissabon, der ist ne stunde hinterher
ole hat kein laptop grade, der kann heute nicht antworten
meine azubis sind montags und dienstags in der berufsschule
chris steht im stau, der kann erst ab elf
der chef mag keine calls nach fünf
Frau Krüger arbeitet nur vormittags
mit dave hab ich in der küche geredet, dem ist jeder tag recht
jenny steckt bis freitag in der prüfungsphase, die hat keinen kopf dafür
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
