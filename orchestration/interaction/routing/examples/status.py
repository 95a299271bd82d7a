"""What people write to ask how far it is, and what comes next."""

ENGLISH = """
does it close by itself or do i have to end it?
can i still change my vote?
who has voted already?
am i in any open session?
how far are we
what's the status
any progress?
have all answered
where do we stand
how many people have voted so far
did everyone reply
update please
are we still in the intake or already voting
is there a result
what stage is this at
how's it looking
so is the lunch thing settled or not
any news on the meeting date?
Could you please inform about the current state?
are we waiting for anything
did the vote start already
is this still going on?
whats the current score
who's leading
do we have enough answers now
has it closed
where are we with the offsite date
when all have voted, what comes after that
is the round complete
tell me how things are going with the poll
eta on a decision?
nearly there?
how is the situation with our appointment, it is fixed or not yet
status check pls
bot, give me the state of play
how many out of how many answers are in
status pls
where are we at with this
any news on the date?
have we heard from everybody yet
whats the state of play
is the vote already running
how far along are you
What is the next step here?
are we done yet or nah
still waiting on answers?
Could you kindly update on the status of this poll
has it been settled
how many replies are in so far
did everyone vote already
so what happens now
is that still going or did it fizzle out
how's the party planning coming along in here
is there a result yet
what's left to do before we've got a decision
Have all the parents responded?
any update
is the game night decided or still open
are the answers all in
when you say "collecting", how far have you got
hows it looking
has anything moved since yesterday
is the venue thing through
Is it final or might it still change
how many votes have come in till now
did we get anywhere with the meeting
what comes after the voting
stuck or moving?
I'd be grateful for a short summary of where the matter stands
is des scho fix
stand?
so where are we with this
lol ok but seriously how far along is it
has everybody answered by now or are we still waiting
any news on teh offsite date?
back from vacation, what's the state of the lunch thing
is this thing still alive?
hm it's been quiet in here. what's happening
are all the answers in?
ok i answered. what happens now
and what comes after the voting part
did we get to voting yet or is it still the private round
how many out of the eight have replied so far
just got off the train, did i miss anything? where does the vote stand
wheres the retro poll at
not sure if this is the place but how's the search for a slot coming along
what stage are we in
update pls
is it decided already?
wait did this finish while i was in my 1:1
everyone done?
what's the next step here
any progress @convene or did it stall
i lost track, are we collecting or voting
sooo... anything yet? been two days
whats the score right now
Could you give us a quick summary of where this stands before I go into my call?
how close are we to having a name for the thing
still waiting on people or good to go
boss is asking me how far we've got, so: how far have we got?
gibts n update zum lunch
how's it going
any news?
is it decided yet
so whats the state of the lunch poll
where are we with design sync
did we land on something
anything new on the retro?
still open?
when does voting close
how long can people still vote
what happens next
have the others replied yet
does this finish on its own or do i have to close it
do we have a result
updates pls
hows the vote looking
has everybody answered by now
is that final or still moving
what's the hold up
why is nothing happening here
deadline for the poll??
until when is this open
is voting already over
did it start yet
are we still collecting proposals or voting already
how many people have responded so far
whats the current leader
is pizza still ahead
who's in front right now, sushi or pizza
how much time is left
will it wrap up by itself at some point
do i need to end this manually
how far along are we
could you give me a quick status on the jira vs linear thing
i started a poll yesterday, what became of it
what came out of the meeting search
any replies to my question from this morning?
stuck or just slow?
did anyone react at all
is there a date yet for the talk with dana
whats next
when will we know
when's the cutoff
does it stop automatically once everyone voted
are we done here
hey is the berlin offsite thing settled
has the team picked something
when do you announce the outcome
how many votes are in
kindly inform me about the current state of the vote
progress?
did they all agree to thursday
so... verdict?
what are we waiting on, is it still running
is the window for votes still open or too late
where do things stand
will you close it or should I
ok and now? what step is this
did you find a slot already
got anything yet for the retro date
tell me how the naming vote is doing
have you heard back from people
hows my poll
whats going on with the offsite
is it a done deal
when's the final answer coming, need to book a table
does the poll run over the weekend
how late can answers come in
did we get enough votes already
anything happened since lunch?
so did ppl vote
whats cooking with the kickoff date
did anything come out of that
are we there yet
any movement?
i've been in meetings all day, can somebody tell me whether the venue thing has been sorted
current standings?
has the chair poll been closed
how many answers do you have
is it too late to chip in
when's it over
who leads
could be that i missed it: is there a winner
will i hear from you when it's done
wheres my meeting request at
in what phase is the mascot thing
3 of 7 or have more answered meanwhile
ballot open or shut?
is a time in sight for the talk with carla
does someone have to press a button for it to end
what's the latest
got a date?
until when can i answer
did it go through
has it kicked off
is it all agreed then
how's the turnout
is the thai place winning by any chance
result yet?
did you find something where everyone can
i must tell the caterer something by noon so where are we with the food vote
when do you count
how is the search with mehmet progressing
still collecting?
please report on the state of affairs
what stage are we at
does it need more votes
anything decided while i was at lunch
is thursday nailed down
how long's the list open for
did lena cancel it or why do i hear nothing
has this been called off? haven't heard anything
is it cancelled or what
"""

