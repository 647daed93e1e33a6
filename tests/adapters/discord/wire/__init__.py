"""The tests of Discord's REST and gateway over the network."""
