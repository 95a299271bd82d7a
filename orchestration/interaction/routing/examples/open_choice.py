"""What people write who want that the group choose."""

ENGLISH = """
shall we vote?
let's vote on where to eat
can you start a poll about the team name
we need to pick a logo, set up a vote
open a choice: pizza, sushi or burgers
which linter do we use? let the team decide, bot
please create a survey for the summer party theme
i want us to choose a name for the new server
poll time! ask everyone what cake to get
could you ask the group which video tool they'd like
help us decide between notion and confluence
where should the offsite go — gather ideas and let us vote
make a vote on the t-shirt colour
start a new decision: framework for the frontend
I would like that the team chooses a present for Dana.
lunch poll pls
can't agree on a movie for friday, run a poll
put it to a vote: react or vue
get the team to settle on a mascot
new round please, topic is the coffee beans we order
collect suggestions for the band name and have people vote
someone has to choose the christmas restaurant so set up a choice for it
ask all of us what snack to stock
convene, we can't decide on a codename. please open something
i'd like to launch a poll on meeting-free days policy
let's find out which game we play at the social
kick off a vote: which charity gets the donation
need a group decision about the desk layout
who wants what for dinner? open a vote thing
would you mind putting together a poll on the release name
which of three candidate vendors — have the channel decide
let the people speak: dogs in the office yes or no, make a poll
set up something for picking the sprint theme
new poll. where do we go drinking
create choice "password manager" with 1password and bitwarden
neue umfrage: pizza, sushi oder burger
mittagsumfrage pls
neue entscheidung anlegen: welcher kaffee
umfrage starten, thema sprintname
make a poll about the jersey colour
we need to pick a name for the hamster
can you run a vote on slack vs teams
Please open a choice for the summer outing
which game on friday, get everyone to vote pls
poll: tea or coffee machine
the team can't agree on a logo, let them decide by vote
Could you help us settle on a gift for Sister Margaret?
start a poll lunch tmrw
we gotta choose a mascot, start something
help us decide which band plays the closing slot
I'd like the group to select a topic for the next journal club
@Convene choice: which charity gets the bake sale money
get everybody's opinion on the cake flavour and let us pick
Kindly conduct a poll for the team lunch venue
what should we call the new server? open it up for the group
new vote pls, movie for saturday
Would you put it to the parents whether we do a raffle or an auction
set up a vote between the two caterers
let the channel choose the drinks sponsor
need a decision on which framework, ask all the devs
do a quick straw poll on hoodie vs tshirt
We should decide together what to buy with the leftover money, please set that up
can we have a ballot on the new captain
lets pick a restaurant for the ward party, bot go
open a choice for which tent layout we use
i want ppl to vote on the next boardgame we buy
ask the group: bus or train for the away match
create a poll, which password manager
Let us all choose the book for the reading corner
we keep arguing about the playlist theme, make it a vote
put the door code sticker colour to a vote lol
time to choose a supplier for the pipette tips, please gather ideas and votes
neue abstimmung, welcher film
can you set up a abstimmung for the team name
we need to pick a tool for the tickets, help us decide
start a poll: coffee or tea machine
convene, which movie do we watch on friday? ask everyone
can we do a quick vote on the logo
time to choose a lunch place guys, bot please collect
let the group decide who gets the parking spot
open a vote about the office plants
we can't agree on a present for mike, could you run a vote
ask the team what flavour of cake for the birthday
poll please! topic: offsite destination
i want us to decide on a framework, vue or react or svelte
not sure this is how it works but i'd like the team to choose a mascot
Please open a decision on which supplier we go with.
where shall we have dinner tonight? convene, sort it out
create a survey on the t-shirt colour
need a decision: keep slack or move to teams
can you find out what everybody wants for lunch
this is going in circles, let's have the bot run a vote on the name
pizza vs burger vs thai, open the voting
hey bot what should we call the new meeting room, get the team to pick
put it to a vote whether we keep the standup
let's settle the music question in the office once and for all, poll!
kick off a choice for a team event
we have three candidates for the logo, please let people vote
could we use you to choose a conference to go to
new poll
and another vote please, this time for dessert
which book for the book club next, start a round please
let us write down what we think about remote days
lets put together what we all expect of oncall
we should write a statement on overtime together
where should we eat
help us pick a name
collect ideas from everybody until thursday
poll: pizza or sushi
jira or linear, let the team vote
ask everyone what they want for lunch
start a vote on the logo
we can't agree on a city for the offsite, help
let's vote: berlin, vienna or lisbon
which tracker should we use, ask the team
gather suggestions for the team event
need a decision on the color, red vs blue
what shall we call the new service
make a poll about fridays off
open a vote, options are a) move b) stay
who's hungry, where to today
decide between vue and react
can you find out which date people prefer for the launch, 3rd or 10th
let everyone propose a gift for dana
poll for drinks tonight
set up a survey: keep daily standup yes/no
we need a name for the release, ideas by friday please
please conduct a vote on the new logo among all colleagues
run a quick poll, tacos burgers or ramen
have the team choose a movie
should we switch to linear? ask around
brainstorm topics for the offsite and then vote on them
consent decision: we drop support for ie
new choice: which coffee machine do we buy
what restaurant for the team dinner on thursday
figure out who's for remote mondays
vote on the sprint goal
let's choose a mascot
lunch poll please
put it to a vote whether we hire a freelancer
collect proposals for the keynote title
three designs, which one? let people rank them
ask raj and lena if they prefer slack or discord
get opinions on the new homepage, A or B
start something for lunch, everyone can suggest
team needs to pick a charity
do a yes no on moving the office
poll: beamer or screen
i want everyone's ideas for a hackathon theme til monday
what are we having for lunch guys, convene start a vote
decide with us what to cook at the offsite
name the bot, one idea per person
let's settle tabs vs spaces once and for all, vote
open question to the team: what should we improve next
who wants which snack, do a survey
majority vote on the budget plan please
which of these two venues, hafen or loft
help the team decide on a tool for retros
create a poll for the tshirt colour
pick a playlist for friday, get suggestions
got 40 bucks for snacks, what do ppl want? collect suggestions
new chairs: ergonomic or cheap, ask around pls
i need the group's opinion on two slogans
which of the 3 mockups should go live? let everybody rank
ok gang where's lunch, someone set up a ballot
help us agree on a band name for the company party
can you run a vote between notion and confluence
what could we give marta for her farewell? get ideas til monday
ballot: hamburg / leipzig / graz
we're torn between two venues, do your thing
find out if folks want a barbecue or a picnic
let the devs choose the next language to learn
a mascot is needed, suggestions from all
canvass the team on the new working hours
initiate a decision on the supplier
who's in favour of a quiet hour? put that to the vote
do we paint the office green or yellow
i'd like to know what everyone thinks of moving to weekly sprints, do a consent round
theme for the xmas party, open for ideas
kebab or salad today, vote in 20 mins
let's get a show of hands on the new logo
name for our internal podcast, please gather proposals and then let people rank them by friday
which charity do we run for
poll everyone: dog in office ok?
pick a keynote speaker together, i have three candidates
please get the team to choose one of these hotels
what shall we watch on movie night? vote
we should decide on a test framework, jest or vitest
start a round on team values, each one adds one
which coffee beans next month, put up a vote
ask #design which font
friday beers, which bar? gather some
have folks weigh in on the price, 9 or 12 euro
approve the budget by consent, kick it off
question for all: keep the office in the city or give it up
team outing: kayak, hiking, museum, go vote
a decision about the on-call rota is due, ask the 6 of us
want to name the meeting rooms, everyone throws something in
lets find out the most loved pizza topping
we need a name for the new repo, collect ideas from everyone till thurs
collect ideas for the team name
gather suggestions for the offsite motto from everyone
we need ideas for the farewell gift, ask everybody
"""

