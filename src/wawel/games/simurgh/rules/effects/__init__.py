"""SI-3.3 to SI-3.5, SI-5.4 to SI-5.7, SI-6: using an effect in full: pay, spend, receive, then what follows."""
