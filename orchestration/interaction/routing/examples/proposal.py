"""How people put something on the list."""

ENGLISH = """
how about pizza?
what about thai?
how about a picnic instead
what about hiring?
wording: too vague
that draft is too soft, say it plainly
put these in an order
i suggest thai
how about the new ramen place
add "falcon" to the options
what about thursday 2pm as another slot
could we put linear on the list
let me throw in bowling
my suggestion: escape room
proposing friday at 11
maybe we should also consider vue
put down "lemon tart" as a candidate
new option: stay in the office and order in
I would like to propose the Greek restaurant at the corner.
can i nominate "otter" as the mascot
one more idea – kayaking
add burgers pls
why not take the italian by the station? put it up for vote
i'd offer monday 4pm as an alternative
+1 option: bitwarden
here's my idea for the name: "nightjar
let's include a picnic in the choices
something nobody's mentioned: the food trucks
as a proposal from my side, wednesday after the standup
include teal among the colours
can we have an option "none of these
you might list miro as well
please take up the proposal "Lisbon" for the offsite
i'd like to suggest a quiz night
wild idea, llama trekking 🦙
also an option would be the canteen
would it be possible to add tuesday 9:30 to the list
throwing "project zebra" into the ring
how would you guys feel about korean bbq? add it
may i submit one: pair programming dojo
put "do nothing" on the ballot
vorschlag: donnerstag 14 uhr
what about that new ramen bar on King Street
add "Nightjar" to the names
Could we put the village hall on the list as well?
how about the 21st
i suggest mini golf
Terraforming Mars should be an option too
let's throw Notion into the mix
another idea: picnic in the park
One more for the list: Miss Adeyemi's bakery
why not a Sunday brunch instead, put that on
I propose Thursday the 9th at half past ten
can we also have "none of these" as an option
kindly include Haldiram's as one more option
suggestion from me: blue hoodies
my idea would be a canoe trip
also 7:30 pm on wednesday as a possibility for everyone
Might I put forward the name "Harbour House
add karaoke 🎤
new option - escape room
stick paella on there
you could list the Red Lion too
wait nobody's suggested sushi, add sushi
Please offer Codenames as a further choice
i'd throw in asana
how bout laser tag
put me up a fourth option: potluck at Ines's
for the banner colour let's include orange
We could also go to Brighton, please add it
"Moonshot" as a project name anyone? add it pls
what if we did a barbecue by the river instead of these
I'd like to nominate the Greek on the corner
chuck Dominion in
also possible: the small gym on saturday, list it
Adding my two cents: a raffle instead of a tombola
mein vorschlag: Azul
i'd suggest tuesday 3pm as another option
ad "Phoenix" to the list
can we put sushi on there
what about notion?
my idea: bowling
could you include the vietnamese on the corner as an option
i propose wednesday at ten
another option would be linear
let's put falafel in the ring
why not go to the lake? put that down
Team Spaghetti, put it on the list lol
new option: friday 9:00
throw in "none of the above" as a choice
suggestion - karaoke
has anyone thought of miro, i'd add that
ooh put in the burger truck too please
also possible: both, half half. add that as an option
for the list: cinnamon cafe
I would like to submit "Aurora" as a further name.
there's a nice greek place on elm street, we could take that into the vote
another candidate from me: basecamp
what if we did escape room, can that be voted on as well
can you offer the 23rd too
option d could be to stay home haha
please put the mountain hut up for choice
and i'd throw in monday 14:00
for the present: a kettle, i suggest
let's add a cheap one to the choices, trello e.g.
maybe the italian by the station? as one more suggestion
mein vorschlag: bowling
neue option: freitag 9 uhr
vorschlag - karaoke
burger
thai or burger
burger, or the thai one round the corner
ok then ramen
adding mine: poke bowls
oh wait also heron
how about soup
adding mine: poke bowls
what about Heron
blue bird!!
i suggest the thai place round the corner
my idea: kingfisher
could we also consider notion
put ramen on the list
maybe a boat trip?
let me throw in trello
new option: hamburg
i propose we do a picnic
why don't we go bowling
another one: falafel
add burritos as an option
suggestion from me: escape room
we could name it otter
or asana?
put the vietnamese on main street in as well
what if we just order in
here's one more: project sunrise
also possible: prague
my proposal would be a cooking class
theres a new dumpling bar, put it in
also github issues maybe
two ideas, karaoke and mini golf
i'd throw kebab into the ring
could be called pelican
i'd like to submit salzburg as a candidate
a book voucher for dana?
suggest: tshirts in dark green
lets add minigolf to the choices
curry wurst!!!
lemme add one, the greek on the corner
there's also clickup
how bout wednesday hikes
adding a candidate: madrid
what do you think of lasagna
id offer my garden as location
propose: no meeting wednesdays
some more names: swift, raven, lark
please include option remote retreat
canteen, anyone?
idea - we get hoodies
possibly the museum of technology
dumplings (the ones by the station)
swift, wren, magpie - pick whichever
pho! haven't had that in months
my two cents: call it lighthouse
leipzig might be nice, cheap trains
basecamp, used it at my old job, was ok
1) kayaking 2) pottery 3) zoo
let me toss gravity in as a name
mexican?
i'd nominate priya for the keynote
a fondue set for marta maybe, she loves cheese and it's within budget i think
could do a quiz night
from my end: monday.com
petition for burgers
has anyone thought of the indian buffet, add it
stick confluence on there
kraken (sounds cool imo)
the rooftop bar, put that in the poll
here's my bid: dark mode as sprint goal
what'd you say to a whisky tasting
i'd like 'no slack after six' to be among the options
wine, cheese, board games
ooh laser tag
Aurora - like the lights
one proposal from the finance side: postpone the purchase to q3
"""

