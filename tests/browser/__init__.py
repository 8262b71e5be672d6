"""The table in a real Chromium, played as people play it."""
