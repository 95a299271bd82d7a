"""What people write to ask who is in it, and who asks."""

ENGLISH = """
who's taking part
which people are in
whose idea is this meeting
who all is coming
is raj in this too
list of participants?
who's the organiser
who else is in the poll
how many of us are there and who
who started this vote
do i know the people who'll be there
is anybody from finance attending
who wants to meet with me
Which persons participate in the meeting?
who's on the guest list
names of everyone involved pls
did dana open this or was it tom
is the boss in the session
who do i have to thank for this poll 🙃
who's behind this request
are the interns included
participants?
who are the attendees
which team members were asked
who initiated the whole thing
who gets to vote here
is it just our squad or also design
who'll sit at the table on thursday
at whose request is this
am i the only engineer in here, or who is in it
teilnehmerliste?
whose idea was this meeting anyway
who all is coming on friday
is Lena part of this or just us four
how many of us are in this round
Could you give me the list of participants please
am i the only one from the lab in here
who's even invited lol
names of everyone in this session pls
was it Gurpreet who started the poll
Which parents have been included in this?
I'd like to know who called this meeting
who else is being asked besides me
who is the organiser here
so is it the whole team or only backend
does this go to all the volunteers or only the bar crew
who kicked this off, you or a real person
Kindly tell who all are the members for this discussion
are the trainees on the list too
who am I going to be sitting with on Thursday
whos in
how many ppl are we counting on for catan
Is somebody from the council office taking part?
tell me who's been roped into this
is coach in this one or nah
did Marguerite request this or was it Phil
who are "the others" exactly
Who asked for a choice on the venue? I'd like to talk to them
are both night nurses in the group for this
how big is the round
which of us did you write to about the party
curious who's behind this 👀
I can't see who is taking part, could you show me
is it just the three of us again then
who's in this
who started this
who is takign part
who asked for this meeting
is raj in on this
who set this up, was it maria
who are the people being asked
is the boss coming too
who all is invited
whose idea was this lol
just our team or others too
and who's coming along
which people are in the round
who wants this from me
is anna part of it or not
who do i talk to if i have questions, who opened this
is anyone from sales joining
Who initiated this request?
who gets to vote
are the externals in this group as well
who else is on it
wait is my ex boss in there
who called for that
am i the only one from design in here?
nur unser team oder auch andere
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
with whom will i be meeting
wer ist dabei
wer macht mit
wer hat das angestoßen
wer ist alles eingeladen
von wem kommt die anfrage
ist raj auch mit drin
wer ist der organisator
wer kommt denn alles
Welche Personen nehmen an der Besprechung teil?
wessen idee war das
wer darf hier abstimmen
ist jemand von der buchhaltung dabei
hat dana das gestartet oder tom
wie viele sind wir und wer
mit wem treff ich mich da
ist der chef auch in der runde
wer steckt hinter dem meeting
nur unser team oder auch design mit drin?
wer wurde überhaupt gefragt
wer is alles dabei?
wer hat das eigentlich angezettelt
Von wem kommt die Anfrage denn?
Könnten Sie mir bitte sagen, wer zu diesem Termin eingeladen ist
sind die von Station 4 auch dabei oder nur wir
wie viele sind wir denn
macht der Urs da auch mit
wer kommt am samstag alles
hat das die Elternsprecherin gestartet oder jemand anders
mit wem sitz ich da am Freitag zusammen?
wer ist hier der Organisator
bin ich der einzige aus Wien in der Runde
Gehört Frau Yildiz auch zu der Gruppe, die abstimmt
wen hast du alles angeschrieben
wer gehört da überhaupt dazu
würd gern wissen wer sich das gewünscht hat mit der Umfrage
ist der ganze Vorstand gefragt oder bloß die Trainer
wer steckt dahinter 😄
Sind alle Doktoranden mit drin?
who will be at the dinner
wer ist alles dabei
wer hat das gestartet
wer amcht mit
ist raj auch dabei
kommt der chef auch
wessen idee war das lol
Wer hat diesen Termin angefragt?
wer ist denn noch eingeladen
und wer kommt alles mit
wer darf abstimmen
ist vom vertrieb jemand in der runde
wer will das von mir wissen
wen fragst du da alles
sind die externen auch mit drin
hat maria das angelegt oder wer
bin ich der einzige aus dem design hier
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
