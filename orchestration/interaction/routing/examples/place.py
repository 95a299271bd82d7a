"""What people write to ask where it is."""

ENGLISH = """
is it online or in the office?
what's the zoom link
address of the restaurant please
got a link for the call?
teams or meet? and the link?
on what floor is it
where's the lunch happening
room number?
do i have to come in or can i dial in
can you post the meet url
where exactly is that bar
is there a dial-in number
what's the location of the workshop
I don't find the room, where I must go?
berlin office or hamburg office
is it in the big meeting room again
where do i show up tomorrow
which building
where's this thing being held
pls send directions to the venue
the link in the channel is dead, where do we join
is it at the client's place or ours
location?
what street is the pizzeria on
in person or remote
could you tell me in which conference room we are sitting
has a room been booked, which
meeting link plz, it starts in 2 min
do we meet in the lobby or directly at the restaurant
online oder vor ort?
gibts einen link zum call
raumnummer?
treffpunkt lobby oder direkt dort?
einwahldaten pls
where's it happening
is it online or in person
got a link?
Where do we meet on Saturday?
zoom or teams
address pls
Could you tell me the venue for the parents' meeting
whats the room number again
where do i need to go
is it at the clubhouse or at Jenny's
what building is the retro in
how do I dial in
Can you please share the meeting link, I am unable to find it
at whose place is game night
which pitch are we on
where exactly is this thing, I'm standing in the lobby
Do we gather at the north gate or by the stage
is it the café on Elm Road or the one at the station
the video call, where do I join
which floor
I'm afraid I don't know where we're supposed to go
postcode for the satnav please
where's the party at 🎈
is there an online option to join from, what's the url
are we in the seminar room or the break room
What is the place we've booked for dinner?
do we do this at the office or remotely
send me the spot
wheres the google meet
Whereabouts is the venue, is it near the tram
do you know which pub we're meeting in
is des online oder vor ort
sitzungszimmer?
Ort?
is there a zoom link
where are we meeting
adress please
where do i have to go
in the office or remote?
what's the link for the call
standing in the lobby, which room are we in
is that on site
where's the restaurant exactly
do you have a teams link for the 3pm
can i join online or is it in person
and where
google maps link for the place?
meeting room blue or the big one
is it at our office or at theirs
i'm in the wrong room i think, where's the meeting
Could you tell me the location of the workshop?
what building
lol nobody ever told me where this is
is the dinner at luigi's on main street or the one at the station
where does the offsite take place
got the time, now the room please
on the bus, what's the address
is it hybrid, and if so what's the link
whereabouts
vor ort oder remote?
welcher stock, which floor?
where is it
which room
is there a link
zoom or in person
where do we meet
meeting link pls
room?
online or office
got the teams link?
is that remote
what's the address of the restaurant
where does the retro take place
do i have to come to the office for it
video call or real life
where's the dial in
can i join from home
which floor was it
is a room booked
wheres lunch happening
link for the call is missing
are we on meet or zoom
location please
is it in the big meeting room
how do i get into the call
kindly share the venue
on site?
where exactly in berlin
who has the zoom url
which building do i go to
do we do this face to face or what
can we do it hybrid or is it on site only
wher is design sync
huddle or zoom
what place did we settle on for thursday
is it upstairs or in the kitchen
sorry running, room number?
is kickoff in the annex or main building
teams or meet, im confused
whats the venue for the dinner
do we sit in person this time
where do i log on
could you paste the video link
physical meeting?
who's hosting the zoom and wheres the url
how do i find the place on thursday
is attending from my couch possible
which restaurant was it again, street?
is it at the client's or at ours
meeting room name please
there's no link in the message
where should the external guests go
by phone or with video
what's the spot for lunch
are we going to be at the graz office
will the workshop be on premises
need the dial-in number
where'd you put us, the small room?
which call link is valid
are we meeting outside
"""

GERMAN = """
where will the offsite take place
wie ist der zoom link
adresse vom restaurant bitte
in welchem stock ist das
wo muss ich morgen hin
findet das im büro statt oder remote
ist das wieder im großen besprechungsraum
Könnten Sie mir den Veranstaltungsort mitteilen?
wo steigt das teamessen
teams oder meet, und wo ist der link
der link geht nicht, wo kann ich beitreten
bei uns oder beim kunden
in welcher straße ist die pizzeria
in which hall will it be held
wo isn des
in welchem raum treffen wir uns
Wo findet die Elternversammlung statt?
hat wer den link zum call
adresse bitte
wo müssen wir am samstag hin
bei wem ist der spieleabend
Welches Stockwerk ist das?
in welcher Halle spielen wir
treffen wir uns im Vereinsheim oder beim Wirt
wie komm ich in die videokonferenz rein
Könnten Sie mir den Ort der Sitzung nennen
wo genau ist der Treffpunkt
an welchem tor ist treffpunkt
Findet das im Büro statt oder bei Zoom
in welchem lokal sitzen wir da
weiß wer die raumnummer für morgen
steh in der lobby, in welchem raum seid ihr
teams link für 15 uhr?
wo ist das restaurant genau
und wo?
bei uns im büro oder bei denen
Könnten Sie mir bitte den Veranstaltungsort nennen?
kann man sich auch online dazuschalten und wo
sitze im bus, wie war die adresse
ist das im großen besprechungsraum oder im blauen
wo findet das offsite statt
uhrzeit hab ich, aber wo muss ich hin
luigi am bahnhof oder der in der innenstadt
wie wähl ich mich da ein, link fehlt mir
glaub ich bin im falschen raum, wo ist das meeting
wo ist das
welcher raum
gibts einen link
zoom oder vor ort
wo treffen wir uns
link zum meeting bitte
raum?
online oder büro
hast du den teams link
ist das remote
wie ist die adresse vom lokal
wo findet die retro statt
muss ich dafür ins büro
videocall oder in echt
wo kann ich mich einwählen
kann ich von daheim aus mitmachen
welcher stock war das
ist ein zimmer gebucht
wo ist mittagessen
der link für den call fehlt
machen wir das in meet oder zoom
ort bitte
is das im großen besprechungszimmer
wie komm ich in den call rein
bitte um bekanntgabe des ortes
präsenz?
wo genau in berlin
wer hat die zoom url
in welches gebäude muss ich
persönlich oder wie
geht das hybrid oder nur vor ort
wo isch design sync
wo hocken wir uns zsamm
oben oder in der küche
in welchem raum sitzen wir am donnerstag
bin am rennen, raumnummer?
jour fixe wieder in der bibliothek?
teams oder meet, bin verwirrt
gehn wir zum wirt oder kommt das essen zu uns
sitzen wir diesmal in echt zusammen
is da a link dabei
wo logg ich mich ein
hab den zoom verlegt, schick nochmal
vor ort termin?
stiege und stock bitte
wie find ich am donnerstag hin
muss man sich anmelden am empfang, oder ist das gar nicht bei uns im haus
welches restaurant wars, straße?
welches gasthaus
name vom besprechungsraum bitte
von zuhause oder antanzen
wo sollen die externen gäste hin
in linz oder in wien
wo treffma uns zum essen
parkplatz und adresse bräucht ich
findet der workshop im haus statt
saal nord oder süd
wo hast du uns reingesteckt, kleiner raum?
wo steigt das sommerfest
is des draußen oder drin
"""
