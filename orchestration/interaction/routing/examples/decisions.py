"""What people write to ask what was decided before."""

ENGLISH = """
what did we decide last month
where did we go for lunch the last three times?
which tool did we pick back in march
what was the outcome of that naming poll in spring
show me the history of our votes
did we ever settle on a name for the staging server?
i missed the last sessions, what got decided
remind me which restaurant won last week
previous results please
What has been agreed in earlier rounds?
can you pull up what was chosen for the last offsite
we did a poll about linters once, how did it end
got a log of all decisions?
what came out of dana's session from monday
which days did we fix for the last few retros
idk what we chose for the summer party, can you look it up
archive of old polls?
have we already decided the mascot name at some point
what have we voted on this quarter and what won
earlier decisions in this channel pls
i was on parental leave, what did the team decide meanwhile
what was the verdict on tabs vs spaces, back then
recap all closed sessions
In the past we choose a video tool, which one it was?
any record of where the xmas dinner was decided to be
tell me what the last poll's winner was
what were the results the other times
which cake did we end up with at lena's birthday vote
do you have a list of things this team has agreed through you
the vote before this one, who won?
what did we land on for the laptop stickers last time round
was there a decision on meeting-free friday some weeks ago?
last 5 decisions
which restaurant did we choose the last time
show me our past decisions
what was the outcome of the jersey vote back in May
list everything we've settled so far this year
Where did we end up going last Christmas?
what have we decided before about the tents
what did last week's poll come to
which game did we pick two weeks ago
what was the name we chose for the hamster again, that was in spring
past results pls
Is there a record of what the council decided previously
history of decisions?
remind me how the vote on the coffee machine ended last year
what came out of the previous round on the venue
log of old polls
Kindly share the decisions taken in earlier sessions
did we already decide on a caterer in some earlier poll
what tool did we go with in the end, the one from january
I'd like an overview of all former votes
when did we meet last time and what got agreed
what did the group choose for the last ward party
which movie won on the last film night
have we decided something like this before
the earlier vote about the logo, how did that turn out
whats been decided in this channel so far
what were our last three decisions
do you remember what we picked for lunch last friday
What resolutions has the board passed via you this season?
old decisions, can i see em
did the bake sale thing get decided back then and how
what were the results in the other sessions
which band did we settle on in last summer's poll
look up what we agreed about the outing in March
welches spiel hamma letzte woche genommen
alte abstimmungen anzeigen
what did we deicde last time about the tool
which place did we pick last month
show me past decisions
what came out of that name vote in spring
did we ever settle on a retro day
list everything this channel has decided so far
where did we go for the last team dinner, you should know
what was the result back in june
i'm new, what's been decided here before
didn't we already have a vote on parking? what came out
and the one before that, what was chosen there
history please
remind me how the coffee machine vote ended
What has been agreed in earlier sessions regarding home office days?
can you look up what we said about standups in winter
the previous poll about the logo — which one won
hey what's the outcome of the thing you ran for us two weeks ago
any older decisions i should know of
have we decided on a ticket system at some point
lol did we really vote for "Team Banana" last year?
pull up the archive
what did the group choose for the summer party last year
before we argue again: what did we decide in january
all finished sessions pls
when i was on leave, what got decided
which date did we land on for the previous offsite
is there a log of what we've voted on
what did we end up with in that lunch thing on monday, the old one i mean
former results?
bin neu, was wurde denn vor meiner zeit so entschieden
was war beim sommerfest letztes jahr rausgekommen
alte ergebnisse?
what did we decide about lunch last week
which decisions were there
list past decisions
what was the outcome of the tracker vote in march
did we ever settle on a name
show me everything decided this month
what had we agreed on for the offsite
decision log?
history of polls please
which tool did we choose back then
last 5 results
what did the team vote for in the last retro poll
remind me, what did we conclude on remote fridays
any old decisions about jira
where did we go for the xmas dinner, we voted on that
please provide an overview of earlier resolutions
what's been decided while i was away
was there ever a vote about the logo
look up what we picked for the hackathon
which polls did we have in spring
results from yesterday's votes?
did we decide on something regarding the office dog
the thing with berlin vs vienna, how did that end back then
archive of decisions
what have we closed recently
hey what was it we went for with the office chairs
pull up the outcome of the venue thing from january
any record of what the group picked last quarter
so i was on leave for 3 weeks, could you give me a rundown of all the stuff that got decided
which name won in the end, back when we did the project names
old results pls
did the team ever make up its mind about hybrid
our last five verdicts
past polls about food, show
where do i find earlier votes
what tool did we end up choosing for retros last year
i vaguely recall a poll on parking, what did it end with
list the closed ones
how many decisions did we take this quarter
was there some ruling on the dress code at some point
give me the minutes of what we've agreed in this channel
previous lunch winners?
what were the finished votes last week
i'd like to review resolutions taken since january
has it been agreed sometime that standup is at 9:15
the logo thing back then, which one won
what have we settled over the last month
log of results, please
didn't we decide that ages ago? look it up
all completed polls in here
"""

