"""What people write to ask when it is."""

ENGLISH = """
remind me what time this is for me
what time was that again
when does voting end
what day is the retro
what's the deadline
how long do we have to vote
at what hour do we start
is it tomorrow or the day after
when's the meeting
what date did we get
till when is the poll open
remind me of the date please
when do we eat
is that this thursday or next thursday
by when do you need my answer
start time?
Could you tell me at which time the appointment takes place?
how much time is left to vote
what date is the kickoff on
when do the polls close
which day are we going bowling
morning or afternoon, our meeting?
what's the final time
when's the cutoff for replies
which week was the workshop
do i have time until tonight to vote or is it over sooner
For when is fixed the meeting?
when are we supposed to be there
so when's the dinner happening
deadline??
when exactly on friday
um wieviel uhr nochmal
beginn?
what time on thursday was it again
until when can we vote
when's kick off for the planning thing
which day did we land on, the 6th or the 7th
how long have I got left to vote
Is it this coming Sunday or the one after?
when does the poll shut
sorry what time tmrw
is the deadline for voting today or tomorrow
Remind me of the date please, my diary's at home
so are we meeting at 6 or half six
whens the game night
At what time shall we be meeting on Saturday, kindly confirm
is it morning or evening
what's the cutoff for answers
am I right that it's the 19th at 10?
hang on, is that today??
how many hours till the vote's over
When do we need to be there
date and time pls 🙏
I've lost track, on what day is the parents' evening now
does voting finish at midnight or earlier
could you tell me when the meeting starts
what hour does it begin
is it next week already
when is voting due to end, I'm on a plane till 5
day?
So when is our ward party, finally
when do you start the vote
how soon is the meeting
the time for the retro, what was it
do I still have until Friday to reply
Has a date been fixed, and if so, which
welches datum habts ausgmacht
is des heut scho
what day was that again
and by when then
waht time does it strat
is it tomorrow or thursday
when's the deadline
when do we meet
on which date is the party
how long is the vote still open
when does this end
is that today??
what time on friday
do i have until tonight
when does voting begin
sorry, when was the lunch
3 or 3:30?
remind me of the date
standing at the coffee machine, when's our meeting exactly
and what time
is there a deadline on this
when's the poll closing
lol is that the thing next week or the week after
does it end at noon or at midnight, the voting
has the date been set, and for when
till when is this running
halb vier oder vier?
when is it
what day again
at what time?
is it still on wednesday
when's the retro
remind me what time we start
tuesday or thursday, i forgot
date?
when are we meeting with dana
what time tmrw
is design sync in the morning or after lunch
so when do we eat
did it move or still 3pm
which day did it end up being
whens the meeting
10 or 11?
what was the date of the berlin trip
is that this week or next
could you tell me the exact start time please
when do i have to be there
hold on, is it today??
wat time
what slot did we get
on which date does the review take place
it's on monday right?
time for the sync pls
when do we see each other then
that thing with raj, when was that
does it start at half past or on the hour
how soon is it
still friday 2 o clock?
when does it kick off
which afternoon was that
is our talk tomorrow or the day after
what's the day and hour
are we meeting before or after the standup
which week is the offsite
the workshop starts when exactly
when am i supposed to show up
is the 14th correct?
which day did carla's thing land on
sorry my notes are a mess, what time's the planning
hour please
is kickoff this thursday or the following one
am i right that it's wed at 11
when will the four of us be talking
how many days till the offsite
what's the exact slot for the review
are we starting at 8 or 8:30
remind me of the date for marta's farewell
early or late on friday?
by when should i be at the restaurant
on what day's the workshop, i want to book a train and need to know soon
is the time still the one from yesterday's message
i need the date of the dinner
so we see mehmet when
which week are we doing this in
morning thing or afternoon thing
what's been scheduled for tomorrow, time i mean
has the hour changed
is it in 10 minutes or in an hour
day and time pls, kickoff
when does the call with the board begin
today or did i mix it up
tuesday the 4th or the 11th
"""