GERMAN = """
wie wär's mit pizza
bring das in eine reihenfolge
sortiert das mal
ich schlage thai vor
wie wärs mit dem neuen ramenladen
nimm noch "falke" als option auf
könnten wir linear mit auf die liste setzen
ich werf mal bowling in den raum
mein vorschlag wäre escape room
warum nicht der italiener am bahnhof, setz den drauf
Ich möchte das griechische Restaurant vorschlagen.
neue option: wir bestellen ins büro
noch ne idee, kanufahren
burger auch auf die liste pls
als name hätte ich "nachtigall" anzubieten
füg mal "keins davon" als möglichkeit hinzu
man könnte auch picknick machen, schreib das dazu
als alternative biete ich montag 16 uhr an
ich nominiere den otter als maskottchen
evtl noch miro als vorschlag aufnehmen
verrückte idee: lamawanderung 🦙
lissabon fürs offsite vorschlagen bitte
wie wärs mit Minigolf
ich schlag den Italiener am Markt vor
Man könnte auch den 28. zur Auswahl stellen
setz noch Kegeln auf die liste
nimm auch Falafel mit auf
Ich möchte als Namen „Regenbogenhaus“ vorschlagen
wia wars mit am Heurigen
noch eine idee, Floßfahrt
als weitere option bitte Trello
Können wir die Turnhalle noch dazunehmen
füg Donnerstag 19 Uhr hinzu
was haltet ihr von Raclette, kommt das noch drauf?
Wieso nicht in die Therme? Schreib's bitte dazu
vorschlag von mir wär ein gemeinsames frühstück
Dixit fehlt noch bei den Spielen, bitte ergänzen
Auch denkbar wäre ein Ausflug in den Tierpark
hätt noch was: Fondue bei der Heidi
bitte noch "gar nichts davon" als möglichkeit aufnehmen
Könnte man Bern als Ort auch anbieten
ich schlag dienstag 15 uhr als weitere option vor
nimm noch "Phönix" auf die liste
können wir sushi noch dazunehmen als auswahl
was ist mit notion? könnte man auch reinnehmen
pack den vietnamesen an der ecke mit drauf
wie wäre es mit einem wasserkocher als geschenk
bitte auch "keins von allen" zur auswahl stellen
Ich möchte "Aurora" als weiteren Namen vorschlagen.
team spaghetti, schreib das mit auf haha
der grieche in der elmstraße wär auch ne idee, nimm den mit rein
noch ein kandidat von mir: basecamp
könnte man den 23. auch noch anbieten
warum nicht an den see? setz das auf die liste
werf noch escape room in den topf
ich hätte noch nen vorschlag, die berghütte
und montag 14 uhr würd ich noch reinwerfen
vielleicht der italiener am bahnhof, als zusätzliche option
trello wäre günstig, bitte als alternative ergänzen
thai oder burger
ok dann halt die kantine
evtl suppe
hm dann vielleicht curry oder suppe
wie wärs mit suppe
von mir noch: poke bowls
was ist mit Heron
blauer vogel!!
ich schlag den thai ums eck vor
meine idee: eisvogel
könnten wir auch notion überlegen
setz ramen auf die liste
vielleicht ne bootstour?
ich werf mal trello rein
neue option: hamburg
mein vorschlag ist ein picknick
warum gehn wir nicht bowlen
noch eins: falafel
burritos als option dazu
vorschlag von mir: escape room
nennen wirs doch otter
oder asana?
nimm den vietnamesen in der hauptstraße mit auf
was wenn wir einfach was bestellen
hier noch was: projekt sonnenaufgang
auch möglich: prag
ich würde einen kochkurs vorschlagen
gibt ne neue dumpling bar, tu die rein
auch github issues vielleicht
zwei ideen, karaoke und minigolf
ich werf döner in den ring
könnt pelikan heißen
ich möchte salzburg als kandidaten einreichen
ein büchergutschein für dana?
vorschlag: tshirts in dunkelgrün
schnitzel!!!
leberkassemmel wär auch was
ich hätt noch einen, den griechen an der ecke
es gäbe noch clickup
wie wäre es mit wandern am mittwoch
kandidat dazu: madrid
was haltet ihr von lasagne
würd meinen garten als location anbieten
vorschlag: mittwochs keine meetings
mehr namen: mauersegler, rabe, lerche
bitte auch remote retreat aufnehmen
kantine, jemand?
wie wärs mit fondue, gäll
fischbrötchen am hafen wär doch was
maultaschen (beim schwaben am markt)
backhendl (beim wirten gegenüber, sehr fein)
pho! schon ewig nimmer gehabt
therme loipersdorf, da war ich letztens, top
leipzig wär doch nett, zug ist billig
bratwurst, pommes, salatbuffet
1) kajak 2) töpfern 3) zoo
ich würd ja flammkuchen machen
mexikaner?
gletscher, gipfel, grat... irgendwas alpines halt
für marta vielleicht ein raclette, die liebt käse und im budget wärs auch denk ich
linz! (kein scherz)
meinerseits: monday.com
setz noch das deutsche museum dazu
hat schon wer an den inder mit buffet gedacht, bitte dazu
team-shirts mit fuchs drauf, ist bisher nicht vorgeschlagen oder
krake (klingt lustig find ich)
noch ein tool: excel, jaja lacht nur
bewerbung von mir: dark mode als sprintziel
planetarium?
hätte gern "kein slack nach sechs" als option dabei
wie klingt "polarstern" für euch
uii lasertag
d' seilbahn aufn berg und dann jausnen
oder ma geht zum heurigen, des waar was
"""
