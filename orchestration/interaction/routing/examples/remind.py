"""What people write who want that others be reminded."""

ENGLISH = """
can you remind the others
nudge those who haven't voted
ping raj please
give omar a poke
please chase the missing answers
tell the rest to hurry up
remind dana she still has to vote
could you follow up with the people who haven't replied
poke everybody again
lena forgot i think, write to her again
reminder to all pls
a friendly nudge to tom and mehmet would help
Would you be so kind to remind my colleagues of the vote?
time to bug the late ones
drop kofi another message, he never reads the first
ask sophie again
someone needs to prod the designers to answer, please do
shout at the people that haven't filled it in
can u ping everyone once more before lunch
send the laggards a note
get on raj's nerves until he votes
follow up w/ priya asap
remind all of them today at 3
please write again to the ones which didn't answer
it'd be good if you jogged people's memory about the vote
ines hasn't reacted, try her again
round up the missing votes with a reminder
hey give the team a little push
let the non-voters know the deadline's close
bug omar daily till he answers
repeat the request to whoever is silent
schick ne erinnerung raus
give the others a nudge please
ping everyone who's slacking
could you chase Mehmet for his vote
poke the goalies, they never answer
remind them
Would you be so kind as to prompt the remaining parents once more
someone kick the bar crew into voting pls, bot thats you
Kindly send a gentle reminder to all those pending
nudge ana and leo
send another round of reminders tonight
the rest need a prod
please get after the late ones
go bug Simon
Can you drop a line to everyone who hasn't picked a date and remind them
tell the slowpokes to hurry up and answer
it would help if the night staff got a reminder from you
remind kaya tmrw morning pls
I think Harold has forgotten, could you jog his memory
pls follow up with the two postdocs
@Convene reminder to the whole group
chase chase chase, we need those last three votes
have another go at reminding the volunteers
shoot Bea a message that her answer's missing
maybe nudge people again before the weekend
do the needful and remind Ravi and Shweta to respond
let everyone know they still have to vote
hit up the lazy ones again
A friendly reminder to the committee wouldn't go amiss
i want u to remind the team about voting
ping whoever is left
could you hassle Dad, he's not replied
Please write again to those who have kept silent
buzz the defenders they still owe you a reply
poke dave please
send everbody a remidner
please chase raj, he always forgets
remind them again
ping the ones who are missing
could you give tom a little push
hey convene, wake them up
i'm tired of asking them myself, can you remind people
tell the rest they still have to vote
one more reminder to all please
ask lena again
would you follow up with the sales guys
reminder pls
give them a nudge before lunch
write to anna once more, she probably overlooked it
time to annoy the latecomers, bot
Kindly remind the participants who have yet to reply.
it's quiet in here, ping everyone
and remind kim as well
can you hassle the devs to answer
someone should wake mike up lol, bot do it
message the two that are left
get on their nerves a bit please, i need those answers
send out a last call
bump everyone
remind the team an hour before it closes
pls give the missing people a shout
schick allen ne erinnerung
frag lena nochmal
nudge the others
poke omar
remind everyone please
ping those who haven't voted
give ines a push
can you chase the rest
send a reminder
tell raj to vote already
kick the slackers
remind lena about the retro poll
wake them up
could you prod dana again
ask the missing ones once more
another reminder to all pls
bug omar till he answers
please send out a friendly reminder to the team
hurry them up a bit
drop raj a line, he forgot
bump
ping ines
shout at the others lol
follow up with whoever is missing
let dana know we're waiting
give everybody a gentle nudge for lunch
make them answer
message the ones who didnt reply
re-ask lena
remind folks it closes at 5
poke poke the rest
can u hassle omar for me
reminder round please
get omar to respond
nag them
tell the team the vote ends soon
ask raj again when he can
jog mehmet's memory
light a fire under sales pls
could you check in with kofi again, he promised an answer
those who are late need a gentle kick
another shout out to the stragglers
ring the bell
tell everyone there's an hour left
get the others moving
hey ask tim once again about his wednesday
i don't want to nag them myself so would you please write to all who haven't filled it in yet
send sophie a follow up
let the sleepyheads know it's urgent
prompt the remaining voters
reminder to #design please
shake them awake
yo ping em
re-send the question to carla and bea
tap hannes on the shoulder
contact the outstanding participants once more
drop a hint to those who didn't respond
kindly remind mr sven about the survey
push the last two
bother yuki again when it's morning over there
try priya another time
call everyone to vote
"""

