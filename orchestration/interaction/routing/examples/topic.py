"""What people write to ask what it is about."""

ENGLISH = """
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
