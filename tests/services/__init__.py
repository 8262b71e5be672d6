"""Real servers for tests and for `make cluster`: PostgreSQL, NATS and Caddy from wheels, or those already there."""
