"""Everything that speaks to a network or a clock: requests, sockets, the matches in memory, the bots' processes."""
