"""The nouns: people, times, preferences, options, ballots."""
