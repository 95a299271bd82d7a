"""The engine and all that it knows. No clock, no I/O, no database: those are ports."""
