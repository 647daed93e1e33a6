"""The image without a container engine: the Dockerfile's own lines, carried out and proved."""
