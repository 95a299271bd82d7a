"""What people write to ask how something is done here."""

ENGLISH = """
who are you?
what time zone are the times you show in general?
how does one start a poll here
which commands are there
can i use you in a private message too
is it possible to vote for two options?
how do you add somebody later on
do you support recurring meetings
where can i edit my answer
can you handle groups across two offices
how do i delete a session, in general
what's the way to set a deadline with you
am i able to propose things myself once it's running?
can the bot read my google calendar
show me a manual pls
how would i open a meeting search for only three people
do you speak german
could you explain how you work?
what are your features
Is there any documentation how to use the bot?
can i answer anonymously with this bot
what do i type to get a list of open sessions
does it work in threads as well
how can someone withdraw from a vote
idk how to use this thing, is there a tutorial
can convene do ranked votes?
tell me what sort of things i can ask you
how do i connect my outlook with you
how to cancel with you, is there a button?
what syntax do you understand
can i set you up so that you never ping at night
how do you make a choice secret
what's possible with this bot, besides lunch
Is there a way to add an option later on?
what commands do you have
how does one propose a new time
How can I invite someone to a session?
can u do polls with more than one answer
where do I type my vote
what's the trick to cancel something
do I need to @ you or just write
Kindly guide how to use this bot for lunch polls
how would I set a deadline
do you speak french
is it possible to vote in private
how do reminders work
how do you rename a session
Please explain to me how one uses this bot
can you book rooms
instructions pls
does this work on my phone
how do I tell you my times, just in normal words?
wondering if you can connect to my google calendar
can I have two polls running at once
show me how to take an answer back
what else are you good for lol
whats the syntax
How would a new member go about setting up a meeting with you?
can you also do anonymous votes
how do i get someone off a session
how do i strat a poll with you
what can you do actually
is there a way to change my answer later
can i vote for two things?
how does this bot work, in a nutshell
can you also do recurring meetings or just one-offs
ok cute. and what else are you good for
how would i take somebody off a session, is there a command
do you speak german too?
what's the command to see the options
Is it possible to run two decisions at once in the same channel?
how do i tell you my times, just plain text?
can you read my outlook calendar or do i type it all in
where do i set my timezone
stupid question maybe but how do you vote here
is there a manual for this thing
how can i add my own idea to a list
can i rank them or only pick one
what if i want to vote against something, how's that done
do i need to tag you every time or do you read everything
does it work in dms as well
how do i stop one of these once i started it
can one use it from the phone
and how do i get the result into my calendar, generally
show me the commands
how do people usually tell you they can't come, is there a button
can you do anonymous votes?
Just installed you for our team. How do we get going?
what can you do
how does this work
what does consent mean here
what happens if i cancel
how do i change my vote
can i still change my answer
how do i add somebody
help
what commands are there
how do i start a poll
do i write full sentences or what
explain ranked voting to me
is there a manual
can you do doodle like polls
how do i tell you my times
am i allowed to vote for more than one
what if nobody answers
what happens on a tie
how do i set a deadline
can you handle recurring meetings
what are you
which languages do you speak
how do i get a meeting with two people going
what's the difference between majority and consent
do i have to vote for all of them
can i suggest something of my own
how do objections work
what if i ignore it
can you look into my calendar
how can i take back a vote
need instructions
first time using this, what do i type
can i use you in a dm or just the channel
whats an initiator
does cancelling inform everybody
how do i give an order of preference
can i delegate my vote to ines
what if i can't make the decided time
how do i turn reminders off
would you explain the procedure please
can i edit an option after posting
is it possible to vote against something
how do i end a vote early
where do i click
do you understand german
what does abstain do
can two people edit the same poll
how do i remove someone from a meeting
what do the numbers next to the options mean
usage?
how many options can i add max
can externals take part
is there a way to make it anonymous
what can i ask you
can i change it after the deadline
how do i propose a new time
what does veto do
what happens once the poll closes
tell me how you choose a slot
how do i make my fridays blocked for good
how do i tell you im unavailable for a whole week
can i put a link in an option
explain yourself
where's the documentation
sorry total newbie, what am i able to do with you
do you work in threads
which voting methods do you offer
is there a button for saying no
can people outside our workspace answer you
do i need to install something
how would i go about setting up a poll with ranked choices that ends on friday at noon
can a meeting be restarted once cancelled
whats the command for a new meeting
could i write to you in spanish
in what way do ties get resolved
what does 'initiator' mean
are there limits to the number of participants
how can i swap my vote for another
what exactly happens when i press the red one
do you understand voice messages
may i change the wording of my suggestion later on
how do you work out a time that suits all
what sort of stuff can i ask of you
does it cost anything
how do recurring polls work
what do i write so that you look for a slot with two colleagues
do you do anonymous ballots
what if i vote and then change my mind
intro please
how do i un-invite a person
can i be in two polls at the same time
is a consent vote the same as unanimity
how to set the length of a meeting
what's a veto good for
do you know public holidays
how do i give you a standing rule for like every monday
tips for using you?
how do i see results
can i hand over my poll to somebody else
what's your purpose
"""

