"""The face of Itchy Monkey."""
