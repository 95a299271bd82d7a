"""What people write who want that somebody be added."""

ENGLISH = """
please invite tom as well
also invite @sam
can you invite dana to this
invite priya from sales too pls
would you invite him as well
add raj too
include dana
can i join
let me in as well
omar should be there too
invite lena please
i want to take part
put ines on the list
we forgot raj
get dana in on this
can you also ask omar
plus lena
raj needs to come as well
may i participate in the vote
count me in
also with ines pls
bring in somebody from sales, eg dana
could you extend the invitation to omar
add @raj to design sync
ask lena for her times too
i'd like to be part of the retro
dana wants to vote too
throw omar in
room for one more? i want in
ines is missing in the group, add her
sign me up
make that with raj as well
please enlarge the group by dana and omar
lena has to be in that meeting
can you get the new guy in, his name's omar
also me
i wanna vote too
let raj vote as well
put me down for lunch
hook dana up with the poll
don't forget ines, she should come along
i should be on this one
pull lena in
take omar along
need dana there, can you add her
invite the whole marketing crew as well
yo can you squeeze sophie onto that
mehmet was left out, please fix that
invite @tim and @kofi pls
hey i'd like a seat at the kickoff too
just realised we need someone from legal in this, could you put carla on the meeting as well
invite priya, she knows the numbers
may hannes join us
me three, sign me on
forgot to mention bea, she's part of it as well
is it too late for me to jump on the tracker vote? if not, add me
expand the circle: yuki, tom, and the two working students
put my manager in cc of this, i mean as participant
would be good if kofi had a say too
sven should get a ballot
we're five now, jonas is coming with us to lunch
i wasn't asked but i'd love to be in
invite everyone from #backend
extra guest: marta from finance
let the contractor take part also
+ @yuki
get tim on board pls, he's the one who has to build it
i want my voice heard as well, include me
please see to it that ms carla receives an invitation as well
one more for the dinner, sophie's back from holiday
raj said he'd love to join if there's room
raj would like to join too
omar asked whether he can still be added
kofi wants to be part of this as well
my colleague carla would love to take part
sam told me he'd like to be in on this
"""

GERMAN = """
lad bitte tom auch ein
@sam auch einladen
kannst du dana noch einladen
lädst du priya auch ein
nimm raj auch dazu
dana soll auch mit
kann ich mitmachen
lass mich auch rein
omar sollte auch dabei sein
lad bitte lena ein
ich will teilnehmen
setz ines auf die liste
wir haben raj vergessen
hol dana mit rein
kannst du omar auch fragen
plus lena bitte
raj muss auch kommen
darf ich mit abstimmen
ich bin dabei, trag mich ein
auch mit ines bitte
hol wen vom vertrieb dazu, zb dana
bitte erweitern sie die einladung um omar
füg raj beim design sync hinzu
frag lena auch nach ihren zeiten
ich würd gern bei der retro dabei sein
dana will auch mitvoten
tu omar noch dazu
noch platz? will auch mit
ines fehlt in der runde, bitte ergänzen
meld mich an
mach das auch mit raj
bitte die gruppe um dana und omar ergänzen
lena muss in das meeting
nimm den neuen mit auf, der heißt omar
mich auch
ich will auch abstimmen
lass raj auch wählen
trag mich fürs mittagessen ein
chan i au mitmache
vergiss ines nicht, die soll mit
ich gehör da auch dazu
zieh lena mit rein
den omar nimm ma a mit
brauchen dana dabei, kannst sie adden
invite mal noch den sven
gebt dem lukas auch bescheid dass er mitwählen darf
lade auch mehmet und kofi ein
ohne resi geht da gar nix, bitte noch einladen
könnt ihr mich auch einplanen beim kickoff
kannst no an florian einilassn
ich häng mich da dran, schreib mich auf
nachmeldung: aylin
ergänz noch sophie und die zwei werkstudenten
der kunde will auch jemanden schicken, frau berger wärs, bitte nachtragen
für hannes bitte auch eine stimme
hey sorry, bin ich noch rechtzeitig? würd gern mitreden beim betriebsausflug
invite ans ganze marketing pls
mach die runde um unsere azubis größer
es wäre schön wenn frau marta ebenfalls eingeladen würde
pauli vergessen!!
da ghört der tim a dazua
lukas einladen, der kennt den prozess am besten von uns allen
@sven mit aufnehmen bitte
gern auch mit den kollegen aus linz
holt mich mit ins boot
ich auch ich auch
sry vergessen: marta kommt noch hinzu
hängst du mich noch in die terminabstimmung rein
de tom wött au cho, chasch en ergänze
raj würde gern noch mitmachen
raj hat gesagt er wäre gern dabei
omar fragt ob er noch dazukommen kann
meine kollegin carla möchte auch mitmachen
"""
