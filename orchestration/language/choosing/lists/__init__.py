"""What is put on a list of options, taken off it, or made one."""
