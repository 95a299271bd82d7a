"""What people write to ask what is wanted of them."""

ENGLISH = """
what do you want from me
what do i have to do now
is there something open for me
did you get my message
and now?
anything i need to answer
do you need anything else from me
what's my next step
did that arrive
am i done
what am i supposed to write here
are there any polls waiting for me
did you understand what i said
which questions do i still owe you
is that enough or do you need more
why are you writing me
what should i reply
got it?
hello? did that reach you
anything pending on my side
so what now, do i vote or wait
have i missed something
is there anything left for me to do
what's expected of me please
whats my todo here
you pinged me, what's up
do i need to act
did you receive my times
i'm lost, what's the next thing
was that right what i typed
do i still have to confirm
whats open
ok i clicked, anything more?
was that all
have you processed my answer
ok im here, what's needed
sry just back from lunch, did you want something from me
is my part finished
are you waiting on me for anything
whats the correct way to respond to this thing you sent
do i owe anybody an answer
tell me what to do
ehm so do i type or click
i sent you something an hour ago, did it get through
you asked me 3 things, which one's still unanswered
am i up to date with everything or is there some poll i overlooked while i was travelling
what would you like me to fill in
saw your dm, not sure what to make of it
am i good to go
just wrote you my slots, can you read them
was my reply ok like this or should i say it differently
my homework?
do you require any further information from my side
and what am i meant to do with this message
whats missing on my end
anything i should be doing for the kickoff
is it my turn
have i replied to everything
you need something?
hm no reaction, did you catch that
pls walk me through what i need to do next
where do i continue
what's outstanding for me today
open tasks for me?
should i still send you my times or is that settled
do you know what i meant by that
all set or is there more
i pressed ok but nothing happened, now what
is something blocked because of me
kurz gesagt what do you need
what can i still contribute here
did my yes arrive at your end
how should i answer that
i was off sick, what piled up for me
was there anything else you wanted to know
"""

GERMAN = """
was willst du von mir
was muss ich jetzt machen
ist noch was offen für mich
hast du meine nachricht bekommen
und jetzt?
muss ich noch was beantworten
brauchst du noch was von mir
was ist mein nächster schritt
kam das an
bin ich fertig
was soll ich hier schreiben
warten irgendwelche umfragen auf mich
hast du verstanden was ich gemeint hab
welche antworten schulde ich dir noch
reicht das oder brauchst du mehr
wieso schreibst du mir
was soll ich antworten
hast dus?
ist meinerseits noch etwas zu erledigen
soll ich jetzt abstimmen oder warten
hab ich was verpasst
was wird von mir erwartet
was hab ich noch zu tun
du hast mich angepingt, was gibts
muss ich was tun
hast du meine zeiten gekriegt
kenn mi ned aus, was kommt jetzt
hab ich das richtig eingegeben
muss i no öppis mache
muss ich das noch bestätigen
was liegt bei mir an
ok geklickt, sonst noch was?
wars das
hast du meine antwort verarbeitet
was fehlt von mir noch
so bin da, was brauchst
moin, liegt was an für mich
ist mein teil erledigt
was möchtest du hören
wie antworte ich auf das was du mir geschickt hast
hast du noch ne frage an mich offen oder kann ich in den feierabend
sag mir was zu tun ist
hä was soll ich machen
hab dir vor ner stunde was geschickt, ist das durch
war das die antwort die du gebraucht hast
war die ganze woche unterwegs, hab ich irgendeine umfrage übersehen oder bin ich auf dem laufenden
hob i no wos zum doa
versteh deine dm nicht ganz, was ist jetzt meine aufgabe
steht meine rückmeldung zum sommerfest noch aus
benötigen sie noch weitere angaben von mir
ich seh nur knöpfe, welchen soll ich nehmen
fehlt dir noch irgendwas von meiner seite
wo genau geb ich das jetzt an
hab ich überall reagiert
kriegst du noch was
muss ich fürs kickoff noch was liefern
eben aus der elternzeit zurück, bin völlig raus, was erwartest du jetzt als erstes von mir
was steht heute für mich an
bist du mit mir fertig
soll ich dir meine zeiten noch schicken oder ist das durch
gut angekommen die mail... die nachricht mein ich?
alles erledigt oder kommt noch was
brauchts von mir noch ein ok
hängt grad irgendwas an mir
hab dir drei tage geschickt, genügen die
hoast mi? is des bei dir ankommen
offene punkte bei mir?
ja und was jetzt konkret
bin ich blockierer oder passt alles
hab meine slots getippt, kannst du das lesen
was ist als nächstes meine baustelle
und was soll ich jetzt damit anfangen
du hast mir heute früh geschrieben, worauf soll ich da reagieren
brauchts mi no?
komm ich hier weiter oder wart ich
"""
