"""How routes are described; here to nobody."""
