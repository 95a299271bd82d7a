"""What people write who want that somebody be added."""

ENGLISH = """
can you add priya
please include kofi in this
raj should be in on this too
we forgot omar, put him in
could lena get a say as well?
loop in tom pls
it makes no sense without dana, get her on the list
@mehmet needs to join this one
bring sophie into the round
Would it be possible to invite Ines to take part too?
add the new intern, her name is mia
+ raj
one more person: kofi from data
somebody left out the whole design side, at least take priya
ask lena too please
i'd like my manager dana to be part of it
count omar in
plz also ask tom he pays for it after all
you missed sophie. she's on the team since monday
raj and mehmet also want to vote, let them in
How about we get Ines on board for this
don't forget kofi!!
shouldn't priya be here? put her on
please take also mehmet in the group
oh and tom. always tom gets forgotten. add him.
need omar's input here so include him
extend the circle by lena and ines
can finance join, that's sophie
the client lead, dana, must be a participant
hey could you pull kofi in
sign raj up for this as well
there's one person missing from the participants: priya
let @tom take part, he's back from leave
adding to the group: mehmet pls
Priya soll auch mitmachen
mein chef tom sollte auch gefragt werden
add Jonas to this
can Mina join too
please include Mrs Petrov in this round
we forgot Dave
loop in the treasurer
Would you kindly add the new physiotherapist to the session
@luca should be in here as well
bring in Aisha
don't leave out the goalkeeping coach, he's part of it
invite my flatmate Theo as well
put Grandma Joan on the participants list
the night nurses should vote as well, get them in
rope in steve
Kindly add Meenakshi also
could Farid take part
ask Bruno too
there's one person missing from the group: Ingrid, please add her
add the 2 new interns
let Emma vote on this as well
cc tobias on this one
I'd like Dr Hoffman to be asked too
get @noor in here
extend the circle to the U18 coaches
count Sadie in, she just joined the club
we need someone from finance here, add Glenn
plus my brother Ed
make sure Chiara's part of the session
also write to the twins, they want in on game night
include everyone from the bar crew
The caretaker ought to be consulted as well. Please put him on the list.
new player, Zack, add him pls
would it be alright for Wanda to be added
add my manager to the meeting
@moritz soll auch mitmachen
can you add tom to this
anna should be in here too
pls inculde the new girl from design, @mira
you forgot raj
pull in @kev as well, he's paying after all
could we get someone from legal into this round
bring sam in
and also lena, she'll want a say
one person's missing on the list: please add Oliver
invite jo to take part too
@convene + @ben
let my manager in on this as well
it makes no sense without priya, put her in
wait why isn't dana asked? ask her as well
oh and paul. paul needs to be in this
add @marie and @finn pls
I think Susanne from accounting ought to be part of this decision.
could the two interns join the vote?
get hr on board here
loop in carlos
sorry forgot someone when i set this up, please take chris in too
throw in dave for good measure haha
i'd like nadja to be asked too
would it be possible to have our freelancer @yuki in the group for this
who forgot the backend guys?? add them
make that one more participant, @helen
the boss wants in. add her please
ok and can you also ask @omar for his times
put @stef on the session
let's have the vienna people in this as well
lass meine chefin auch voten pls
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
nimm bitte noch Lena dazu
kannst du omar hinzufügen
raj fehlt in der runde, hol ihn rein
frag doch auch den mehmet
ohne dana macht das keinen sinn, bitte mit aufnehmen
sophie bitte auch einladen
Könnten wir Tom noch mit reinnehmen?
wir haben kofi vergessen, füg ihn hinzu
die neue praktikantin jule muss auch dabei sein
ines will auch mit abstimmen, lass sie mal rein
+ lena bitte
bitte den Kollegen Omar aus dem Vertrieb ergänzen
hol mal noch raj mit ins boot
setz priya noch auf die teilnehmerliste
evtl noch mehmet dazunehmen? wäre gut
es fehlt noch jemand vom design, nimm sophie
kofi gehört auch zur gruppe, trag ihn ein
dana nachtragen pls, die hab ich vergessen
Will from sound should have a say, pls add
nimm den Fabian noch dazu
kannst du Elif hinzufügen
die Gabi fehlt, bitte aufnehmen
Bitte laden Sie auch Herrn Lechner ein
den hausmeister bitte noch mit reinnehmen
hol die zwei neuen dazu
frag a den Sepp
könnte Frau Demir auch teilnehmen
wir haben die nachtschicht vergessen, bitte ergänzen
füg meine schwester Leonie hinzu
Der Kassier sollte ebenfalls eingeladen werden
lass den Jürg auch abstimmen
Nadine noch rein bitte
es fehlt jemand von der technik in der runde, nimm den Oli dazu
tu bitte die Kathi noch eini
Nehmen Sie bitte die neue Kollegin in den Teilnehmerkreis auf
mein freund Can will auch mitspielen, lad ihn ein
die trainer der U10 auch anschreiben bitte
+ Svenja bitte
kannst du tom noch dazunehmen
die anna muss da auch rein
hol bitte @kev mit dazu
du hast raj vergessen
bitte noch @mira aufnehmen, die ist neu im design
frag auch noch die dana
füg marie und finn hinzu
Könnte man noch jemanden aus der Rechtsabteilung dazuholen?
ohne priya macht das keinen sinn, nimm sie rein
und der paul soll auch mitmachen
beim anlegen hab ich chris vergessen, bitte ergänzen
+ @ben bitte
die wiener sollten auch dabei sein, pack die mit rein
trag lena auch noch ein
@omar bitte auch fragen
es fehlt einer auf der liste: oliver bitte dazu
die beiden praktis dürfen auch mitmachen, oder? dann bitte dazu
unser freelancer yuki sollte da auch mit in die runde
hol mal wer von hr dazu
ein teilnehmer mehr bitte, und zwar helen
ach und susanne aus der buchhaltung muss noch mit in die abstimmung
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
