"""What people write who want a meeting."""

ENGLISH = """
find us a time for a meeting next week
we need to meet about the roadmap
set up a sync with raj and dana
can you schedule a retro
when could we all get together for an hour
please arrange a call with the design team
book a 30 min slot for me and priya
let's have a kickoff, find a date
i need to sit down with omar and lena asap
could you organise a planning session for thursday or friday
look for a slot in march for the workshop
Please find an appointment for all five of us.
team dinner — which evening works for everyone? start a search
it's time for a design review, get it scheduled
arrange a 1:1 with tom plz
need an hour with the backend folks before friday
hey bot, new meeting: incident postmortem, everyone in this channel
can we find a date for the offsite
would you coordinate a time for interviews with sophie and kofi
quarterly review is due, find when people can
i want to talk about salaries with mehmet and ines, look for a time
get us all in a room this week somehow
schedule something for the budget talk
set up a coffee chat with the new interns
we should meet. convene, do your thing
find time for pairing with kofi tmrw
which day can everybody do a demo? start asking
let's get a call on the books with legal
plan a meeting, 45 minutes, whole team, next sprint
Could you fix us an appointment with the customer team in the following week?
new session please to find a date for the bbq
there's an urgent bug, we have to gather this afternoon, find a slot
organise a brainstorming for 6 people
make a date for onboarding with priya
neues meeting: postmortem, 45 minuten, ganzes team
find us an hour next week
we need to sit down about the budget
can you set up a call with Nora and Vikram
let's get the coaches together before the season
Please arrange a meeting of the parents' council in early March
gotta talk about the stage plan, all 5 of us, find a slot
schedule a sync pls
time to meet up for dnd again, when can everyone
I'd like to have a short chat with the whole team on Thursday or Friday
@Convene lab meeting, 45 min, this week
could you work out when we're all free
Kindly schedule a call with the vendor team, 30 mins
when could we all do a rehearsal? bot pls sort it
we should have a retro, find something
need 20 min with jess and tariq asap
Would you find a suitable evening for our committee
book a time for the bar crew briefing
I want a kickoff with everybody in the channel
let's meet about the ward party, look for a date
organise a training talk for the U12 parents
get me a slot with the PI
quick huddle about the release, find us half an hour
We ought to convene the board before Easter; please see what date suits
can u find a night for the season finale of our campaign
a catch-up with the volunteers is overdue, set one up pls
new meeting: me, Ola, Henry, one hour, about hiring
sort out a time for the handover meeting
start looking for a date for the AGM
find time for us three to rehearse the presentation
ask everyone when they can come for a planning session
planning poker w/ the devs, whenever suits, pls organise
Please find a common time for Ms Rao, Mr Ellis and myself
we need a date for stuffing the envelopes, all of us
hey bot 1h jam session, this weekend somewhere, who can when
can you find a time for a retro next week
we need to meet, all five of us
set up a meetng with vertrieb please
when could we all do an hour next week? convene please find out
let's get together about the budget, bot find a slot
schedule a kickoff for the new project
i'd like a 30 min call with anna and raj
find us a date for the christmas party
please look for a time everybody can
hey convene, coffee chat with the new people sometime this week?
book something for the backend team, tuesday or so
plan a meeting
time for a post mortem, can you organise one
we should sit down together on this. @convene
could you get me an hour with the design crew before friday
need a slot with tom and lena asap
arrange a call between us and the zurich client
Please find a suitable date for our quarterly review with all department heads.
let's do a workshop in may, bot go ask everyone for times
team dinner soon? find an evening please
sync on the migration, 45 min, who can when
start looking for a meeting time pls
get us all in a room this week
this thread's getting long, let's have a call. find a time convene
can we set up a regular one-off lol, i mean one meeting about the roadmap
i want to meet with my team for planning
quick huddle with ops tomorrow, can you coordinate that
new meeting: hiring round, 1h, these four people
would you check when the six of us could have lunch together next week
and one more meeting please, with finance
we need a meeting next week, yesterday was a mess
find 30 min with dana next week
we need to talk about the budget
set up a meeting with omar and raj
can you get us a slot for design sync
i need an hour with ines before friday
schedule a retro for the team
let's have a call about the launch, when can everyone
when can we all meet
arrange a quick chat with lena
book a kickoff for the new project
looking for a time for a 1:1 with raj
please organise a meeting regarding the contract with dana and ines
find us a date for the team dinner
get everyone in a room this week
quick sync tomorrow with the backend folks?
45 minutes with omar about hiring, sometime soon
need to catch up with lena, find something
could we meet to go over the roadmap
plan a workshop, 2h, with all of us in october
start a search for a meeting on the outage
i want to discuss the pricing with raj, 20 min is enough
when does the whole team have time for a retro
postmortem meeting asap, me dana omar
let's sit down about the logo sometime next week
fix a call with ines and lena
find a time when omar and i are both free
new meeting: onboarding for lena, 1h
can you round up the team for half an hour on thursday or friday
we should talk, dana
interview slot with raj and ines next tuesday or wednesday
coffee with omar, find a moment
need a date for the sprint review
pls schedule 15 mins w/ lena re: invoices
let's get together on the migration plan
get me some time with dana
would it be possible to set an appointment with ms ines this week
meeting about jira cleanup, everybody in this channel
standup with the new folks, suggest times
the four of us need to speak before the demo
line up a call between raj and omar
appointment for planning please, two hours
search a slot for a pairing session with lena
i'd love to have lunch with ines and raj next week, when works
find a gap for a 1 hour brainstorm
when are dana and omar available for a talk on security
gather the design people for a review monday or tuesday
make a meeting w raj
we gotta discuss the berlin office, all hands on deck, 1h
let me talk to omar for ten minutes today
set smth up for the quarterly planning
could use 20 mins of carla's time this week
tim and i have to go through the contract, any gap?
pls organise the kickoff with sales, product and us
it'd be great if all five of us sat down before the quarter ends, can you find a window
kofi + me, half an hour, asap
set a planning for the next sprint
who's free when for a talk about hiring
let us meet with the agency people next month
i'd like to pick mehmet's brain on kubernetes, get me a slot
let's do a breakfast with the team sometime
a call is needed, sophie, hannes, me, re: the audit
fix something with yuki, mind she's in tokyo
schedule feedback talks with priya and bea, 45 mins each
when could the six of us hop on a call
we haven't had a team meeting in ages, find a date
make an appointment for the architecture review, 90 min, before christmas
let's huddle on the outage today
i want to see marta about her contract
please coordinate a date for the supplier negotiation with mr sven
gather jonas, tom and the two interns for an intro
date wanted: farewell drinks for marta, everyone
short sync on pricing pls, tmrw or wed
new meeting w/ the board, 1h, online
plan a session on accessibility with the frontend crowd
i need to borrow tim and sophie for a quarter of an hour
"""

