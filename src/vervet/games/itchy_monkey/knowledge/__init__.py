"""Who may know what: views, and worlds dealt anew for a seat."""
