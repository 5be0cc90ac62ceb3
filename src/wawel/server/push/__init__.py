"""Notices for devices that look elsewhere: Web Push."""
