"""What every game shares: the contract, matches, records, chance and conformance. Standard library only."""
