"""What the fake servers of all platforms share."""
