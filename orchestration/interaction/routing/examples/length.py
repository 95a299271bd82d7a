"""What people write to ask how long it takes."""

ENGLISH = """
what's the duration
is it 30 or 60 minutes?
half an hour or longer
how many minutes is the meeting
does it go the whole morning?
length?
are we talking 15 min or a full hour
when it starts at 2, till when does it go
how long do you reckon the workshop lasts
I would like to know how long the appointment is planned.
is it a full-day thing
how many hours should i set aside
please tell me for how long we'll sit there
what's the planned length of the call
an hour max, right?
is it a short sync or one of those endless ones
duration pls
how long is each slot
does lunch count into it, or how long is the session
do i need a babysitter, or is it just an hour
For how much time is the meeting foreseen?
roughly how long's this gonna be
is 45 min enough or is more planned
end time?
how long did the organiser ask for
can i still catch a 4pm train or does it drag on past that
tell me the expected runtime of the demo
quick question how long does the retro run
does it last all afternoon
one hour? two?
halbe stunde oder ganze?
reicht ne halbe stunde oder habt ihr mehr geplant
is it an hour or two
whats the duration
How long is the meeting scheduled for?
how long does the session go
Is this gonna be one of those 3 hour things
how many minutes is the call
Could you tell me the expected length of the parents' evening
am I right in thinking it's 45 minutes
roughly how long are we going to be
for how long do I need a babysitter
is thirty min enough or is it longer
when it starts at 7, when does it end
long or short one?
How many hours should one reckon with
is it a full day workshop or a half day one
how much of my afternoon does this take lol
until what time does the meeting run
how long do we have the pitch for in that slot
is the briefing quick
does game night last till midnight or what
how long did you plan for the handover
is the slot 60 or 90 min
I wonder how long I'd be tied up
can you say how long dinner's meant to go on
time needed?
are we talking 15 minutes or the whole morning
so how long's the rehearsal
what length is the booked slot
is um 10 dann aus
how logn is the meeting
how long are we planning for this workshop
i have a call right after, how long does it go
what's the length of the slot
and how long roughly
is this a quick sync or one of those two hour monsters
how many hours is the training
does it run over lunch or is it just an hour
ok but how long, i've got to pick up the kids
For how long should I reserve my calendar?
how long's the dinner thing going to go
15 minutes or is it longer
lol is that going to be one of mark's three-hour meetings
is an hour enough or is it planned for two
until what time does it go
what time frame are we talking, 30? 60?
how long do these usually last
so it starts at ten, and it ends at…?
is the offsite one day or two
how much of my time does that eat
how long is the session set for
30 oder 60 min?
how long will it take
how long is the meeting gonna be
is that 30 min or an hour
duration?
how much time should i block
until when does the retro go
when are we done with it
is it a long one
how many minutes
can i make a call at 4 or does it run over
what length did you plan for design sync
is this going to eat my whole morning
how long do we sit there
half an hour or more?
will i be out by 5
when does the meeting end
short or long meeting?
what is the scheduled duration of the session
whole day or just a bit
how long do i have to be there
15 mins right?
does it take the full hour
roughly how long is this talk with dana
what time is it over
how big is the slot
how much of my afternoon does this eat
do i have to plan for 30 or 60
is two hours right for the kickoff?
what's the end time
could i catch a 5:10 train after it or would that be too tight
full day thing?
when will they let us go
is it just a short one
length of the planning please
till what time do i need the babysitter
block of how many minutes
does it go past lunch
how long is it set for
kinda long, isn't it? or only 20 min
what's the time frame, start to finish
how long do workshops like this last
from ten to when
is the call with carla a quickie or a proper hour
how many hours for the offsite session
timebox?
please state the expected duration
when's it finished roughly, i have to book a flight
does it really need 90 min
are we out before noon
any idea how long you've planned for us
"""

