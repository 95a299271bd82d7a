"""What members say of options that are no times: by name, or by what tells them apart."""
