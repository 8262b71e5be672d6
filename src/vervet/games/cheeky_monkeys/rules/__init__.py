"""The rules: the table, the queue, the course of a round, refusals and events."""
