"""Joins the parts: settings, wiring, the command line."""