GERMAN = """
will this be a quick one
will we be done by noon if we start at 10
wie lang geht das meeting?
bis wann geht das denn ungefähr
wieviel zeit soll ich einplanen
ist das ein ganztägiger workshop
wird das was kurzes
Wie viele Minuten sind für den Termin vorgesehen?
geht der termin länger als ne stunde
wie lange soll ich mir blocken
sind 60 min geplant oder mehr
wenn wir um 2 anfangen, wann sind wir dann fertig
zieht sich das über den ganzen nachmittag
von welcher länge reden wir hier
schaff ich danach noch den zug um vier oder dauert das länger?
wie viele stunden sind angesetzt
kurz oder lang, das treffen?
dauert der call 30 min wie immer
will it be over by six if we start at five
What will be the duration of the call, kindly confirm
wie lang dauert das
eine stunde oder zwei
Mit welcher Dauer ist zu rechnen?
wie lange geht die sitzung
bis wann geht das treffen ungefähr
dauerts länger als 30 min
wie lang brauch ma da
ist das ein ganzer tag oder nur vormittag
Wann ist der Elternabend voraussichtlich zu Ende?
wie lange ist der call angesetzt
geht das schnell oder sitzen wir da ewig
Können Sie sagen, wie lange die Besprechung in Anspruch nimmt
wieviel stunden dauert der workshop
für wie lange brauch ich den Babysitter
reicht eine halbe stunde oder geht's länger
wie lang wird die Probe sein
sind das 60 oder 90 Minuten
will we be done by 4 if it starts at 3
will it go the whole afternoon
ist das ne halbe stunde oder ne ganze
bis wann geht das ungefähr, wenn es um drei losgeht
geht das den ganzen tag?
wie lang is der temrin
hab direkt danach nen call, wie lange geht das denn
und wie lange so?
Für wie lange soll ich mir den Kalender blocken?
kurzer sync oder wieder so ein zwei stunden ding
reicht da ne stunde oder ist mehr geplant
sind wir um vier fertig oder zieht sich das
ist das offsite ein- oder zweitägig
wie viele stunden sind für den workshop angesetzt
muss die kinder abholen, wie lange wird das gehen
wie lang soll das treffen werden
geht das über mittag oder nur ne stunde
viertelstunde oder länger
wird das wieder so ein dreistündiges meeting von mark lol
Welche Dauer ist vorgesehen?
wie lange dauert das
wie lang wird das
dauer?
30 min oder ne stunde
bis wann geht die retro
wann sind wir fertig
wie viel zeit soll ich einplanen
ist das was längeres
wieviele minuten
zieht sich das wieder den ganzen vormittag
halbe stund oder mehr
bin ich um fünf wieder draußen
wann endet das meeting
kurz oder lang?
wie lange ist das design sync angesetzt
für welche dauer ist der termin geplant
wie lang sitz ma da
geht das ne volle stunde
wie lang gohts
ganzer tag oder nur kurz
brauchen wir da echt ne stunde oder wie lang ist das
um wieviel uhr ist das vorbei
wie lang muss ich dableiben
ungefähr wie lange redet ihr
eine viertelstunde oder?
wieviel vom nachmittag frisst das
jour fixe wieder ne stunde oder gehts schneller
sind zwei stunden richtig fürs kickoff
hock ich da bis in die nacht
krieg ich danach noch den zug um zehn nach fünf oder wird das zu knapp
was sagt der plan, anfang ist klar, aber ende
wann lasst ihr uns gehen
wie viel puffer brauch ich für danach
länge vom planning bitte
reicht mir ein akku voll oder zieht sich das
wie viele minuten sind geblockt
hab um vier fußball, sind wir da durch
auf wie lang ist das ausgelegt
dauer vom bewerbungsgespräch bitte
ist der call mit carla fünf minuten oder ne richtige stunde
san's zwoa stund oda mehra
wie viele stunden sind für die session am offsite vorgesehen
ein kurzer plausch oder was ausgedehntes, muss nämlich meiner parkuhr sagen wie lange
wann ist das so ungefähr aus, muss nen flug buchen
ist das ganztägig angelegt
sind wir vor zwölf raus
minuten?
zeitrahmen?
wann komm ich da wieder raus
is des a längere gschicht
"""
