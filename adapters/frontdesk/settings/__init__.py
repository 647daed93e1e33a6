"""What is chosen for good, by people and by places."""
