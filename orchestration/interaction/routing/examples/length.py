"""What people write to ask how long it takes."""

ENGLISH = """
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
