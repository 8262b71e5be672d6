"""`make cluster`: PostgreSQL, NATS and three servers behind Caddy, ready to click on."""
