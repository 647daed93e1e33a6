"""What people press, type, choose and write on Discord, into what the desk is asked."""
