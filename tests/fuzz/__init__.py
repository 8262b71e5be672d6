"""`make fuzz`: mutated inputs of every kind for a real server, and what came of them."""
