"""What a seat may know, built up from nothing."""
