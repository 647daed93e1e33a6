"""The game itself; knows no platform, no storage and no words."""
