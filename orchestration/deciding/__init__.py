"""What those kinds of session share that decide by rounds and votes."""