GERMAN = """
was kannst du alles
wie startet man hier eine umfrage?
welche befehle gibt es
kann man bei dir auch mehrere optionen wählen
geht das auch per privatnachricht?
wie lade ich später noch leute ein
Gibt es eine Anleitung zur Bedienung des Bots?
kannst du auf meinen outlook kalender zugreifen
wie funktionierst du überhaupt
wie setz ich ne deadline bei dir
verstehst du auch englisch?
kann ich selber was vorschlagen wenn die runde schon läuft, und wie
was muss man eingeben um ein meeting zu suchen
unterstützt du serientermine
wo kann man seine antwort bearbeiten
welche funktionen hast du so
wie macht man eine anonyme wahl mit dir
kann der bot auch discord oder nur slack
wie mach ich eine umfrage
Wie kann ich einen Termin absagen?
kann man auch mehrere sachen ankreuzen
wie füg ich noch eine option dazu
muss ich dich erwähnen oder einfach schreiben
Können Sie auch Räume reservieren
wia funktionierst du
kann man bei dir auch anonym abstimmen
wie lad ich wen nachträglich ein
geht das auch am handy
wie stell ich eine frist ein
Erklären Sie mir bitte, wie man den Bot bedient
kannst du auch wiederkehrende termine
wo gibt man seine zeiten ein
wie werd ich die erinnerungen los, gibts da einen befehl
explain yourself robot, was kannst du all
was kannst du eigentlich alles
wie starte ich hier eine umfrage
Wie ändere ich meine Antwort im Nachhinein?
gibts da einen befehl für
kann man auch zwei sachen wählen?
wie funktioniert das hier
kannst du auch outlook lesen oder muss ich alles eintippen
wie geht das mit dem abstimmen, buchstabe oder name?
Erster Tag mit dir: Wie benutzt man dich?
muss ich dich immer taggen damit du reagierst
wie kann man jemand nachträglich dazuholen, geht das überhaupt
wo stell ich die zeitzone ein
geht das auch per dm
gibt es irgendwo eine anleitung zu dem bot
wie sag ich ab, falls mal was ist, gibts da nen button
haha, und kaffee kochen? nee ernsthaft, was geht mit dir
wie bricht man sowas ab wenn man es versehentlich gestartet hat
lässt sich die abstimmung auch anonym machen?
wie schlage ich selber was vor, was muss ich da schreiben
was kannst du
wie funktioniert das
was heißt konsent hier
was passiert wenn ich absage
wie ändere ich meine stimme
kann ich das noch ändern
wie füge ich jemanden hinzu
hilfe
welche befehle gibts
wie starte ich eine umfrage
muss ich ganze sätze schreiben oder wie
erklär mir mal die rangwahl
gibts eine anleitung
kannst du sowas wie doodle
wie sag ich dir meine zeiten
darf ich mehrere ankreuzen
was wenn keiner antwortet
was passiert bei gleichstand
wie setz ich eine frist
gehen auch serientermine
was bist du eigentlich
welche sprachen kannst du
wie krieg ich ein meeting mit zwei leuten hin
was ist der unterschied zwischen mehrheit und konsent
muss ich alle bewerten
kann ich was eigenes vorschlagen
wie läuft das mit den einwänden
was ist wenn ich das ignoriere
kannst du in meinen kalender schauen
wie nehm ich meine stimme zurück
brauch ne anleitung
bin neu hier, was muss ich eintippen
geht das auch per dm oder nur im channel
was ist ein initiator
kriegen alle bescheid wenn ich das abblase
wie geb ich eine reihenfolge an
kann ich meine stimme an ines übertragen
was wenn ich zum fixierten termin nicht kann
wie schalt ich die erinnerungen ab
würden sie mir bitte den ablauf erklären
kann man eine option nachträglich bearbeiten
geht auch dagegen stimmen
wie beende ich eine abstimmung früher
wo muss ich draufdrücken
verstehst du schweizerdeutsch
was macht enthaltung
können auch externe mitmachen
wie werf ich jemanden aus dem meeting
was bedeuten die zahlen neben den optionen
wie viele optionen gehen maximal
gibts das auch anonym
was kann ich dich fragen
kann ich nach der frist noch was ändern
wie schlag ich eine neue zeit vor
was bewirkt ein veto
was passiert wenn die abstimmung zu ende ist
nach was suchst du den slot aus
wie gaat das
wie sperr ich meine freitage dauerhaft
wie bedient man dich
kannst du auch threads
wie bring ich dich dazu einen termin mit der agentur zu suchen
wo ist die doku
was genau bedeutet punktewahl
braucht man da ne installation
mit welchem wort beende ich was
was tippe ich um ein neues treffen anzulegen
gibt es tastenkürzel
darf ich dir auch auf englisch schreiben
merkst du dir dinge oder muss ich das jedes mal neu sagen, bin noch nicht dahintergekommen
was bedeutet initiator bei euch
kapier die oberfläche nicht
was passiert genau wenn ich auf den roten knopf drücke
kann ich dich im urlaub stumm schalten und wie
gibts ein limit bei den teilnehmern
welche rechte hat der der die umfrage startet
verstehst du sprachnachrichten
ab wie vielen leuten macht so ne abstimmung sinn bei dir
wie findest du denn eine zeit die allen passt
kann i a foto ois option hochladn
kostet das was
wie krieg ich raus was ich alles fragen darf
was hast du so drauf
hilfeee
kennst du feiertage
funktionierst du auch am handy
tipps?
wie tragt man nachträglich wen ein
kann ich meine umfrage an wen anderen abgeben
was wird aus meiner stimme wenn ich die gruppe verlasse
wie lad ich jemanden wieder aus
geht jeden montag automatisch ne essensumfrage
stell dich mal vor
wer hat dich gebaut und was tust du
was ist wenn ich abgestimmt hab und es mir anders überleg
beispiele bitte
wos konnst du ois
ist eine enthaltung dasselbe wie gar nicht antworten
bitte erläutern sie mir die bedienung
wie kann ich denn einem vorschlag widersprechen
"""
