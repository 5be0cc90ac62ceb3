// The form of a new table. A change of seats or options changes what does not go with it, and says why.
import type { GameInfo, OptionInfo, PresetInfo } from '$lib/net/types';
import { chosenSets, lacking, setsText, settled } from './sets';
import { requestSeats, type SeatDraft, type SeatKind } from './start';

export interface Draft {
  readonly seats: readonly SeatDraft[];
  readonly options: Readonly<Record<string, string>>;
}

export interface Change extends Draft {
  /** The game's words for what else had to change. */
  readonly said: string | null;
}

/** One seat is taken by somebody else, or emptied; a larger table gets the sets that it needs. */
export function withSeat(info: GameInfo, { seats, options }: Draft, at: number, seat: SeatDraft): Change {
  const next = seats.map((old, index) => (index === at ? seat : swapped(old, seat, seats[at])));
  const count = requestSeats(next).length;
  let said: string | null = null;
  const fitting = { ...options, ...moved(info, { seats, options }, next) };
  for (const option of setsOf(info)) {
    const value = options[option.name] ?? option.default;
    const missing = lacking(option, value, count);
    if (missing.length === 0) continue;
    fitting[option.name] = setsText(option, [...chosenSets(value), ...missing]);
    said = `option-${option.name}-${missing[0]}-needed`;
  }
  return { seats: next, options: fitting, said };
}

/** Who may sit at a place of the form: in a contest one person is here, and in a rated one no bot plays. */
export function seatKinds(seats: readonly SeatDraft[], at: number, contest: boolean, rated: boolean): SeatKind[] {
  const here = seats.findIndex(({ kind }) => kind === 'here');
  const kinds: SeatKind[] = contest && here >= 0 && here !== at ? [] : ['here'];
  return [...kinds, 'link', 'lobby', ...(rated ? [] : ['bot' as const]), 'empty'];
}

/** Seats of a contest: whoever may not sit there becomes somebody who comes. */
export function contestSeats(seats: readonly SeatDraft[], rated: boolean): SeatDraft[] {
  return seats.map((seat, at) =>
    seatKinds(seats, at, true, rated).includes(seat.kind) ? seat : { ...seat, kind: 'link' },
  );
}

/** Whoever had the colour that a seat has chosen takes the one that it had. */
function swapped(other: SeatDraft, { colour }: SeatDraft, before: SeatDraft | undefined): SeatDraft {
  return before && other.colour === colour ? { ...other, colour: before.colour } : other;
}

/** Options about seats follow the people: who leaves the table begins no match and has no age. */
function moved(info: GameInfo, { seats, options }: Draft, next: readonly SeatDraft[]): Record<string, string> {
  const [before, after] = [placesOf(seats), placesOf(next)];
  const found: Record<string, string> = {};
  for (const { name, kind, default: usual } of info.options) {
    const value = options[name] ?? usual;
    if (kind === 'seat') {
      const seat = after.indexOf(before[Number(value)] ?? -1);
      found[name] = seat < 0 ? usual : `${seat}`;
    }
    if (kind === 'numbers' && value) {
      const numbers = value.split(',');
      found[name] = after.map((place) => numbers[before.indexOf(place)] ?? '').join(',');
    }
  }
  return found;
}

/** The rows of the form that are seats of the table. */
function placesOf(seats: readonly SeatDraft[]): number[] {
  return seats.flatMap(({ kind }, place) => (kind === 'empty' ? [] : [place]));
}

/** Some options have other values; seats that cannot stay without a set are emptied, the last ones first. */
export function withOptions(info: GameInfo, draft: Draft, changed: Readonly<Record<string, string>>): Change {
  let said: string | null = null;
  let seats = draft.seats;
  const options = { ...draft.options, ...changed };
  for (const option of setsOf(info)) {
    const before = draft.options[option.name] ?? option.default;
    const { value, pairs } = settled(option, before, options[option.name] ?? option.default);
    options[option.name] = value;
    if (pairs[0]) said = `option-${option.name}-${pairs[0].join('-')}`;
    for (;;) {
      const missing = lacking(option, value, requestSeats(seats).length);
      if (missing.length === 0) break;
      const last = seats.findLastIndex(({ kind }) => kind !== 'empty');
      seats = seats.map((seat, at) => (at === last ? { ...seat, kind: 'empty' } : seat));
      said = `option-${option.name}-${missing[0]}-needed`;
    }
  }
  return { seats, options, said };
}

/** A preset's own values, and defaults for the other flags and choices. */
export function presetOptions(info: GameInfo, preset: PresetInfo): Record<string, string> {
  const plain = info.options.filter(({ kind }) => kind === 'flag' || kind === 'choice');
  return { ...Object.fromEntries(plain.map((option) => [option.name, option.default])), ...preset.options };
}

/** The preset that has just these options, if any. */
export function presetOf(info: GameInfo, options: Readonly<Record<string, string>>): PresetInfo | undefined {
  return info.presets.find((preset) =>
    Object.entries(presetOptions(info, preset)).every(([name, value]) => options[name] === value),
  );
}

/** Whether an option matters: it belongs to no set, or to one that is in play. */
export function matters(info: GameInfo, options: Readonly<Record<string, string>>, option: OptionInfo): boolean {
  return option.of === '' || setsOf(info).some(({ name }) => chosenSets(options[name] ?? '').includes(option.of));
}

function setsOf(info: GameInfo): OptionInfo[] {
  return info.options.filter(({ kind }) => kind === 'sets');
}
