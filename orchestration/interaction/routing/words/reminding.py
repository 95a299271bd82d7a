"""What words are signs of that are said of being reminded, or left alone; bars part the phrases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "the day before": """
        the day before | a day before | day ahead | the evening before | an hour before
        | the night before | the morning of | shortly before | day before | evening before
        | minutes before | min before | mins before | beforehand | on the day | hour before
        | remind us | remind us of it | remind everybody of it | get a reminder | send a reminder
        | there be a reminder | be a reminder
    """,
    "own page": """
        my page | my own page | page of mine | link to my page | my session page | page for me
    """,
    "leave me": """
        stop messaging | stop writing me | stop writing to me | stop bothering | stop pinging me
        | stop dming me | stop sending me | stop contacting me | leave me alone
        | don't message me | don't write me | don't write to me | don't dm me | don't ping me
        | don't contact me | don't bother me | don't remind me | don't send me | unsubscribe
        | refrain from writing | refrain from messaging | refrain from contacting
        | refrain from sending me | refrain from sending any | opt out | opt me out
        | no more messages | stop reminding me | stop asking me
        | remind me no more | cancel my reminders | stop my reminders | turn off my reminders
        | don't ask me | mute you | stop spamming | stop texting me | shut up | never remind me
        | never write me | never message me | without reminding me | not need reminding
        | not need to be reminded | not want to be reminded | not need a reminder
        | not need reminders | not need any reminders | not want reminders | not want any reminders
        | no reminders for me | not have to remind me | not need to remind me | no need to remind me
        | do without reminders
    """,
    "no reminders": """
        reminders off | reminder off | no more reminders | stop the reminders | stop reminders
        | turn off the reminders | switch off reminders | switch off the reminders | no reminders
    """,
    "remind me more": """
        remind me again | reminding me again | can remind me | may remind me | keep reminding me
        | reminders again | reminders back | reminders on
    """,
}

GERMAN: Final[Mapping[str, str]] = {
    "the day before": """
        am tag davor | am tag vorher | einen tag vorher | einen tag davor | am abend vorher
        | am abend davor | am vortag | eine stunde vorher | kurz vorher | stunde vorher
        | minuten vorher | min vorher | tag vorher | tag davor | vorab | erinnerst du uns
        | uns erinnern | uns dran erinnern | uns daran erinnern | mich dran erinnern
        | mich daran erinnern | alle dran erinnern | alle daran erinnern | erinnerst du mich
        | erinnerst du alle | uns nochmal erinnern | uns noch mal erinnern | uns vorher
        | kommt eine erinnerung | kommt noch eine erinnerung
        | kriegen wir eine erinnerung | gibt es eine erinnerung | gibts eine erinnerung
    """,
    "own page": "meine seite | meine eigene seite | meiner seite | seite für mich",
    "leave me": """
        schreib mir nicht | schreib mir bitte nicht | schreib mich nicht | schreibe mir nicht
        | mir nicht mehr unaufgefordert | mir nicht unaufgefordert | lass mich in ruhe
        | lass mich in frieden | erinner mich nicht | erinnere mich nicht
        | erinner mich bitte nicht | keine nachrichten mehr | nicht mehr schreiben
        | nicht mehr anschreiben | nerv nicht | nerv mich nicht | stör mich nicht
        | hör auf mir | hör auf mich | frag mich nicht | nie wieder schreiben
        | meine erinnerungen abstellen | meine erinnerungen aus
        | reminder kannst bei mir abstellen | erinnerungen kannst bei mir abstellen
        | erinnerungen bei mir abstellen | erinnerungen für mich abstellen
        | brauche keine erinnerung | brauch keine erinnerung | brauche keine erinnerungen
        | brauch keine erinnerungen | will keine erinnerungen | möchte keine erinnerungen
        | brauche keine reminder | brauch keine reminder | will keine reminder
        | musst mich nicht erinnern | brauchst mich nicht erinnern | brauchst mich nicht zu erinnern
        | mich musst nicht erinnern | mich brauchst nicht erinnern | mich brauchst nicht zu erinnern
        | mich nicht dran erinnern | mich nicht daran erinnern
        | mich nicht mehr fragen | mich nicht mehr erinnern | abbestellen | hör auf mich
    """,
    "no reminders": """
        erinnerungen aus | erinnerung aus | erinnerungen abschalten | erinnerungen ausschalten
        | reminder aus | reminder abstellen | reminder abschalten | keine erinnerungen mehr
        | keine weiteren erinnerungen | keine weiteren reminder
        | keine reminder mehr | keine erinnerungen | keine reminder | keine erinnerung mehr
    """,
    "remind me more": """
        erinner mich wieder | erinnere mich wieder | mich wieder erinnern | darfst mich erinnern
        | kannst mich erinnern | wieder erinnerungen
    """,
}
