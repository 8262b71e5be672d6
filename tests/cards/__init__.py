"""Cards drawn from data."""
