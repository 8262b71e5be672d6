"""The laboratory: thousands of games between bots, kept as tables, and a report that says what is more than noise."""
