"""Networks that learn a game by playing it: self-play, training, arena, and again. Needs `vervet[train]`."""
