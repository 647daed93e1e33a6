"""What people press, type, choose and write on Discord, over a fake Discord."""
