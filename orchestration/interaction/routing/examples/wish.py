"""What people write that suits them, in one session."""

ENGLISH = """
travelling the whole of next week
between 2 and 5 singapore time, mon to wed
after 3 works
i'm free all day wednesday
something cheap please
can't do thursday, dentist
mornings next week are fine
nothing in particular, nothing special
anything but monday
only between 10 and 12 tmrw
this week's packed, next week is better
somewhere within walking distance would be nice
in the mood for something spicy today
i have a call until 2, afterwards i'm available
the tool should have a free tier
Wednesday I cannot, but Thursday is possible for me.
i'm travelling mon-tue so later in the week
early is good, before 10 ideally
outdoors if the weather holds
idk maybe friday noonish? thursday's a no
i could squeeze in half an hour on thursday at 4
on vacation from the 5th till the 9th
nothing with subscriptions again, pls
can do everything except wednesday morning
light lunch today, had a huge breakfast
i'm flexible, any day works
earliest for me would be 11:30 on tuesday
the colour shouldn't be too bright
wed pm good, thu am meh, fri no way
diesmal keinen fisch
anything past 7 in the evening is fine by me
pls not wednesday, night shift
cant do sat got a match in leeds
would rather we kept it under 15 quid a head
somewhere without stairs if poss, my knee's still dodgy
I'm free as a bird next week tbh
Monday I'm tied up until 4, after that I'm all yours
no nuts for me please, allergic
something we can learn in ten minutes, not another 4 hour Twilight Imperium
only the morning of the 22nd, in the afternoon I'm at the dentist
wouldn't mind something with a veggie option this time 🌱
Kindly consider only post-lunch slots on Tuesday from my side
Thursday's a write-off, two deliveries and a fire inspection
for the name I'd prefer one short word, nothing with "tech" in it
I can make the 8th work if it's quick
flying to pune sunday night so anything before that pls
my centrifuge run ends at 3, so any slot later than that today
next week's a nightmare except Tuesday
weds 6pm would be perfect for me
not sushi again, I beg you
between 12 and 2 on Friday I'm in surgery, otherwise open
honestly any evening that isn't the champions league final suits me
I could come on the Sunday but would have to be gone by five
maybe the weekend after next, this one I'm at my sister's wedding
half past eight on Tuesday is a touch early for me
tues = bad, thurs = good, rest = meh
am dienstag hob i leider training
something cheap would be nice, end of the month and all
i cna do wed or thu morning
no fish please
anything but friday afternoon, got a train to catch
not too spicy, my stomach's acting up
would love something outdoors if the weather's ok
10 to 12 is good, after lunch i'm useless
any day, but before school pickup at half two
short name please, something you can say on the phone
whatever tool we get, it should run on linux
earlier the better for me
thursday fits. friday only if it must be
rather walking distance, i've only got 45 min for lunch today
could live with wednesday
vegetarian for me this time
late afternoon my time would be best, i'm in austin this week
Preferably in the second half of the month, since we close the books before that.
no sushi again i beg you
and on the wednesday i can only til 11
i'm flexible, just not over lunch
nothing that needs a credit card to try out
tomorrow doesn't suit me
ab 15 uhr gerne
donnerstag passt, freitag nur zur not
monday is bad
anything after 2
not too expensive
i don't care when
tuesday or wednesday would be great
can't on thursday this week
mornings please
any time works for me
only between 10 and 12
not before 9:30 tomorrow
i'm free all wednesday
thursday 3pm is perfect for me
prefer tue, wed if need be
something vegetarian pls
close to the office would be nice
next week is full, the week after is fine
friday no chance
as short as possible
i have a call from 1 to 2, rest is ok
online would be better
late afternoon, say 4ish
whenever, im flexible
not on the 12th
nothing spicy
i'd rather not do monday but could
would be good to keep it under 15 euros
wednesday after lunch suits me
tues morning impossible, client visit
could do thu or fri, not before 11
i'm travelling until wednesday
mon 9-11, tue all day, wed not at all
it should work offline as well
the name ought to be short
no chains please
30 min is plenty for me
best would be right after standup
i can make any day but tuesday
half past two or later
only if its remote
early is fine, late isn't
not friday afternoon plz
somewhere we can sit outside
week of the 20th works best
don't want it to take more than an hour
would prefer a tool with an api
free on mon and thu, otherwise slammed
i've got the dentist on tuesday at 3 so before that
all good except lunch time
i could squeeze it in wed 8:30
preferably before the weekend
rather not two days in a row
nothing that needs training
can do until 4 then i'm gone
thursday's packed, fri morning open
my availability is monday 13:00 to 15:00 only
i am at your disposal on tuesday from ten o'clock
as long as there's coffee i dont mind
cheap and quick
anywhere with gluten free stuff for today
9 is ok 10 better
wensday or thrusday
no preference
really need it before the demo on thursday
easy to pronounce in english too
i'm out mon-wed
not earlier than ten
id like a window of at least 2 days between
evening would be ok this once
any day, any time, just not over lunch
somethin warm, its freezing
i'm in the office wed only so that day ideally
tomorrow doesn't work, day after does
good on price matters most to me
the sooner the better
please not berlin again
not italian again pls, we had that the last three times
bitte nicht schon wieder italienisch
hauptsache nicht schon wieder pizza
nicht nochmal in den keller bitte
no more burgers pls, we had those last week
not the same place as last time again please
not mexican again, had it twice this month
first half of the week
can't do 2, can do 3
must not clash with the release
privacy friendly, hosted in eu
afternoon works, esp tuesday
thursday would be a stretch but ok
i'm on leave the whole next week
walking distance please, bad knee
a day without school holidays
monday fine, tuesday meh, wednesday no
20 minutes at most from my side
only mornings this week cause of the kids
ideally 10am on wed
up to you guys, happy with whatever time
busy 9 to 12 on thursday
gimme anything that isn't monday
between the two school runs, so 8:30 to 2
i could live with early but not with late
keep it short pls, half an hour tops
the week from the 6th is dead for me
wed's wide open
somewhere with parking would be ace
before ten is torture
i've got wall to wall calls tue, thursday's lovely
no fish no nuts, rest okay
i'd love a place with a terrace if the sun holds, otherwise i honestly don't mind at all
4 works, 4:30 as well, 5 not
can be anything as long as it's open source
tomorrow's tight, could do 12:15
not a fan of names with numbers
thurs > fri
i'm around from eleven onwards
must be reachable by tram
any slot except standup
would take a late one on tues
mid week, mid day
flexible except wed pm
please avoid the 9th, my daughter's birthday
max 20 quid a head
i'm only back on thursday, so from then on
prefer camera off call
not right after the release
my afternoons are shot this week
possible: mon 10, mon 11, wed 15
friday lunch is the only hole i have
really no tuesday if we can help it
let it be somewhere quiet
a tool my mum could use
i'm fine mon thru wed, thursday only if there's no other way
earliest 1pm due to jetlag
two hours are too much for me, one's ok
nothing abroad please
best not on a bridge day
i'd be able to on the 22nd or 23rd
whatever suits the others suits me
"""

