"""What people write to ask what it is about."""

ENGLISH = """
what do they want to talk about on thursday?
what's the topic
what are we deciding
which meeting is this for
remind me what this session is on
what's it for
sorry, about what exactly are we voting
is this the roadmap meeting or the other one
what's on the agenda
what's the purpose of this call
so what's the subject here
i've got three of these, which one is this about
wdym lunch? is this about lunch
what's that thing thursday about
context please, what is this poll for
Could you tell me what the appointment is concerning?
what do they want to discuss
is it the q3 planning you're talking about
i missed the start, what's the matter at hand
the question we're answering is…?
huh what is this
what's the reason for the meeting
for which project is this
does it have to do with the reorg
i have no idea what that's about, enlighten me
of what treats this meeting?
what's the big question
topic pls
is that the one on naming or the one on logos
what decision is this thread about
what are raj and co meeting over
was wird denn besprochen
thema?
what's this about
I've only just joined, what are we deciding here
sorry which thing is this for
what is the purpose of Thursday's meeting
is this about the budget or the bake sale
context pls
wait what are we voting for
Please let me know the agenda
so whats the subject
can someone fill me in on what this poll concerns
why are we meeting at all
this thread is about what exactly
Is it to do with the summer fête or something else
what's the occasion
idk what this is for, explain
what's being decided
Kindly brief me regarding the matter under discussion
huh, a meeting? on what
which question is actually on the table
is this the jersey thing again
I don't understand what the choice is for
what are we getting together to talk about
tldr of this?
what decision is this
I've been away on leave; what does this session concern?
are we picking a restaurant or a date in here
what have we got to talk about for a whole hour lol
was this the one for the festival toilets or the stage
what's it regarding
can you summarise in one line what this is for
What is the issue we've been asked about?
is it the grant meeting or the lab cleanup one
reason for the meet?
worum gehts hier
what are we deciding here
sorry what is this
context please
just got added, what is this all about
is that about the budget or the hiring
whats teh meeting about
remind me of the subject
huh what poll is this
what do we want to talk about there
is there an agenda
what's the point of this meeting
can someone tell me what this decision is about, i only see letters
back after two weeks off. what's this thread
what are we even voting on
purpose?
is this the offsite thing or something else
What is the matter to be decided?
and what's that one about
lol i have 4 of those open, which topic is this
you've asked for my times. for what?
what project is it
is it about the new office or what
not sure what i'm looking at, what's the question here
in one line, what's the subject
what did maria want to meet about
worum gehst hier
was wollte maria da bereden
what is this about
what are they deciding here
what's the meeting for
agenda?
why are we meeting
whats the subject
what do they want to discuss with dana
topic of design sync?
what's the point of this one
what is being voted on
i have no context, what's this
what was the question again
what will we talk about
purpose of the meeting please
which decision is this
what's that poll about
is this the thing about the offsite
is there an agenda for the retro
what's it all about
what exactly is to be decided
reason for this meeting?
what do i need to prepare for
about what
what am i being asked here
is that regarding the new tracker
huh what poll
please state the topic of the session
tell me the issue in one line
what was raj's question
is this about lunch or dinner
sry joined late, what's this thread deciding
the invite says 'sync', about what tho
which issue is on the table thursday
could you brief me on what the kickoff is for
what do we need carla for
do i have to read something before the planning
no clue what this refers to
what exactly does the vote concern
what's on the menu topic-wise
subject?
why did tim call us together
i got a ping to vote but there's no explanation, so what question are we supposed to be answering
what's the goal of that call
tell me more about the poll from sales
are there talking points
is it about the budget or the team
what are we choosing this for
what's the background here
i don't remember what the workshop was for
please provide the agenda items
can you give me the question in plain words
what's behind 'project x alignment'
the poll by mehmet, what does he want to know
what'll be covered
reason for the 8am thing?
"""

