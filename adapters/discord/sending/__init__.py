"""Messages on their way to Discord, by the way that costs least."""
