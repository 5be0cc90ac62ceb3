/** What every part of the board needs: components, names, and what can be pressed. */
import { createContext } from 'svelte';
import { type Seated, nameOf } from '$lib/board/seated';
import { listed } from '$lib/words';
import { likely } from './choice/attempts';
import type { Choosing } from './choice/choosing.svelte';
import type { Key } from './choice/selection';
import type { Light } from './choice/light';
import { words } from './printed/speech';
import type { Catalog, Effect, View, SpaceView, Thing, VassalView, Why } from './view';
import { spacesOf } from './view';

export interface Kit extends Seated {
  readonly catalog: Catalog;
  readonly choosing: Choosing;
  readonly view: View;
  /** The space that was used last. */
  readonly last: string | null;
}

export const [getKit, setKit] = createContext<Kit>();
export { nameOf, namesOf } from '$lib/board/seated';

/** What the seat that looks holds, to mark what it lacks. */
export function holdings(kit: Kit): Readonly<Partial<Record<Thing, number>>> | undefined {
  const own = kit.view.seats.find((seat) => seat.seat === kit.view.mine?.seat);
  return own && { ...own.goods, pp: own.points, marker: own.markers };
}

/** "w2.3" is the message "space-w2-3". */
export function spaceName(space: string): string {
  return words.text(`space-${space.replace('.', '-')}`);
}

export function refusalText(light: Light): string {
  return light.reason === undefined ? '' : words.text('si-refused', { reason: light.reason.replace(/\.$/, '') });
}

/** "here stand: spearman (Ola), rider (Antek)" */
export function vassalsText(kit: Kit, vassals: readonly VassalView[]): string {
  if (vassals.length === 0) return '';
  const each = vassals.map(({ seat, vassal }) =>
    words.text('si-vassal-of', { vassal: `vassal.${vassal}`, name: nameOf(kit, seat) }),
  );
  return words.text('si-space-vassals', { vassals: listed(each) });
}

/** The obstacle and, for a cost, what is missing. */
function reasonText({ key, args }: Why): string {
  const reason = words.text(`reason-${key}`);
  return args.goods ? `${reason} ${words.text('lack-goods', { goods: args.goods })}` : reason;
}

/** How a thing stands: to be pressed now, picked already, or refused for a reason that the view names. */
export function lightOf(kit: Kit, key: Key, why: Why | null | undefined = null): Light {
  if (kit.choosing.picked.key === key) return { state: 'picked' };
  if (kit.choosing.isLit(key)) return { state: 'lit' };
  return why ? { state: 'refused', reason: reasonText(why) } : { state: 'idle' };
}

/** A space, with the reason of the vassal that would most likely come. */
export function spaceLight(kit: Kit, space: SpaceView): Light {
  return lightOf(kit, `space ${space.space}`, space.why?.[likely(kit.view)]);
}

/** Sentences one after the other, without the empty ones. */
export function said(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('. ');
}

/** What lies behind a source that the view names as pending. */
export function sourceEffect(kit: Kit, source: string): Effect | null {
  const { components } = kit.catalog;
  const [kind = '', name = ''] = source.split('.');
  if (/^w\d$/.test(kind)) {
    const tile = kit.view.wilds.find((area) => area.area === kind)?.tile;
    return tile ? (spacesOf(kit.catalog.action(tile))[Number(name) - 1] ?? null) : null;
  }
  if (/^d\d+$/.test(kind)) return kit.catalog.dragon(kind).abilities['abc'.indexOf(name)] ?? null;
  if (kind === 'bonus') return { get: components.wild_area[Number(name.slice(1)) - 1]?.bonus ?? '' };
  if (kind === 'market') return components.scout_area[Number(name) - 1] ?? null;
  if (kind === 'objective') return components.objective_space[Number(name) - 1] ?? null;
  if (kind === 'removal') return { pay: components.constants.remove_tile_cost };
  return components.city_space.find((space) => space.key === kind) ?? null;
}

export function sourceName(source: string): string {
  const [kind = '', name = ''] = source.split('.');
  if (/^d\d+$/.test(kind)) return words.text(`dragon-${kind}`);
  if (kind === 'bonus') return words.text('si-source-bonus', { area: name.slice(1) });
  if (kind === 'market') return words.text('si-source-market', { place: name });
  if (kind === 'objective') return words.text('si-source-goal', { place: name });
  if (kind === 'removal') return words.text('si-source-removal');
  if (kind === 'tile') return words.text(`tile-${name}`);
  return spaceName(source);
}
