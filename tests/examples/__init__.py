"""The games in examples/: their rules, the laws, and agreement with OpenSpiel."""
