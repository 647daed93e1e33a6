"""What a pressed button leads to."""
