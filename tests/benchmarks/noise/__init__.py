"""How often a meeting of five asks for somebody's attention."""
