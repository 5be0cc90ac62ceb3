// The colour and the sigil of a seat always go together. Seats count from 0, classes and tokens from 1.
const SIGILS = ['heart', 'star', 'leaf', 'sun', 'tulip', 'fish'] as const;

export function seatClass(seat: number): string {
  return `s${(seat % SIGILS.length) + 1}`;
}

export function seatArt(seat: number): string {
  return `seat-${SIGILS[seat % SIGILS.length] ?? SIGILS[0]}`;
}
