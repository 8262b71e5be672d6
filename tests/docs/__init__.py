"""The documentation: what its pages show is tried, and the site that is built from them is looked at."""