GERMAN = """
ab 15 uhr gehts bei mir
mittwoch bin ich den ganzen tag frei
bitte was günstiges
nächste woche vormittags passt
alles außer montag
freitag nachmittag wäre mir lieber
hauptsache zu fuß erreichbar
hab heute lust auf was scharfes
Am 14. und 15. wäre ich verfügbar.
bin vom 5. bis 9. im urlaub
mi nachmittag gut, do früh naja, fr gar nicht
bin flexibel, mir passt jeder tag
kurzer name bitte, den man buchstabieren kann
evtl freitag mittag, vorher bin ich unterwegs
Freitag ab 17 Uhr hätte ich Luft
bitte nicht am 12., da ist Einschulung von meinem Sohn
nächste Woche bin ich im Spätdienst, da ginge nur vormittags
mir wär's lieber wenn wir nicht so weit fahren müssen
Samstag kann i ned, da is Hochzeit in Graz
Mittwoch passt, aber erst wenn die Kleine im Bett ist
hauptsache nicht zu teuer, bin grad bissl knapp
Do geht klar, Fr eher nicht so
ich könnte höchstens eine Stunde am Montagmittag erübrigen
ein Spiel unter 90 Minuten wäre mir recht
am Abend vom Neunten wär ich dabei
morgen früh hab ich Visite, danach gern
Für mich bitte nichts mit Fisch bei der Feier
di mi do alles frei bei mir
Der Name sollte für Kinder leicht auszusprechen sein, finde ich
dienstag geht bei mir nicht
ich kann mittwoch oder donnerstag vormittag
bitte keinen fisch
alles außer freitag nachmittag, da sitz ich im zug
diese woche full, nächste ab dienstag
am 14. bin ich weg, sonst passt es
hauptsache in laufweite, hab heute nur 45 min mittag
der name sollte kurz sein, den muss man am telefon sagen können
je früher desto besser für mich
Mir wäre die zweite Monatshälfte am liebsten.
morgen ist ganz schlecht
bin flexibel, nur nicht über mittag
und mittwoch kann ich auch, aber nur bis elf
weiß noch nicht sicher, aber der 21. sieht gut aus
bloß nicht schon wieder sushi
montag ist schlecht
alles nach 2
nicht zu teuer
egal hauptsache kurz
mir egal wann
dienstag oder mittwoch wär super
donnerstag kann ich diese woche nicht
vormittags bitte
bei mir geht alles
nur zwischen 10 und 12
morgen nicht vor halb zehn
mittwoch hab ich den ganzen tag frei
do 15 uhr passt perfekt
am liebsten di, zur not mi
was vegetarisches bitte
nah am büro wär nett
nächste woche ist voll, die drauf geht
freitag keine chance
so kurz wie möglich
hab von 1 bis 2 nen call, rest passt
online wär besser
später nachmittag, so gegen 4
wann auch immer, bin flexibel
nicht am 12.
nix scharfes
montag ungern aber ginge
sollte unter 15 euro bleiben
mittwoch nach dem essen passt mir
di früh unmöglich, kundenbesuch
könnte do oder fr, aber nicht vor 11
bin bis mittwoch unterwegs
mo 9-11, di ganztags, mi gar nicht
muss auch offline gehen
der name sollte kurz sein
bitte keine kette
30 min reichen mir locker
am besten gleich nach dem standup
ich kann jeden tag außer dienstag
ab halb drei
nur wenns remote ist
früh ok, spät nicht
freitag nachmittag bitte nicht
irgendwo wo man draußen sitzen kann
die woche vom 20. passt am besten
soll nicht länger als ne stunde dauern
lieber ein tool mit api
mo und do frei, sonst dicht
dienstag um 3 zahnarzt, also davor
alles gut außer mittags
mi 8:30 könnt ich reinquetschen
möglichst noch vorm wochenende
lieber nicht zwei tage hintereinander
nichts was schulung braucht
kann bis 4, dann bin ich weg
donnerstag ist voll, fr vormittag offen
meine verfügbarkeit: montag 13 bis 15 uhr
ich stehe am dienstag ab zehn uhr zur verfügung
solang es kaffee gibt ist mir alles recht
billig und schnell
heut was glutenfreies wenns geht
9 ok, 10 besser
mittwoch oder donerstag
keine präferenz
muss unbedingt vor der demo am donnerstag sein
sollte auch auf englisch aussprechbar sein
mo-mi bin ich weg
mindestens 2 tage abstand wären gut
abends ginge ausnahmsweise
jeden tag, jede zeit, nur nicht über mittag
was warmes, is saukalt
bin nur mi im büro, also da idealerweise
morgen geht nicht, übermorgen schon
hauptsache der preis stimmt
bitte nicht schon wieder berlin
erste wochenhälfte
um 2 nicht, um 3 schon
darf nicht mit dem release kollidieren
datenschutzfreundlich, in der eu gehostet
nachmittag passt, vor allem dienstag
donnerstag wär stressig aber ok
nächste woche hab ich urlaub
zu fuß erreichbar bitte, knie kaputt
mäntig gaht nöd, zischtig scho
montag gut, dienstag naja, mittwoch nein
von mir aus höchstens 20 minuten
diese woche nur vormittags wegen der kinder
mir wurscht, macht's wann ihr wollt
am liebsten mi um zehn
9 bis 12 am donnerstag verplant
nach drei wär leiwand
alles bloß kein montag
ich hätt um zehn kurz zeit und dann erst wieder um vier
früh kann ich verkraften, spät nicht
nix fettiges, hab galle
die woche ab dem 6. ist bei mir tot
gern was mit aussicht
wär super wenns parkplätze gibt
kw 12 geht, kw 13 nicht
dienstag call an call, donnerstag wär schön
lieber heut als morgen
am liebsten was mit gastgarten falls die sonne bleibt, ansonsten bin ich ehrlich für alles zu haben
bin mit der bahn da, also erst ab 9:45
hauptsache open source
kurzfristig ist bei mir immer schwierig, übernächste woche wär dagegen fast alles frei
namen mit zahlen find ich doof
sollte kinderfreundlich sein
ab elf bin ich da
freitag bis eins, dann wochenende
jeder slot außer während dem standup
nach feierabend ungern
mitte der woche, mitte des tages
wenn's regnet lieber drinnen
bitte den 9. vermeiden, da hat die tochter geburtstag
die zeit zwischen elf und halb eins ist mir heilig, sonst egal
komm erst donnerstag zurück, ab da dann
der name soll nach bergen klingen
nicht direkt nach dem release bitte
di ab 15:30
möglich: mo 10, mo 11, mi 15
bissl budget schonen bitte
wenn irgend möglich kein dienstag
am 3. kann ich nur vormittag, am 4. den ganzen tag
ein tool das auch meine oma kapiert
bloß kein buffet
frühestens 13 uhr wegen jetlag
mir waar da spade nochmittog am liabstn
nix im ausland
donnerstag oder garnicht
am 22. oder 23. hätt ich zeit
hauptsache ohne anfahrt
"""
