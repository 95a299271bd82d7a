"""What people write to ask who is in it, and who asks."""

ENGLISH = """
who's coming
who is invited
who asked for this
who organises it
am i in it
who else is there
is lena joining
attendees?
who set this up
whose idea was this
do i have to be there
is dana part of this or not
who will be in the room
how many of us are there
participants please
who's on the list
who started the lunch poll
which people take part in the retro
is raj supposed to come
who wants this meeting
am i required or optional
who all said yes
just us three?
did anyone decline
who created that vote
who can vote here
is the whole team in or only design
who's running the session
whos hosting
may i ask who requested this appointment
am i even invited
is it just me and omar
who do i meet on thursday
is anybody from sales going
who's in
are the interns included too
who is this meeting with
whos responsible for this one
was i added to design sync
is the boss coming
who opened this
tell me who's going to be at the workshop
which colleagues are part of the round
who confirmed so far
is ines on board for tuesday
hm full list of people for the kickoff?
did mehmet make it onto the guest list
who called this meeting and why am i in it
how big's the group
which of us are going to the dinner
who do i complain to, i.e. who started this
do externals sit in as well
is it a one on one or more people
who's the person in charge of that poll
i have to print name tags so tell me who will be attending the workshop
was sophie asked
head count?
is my attendance needed
did someone from legal get invited
who said they'd come
which folks may cast a vote
do we have carla with us
who owns the planning session
name the members of this round
anyone backed out?
who'll moderate
is it all of engineering or a subset
with which people will i be sitting there
please tell me whom this invitation comes from
who is this lunch thing for
"""

GERMAN = """
wer kommt
wer ist eingeladen
wer wollte das
wer organisiert das
bin ich dabei
wer ist alles mit drin
kommt lena auch
teilnehmer?
von wem kommt das
wessen idee war das denn
muss ich da hin
gehört dana auch dazu
wer sitzt da alles
wie viele sind wir
wer steht auf der liste
wer hat die mittagsumfrage gestartet
wer nimmt an der retro teil
soll raj auch kommen
bin ich pflicht oder optional
wer hat zugesagt
nur wir drei?
hat jemand abgesagt
wer darf hier mitstimmen
ist das ganze team dabei oder nur design
wer leitet das
wer hat den termin angefordert
bin ich überhaupt eingeladen
nur ich und omar?
wen treff ich da am donnerstag
kommt wer vom vertrieb
wär chunnt alles
wer is denn da alles dabei
mit wem ist das meeting
wer ist dafür verantwortlich
hat mich jemand zum design sync dazugetan
kommt die chefin auch
wer hat das aufgemacht
steh ich da auch drauf
welche kollegen sind in der runde
wer von uns geht hin
hängt ines da auch mit drin
wer hat dich darum gebeten
dürfte ich erfahren wer daran teilnimmt
wer ist gastgeber
wer macht alles mit beim offsite
komplette liste der leute vom kickoff?
sitzt die geschäftsführung mit am tisch
wer hat das einberufen und wieso bin ich da drin
mit wem geh ich da essen
wer von uns kommt zum abendessen
jour fixe: wer alles
sitzen da externe auch mit drin
lukas oder max, wer leitet
wer ist zuständig für die umfrage
zu wievielt sind wir beim ausflug
wurde sophie gefragt
steht aylin auf der liste
werd ich da gebraucht
wer hat denn den blödsinn angezettelt
wer hat gesagt dass er kommt
sind die linzer auch geladen
haben wir carla mit dabei
bin ich als gast oder fix drin
zähl die mitglieder der runde auf
kommt vom kunden auch wer, und wenn ja wissen wir wie viele
wer moderiert
teilnehmerkreis bitte
mit welchen leuten sitz ich dann da
wea hod mi do einigschriebn
wer is'n do ois dabei
"""
