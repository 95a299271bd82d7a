"""How people have a choice repeat, or stop."""

ENGLISH = """
every thursday please
do this every week
ask the same every month
stop the thursday thing
no more weekly lunch poll
skip it this week
"""

GERMAN = """
jede woche bitte
das bitte jeden donnerstag
jeden monat dasselbe fragen
die wöchentliche umfrage kann weg
diese woche aussetzen
"""
