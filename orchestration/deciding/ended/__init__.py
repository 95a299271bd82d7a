"""How a decision ends, and what becomes of it afterwards."""
