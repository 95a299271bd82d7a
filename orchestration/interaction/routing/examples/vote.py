"""How people write their vote."""

ENGLISH = """
A
a works
c too if it must
sushi for me
b then a
not c
i'd go with linear
abstain
pizza!
my vote is d
B please
1. sushi 2. pizza
first choice berlin, second vienna
definitely not jira
+1 for a
team pizza here
either a or b
all fine except d
i vote linear
a > c > b
both ok
none of these
no objection
yes
nope, against
i'm for ramen
c, no doubt
lets do b
put me down for a
anything but sushi
i support option c
agree
b is my favourite, a is second
can live with a
change mine to c
tuesday's slot, option b
strong no on d
pass, i dont mind
the second one
first and third
hmm a i guess
b b b
i choose the italian place
rather linear than jira
my order: d a b c
tacos get my vote
i hereby cast my vote for option a
fine with any of them
A and C
vetoing b
yes to the plan
consent from me
i object, too risky
no concerns from my end
switching to pizza
sticking with b
ok with a, not with b
the last one pls
my ranking is heron, bluebird, otter
if sushi is out then pizza
thumbs up for c
wednesday one for me
no strong feelings, abstaining
heron
d as backup
jira, sorry folks
option 2
c but only as plan b
obviously pizza
i am in favour
opposed
a wins in my book
would take b over a
c first, rest equal
burger place 5/5, thai 2/5
going with the majority... ok b
count my vote for vienna
none, i abstain from this
lisbon all the way
linear 👍
thai all day
one vote from me for the loft
3
hmm tough but D
otter > heron > rest
the cheap one
i'm easy, but lean towards notion
nay
yup go for it
in favour of tuesday
put my cross at hamburg
kingfisher gets 4 points, otter 3, the others 0
going for the picnic, the zoo was nice but too far for people with kids
don't like either, skip me
i can tolerate c
A!!!
i concur
my heart says karaoke
both berlin and graz are fine by me
no way jose, not the boat
1 and 4 plz
second choice: burger
veto
fine, no worries about it from me
change of heart, b instead of a
"""

GERMAN = """
nehm A
a passt
c geht auch, wenns sein muss
sushi für mich
b dann a
nicht c
ich wär für linear
enthaltung
pizza bitte
meine stimme geht an d
B
1. sushi 2. pizza 3. rest
erste wahl berlin, zweite wien
auf keinen fall jira
+1 für a
bin team pizza
entweder a oder b
alles ok außer d
ich stimm für linear
a vor c vor b
beide ok
keins davon
kein einwand
ja
nein, dagegen
bin für ramen
c, keine frage
mach ma b
schreib mich bei a auf
alles nur nicht sushi
ich unterstütze option c
einverstanden
b am liebsten, a an zweiter stelle
mit a kann ich leben
änder meine auf c
der dienstag, also b
klares nein zu d
ich enthalte mich
das zweite
erstes und drittes
hm a denk ich
der italiener
lieber linear als jira
meine reihenfolge: d a b c
tacos kriegen meine stimme
hiermit stimme ich für option a
mir passen alle
A und C
veto gegen b
ja zum plan
konsent von mir
hab einen einwand, zu riskant
von meiner seite keine bedenken
wechsle zu pizza
bleib bei b
a ok, b nicht
das letzte bitte
reihung: heron, bluebird, otter
wenn sushi rausfällt dann pizza
daumen hoch für c
der mittwoch für mich
keine starke meinung, enthalte mich
der reiher
d als reserve
jira, sorry leute
nummer 2
c aber nur als plan b
eh klar pizza
ich bin dafür
dagegen
für mich gewinnt a
würd b nehmen statt a
zuerst c, rest gleich
burger 5/5, thai 2/5
i nimm s a
i bi für pizza
meine stimme für wien bitte
keine, ich enthalte mich da
lissabon und sonst nix
jo linear 👍
thai und sonst nix
heuriger, was sonst
3 bitte
die therme kriegt meine zwei punkte
otter > reiher > rest
ganz klar gegen den firmenlauf
bin flexibel, tendiere aber zu notion
polarstern ist schön, nehm ich
jep macht das
1a 2c 3b
mein kreuz bei hamburg
linz, und wenn das nicht geht halt wien
ich geh mit dem picknick, der zoo war nett aber zu weit für leute mit kindern
i war fürn zweitn
c ist für mich tragbar
kein problem damit, von mir aus ja
schließ mich an, ja
lieber d als a, b geht gar nicht
berlin und graz, beides fein für mich
daumen runter für excel
1 und 4
C (mit bauchweh)
veto von mir
kann mich nicht entscheiden, zählt mich als enthaltung
umentschieden, b statt a
"""