GERMAN = """
such uns einen termin nächste woche
wir müssen uns zum thema roadmap zusammensetzen
finde bitte eine stunde mit raj und dana
kannst du ne retro ansetzen
wann können wir uns alle mal treffen? such was
leg einen call mit dem designteam an
Bitte organisieren Sie ein Treffen mit der Rechtsabteilung.
ich brauch nen termin mit omar und lena, asap
kickoff planen, alle aus diesem kanal
terminfindung fürs offsite starten pls
finde raus wann alle zum teamessen können
mach mal einen termin für die sprintplanung
wir sollten dringend reden, such uns ein zeitfenster
könntest du ein 1:1 mit tom einrichten
30 min mit priya diese woche, bitte arrangieren
workshop im märz, schau mal wann es geht
bräuchte vor freitag noch ne runde mit den backendlern, such mal
bitte eine besprechung zum budget anberaumen
wann passt allen ein grillabend, frag mal ab
such uns mal eine stunde nächste woche
wir müssten uns wegen dem Sommerfest zusammensetzen, finde bitte einen Termin
Bitte organisieren Sie eine Sitzung des Elternbeirats
brauch 30 min mit Kathi und dem Sepp
neues treffen zur saisonplanung, frag mal alle
wann hätten alle zeit für einen spieleabend, kannst du das klären
mach an termin aus mit der gruppe
Könntest du für uns vier einen Abend finden
teammeeting bitte, diese woche noch
Es braucht eine Besprechung mit der Pflegeleitung, bitte um Terminsuche
such einen tag wo alle helfer können fürs aufbauen
lass uns mal wieder zusammenhocken, bot find was
wir sollten über das budget reden, 1 std, alle aus dem kanal
Ich bräuchte einen Termin mit Herrn Gruber und Frau Aslan
termin für die laborbesprechung finden bitte
setz ein kurzes telefonat mit Mia auf
kannst du rausfinden wann wir alle proben können
Terminfindung Generalversammlung, bitte starten
Bitte koordiniere einen Jour fixe mit den Entwicklern
wir wollen uns treffen wegen der klassenkasse, schau mal wann's passt
such uns bitte einen termin für die retro
wir müssen uns mal zusammensetzen, findest du was
mach nen termin mit dem vertrieb
brauche 30 min mit anna und raj
finde ein datum für die weihnachtsfeier
wann können wir alle mal ne stunde nächste woche? frag bitte rum
terminsuche bitte
kickoff fürs neue projekt planen, kannst du das übernehmen
Bitte organisiere ein Treffen aller Abteilungsleiter im Mai.
lasst uns kurz callen, bot find mal nen slot
kaffeerunde mit den neuen diese woche, koordinierst du das?
ich will ein planungsmeeting mit meinem team
hol uns alle mal in einen raum diese woche
setz bitte ein meeting zum budget an
der thread wird zu lang, such uns lieber ne zeit für einen call
teamessen demnächst, suchst du uns einen abend
neues meeting: bewerberrunde, 1h, wir vier
kannst du rausfinden wann wir sechs zusammen mittag machen können
und noch einen termin bitte, mit finance
workshop im april, frag mal alle nach zeiten
abstimmungstermin mit dem kunden in zürich vereinbaren bitte
ich hätte gern vor freitag noch ne stunde mit den designern
wir brauchen einen termin, das treffen gestern war zu kurz
find 30 min mit dana nächste woche
wir müssen übers budget reden
mach ein meeting mit omar und raj
kannst du uns nen slot fürs design sync suchen
ich brauch ne stunde mit ines vor freitag
setz eine retro fürs team an
lasst uns wegen dem launch telefonieren, wann können alle
wann können wir uns alle treffen
organisier ein kurzes gespräch mit lena
kickoff fürs neue projekt einplanen
such eine zeit für ein 1:1 mit raj
bitte vereinbaren sie eine besprechung zum vertrag mit dana und ines
such uns ein datum fürs teamessen
bring diese woche alle an einen tisch
kurzer sync morgen mit den backend leuten?
45 minuten mit omar wegen recruiting, möglichst bald
muss mich mit lena abstimmen, find was
könnten wir uns zur roadmap zusammensetzen
workshop planen, 2h, wir alle, im oktober
starte eine terminsuche wegen dem ausfall
will mit raj die preise besprechen, 20 min reichen
wann hat das ganze team zeit für ne retro
postmortem so bald wie möglich, ich dana omar
hock ma uns nächste woche wegen dem logo zsamm
call mit ines und lena ausmachen
finde eine zeit wo omar und ich beide frei sind
neues meeting: einschulung für lena, 1h
trommel das team zusammen, halbe stunde do oder fr
dana, wir sollten reden
bewerbungsgespräch mit raj und ines, nächsten di oder mi
kaffee mit omar, such nen moment
brauch nen termin für das sprint review
bitte 15 min mit lena wegen rechnungen ansetzen
lass uns zum migrationsplan zusammenkommen
organisier mir zeit mit dana
wäre es möglich diese woche einen termin mit frau ines zu vereinbaren
meeting zum jira aufräumen, alle hier im kanal
standup mit den neuen, schlag zeiten vor
wir vier müssen uns vor der demo noch sprechen
mach nen call zwischen raj und omar klar
termin für die planung bitte, zwei stunden
such nen slot zum pairen mit lena
würd gern mit ines und raj essen gehn nächste woche, wann passts
finde eine lücke für 1 stunde brainstorming
wann sind dana und omar verfügbar für ein gespräch zu security
hol die design leute zusammen für ein review mo oder di
suech en termin mit em raj
müssen das büro berlin bereden, alle, ne stunde
ich muss heute zehn minuten mit omar sprechen
setz was an für die quartalsplanung
bräuchte 20 min von carla diese woche
jour fixe mit den linzern einrichten, jede partei zwei leute
kickoff mit vertrieb, produkt und uns organisieren bitte
aylin und ich kommen nie zusammen, schau mal wann es klappt
kofi und ich, halbe stunde, schnellstmöglich
einarbeitung für den neuen, lukas und ich, zwei stunden
wer hat wann zeit für ein gespräch zum thema recruiting
i tat gern mit da resi redn, wann geht's
will mehmet zu kubernetes löchern, besorg mir nen slot
bitte ein gehaltsgespräch mit frau berger in der kw 14
wir brauchen nen call, sophie, hannes, ich, wegen audit
brauchen krisensitzung, sofort, alle abteilungsleiter
feedbackgespräche mit priya und bea, je 45 min, bitte einplanen
such uns nen abend fürs kegeln mit dem ganzen haufen
ewig kein teammeeting gehabt, finde ein datum
lass lukas, max und mich mal ne halbe stunde über den vertrag schauen, irgendwann vor dem 20.
huddle wegen dem ausfall heute, wer kann wann
mit dem steuerberater und pauli was ausmachen
bitte koordinieren sie einen termin mit herrn sven für die lieferantenverhandlung
wann hätten die azubis zeit für ne führung mit mir
termin gesucht: abschiedsumtrunk für marta, alle
demo vorbesprechung, 15 min, das frontend team
neues treffen mit dem vorstand, 1h, online
terminfindung: elternabend firmenkita
tat gern mitm tim an kaffee trinken, find wos
"""
