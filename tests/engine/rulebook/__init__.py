"""The rules reference, example by example, on the real presets."""
