"""The documentation: what its pages show is tried out, and the site built from them is inspected."""
