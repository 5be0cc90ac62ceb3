"""Guests: bots of your own, a Python class or any program that speaks `wawel-bot 1`. See docs/write-a-bot.md."""