GERMAN = """
erinnere bitte die anderen
stups raj mal an
kannst du die säumigen anpingen
mach den leuten mal beine
frag bei omar nochmal nach
Bitte erinnern Sie die Kollegen an die Abstimmung.
hak mal bei denen nach die noch fehlen
ping nochmal alle an
lena hat es bestimmt vergessen, schreib ihr nochmal
reminder an alle pls
weck die schlafmützen auf
tritt tom mal auf die füße
kannst du ines nochmal anschreiben, sie reagiert nicht
einen kleinen schubs an die runde bitte
wer nicht gestimmt hat kriegt bitte ne nachricht
dana muss noch abstimmen, sag ihr bescheid
fass bei kofi nach
heute nachmittag nochmal alle erinnern bitte
scheuch die restlichen zum abstimmen
erinner bitte mal die anderen
stups den Reto nochmal an
Könnten Sie die restlichen Eltern bitte erinnern
hau die säumigen nochmal an
ping mal alle die noch nix gsagt haben
schick eine erinnerung an die nachtschicht
mach der mannschaft mal feuer, die sollen abstimmen
kannst du bei Lea nachhaken
bitte noch mal nachfassen bei den Helfern
die Omi hats sicher vergessen, schreib ihr nochmal
Tritt mal bitte den Faulpelzen auf die Füße
allen bescheid geben dass sie noch abstimmen müssen
schubs den Kevin
Eine kleine Erinnerung an das Team wäre gut
Ich bitte um eine nochmalige Aufforderung an alle, die fehlen
reminder an alle bitte
Würdest du Frau Huber freundlich an ihre Antwort erinnern
schreib den dreien die fehlen noch eine Nachricht
erinnere morgen früh nochmal alle
der chef hat noch nicht abgestimmt, hak da bitte nach
kannst du die anderen erinnern
stups dave mal an
bitte nohcmal nachhaken bei denen die fehlen
erinner mal den raj, der vergisst das immer
schreib die zwei an die noch fehlen
tritt den leuten mal in den hintern lol
erinnerung an alle bitte
Bitte erinnere alle, die noch nicht abgestimmt haben.
nerv die bisschen, ich brauch die antworten
und die kim bitte auch erinnern
hak mal bei den vertrieblern nach
sag den restlichen dass sie noch voten müssen
ich mag nicht mehr selber fragen, kannst du die leute anpingen
letzter aufruf an alle bitte
anna hats sicher übersehen, schreib ihr nochmal
so still hier, ping mal alle
mach den nachzüglern dampf
gib tom mal nen kleinen schubs
eine stunde vor schluss nochmal alle erinnern bitte
stups die anderen an
erinner omar
bitte alle erinnern
ping die, die noch nicht gevotet haben
gib ines nen schubs
kannst du den rest anhauen
schick eine erinnerung
sag raj er soll endlich abstimmen
tritt den faulen in den hintern
erinner lena an die retro umfrage
weck die mal auf
kannst du dana nochmal anstupsen
frag die fehlenden nochmal
noch eine erinnerung an alle
nerv omar bis er antwortet
bitte senden sie eine freundliche erinnerung an das team
mach denen mal beine
schreib raj, der hats vergessen
hau die leute nochmal an
ines anpingen bitte
schrei die anderen mal an haha
hak nach bei denen die fehlen
sag dana dass wir auf sie warten
stupf si nomal aa
bring die zum antworten
schreib allen die nicht geantwortet haben
lena nochmal fragen
erinner die leute dass um 5 schluss ist
schubs mal den rest
kannst du omar für mich stressen
erinnerungsrunde bitte
bring omar dazu zu reagieren
tu sie bissl drängeln
sag dem team die wahl ist bald vorbei
frag raj nochmal wann er kann
hilf mehmet auf die sprünge
lukas braucht nen wink
kannst du bei kofi nochmal nachfragen, er hats versprochen
mahn die linzer
noch ein aufruf an die nachzügler bitte
sag den faulpelzen dass der wirt wartet
sag allen dass es nur noch ne stunde geht
könntest du bitte aylin noch ein zweites mal um ihre zeiten bitten
frag tim noch mal nach seinem mittwoch
frag halt nochmal in die runde
schick sophie ein follow up
pauli vergisst sowas gern, schreib ihm
die restlichen wähler anschubsen
mahnung an alle offenen
rüttel sie wach
geh, stess den florian a bisserl
frage nochmal an carla und bea schicken
erinnere die abteilung dass heute abend schluss ist
bitte kontaktieren sie die ausstehenden teilnehmer erneut
wer nix gesagt hat kriegt bitte jetzt sofort ne nachricht von dir, sonst wird das nie was
drück bei den letzten zwei
anstupsen, alle, danke
versuchs bei priya ein weiteres mal
hau dem max auf den tisch
geh der bea bissl auf die nerven bis was kommt
"""
