// Options of the kind "sets": any of the choices, "pd+ic", or "none" (also "thrift,gate" and "" where a game says so). The server says which ones go together.
import type { OptionInfo } from '$lib/net/types';

const NOTHING = 'none';

export function chosenSets(value: string): string[] {
  return value === NOTHING ? [] : value.split(/[+,]/).filter(Boolean);
}

/** The value for these names, in the order of the choices. */
export function setsText(option: OptionInfo, names: readonly string[]): string {
  return option.choices.filter((choice) => names.includes(choice)).join('+') || NOTHING;
}

export function toggled(option: OptionInfo, value: string, name: string): string {
  const now = chosenSets(value);
  return setsText(option, now.includes(name) ? now.filter((other) => other !== name) : [...now, name]);
}

/** What is wanted without the older one of each pair that excludes each other, and those pairs. */
export function settled(
  option: OptionInfo,
  before: string,
  wanted: string,
): { value: string; pairs: (readonly string[])[] } {
  const names = chosenSets(wanted);
  const pairs = option.apart.filter((pair) => pair.every((name) => names.includes(name)));
  const old = chosenSets(before);
  const leaving = pairs.map((pair) => pair.find((name) => old.includes(name)) ?? pair[1]);
  return {
    value: setsText(
      option,
      names.filter((name) => !leaving.includes(name)),
    ),
    pairs,
  };
}

/** Sets that a table of so many seats must have and does not. */
export function lacking(option: OptionInfo, value: string, seats: number): string[] {
  const names = chosenSets(value);
  return Object.entries(option.needed).flatMap(([name, least]) =>
    seats >= least && option.choices.includes(name) && !names.includes(name) ? [name] : [],
  );
}
