"""The contract that every game keeps, and what all of them share."""
