"""What the fake Discord is made of."""
