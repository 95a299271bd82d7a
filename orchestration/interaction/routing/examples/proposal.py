"""How people put something on the list."""

ENGLISH = """
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
