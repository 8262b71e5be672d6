"""Cheeky Monkeys: a queue of effects, interrupts, explosions, and zombies."""
