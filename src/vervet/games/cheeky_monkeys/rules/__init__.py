"""The rules: the table, the course of a turn or round, one file a phase, refusals and events."""
