"""Thin routers: they read a request, ask the hub, and write the answer."""
