"""What people write to ask what is wanted of them."""

ENGLISH = """
what am i supposed to do now
ok and now?
do i have to answer something here
got your message, no clue what you expect
so… what's my next move
should i just write my times or click somewhere?
what do you need me to tell you
do i have to do anything
huh? what should i reply
Please tell me what is expected from my side.
am i meant to vote now or wait
you pinged me, what for? what should i type
i'm lost, what's my part here
where do i even start
what kind of answer do you want
bot, explain what i'm to do at this point
do u need something from me still
what's required of me as a participant
first time here, what do i do with this message
Which step I must make now?
hey idk what to do with this, help me out
do you want dates or just a yes
can you tell me what info you're missing from me
i've clicked the thing. what next for me?
do i need to respond to this or is it fyi
what should my reply look like
sorry, what is it you're asking of me exactly
how can i be of service, dear robot
new here. am i expected to put something in?
what do i write you here
instructions please, i don't know what to do
do I need to do anything
so what now, do I reply here?
What is expected of me?
why are you writing to me, what should I do
idk what to answer here
am i meant to vote or give times
Could you tell me what you need from me
what do I have to fill in
huh? what should I write
is there something I have to do
Kindly advise what is required from my end
you want my times or what
I'm lost, tell me what to do
do you need an answer from me
I've got your message, and now?
should I be picking something at this point
what are you asking me exactly
whats my job here
I don't understand what I'm meant to answer
anything for me to do?
do I just say when I'm free?
how am I supposed to respond to this
Please tell me, step by step, what I should be doing here
got pinged, what do u need
what's needed from my side
not sure what you're after, bot
do I have to pick one or can I wait
I was told to come here, what next
do i have to do smth in this thread
what info do you want from me
waht do you need from me
ok i'm here, what am i supposed to do now
sorry first day with this bot. what should i type
so do you want times from me or what
got your message on my phone, not sure what you're expecting me to answer
what now
do i need to vote again or is my earlier answer enough
huh? what do you want
am i meant to reply here or just pick a letter
i'm confused, what exactly are you asking me
third message from you today and i still don't get what you want from me
is there still something for me to do here or am i done
do i just write a day?
you pinged me?
ok so should i list all the times i can or just the best one
Hi, I was just added. What is expected of me here?
what kind of answer are you looking for
anything open on my side?
and me? what's my job in this
do i answer in the thread or here in private
um, and now i…?
i said tuesday already, do you need more from me
just tell me what to do, i've got two minutes before my next call
what's left for me to do
is that question for me too or only for the devs
sry was in calls all day, what did you need
should i be doing something with this list
tell me what you want in one sentence pls
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
wie funktioniert das hier für mich
was soll ich jetzt machen
muss ich hier irgendwas tun
was brauchst du noch von mir
soll ich dir einfach meine zeiten schreiben oder wie
ich versteh nicht was ich antworten soll
bin ich dran
hab deine nachricht bekommen, was muss ich damit tun?
ist das nur zur info oder muss ich reagieren
hä, was genau soll ich hier schreiben
muss ich jetzt schon abstimmen oder noch warten
zum ersten mal hier, wie soll ich antworten?
welche angaben fehlen dir von mir
kannst du mir sagen was ich tun soll
wo fang ich an
hab ich noch was zu erledigen bei dir?
bitte kurze anleitung was ich jetzt machen muss
was muss ich jetzt tun
muss ich da was machen
und jetzt? was soll ich schreiben
was soll i da jetzt antworten
brauchst du was von mir
Ich verstehe nicht, was ich hier tun soll
soll ich jetzt abstimmen oder zeiten nennen
wie geht es für mich weiter, muss ich was eingeben
Bitte sagen Sie mir, was ich als Nächstes zu tun habe
ich soll mich hier melden, was brauchst du
hab deine nachricht bekommen und was mach ich damit
was genau wird da von mir gebraucht
kenn mi ned aus was soll i machen
muss ich irgendwas ankreuzen
Welche Angaben benötigen Sie von mir?
ist das jetzt meine aufgabe oder passiert das von selbst
hä was soll ich hier machen
was brauchst du von mir?
muss ich hier noch was tun oder wars das
äh, und jetzt?
Ich bin neu hier, was genau wird von mir erwartet?
soll ich einfach schreiben wann ich kann oder wie
was willst du denn von mir, das ist jetzt die dritte nachricht
reicht das so oder brauchst du noch was von mir
ok hab die nachricht gesehen, aber was soll ich darauf antworten
muss ich nohcmal abstimmen?
sorry sitze im zug, kurz: was ist mein todo hier
versteh ich nicht, was soll ich da angeben
gilt die frage auch mir
Was muss ich tun?
soll ich hier antworten oder im thread
wolltest du was von mir
steht bei mir noch was aus?
und was mach ich jetzt mit der liste
erwartest du jetzt uhrzeiten oder nur tage von mir
Hallo, ich wurde hier reingeholt. Was ist zu tun?
ich check nicht was ich hier soll, bitte einmal für dumme
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
