"""What people write that holds for them in every session."""

ENGLISH = """
i never do mornings
fridays are always off for me
i'm vegetarian, keep that for every time
please note for good: no meetings after 4pm
as a general rule i don't work wednesdays
every tuesday i have german class, remember that
i can't ever do before 9:30 because of school
for all future sessions: lisbon time for me
i am allergic to peanuts, always
thursdays i'm permanently at the client's
i always work from home on mondays
no pork for me, ever
in general afternoons suit me better than mornings
remember for the future that i'm part time, mon to wed
my working hours are 7 to 3, all year round
I don't eat meat since ever, please keep it in mind for always.
each day at 11 there's a standup i can't miss
from now on i'm out every second friday
friday afternoons are sacred, in every session
i pray at noon on fridays each week
never ever a meeting before coffee, i.e. before ten
it's a standing thing: i pick up my daughter at 3 daily
i keep halal, in all lunch polls please
gluten never works for me
save this as permanent: max two meetings per day
any week, any month: mondays are no good
usually and forever, 10 to 12 is my focus time
i don't drink, so no bars whenever you ask
my rule number one: nothing on weekends
put in my profile that i'm always in by 8 and gone by 4
on principle i don't attend anything longer than an hour
regularly out on the last day of each month, remember pls
physio every wednesday at 5, for the rest of my life probably
nussallergie, gilt immer
I never do Mondays
as a rule nothing before nine for me, ever
always assume I'm vegan
Fridays I'm off, every week, all year
im never free weekday mornings because uni
I work part time, so Wednesdays are permanently out
Please keep in mind generally that I observe Shabbat, so never Friday evenings
every tuesday i've got choir
in general evenings suit me best
I don't eat pork, that goes for every meal we plan
school run daily at 3, so never between quarter to three and half past
From now on I can't do Thursdays, my rota has changed
lunch 1 to 2 is sacred to me, always
Kindly note I am not available on Sundays as a standing rule
i'm coeliac so gluten free always pls
usually after 6 pm works, on any day
permanent thing: no meetings past 4 on fridays
for all future meetups I need step-free access
I'm never a fan of worker placement games, count that for every game night
first monday of each month I'm on call
never book me before my coffee ie before 9:30, any day
generally I prefer mornings
I can't drink alcohol so don't ever count me for a brewery
weekends are always fine for me, weekdays never
My nights are always Thursday and Friday, so those mornings I sleep
remember for next time too: I'm allergic to shellfish
every other weekend my kids are with me so I can't, that stays like that
Tuesdays and Thursdays are my standing lab days
i dont do calls longer than 30 min, on principle
As I am retired, any weekday at any time is always convenient
no meetings during Friday prayers for me, any week
you can always put me down for evenings
winter or summer, I don't ride home after 9 pm
i basically always have practice mon wed fri 5-7
freitags are always off for me
i'm vegetarian, in general
for future reference: no meetings after 5 with me
i work part time, never on wednesdays
remember for next time too, i'm in new york time
always ask me in german please
i don't eat pork, ever
mondays i basically never can
just note for all times: lunch is sacred, 12 to 1
as a rule i'm free after ten
every tuesday i've got choir so no evenings on tuesdays, whatever it is
you can remember that i'm allergic to nuts
on thursdays i generally work from home
please keep in mind from now on, i pick up the kids at three every day
i hate video calls before coffee, so 9:30 at the earliest. always.
whenever it's about food, nothing with gluten for me
My working hours are 7 to 15 on every weekday.
save this: i prefer afternoons, every time
i'm never available the last day of the month, closing
i always need a projector room, whatever the meeting, pls remember
no alcohol for me at any event
i usually go with cheap, that holds for everything
permanently remote, so always with a link please
let me tell you once and for all, i don't do sundays
in every session count me as flexible
standing rule: not before school run, so 8:45+
like always with me, wednesday is my day off
i'm on parental hours till summer so only mornings, every week
put it in my profile that i keep kosher
i never have time on fridays
i am vegetarian
always prefer mornings
the no fridays thing does not apply any more
remember that i don't eat fish
i generally can't before 9
mondays are always bad for me
i work part time, never after 1pm
from now on no meetings on wednesdays
i'm vegan btw, keep that in mind
in general i like short meetings
please note that i leave at four every day
nothing before 10, ever
allergic to nuts, for any food poll
my office days are tue and thu, always
i do pick up my kid daily at 3
thursdays i have choir, so never evenings
forget the morning rule, i'm flexible now
i can do fridays again
by default i'd rather meet online
every second monday i'm off
i dont drink alcohol
keep my lunch break 12 to 1 free at all times
as a rule i'm unavailable on tuesdays
my no-mornings preference is outdated
i eat halal, keep it for next times
for all future meetings: afternoons please
i'm based in lisbon so nothing before 9 my time
until further notice no meetings past 5
i always go for the cheapest
never schedule me over lunch
remote only on mondays for me, always
i no longer work wednesdays
save this: gluten free
usually mornings suit me best
i'm never in the office on fridays so calls only
drop my rule about thursdays
every tuesday 2 to 3 i've got physio
permanently block my friday afternoons
i am not vegetarian anymore
generally no back to back meetings for me
hate early meetings, remember that for good
for the record i'm off every first monday of the month
always count me as ok with anything on food
lactose intolerant here, for whenever you plan lunch
just so you know, i've got therapy every thursday at 4
i'm a night owl, so no early slots in general
put me on record as pescatarian
won't ever do zoom on fridays
evenings belong to my family, always
please bear in mind i'm in tokyo so only your mornings work, this holds for all meetings
my days are mon to wed, period
i keep kosher
you can bin the thing about my tuesdays, course is over
for the rest of the year no travelling for me
i need 15 min between meetings, all the time
set as default: online
wednesdays are focus days, don't book anything on me then
i get migraines from neon light so never the basement room
i'm always in the school run from 7:30 to 8:15
i stopped being vegan, update that
cannot stand olives, never ever
generally the later the better with me
keep fridays after 1 clear for me from here on
standing rule: not two meetings on one day
i don't do lunch meetings
my schedule changed, i can now do mornings as well, so the old rule is void
celiac here, goes for every restaurant
each first tuesday of the month i'm at the hq
always put me as abstaining when it's about coffee
my working time is 6 to 14, note that please
for good: no mondays
remember my asthma, no smoky bars
regarding future appointments, please give me at least one day's notice
i only ever come to the office on wednesday
cancel my standing wish for short meetings
i hardly ever can do right after lunch
i commute till 9:20 each day
prayer at 1pm on fridays, keep that free always
i'd always choose veggie, mark it
in summer i start at ten
i've given up alcohol, take note for after-works
the rule with only remote, you can drop it, i moved here
mark tuesdays as my uni day all semester
i never want to be scheduled before my coffee, i.e. 9:30
"""

