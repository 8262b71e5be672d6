"""The rules of Cheeky Monkeys, id by id."""
