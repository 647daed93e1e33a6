"""What every platform must pass."""
