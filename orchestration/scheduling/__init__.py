"""Which starts exist, how far each meets each member, and which are the best."""
