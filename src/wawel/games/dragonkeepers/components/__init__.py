"""The printed parts: read, checked and described once, at import."""