GERMAN = """
ich kann grundsätzlich nie vormittags
freitags hab ich immer frei
bin vegetarier, merk dir das für alle male
bitte dauerhaft notieren: nach 16 uhr keine termine
mittwochs arbeite ich generell nicht
jeden dienstag hab ich deutschkurs
niemals vor halb zehn wegen der kita
für alle zukünftigen runden gilt bei mir lissabonner zeit
mittagspause ist bei mir immer tabu
donnerstags bin ich stets beim kunden
Ich arbeite in Teilzeit, grundsätzlich nur Montag bis Mittwoch.
montags immer homeoffice bei mir
ich esse nie schwein
täglich um 11 hab ich daily, das gilt jede woche
ab jetzt jeden zweiten freitag raus
prinzipiell keine termine am wochenende mit mir
merk dir: ich hol jeden tag um drei die kleine ab
ich trinke keinen alkohol, also generell keine bars
jeden letzten tag im monat bin ich weg, bitte für immer speichern
vor neun geht bei mir grundsätzlich nichts
mittwochs hab ich immer frei
Ich esse generell kein Fleisch
donnerstags is bei mir immer Chorprobe
Merken Sie sich bitte dauerhaft: freitags ab 14 Uhr bin ich nicht mehr da
abends kann ich nie wegen der kinder
jeden zweiten Montag hab i Nachtdienst
bin laktoseintolerant, bitte immer beachten
Wochenende ist für mich prinzipiell tabu
Dienstag immer schlecht, da ist Vereinstraining
bei mir gehts eigentlich immer erst nach 18 uhr
mittags zwischen 12 und 1 nie, da hol ich die kleine ab
ich arbeite nur Mo bis Mi, das gilt für alle Termine
Nüsse vertrag ich generell nicht
vormittags ist mir immer am liebsten
sonntags nie, da gehört der tag der familie
ab jetzt bitte nie mehr Montage für mich einplanen
in den Schulferien bin ich grundsätzlich nicht verfügbar
i trink nie Alkohol, also Heuriger is für mi immer sinnlos
Spiele über drei Stunden sind bei mir generell raus
vormittags kann ich nie
ich bin vegetarier, grundsätzlich
merk dir fürs nächste mal auch: nach 17 uhr keine meetings mit mir
arbeite teilzeit, mittwochs generell nicht
ich ess kein schwein, niemals
mittag von 12 bis 1 ist bei mir immer heilig
dienstagabends ist chor, da geht bei mir nie was
ein für alle mal: montags bin ich nicht da
jeden tag um drei hol ich die kinder, das gilt immer
Grundsätzlich bin ich nur zwischen 7 und 15 Uhr erreichbar.
kannst du dir merken, nussallergie
immer wenns ums essen geht, bitte glutenfrei für mich
am monatsletzten kann ich nie, da ist abschluss
ich bevorzuge nachmittage, egal welcher termin, immer
schreib mir in zukunft bitte immer auf deutsch
donnerstags bin ich generell im homeoffice
bin dauerhaft remote, also stets mit link bitte
vor dem ersten kaffee kein call, also nie vor halb zehn
alkohol gibts bei mir grundsätzlich nicht
bei mir wie immer, mittwoch ist mein freier tag
in der regel kann ich ab zehn, das darfst du so speichern
freitags hab ich nie zeit
ich bin vegetarier
immer lieber vormittags
das mit keine freitage gilt nicht mehr
merk dir dass ich keinen fisch esse
vor 9 kann ich grundsätzlich nicht
montag ist bei mir immer schlecht
arbeite teilzeit, nie nach 13 uhr
ab jetzt keine meetings am mittwoch
bin übrigens vegan, merks dir
generell mag ich kurze meetings
bitte beachten sie dass ich täglich um vier gehe
nie was vor 10
nussallergie, gilt für jede essensumfrage
meine bürotage sind di und do, immer
ich hol jeden tag um 3 das kind ab
donnerstags chor, also abends nie
vergiss die regel mit vormittags, bin jetzt flexibel
freitage gehen wieder
standardmäßig lieber online
jeden zweiten montag hab ich frei
ich trink keinen alkohol
mittagspause 12 bis 1 bei mir immer freihalten
in der regel bin ich dienstags nicht verfügbar
das mit keine vormittage ist überholt
ich ess halal, merken für später
für alle künftigen termine: nachmittags bitte
sitz in lissabon, also nie vor 9 meiner zeit
bis auf weiteres nix nach 17 uhr
bin immer für das billigste
plan mir nie was über mittag
montags bei mir immer nur remote
ich arbeite mittwochs nicht mehr
speicher das: glutenfrei
normalerweise passen mir vormittage am besten
am fritig bin i nie im büro
lösch meine regel wegen donnerstag
jeden dienstag 14 bis 15 hab ich physio
blockier meine freitag nachmittage dauerhaft
bin kein vegetarier mehr
grundsätzlich keine meetings direkt hintereinander bei mir
hasse frühe termine, merk dir das ein für alle mal
in da fruah geht bei mir nie was
beim essen bin ich immer mit allem einverstanden
laktoseintolerant, falls du mal wieder mittagessen planst
nur dass dus weißt, jeden donnerstag um 4 hab ich therapie
montag bin ich in der therapie, also montags nie nachmittags
führ mich als pescetarier
schweinefleisch ess ich nicht, gilt immer
abends gehör ich der familie, immer
dienstags chorprobe, ab fünf bin ich raus, jede woche
meine tage sind mo bis mi, punkt
ich mag grundsätzlich nur termine mit agenda
das mit meinen dienstagen kannst vergessen, kurs ist vorbei
neuer wohnort, neue regel: nicht mehr vor neun uhr
brauch zwischen zwei meetings immer 15 min
bei uns in der schicht gilt: nie nach zwei
mittwoch ist fokustag, da nie was reinlegen
das mit dem stillen ist vorbei, mittags kann ich wieder
von 7:30 bis 8:15 bring ich täglich die kinder
ruf bei mir immer nur telefonisch ein, kamera mag ich nie
oliven gehen gar nicht, nie
ich pflege meine mutter und kann deshalb mittwochs generell nur bis elf
freitag ab 1 künftig frei lassen bei mir
an jedem monatsletzten bin ich wegen abschluss nicht zu haben
lunchmeetings mach ich nicht
immer barrierefrei bitte, sitz im rollstuhl
zöliakie, gilt für jedes restaurant
merk dir halal für mich
bei kaffeefragen enthalt ich mich immer
i bin freitags oiwei beim opa
montag nie, für immer
ferienzeiten in bayern bitte immer meiden bei mir
für künftige termine bitte mindestens einen tag vorlauf
nimm meine glutenregel wieder raus
meinen dauerwunsch mit den kurzen meetings streichen
mein standard: 25 statt 30 minuten
pendle täglich bis 9:20
donnerstag vormittag bleibt bei mir jetzt dauerhaft zu
nehm immer veggie, vermerk das
vegetarisch bis auf weiteres
trink nix mehr, merken für die afterworks
keine reisetermine am wochenende, prinzipiell
dienstag ist das ganze semester mein unitag
in geraden wochen hab ich die kinder, da gehen nur vormittage
"""
