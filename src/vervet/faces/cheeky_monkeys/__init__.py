"""The face of Cheeky Monkeys."""
