/** The effects of spaces, tiles and abilities in words, as a reader hears them. */
import { capital, gameWords, listed } from '$lib/words';
import { type Bundle, OBJECTIVES_SEEN, parseBundle, parseGoods, type Term, triggers } from './bundle';
import type { Ability, ActionTile, Catalog, Effect, ObjectiveTile, Space, Thing } from '../view';

export const words = gameWords('simurgh');

/** "2 broni", "3 żetony (drewno lub kamień)". */
function termText({ count, things }: Term): string {
  const [first, second] = things;
  if (!second) return words.text(`si-amount-${first ?? ''}`, { count });
  const names = { first: `good.${first ?? ''}`, second: `good.${second}` };
  return words.text(count === 1 ? 'si-mix-one' : 'si-mix', { count, ...names });
}

/** What is done with a thing: paying resources is another verb than spending a vassal. */
function verbOf({ things }: Term, side: 'pay' | 'get'): string {
  const thing = things[0];
  if (thing === 'marker') return `si-${side}-marker`;
  return thing === 'spearman' || thing === 'rider' ? `si-${side}-vassal` : `si-${side}`;
}

/** "wydaj 1 włócznika i oddaj 2 mądrości" */
function alternativeText(terms: readonly Term[], side: 'pay' | 'get'): string {
  const verbs = [...new Set(terms.map((term) => verbOf(term, side)))];
  return listed(
    verbs.map((verb) =>
      words.text(verb, { what: listed(terms.filter((term) => verbOf(term, side) === verb).map(termText)) }),
    ),
  );
}

function bundleText(bundle: Bundle, side: 'pay' | 'get'): string {
  const verbs = new Set(bundle.flat().map((term) => verbOf(term, side)));
  const [verb] = verbs;
  if (bundle.length < 2 || verbs.size !== 1 || !verb)
    return bundle.map((terms) => alternativeText(terms, side)).join(` ${words.text('si-or')} `);
  return words.text(verb, {
    what: bundle.map((terms) => listed(terms.map(termText))).join(` ${words.text('si-or')} `),
  });
}

export function payText(pay: string | undefined): string {
  return bundleText(parseBundle(pay), 'pay');
}

export function getText(get: string | undefined): string {
  return bundleText(parseBundle(get), 'get');
}

/** The goods of an action such as `pay:1wood+2stone`, without a verb. */
export function goodsText(goods: string): string {
  const terms = parseGoods(goods);
  return terms.length ? listed(terms.map(termText)) : words.text('si-nothing');
}

/** "oddaj 1 drewno i 1 kamień, weź 2 bronie" */
export function effectText(effect: Effect): string {
  const { dragons, special } = effect;
  const parts = [payText(effect.pay), getText(effect.get)];
  if (dragons) parts.push(words.text('si-dragons', { count: dragons.draw, markers: dragons.markers }));
  if (special) parts.push(words.text(`si-special-${special}`, { count: OBJECTIVES_SEEN }));
  return parts.filter((part) => part).join(', ');
}

/** What a boost adds to what is being received: "+2 mądrości". */
function addedText(get: string | undefined): string {
  return parseBundle(get)
    .map((terms) => `+${listed(terms.map(termText))}`)
    .join(` ${words.text('si-or')} `);
}

/** An ability takes the marker that lies on it, so one in its cost is another one. */
function costText({ pay }: Ability): string {
  const terms = parseBundle(pay)[0] ?? [];
  const [first] = terms;
  if (terms.length !== 1 || first?.things[0] !== 'marker') return payText(pay);
  return words.text('si-pay-marker', { what: words.text('si-amount-marker-more', { count: first.count }) });
}

/** What an ability does, without what sets it off. */
export function deedText(ability: Ability): string {
  if (ability.mode === 'boost') return addedText(ability.get);
  return [costText(ability), effectText({ ...ability, pay: '' })].filter((part) => part).join(', ');
}

export function abilityText(ability: Ability): string {
  const what = triggers(ability)
    .map((thing: Thing) => words.text(`trigger-${thing}`))
    .join(` ${words.text('si-or')} `);
  const said =
    ability.mode === 'action'
      ? deedText(ability)
      : words.text(`si-when-${ability.mode}`, { what, effect: deedText(ability) });
  return ability.once ? words.text('si-once', { ability: said }) : said;
}

/** Who may stand on a space: "jeden wasal", "wielu jeźdźców". */
export function kindText(space: Space): string {
  return words.text(`kind-${space.kind.replace('.', '-')}`);
}

/** The whole content of a space: who may stand there, and what it does. */
export function spaceText(space: Space): string {
  return words.text('si-space', { effect: effectText(space), kind: kindText(space) });
}

/** A level of an exploration track. */
export function levelText(tile: Extract<ActionTile, { type: 'exploration' }>, level: number): string {
  const row = tile.levels[level];
  return words.text('si-level', { level: level + 1, effect: row ? effectText(row) : '' });
}

/** "Produkcja 7: …" with every space. */
export function tileText(tile: ActionTile): string {
  const rows =
    tile.type === 'exploration'
      ? [
          words.text('si-move', { pay: payText(tile.move_cost) }),
          ...tile.levels.map((_, level) => levelText(tile, level)),
        ]
      : tile.spaces.map(spaceText);
  return `${capital(words.text(`tile-${tile.id}`))}. ${rows.map((row) => `${capital(row)}.`).join(' ')}`;
}

/** "Daninnik nr 51": an owner of the box finds the tile by its number. */
export function dragonText(key: string, tile: number | undefined): string {
  const name = words.text(`dragon-${key}`);
  return tile === undefined ? name : `${name} ${words.text('si-number', { number: tile })}`;
}

/** What an objective compares. */
export function metricText(tile: ObjectiveTile): string {
  if (tile.metric !== 'markers_on_depicted') return words.text(`metric-${tile.metric}`);
  return words.text('si-metric', { dragons: (tile.depicted ?? []).map((key) => `dragon.${key}`) });
}

/** "8 za pierwsze miejsce, 4 za drugie, 3 za trzecie" */
export function ranksText(tile: ObjectiveTile): string {
  return tile.points.map((points, place) => words.text(`si-rank-${place + 1}`, { points })).join(', ');
}

/** Everything printed on a tile of any kind. */
export function nameText(catalog: Catalog, tile: number): string {
  const type = catalog.typeOf(tile);
  if (type === 'objective') {
    const goal = catalog.objective(tile);
    return `${capital(words.text(`objective-${tile}`))}. ${capital(metricText(goal))}. ${ranksText(goal)}`;
  }
  if (type !== 'dragon') return tileText(catalog.action(tile));
  const dragon = catalog.dragonOf(tile);
  const abilities = dragon.abilities.map((ability) => `${capital(abilityText(ability))}.`);
  return `${dragonText(dragon.key, tile)}. ${abilities.join(' ')}`;
}