GERMAN = """
sollen wir abstimmen?
lass uns abstimmen wo wir essen gehen
mach mal ne umfrage zum teamnamen
starte bitte eine abstimmung über das logo
wir müssen uns auf ein tool einigen, frag mal alle
kannst du die gruppe wählen lassen, welches geschenk dana kriegt
Bitte legen Sie eine Umfrage zum Motto des Sommerfests an.
welcher film am freitag? umfrage bitte
frag in die runde wo das offsite hingehen soll
wir brauchen einen namen fürs projekt, sammel vorschläge und lass wählen
notion oder confluence, lass das team entscheiden
eröffne mal ne wahl für die t-shirt farbe
ich möchte dass wir gemeinsam ein maskottchen aussuchen
mach ein voting zu hund im büro ja/nein
könntest du abstimmen lassen welcher anbieter es wird
wo geht die weihnachtsfeier hin, lass uns das über dich entscheiden
stell den leuten mal zur wahl: tischkicker oder dart
mach mal eine umfrage zum essen
lass uns abstimmen wie das maskottchen heißen soll
Bitte starten Sie eine Abstimmung über das Ausflugsziel
welches spiel kaufen wir, frag mal alle
wir brauchen einen namen für die app, mach eine wahl auf
umfrage bitte: shirt rot oder blau
stimm ma ab wo ma hingehn am freitag
Könntest du die Gruppe über das Geschenk für Chefin entscheiden lassen
hilf uns ein restaurant auszusuchen
wir können uns nicht auf ein tool einigen, mach ein voting
Eröffne eine Auswahl für das Motto vom Sommerfest
lass das team über den caterer abstimmen
frag in die runde welcher kuchen fürs buffet
starte bitte eine umfrage zur neuen kaffeemaschine
Wir möchten gemeinsam einen Klassennamen wählen, bitte einrichten
kannst ein voting machen für den DJ
es geht um die farbe der trikots, bitte alle abstimmen lassen
wohin mit der Klassenfahrt? mach da mal eine abstimmung draus
wir wollen das logo wählen, setz das auf
lass uns abstimmen wo wir essen
wir müssen uns für ein tool entscheiden, hilf uns dabei
starte bitte eine abstimmung: kaffee- oder teemaschine
können wir kurz übers logo voten
frag mal alle welcher film am freitag
geschenk für mike, wir können uns nicht einigen, bitte abstimmen lassen
neue umfarge bitte
Bitte eröffne eine Entscheidung zur Wahl des Lieferanten.
wie soll der neue besprechungsraum heißen, lass das team wählen
pizza, burger oder thai? mach ne abstimmung auf
wohin gehts beim ausflug, bitte sammel vorschläge und lass abstimmen
wir drehen uns im kreis, lass das den bot abstimmen
erstell eine umfrage zur t-shirt farbe
ich hätte gern dass die gruppe ein maskottchen aussucht
wo gehn wir heut abend essen, convene kümmer dich mal
slack behalten oder teams, das sollten wir als gruppe entscheiden, machst du ein voting auf?
noch ne abstimmung bitte, diesmal zum nachtisch
welches buch als nächstes für den buchclub, startest du ne runde
lass uns drüber abstimmen ob das standup bleibt
drei logos stehen zur wahl, hol bitte die meinungen ein
eine auswahl fürs team-event anlegen bitte
lass uns mal aufschreiben was wir über remote arbeit denken
wir sollten mal festhalten was wir von der neuen regel halten
schreiben wir zusammen eine stellungnahme zum thema überstunden
wo sollen wir essen
hilf uns einen namen zu finden
sammel ideen von allen bis donnerstag
umfrage: pizza oder sushi
jira oder linear, lass das team abstimmen
frag alle was sie zu mittag wollen
starte eine abstimmung übers logo
wir können uns auf keine stadt fürs offsite einigen, hilf mal
lasst uns abstimmen: berlin, wien oder lissabon
welchen tracker sollen wir nehmen, frag das team
vorschläge fürs teamevent sammeln
brauchen eine entscheidung zur farbe, rot vs blau
wie soll der neue service heißen
mach ne umfrage zu freien freitagen
neue wahl, optionen sind a) umziehen b) bleiben
wer hat hunger, wohin heute
entscheidung zwischen vue und react
find raus welches datum den leuten lieber ist, 3. oder 10.
jeder soll ein geschenk für dana vorschlagen
umfrage wegen bier heute abend
mach eine umfrage: daily behalten ja/nein
brauchen nen namen fürs release, ideen bis freitag bitte
bitte führen sie unter allen kollegen eine abstimmung zum neuen logo durch
schnelle umfrage, tacos burger oder ramen
lass das team einen film aussuchen
sollen wir auf linear wechseln? frag mal rum
themen fürs offsite sammeln und dann abstimmen
konsent: wir stellen den ie support ein
neue entscheidung: welche kaffeemaschine kaufen wir
welches lokal fürs teamessen am donnerstag
find raus wer für remote montage ist
abstimmung zum sprintziel
suchen wir uns ein maskottchen aus
mittagsumfrage bitte
lass abstimmen ob wir nen freelancer holen
vorschläge für den keynote titel sammeln
drei entwürfe, welcher? die leute sollen reihen
frag raj und lena ob sie slack oder discord wollen
hol meinungen zur neuen startseite ein, A oder B
starte was fürs mittagessen, jeder darf vorschlagen
wo gömmer go ässe
das team muss sich eine spendenorganisation aussuchen
ja nein abstimmung zum büroumzug
umfrage: beamer oder bildschirm
will von allen ideen fürs hackathon thema bis montag
was essen wir heut, mach mal ne wahl auf
wo geh ma heut essen, frag die anderen
entscheidet mit was wir am offsite kochen
gebt dem bot nen namen, eine idee pro nase
tabs oder spaces, ein für alle mal, abstimmen
offene frage ans team: was verbessern wir als nächstes
wer will welchen snack, mach ne umfrage
mehrheitsentscheid zum budgetplan bitte
welche location von den zwei, hafen oder loft
umfrage zur tshirt farbe anlegen
40 euro für snacks übrig, was wollt ihr, sammel mal
betriebsausflug steht an, therme oder kletterpark, fragt mal durch
brauche die meinung der gruppe zu zwei slogans
was kommt aufs firmenshirt, jeder eine idee
so leute wo gibts heut futter, mach mal wer ne wahl auf
wir streiten seit tagen über die raumtemperatur, 20 oder 22 grad, mach bitte eine abstimmung draus
lass zwischen notion und confluence abstimmen
wer organisiert heuer die weihnachtsfeier, lasst uns wählen
leg eine umfrage an: firmenlauf ja nein
können uns zwischen zwei locations nicht entscheiden, übernimm du
wohin zum mittagessen, heuriger oder asiate, bitte schnell
die devs sollen die nächste sprache aussuchen
welcher slogan kommt aufs plakat, die gruppe soll entscheiden
stimmungsbild einholen zu den neuen arbeitszeiten
suchen titel für den newsletter
wer ist für eine stille stunde? stell das zur abstimmung
hol dir von allen ein ok zur neuen urlaubsregel, einwände bis freitag
konsentrunde zu wöchentlichen sprints bitte, ich will wissen ob jemand was dagegen hat
aufruf ans team: womit sollen wir den obstkorb füllen
döner oder salat, 20 minuten zum voten
kuchen oder eis zum geburtstag vom chef, voten
name für unseren internen podcast, bitte erst ideen sammeln und dann bis freitag reihen lassen
i brauch a entscheidung vom team, linux oder mac
frag alle ob ein bürohund ok ist
wie nennen wir die neue version
das team soll eins von diesen hotels nehmen
such mit uns ein hotel aus, ich hab vier links
testframework entscheiden: jest oder vitest
drei bewerber, wen nehmen wir? alle fünf interviewer sollen reihen
welche bohnen nächsten monat, mach ne abstimmung
stimmt bitte ab ob wir den pausenraum umbauen
freitagsbier, welche bar? vorschläge her
ideensammlung fürs sommerfest starten
budget per konsent freigeben, starte das
bürokatze, ja oder nein
teamausflug: kajak, wandern, museum, los voten
entscheidet per mehrheit welches projekt zuerst drankommt
meetingräume brauchen namen, jeder wirft was rein
welche playlist läuft am sommerfest, sammel tipps bis mittwoch
wir brauchen einen namen fürs neue projekt, sammel ideen von allen
sammle vorschläge für das motto der feier
ideen fürs abschiedsgeschenk bitte von allen einsammeln
"""
