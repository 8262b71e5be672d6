"""Position files: written, read and checked."""
