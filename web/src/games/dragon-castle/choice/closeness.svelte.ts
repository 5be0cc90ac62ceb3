// A castle whose tiles are small can be drawn larger than its place.

/** Whether a castle can be drawn larger than its place, and whether somebody wants that. */
export class Closeness {
  offered = $state(false);
  wanted = $state(false);
}
