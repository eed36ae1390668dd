"""The war itself, part by part."""
