"""A panel: personas that each vouch for one option, and help people to choose."""
