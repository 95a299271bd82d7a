"""What people write to ask what was decided before."""

ENGLISH = """
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