GERMAN = """
what will be talked about
worum geht es hier
für welches meeting ist das
über was entscheiden wir eigentlich
was steht auf der agenda
wozu treffen wir uns
geht es da um die roadmap oder was anderes
Um welchen Sachverhalt handelt es sich bei dieser Anfrage?
hab drei von den dingern, welches thema ist das hier
warum gibts das meeting
kontext bitte, was ist das für ne umfrage
was soll am donnerstag geklärt werden
hat das mit dem reorg zu tun
zu welchem projekt gehört das
was ist der anlass
geht das um den namen oder ums logo
hab den anfang verpasst, worüber redet ihr da überhaupt
was ist der zweck von dem termin
what will be discussed on the 11th?
Um welches Thema handelt es sich bitte?
was besprechen wir da am montag
geht es um den flohmarkt oder ums sommerfest
hä was wird hier entschieden
wofür ist die Umfrage
was steht denn auf der Tagesordnung
i check grad ned worum's geht
wozu treffen wir uns eigentlich
Könnten Sie kurz sagen, was hier zur Debatte steht
hab den anfang verpasst, um was dreht sichs
Welche Frage soll denn geklärt werden
is des wegen der neuen Dressen oder was
was war nochmal der Grund für das Treffen
worüber stimmen wir ab
betrifft das die Klassenfahrt?
um was für eine Sitzung geht es da überhaupt
kann mir wer sagen worüber hier geredet wird
what exactly will be discussed
was entscheiden wir denn da
um was geht es in dem termin
bin grad erst dazugekommen, worum dreht sich das
häh was ist das für ne umfrage
gehts um das budget oder um die stellen
was wollen wir da besprechen
du willst zeiten von mir, aber wofür
Worum handelt es sich bei dieser Anfrage?
hab vier von den dingern offen, welches thema ist das hier lol
über was stimmen wir überhaupt ab
ist das die offsite sache oder was anderes
zwei wochen weg gewesen, worum geht es in dem thread
was war nochmal der anlass
kontext bitte
sehe nur buchstaben, was ist denn die frage
und bei dem anderen, was ist da das thema
worum gehts
was wird hier entschieden
wofür ist das meeting
gibts ne agenda
wieso treffen wir uns überhaupt
was ist das thema
was wollt ihr mit dana besprechen
thema vom design sync?
was soll das werden
worüber wird abgestimmt
hab keinen kontext, was ist das
was war nochmal die frage
worüber reden wir da
zweck der besprechung bitte
um welche entscheidung gehts da
um was gehts bei der umfrage
ist das die sache mit dem offsite
um wos gehts do
was genau sollen wir entscheiden
anlass für den termin?
muss ich was vorbereiten, worum gehts denn
was werd ich hier gefragt
geht es um den neuen tracker
hä welche umfrage
was ist gegenstand der sitzung
in einem satz: was ist das anliegen
was wollte raj wissen
gehts da ums mittagessen oder abendessen
um was gaats
weshalb wurde das angesetzt
spät dran, was wird in dem thread entschieden
jour fixe wozu
welches thema kommt donnerstag auf den tisch
was hat es mit dem termin mit frau berger auf sich
wozu brauchen wir carla
ging das um gehalt oder um urlaub
kein plan worauf sich das bezieht
wos is des für a umfrog
was liegt thematisch an
sagt mir wer was auf der tagesordnung steht
warum hat tim uns zusammengetrommelt
lukas will was abstimmen lassen, aber was eigentlich
was ist das ziel von dem call
inhalt vom workshop?
gibts besprechungspunkte
ich seh nur buchstaben und keine frage, wie hat die denn gelautet
für was suchen wir das aus
soll ich unterlagen mitbringen, was besprecht ihr
weiß nimmer für was der workshop war
zu welchem projekt gehört das meeting
sag mir die frage in einfachen worten
wovon handelt das
die umfrage von mehmet, was will er wissen
anliegen der linzer?
warum hockma da um acht zam, was is da anlass
"""