GERMAN = """
when will the vote start
wann endet die abstimmung
bis wann kann ich antworten
an welchem tag ist die retro
wie lange hab ich noch zeit zum abstimmen
ist das morgen oder übermorgen
Zu welchem Zeitpunkt findet die Besprechung statt?
welches datum war das
wann essen wir
bis wann brauchst du meine antwort
diesen oder nächsten donnerstag?
wann treffen wir uns am freitag genau
wann startet die wahl
vormittags oder nachmittags, das meeting?
in welcher woche war der workshop
wann ist einsendeschluss für die antworten
wann is des jetzt nochmal
um wieviel uhr treffen wir uns am freitag
bis wann muss ich abgestimmt haben
Ist das diesen oder nächsten Dienstag?
wann ist einsendeschluss für die stimmen
An welchem Tag findet die Sitzung denn nun statt
ist es um halb acht oder um acht
wann endet das voting
hab's verpeilt, wann war der spieleabend
Bis wann brauchen Sie meine Antwort?
morgen oder übermorgen?? weiß es nicht mehr
auf welche Uhrzeit haben wir uns für Montag geeinigt
Wann wird die Umfrage geschlossen
sag mir kurz wann ich da sein muss
ab wann kann man denn abstimmen
Termin war der 17. oder der 18.?
On what date will the review take place?
an welchem tag war das nochmal
und bis wann dann
um wie viel uhr gehts los
ist das morgen oder donnerstag
das ist heute??
welches datum hat die feier
sorry, wann war nochmal das essen
hab ich noch bis heut abend zeit oder ist früher schluss
Zu welchem Zeitpunkt findet das Review statt?
wann fängt die abstimmung an
ist das nächste oder übernächste woche
wie lange ist die abstimmung noch offen
wieviele tage noch bis zum offsite
deadline wann?
wann ist das
um wieviel uhr
welcher tag nochmal
bleibts bei mittwoch
wann treffen wir uns
wann gehts los
uhrzeit?
war das jetzt dienstag oder donnerstag
is das heute oder morgen
wann ist die retro
zu welcher zeit fangen wir an
um wie viel uhr startet das design sync
wann is des nochmal
diese woche oder nächste
datum bitte
wann muss ich da sein
ist es noch um drei
vormittag oder nachmittag?
wann war das mit raj nochmal
wänn isch das
wann essen wir denn jetzt
an welchem tag findet die besprechung statt
hab vergessen wann wir anfangen
steht freitag 14 uhr noch
für wann ist der termin angesetzt
wann geit's los
wann soll ich aufkreuzen
auf welchen slot sind wir gekommen
mo oder di?
ist das vor oder nach dem standup
der workshop beginnt wann genau
in welcher woche ist das offsite
bitte teilen sie mir den termin mit
halb zehn oder zehn?
wann sehn wir uns
wann war das treffen mit lena angesetzt
morgen um elf, stimmt das
ab wann läuft das
ist das immer noch am donnerstag
welche uhrzeit gilt jetzt
auf welchen tag ist das mit carla gefallen
jour fixe jetzt mo oder di, bitte nochmal
stunde bitte
wann müss ma beim wirt sein
mi um 11, lieg ich richtig
wie war die uhrzeit vom bewerbungsgespräch
wie viele tage noch bis zum offsite
ist das nicht schon morgen?
starten wir 8 oder 8:30
sommerfest datum?
freitag früh oder spät
um halb oder um viertel
an welchem tag ist der workshop, muss nen zug buchen und brauch das bald
ab wann soll ich den raum aufsperren
ich brauch das datum vom abendessen
ich plan grad meinen urlaub, auf welches datum ist der betriebsausflug gefallen
in welcher kw machen wir das
wann kommt frau berger zu uns
hat sich die stunde geändert
heut nachmittag wars, nur wann
tag und zeit vom kickoff pls
der wievielte
heut oder hab ich was verwechselt
zu welcher stund treff ma uns
wann hamma des nochmal
"""
