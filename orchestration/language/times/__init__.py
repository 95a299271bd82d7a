"""Times: the rules that compose them out of words, and what a preference about them applies to."""
