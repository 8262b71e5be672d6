"""The database: tables, reading, and the one writer. All SQL is here."""
