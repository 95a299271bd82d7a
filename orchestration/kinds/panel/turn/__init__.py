"""One turn: what was said, who answers, and with what."""
