"""How people write their vote."""

ENGLISH = """
i vote for the second
pizza for me
option 3 please
definitely tuesday 10am gets my vote
not A
i'm for thai
the last one
count me for sushi
1 and 4
put my vote on falcon
+1 for notion
no to karaoke, yes to bowling
i'd take the first, the third would do too
team ramen 🍜
my vote goes to lisbon
c pls
anything but C
otter!!! otter all the way
I choose the number two.
i veto the 8am option
number 1 first, then number 3
go with the thursday slot, that's my pick
voting greek
the blue one has my support
a or b, both fine by me
against 2
my favourite of those is "nightjar
mark me down for the burger place
i give my voice to Bitwarden
yes to all except the canteen
the later of the two slots gets mine
2️⃣
i'm switching my vote to D
option 3
otter, ganz klar otter
erst C, dann A
going with the thai place
C all day
put me down for option 2
my vote goes to Wingspan
the first one, no question
+1 for the lake
1 and 3 are both ok, 2 is a no
definitely not D
I'll take Thursday from those
anything but the bowling, so B I suppose
Linear gets my vote
yeah number four
Count my vote for "Phoenix
b pls
I choose the last one on the list
gotta be tacos 🌮
2 > 1 > 3
I'm for the second proposal, it's nearest to the station
A, with C as my fallback
the Friday slot please
ok then azul from me
I hereby cast my vote for Mrs Okafor's suggestion
votin for the green shirt
Either A or B, never C
Option A from my side only
out of these the indian buffet wins for me
the barn venue has my support
nope to the first, yes to the other two
id pick the 10am one
last one pls its the cheapest
I'll abstain on this one
can't choose between 1 and 2 so both
a oder c, beides ok
also wenn dann D
the second
i'll take donnerstag
definitely the thai
put me down for option 3
my vote goes to Falcon
either C or D, slightly prefer C
anything except the second one
first choice ramen, second pizza
+1 for the early slot
ok then the 10 am one
going with what anna said, B
tough one but notion
hm. C i guess
voting for the lake
the cheap one gets my vote
same as raj, burgers
all fine with me but the last one's best
"Aurora" please, the other two sound like cough syrup
i change my vote to D
no to wednesday, yes to thursday
the latter
between calls, quick: A
I hereby cast my vote for the Greek restaurant.
lol fine, team banana it is for me
eher C, D ginge auch
meine stimme geht an falke
erste wahl ramen, zweite pizza
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
B bitte
ich bin für das zweite
pizza für mich
meine stimme für thai
nicht A
das letzte
ich stimme für donnerstag 14 uhr
nehm die 1
gegen die 2
alles außer karaoke
Ich gebe meine Stimme dem Vorschlag Nummer zwei.
+1 für lissabon
die blaue variante kriegt meine stimme
ich wechsle auf D
a oder b, beides von mir ein ja
veto gegen den 8-uhr-slot
ich nehm B
für mich die Zwei
Meine Stimme bekommt der Grieche
ganz klar das Dritte
bin für Siedler
Nummer 4 bitte
nicht die erste, alles andere passt
i stimm fürs Gasthaus Huber
dann halt die Pizza 🍕
Ich entscheide mich für den zweiten Vorschlag
das letzte auf der liste
die mittlere option gfallt mir am besten
von den dreien der Samstag
1 ja, 2 nein, 3 zur not
Enthaltung von mir
Für "Sonnenkäfer", das ist der schönste von den Namen
c wie cäsar
Ich gebe meine Stimme dem Kletterpark
ich nehm A
nicht das dritte
ich stimme für donnerstag
option 3 bitte
ganz klar der thai
alles außer B
+1 für den frühen slot
hm dann wohl das letzte
ich bin für den see
Hiermit stimme ich für das griechische Restaurant.
wie raj, burger
ich wechsel auf D
das günstige kriegt meine stimme
na gut, team banane von mir aus, hat meine stimme
kurz zwischen zwei calls: ich wähl die 1
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
