"""A match and what its people may do and see: no input or output, and no clock but the one it is given."""
