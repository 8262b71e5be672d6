"""`make chaos`: a cluster is played at by hundreds while something breaks every second, and a checker that knows only
the wire and the tables says what came of it."""
