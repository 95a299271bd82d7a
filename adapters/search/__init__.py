"""The web as a source: what a search endpoint finds, as documents of one passage each."""