GERMAN = """
muss ich die abstimmung selber schließen oder geht das von selbst?
endet das automatisch oder muss ich was tun?
kann ich meine stimme noch ändern?
wer hat schon abgestimmt?
wie weit sind wir
wie ist der stand
haben alle geantwortet
was passiert als nächstes
wie viele haben schon abgestimmt
läuft die abstimmung schon?
zwischenstand bitte
sind wir noch beim sammeln oder schon beim wählen
steht das ergebnis fest
Könnten Sie mir den aktuellen Stand mitteilen?
wer führt gerade
wie siehts aus mit dem termin
kommt da noch was oder ist das durch
haben wir genug antworten zusammen
ist die umfrage noch offen oder vorbei
und, tut sich was?
wie gehts jetzt weiter mit der runde
gibt's schon was neues zum termin
Wie ist der aktuelle Stand?
haben schon alle abgestimmt
ist die abstimmung schon durch
steht schon ein Ergebnis fest
wieviele haben schon geantwortet
Läuft die Umfrage noch oder ist sie beendet?
sind jetzt alle antworten da
und, wie gehts weiter
Hat sich seit gestern etwas getan
kommen wir da voran
sind wir uns schon einig geworden
wo stehen wir mit dem sommerfest
Könnten Sie mir einen Zwischenstand geben
wie weit sind wir denn
na, gibts schon was neues beim termin
haben jetz eigentlich alle geantwortet?
und wie gehts jetzt weiter, nachdem ich geantwortet hab
sind wir schon beim abstimmen oder noch davor
Komme gerade aus dem Urlaub, wie ist der Stand bei der Teamfeier?
läuft das hier noch oder ist das eingeschlafen
wie viele haben schon was gesagt?
Ist schon was entschieden?
kurzer zwischenstand bitte, hab gleich den chef am telefon
was ist der nächste schritt
sag mal wo stehen wir gerade bei der tool-frage
haha ok, aber im ernst, tut sich da noch was?
fehlt noch was oder sind wir durch
bin grad erst aus dem meeting raus, ist das voting schon durch?
Sind alle Antworten da?
in welcher phase sind wir grade
Wie sieht's aus?
vielleicht blöde frage, aber ist das jetzt fix oder noch offen
wie steht die abstimmung
wie schauts aus
gibts was neues?
ist das schon entschieden
wie weit sind wir mit der retro
steht schon was fest
und, was ist rausgekommen
wie lange läuft die abstimmung noch
bis wann kann man abstimmen
wann ist schluss mit voten
haben die anderen schon geantwortet
endet das von selbst oder muss ich das zumachen
muss ich die umfrage eigentlich selber schließen
was passiert jetzt als nächstes
wie gehts weiter
läuft das noch?
stand der dinge bitte
zwischenstand?
wer liegt grad vorne
führt pizza immer noch
haben wir ein ergebnis
schon ein termin gefunden für design sync?
wie steht es um die abstimmung zum offsite
sind wir durch damit
woran hängts denn
wieso tut sich da nix
wieviele haben schon abgestimmt
hat schon irgendwer reagiert
sind schon alle dabei gewesen mit antworten
gilt das jetzt so oder kann sich das noch ändern
wann erfahren wir das ergebnis
wann ist die frist rum
macht der bot das automatisch zu wenn alle abgestimmt haben
noch offen oder schon fertig
was macht meine umfrage
ich hab gestern was gestartet, was ist daraus geworden
sammeln wir noch vorschläge oder wird schon gewählt
hat die wahl schon angefangen
könnten sie mir bitte den aktuellen stand mitteilen
na wie laufts
moin, gibt's schon nen stand zur mittagsumfrage?
hät sich scho öppis ta
wie isch de stand
geht da noch was weiter heute
wie viel zeit bleibt noch
ist das gegessen oder diskutiert ihr noch
wurde schon was ausgemacht für donnerstag
fix oder nicht fix?
is der termin schon fix
hast du schon von allen was gehört
wann machst du das zu
läuft das übers wochenende weiter
gibts rückmeldungen
wann kommt das endergebnis, muss den tisch reservieren
ist jira vs linear mittlerweile geklärt
wo stehen wir gerade
hat sich die gruppe geeinigt
klappt das heute noch mit der entscheidung
bin ich zu spät oder gehts noch
schliesst sich das automatisch
was fehlt noch bis zur entscheidung
ist schon ein ende in sicht
wie siehts aus bei der terminsuche mit dana
gibt es einen favoriten bis jetzt
update bitte
tut sich was beim namen fürs projekt?
hat das mit dem mittwoch geklappt oder suchst du noch
ab wann zählt das als beschlossen
wird das noch was diese woche
seid ihr schon fertig mit abstimmen
schon alles entschieden fuer berlin?
und, haben die leute gevotet
jour fixe schon gefunden?
kam da was bei rum
tickt die uhr noch oder ist aus
war den ganzen tag in meetings, kann mir wer sagen ob die location mittlerweile geklärt ist
wie viel fehlt noch zur mehrheit
ist die stuhlumfrage schon zu
is scho wos gscheits rauskommen
kann man noch mitmachen oder schon vorbei
therme vorn oder doch der lauf
wer führt
wie gehts meiner umfrage zum sommerfest
meldest du dich wenns durch ist
entscheidung gefallen?
in welcher phase ist die maskottchen sache
ich muss den bus bestellen, könnte also bitte jemand sagen ob das datum für den ausflug steht
wahl offen oder zu
beantwortet von wie vielen
muss da wer nen knopf drücken damits endet
zieht sich das noch lang hin
datum schon da?
wann darf ich mit einem termin rechnen
hat das geklappt
haben die linzer zugesagt und sind wir damit fertig
dann ist jetzt alles vereinbart?
in welchem schritt hängen wir
gewinnt zufällig der thai
macht da noch wer mit oder ist das eingeschlafen
hast du was gefunden wo alle können
kommt das ergebnis heute
wann wird ausgezählt
ist das ding gelaufen
sammelst du noch?
wann läuft die frist ab
auf welchem stand sind wir denn
und? und? und?
hat sich während der mittagspause was ergeben
suche beendet oder noch dran
wie lang is de listn no offen
wie stehts um den namen für die neue version
hat lena das abgesagt oder warum hör ich nix mehr
ist das abgesagt worden oder läuft das noch
wurde das jetzt abgeblasen
"""
