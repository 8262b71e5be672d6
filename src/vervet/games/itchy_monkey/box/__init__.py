"""What is in the box, as read from `components.toml`."""