GERMAN = """
was haben wir letztes mal beschlossen
wo waren wir die letzten male essen?
welches tool hatten wir im märz gewählt
zeig mir die bisherigen entscheidungen
was kam bei der umfrage letzte woche raus?
gibts eine liste der alten beschlüsse
Was wurde in früheren Runden entschieden?
hatten wir uns nicht schon mal auf einen namen geeinigt, welcher war das
ich war im urlaub, was wurde in der zeit abgestimmt und entschieden?
ergebnisse der vergangenen abstimmungen pls
wie ist damals die wahl zum sommerfest ausgegangen
historie bitte
welches restaurant hat beim vorletzten mal gewonnen
haben wir über das logo schon irgendwann entschieden?
letzte beschlüsse aus diesem kanal?
was war nochmal das ergebnis von danas runde am montag
alle abgeschlossenen entscheidungen auflisten
worauf hatten wir uns im herbst beim offsite geeinigt
Könnten Sie mir die Entscheidungen des letzten Quartals nennen?
die abstimmung vor dieser hier, was ist da rausgekommen
was haben wir letztes mal entschieden
wo waren wir letztes jahr essen, was hatten wir da gewählt
Was wurde in früheren Sitzungen beschlossen?
was kam bei der umfrage im mai raus
Gibt es eine Übersicht aller vergangenen Beschlüsse
was hatten wir damals zum logo entschieden
frühere ergebnisse bitte
welchen caterer haben wir beim letzten fest gewählt
wie ging die Wahl zum Maskottchen im Frühling aus
ham wir sowas schon mal beschlossen
Können Sie nachsehen, was der Elternrat im Herbst entschieden hat
was war das ergebnis vom vorigen voting
auf welches tool haben wir uns im januar geeinigt
was ist in diesem kanal schon alles entschieden worden
die letzten drei beschlüsse bitte
wohin ging der ausflug, den wir letztes jahr gewählt haben
was is bei der trikot-gschicht vom letzten herbst rauskommen
was hatten wir letztes mal entschieden
welches lokal war das letzten monat
zeig mal die früheren entscheidungen
was kam bei der namensabstimmung im frühjahr raus
haben wir uns irgendwann mal auf einen retro-tag geeinigt?
liste bitte alles was hier schon beschlossen wurde
wo waren wir beim letzten teamessen, das musst du doch wissen
Welche Beschlüsse gab es bisher in diesem Channel?
gabs nicht schon mal ne abstimmung zum parken? was war das ergebnis
und bei der davor, was wurde da gewählt
was haben wir im januar dazu beschlossen
wie ging nochmal die kaffeemaschinen-abstimmung aus
die letzten drei entscheidungen bitte
haben wir echt mal für team banane gestimmt lol
was wurde während meinem urlaub alles entschieden
gibt es eine übersicht über vergangene abstimmungen
auf welches ticketsystem hatten wir uns damals geeinigt
bevor wir wieder streiten: was war der letzte beschluss zu homeoffice
Kannst du nachsehen, was wir vor zwei Wochen in der anderen Session festgelegt haben?
was haben wir letzte woche wegen mittagessen beschlossen
welche entscheidungen gab es
vergangene entscheidungen auflisten
was kam im märz bei der tracker abstimmung raus
haben wir uns je auf einen namen geeinigt
zeig alles was diesen monat entschieden wurde
was war ausgemacht fürs offsite
gibts ein protokoll der beschlüsse
alte umfragen bitte
welches tool hatten wir damals gewählt
die letzten 5 ergebnisse
wofür war das team bei der letzten retro umfrage
was hatten wir nochmal zu remote freitagen beschlossen
irgendwelche früheren entscheidungen zu jira
wohin sind wir zur weihnachtsfeier, da gabs doch ne wahl
bitte um übersicht der bisherigen beschlüsse
was wurde entschieden während ich weg war
gabs mal eine abstimmung übers logo
schau mal nach was wir fürs hackathon genommen haben
welche umfragen hatten wir im frühling
ergebnisse von gestern?
hamma wegen dem bürohund was beschlossen
berlin gegen wien, wie ist das damals ausgegangen
was hemmer letscht wuche abgmacht
archiv der entscheidungen
wie war das nochmal mit den bürostühlen, was haben wir da genommen
worauf haben wir uns beim sommerfest letztes jahr verständigt
war drei wochen auf urlaub, was habt ihr in der zeit alles beschlossen, bitte einmal aufzählen
welches lokal hatten wir im advent
alte ergebnisse zeigen
ich such den beschluss zur kernarbeitszeit
haben wir uns wegen hybrid je festgelegt
gab's dazu schon was offizielles von uns, ich mein die sache mit den dienstfahrrädern
wo find ich frühere abstimmungen
zeig die beschlussliste
welches retro tool ist es voriges jahr geworden
wos hob ma do im herbst ausgmocht
i mein, hat ma ned scho amoi über's logo abgstimmt?
bin neu im team und würd gern sehen was ihr vor mir so alles abgestimmt habt
was kam raus bei der umfrage mit den getränken neulich
wer hat damals die keynote wahl gewonnen
bitte die bisher gefassten beschlüsse seit januar zusammenstellen
abstimmungsarchiv pls
such mal raus was zum dresscode entschieden wurde
ergebnis der kaffeebohnen geschichte von neulich
wie viele sachen haben wir heuer schon entschieden
ist homeoffice am freitag jetzt mal beschlossen worden oder nie
history?
die top 10 der letzten beschlüsse
welche votings sind schon durch
"""
