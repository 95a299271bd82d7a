"""What people write to ask where it is."""

ENGLISH = """
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
