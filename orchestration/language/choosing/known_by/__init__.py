"""What options are called, and known by: figures, units, degrees, other names."""
