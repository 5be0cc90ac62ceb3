// Counts the games whose words have come, so that what was said without them is said again.
class Arrivals {
  count = $state(0);
}

export const arrivals = new Arrivals();
