"""Databases as earlier versions have left them, in the middle of everything, and what made them.

A folder for each version. `make` writes one, from the stories that are told here; `opened` lays one
out again, and `playing` brings what was going on to its end.
"""
