"""Steps from any earlier form of the database to the present one."""
