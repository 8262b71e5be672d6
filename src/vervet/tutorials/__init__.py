"""First games in small lessons: the learner makes the moves, the engine judges them, a coach explains."""
