"""The Bot API over the network."""
