"""A call of a bot: how it is read, checked, counted, and made to go wrong."""
