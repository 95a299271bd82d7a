"""What people write to ask when it is."""

ENGLISH = """
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
