"""What people write who want that others be reminded."""

ENGLISH = """
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
