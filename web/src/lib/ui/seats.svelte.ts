// The colour and the sigil of a seat always go together. Seats and colours count from 0, classes and tokens from 1.
const SIGILS = ['heart', 'star', 'leaf', 'sun', 'tulip', 'fish'] as const;

/** All colours that a seat can have. */
export const COLOURS: readonly number[] = SIGILS.map((_, colour) => colour);

let worn = $state.raw<readonly number[]>([]);

/** The colours at the table that is shown, by seat; a seat that is not listed has the colour of its number. */
export function wear(colours: readonly number[]): void {
  worn = colours;
}

export function seatClass(seat: number): string {
  return colourClass(worn[seat] ?? seat);
}

export function seatArt(seat: number): string {
  return colourArt(worn[seat] ?? seat);
}

export function colourClass(colour: number): string {
  return `s${(colour % SIGILS.length) + 1}`;
}

export function colourArt(colour: number): string {
  return `seat-${SIGILS[colour % SIGILS.length] ?? SIGILS[0]}`;
}
