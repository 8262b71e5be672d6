"""What bots and hints think; the rules never ask."""
