"""What people write that holds for them in every session."""

ENGLISH = """
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
