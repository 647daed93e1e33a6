"""What people are answered on Discord."""
