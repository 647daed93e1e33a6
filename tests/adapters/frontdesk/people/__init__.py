"""Who somebody is, whom they mean, and whether they can be reached."""
