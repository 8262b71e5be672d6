"""What draws or measures one game, for terminal, lab and bench; a game without a face of its own gets the plain one."""
