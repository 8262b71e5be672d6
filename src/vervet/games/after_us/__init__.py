"""After Us: a tribe of monkeys built card by card, everybody at the same time, for one to six players."""
