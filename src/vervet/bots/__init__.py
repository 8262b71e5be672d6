"""Players that know only the contract, and what their seat may know."""
