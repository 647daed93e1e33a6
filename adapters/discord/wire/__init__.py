"""Discord's REST and gateway over the network."""
