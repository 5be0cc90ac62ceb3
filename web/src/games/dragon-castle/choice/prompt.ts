/** What the prompt bar says and offers at every step of a choice. */
import type { PromptButton, PromptContent } from '$lib/match/prompt/prompt';
import { setName, tileObject, typeName, words } from '../kit';
import type { Choosing } from './choosing.svelte';
import type { Closeness } from './closeness.svelte';
import type { View } from '../view';

interface Situation {
  view: View;
  choosing: Choosing;
  closeness: Closeness;
}

const back = (now: Situation): PromptButton => ({ id: 'back', label: words.text('dc-back'), run: now.choosing.clear });

/** A plain action; one that is not allowed now stays as a dashed button that says why. */
function plain(now: Situation, text: string, label: string, primary = false): PromptButton {
  const legal = now.choosing.choices.bare.has(text);
  const { choose, send } = now.choosing;
  const run = (): void => void (legal && (text === 'summon' ? choose(text) : send(text)));
  return { id: text, label, primary, ...(legal ? {} : { refused: text }), run };
}

/** "+3 PZ za zestaw: 5 żołnierzy; …" about the cell or the set that is looked at. */
function paid({ choosing: { hint } }: Situation): string {
  if (!hint) return '';
  return hint.points > 0 ? `+${words.text('dc-points', { points: hint.points })} ${hint.text}` : hint.text;
}

function payment(now: Situation, spirit: string): PromptContent {
  const cost = now.choosing.choices.spirits.get(spirit);
  const text = `${spirit}!shrine`;
  return {
    title: words.text('dc-pay', { spirit: words.text(`spirit-${spirit}`) }),
    line: words.text(cost && cost.cells.size > 0 ? 'dc-pay-tile' : 'dc-pay-shrine-only'),
    buttons: [
      back(now),
      {
        id: text,
        label: words.text('dc-pay-shrine'),
        primary: true,
        ...(cost?.shrine ? {} : { refused: text }),
        run: () => cost?.shrine && now.choosing.send(text),
      },
    ],
  };
}

/** With the tile in hand the ways to finish are the buttons. */
function picked(now: Situation): PromptContent {
  const tile = now.view.hand[0] ?? '';
  const several = now.choosing.choices.castle.size;
  return {
    title: words.text('dc-picked', { tile: tileObject(tile) }),
    line: words.text(several > 0 ? 'dc-picked-match' : 'dc-picked-alone', { count: several }),
  };
}

/** A tile that is only looked at. */
function looking(now: Situation, cell: string): PromptContent {
  const stack = now.view.castle.stacks.find((one) => one.cell === cell);
  const partners = now.choosing.ways?.partners.length ?? 0;
  return {
    title: words.text('dc-confirm-take', { tile: tileObject(stack?.tile ?? '') }),
    line: words.text('dc-partners', { count: partners }),
  };
}

/** What has been pressed, and whether it ends the turn. */
function confirming(now: Situation, { text, label }: { text: string; label: string }): PromptContent {
  const { choosing } = now;
  const { ends, ways } = choosing;
  return {
    title: label,
    line: ways ? words.text('dc-partners', { count: ways.partners.length }) : paid(now),
    buttons: [
      back(now),
      {
        id: text,
        label: words.text(ways ? 'dc-take' : ends ? 'dc-yes-end' : 'dc-yes'),
        icon: 'ui-check',
        primary: true,
        run: () => choosing.send(text),
      },
    ],
  };
}

function sets(now: Situation): PromptButton[] {
  return now.view.sets.flatMap((set, at) => {
    const text = now.choosing.choices.cells.get(set.cells[0] ?? '')?.text;
    if (!text) return [];
    const label = words.text('dc-turn-set', { set: setName(set), points: set.points });
    return [{ id: text, label, primary: at === 0, run: () => now.choosing.send(text) }];
  });
}

/** What the cell under the pointer would give to the tile in hand. */
function placing(now: Situation): PromptContent {
  const { ghost } = now.choosing;
  if (now.view.phase !== 'placing' || !ghost) return {};
  return { title: words.text('dc-place', { tile: tileObject(ghost.tile) }), line: paid(now) };
}

/** "Żołnierze, +2 PZ": a type, and what the set would pay. */
function becoming(now: Situation, type: string): string {
  const points = now.view.changes.find((one) => one.cell === now.choosing.changing && one.type === type)?.set.points;
  return points === undefined ? typeName(type) : words.text('dc-becoming', { type: typeName(type), points });
}

/** Draws a castle with small tiles larger, and back. */
function closer({ closeness }: Situation): PromptButton {
  return {
    id: 'closer',
    label: words.text('dc-closer'),
    icon: 'dc-closer',
    brief: true,
    pressed: closeness.wanted,
    run: () => (closeness.wanted = !closeness.wanted),
  };
}

export function promptOf(now: Situation): PromptContent {
  const content = asked(now);
  if (!now.closeness.offered || !now.choosing.takes) return content;
  return { ...content, buttons: [closer(now), ...(content.buttons ?? [])] };
}

function asked(now: Situation): PromptContent {
  const { view, choosing } = now;
  const { choices, begun, tapped, changing } = choosing;
  if (begun.spirit !== null) return payment(now, begun.spirit);
  if (tapped) return confirming(now, tapped);
  if (changing !== null) {
    const types = [...(choices.change.get(changing) ?? [])];
    return {
      title: words.text('dc-change'),
      buttons: [
        back(now),
        ...types.map(([type, text]) => ({ id: text, label: becoming(now, type), run: () => now.choosing.send(text) })),
      ],
    };
  }
  if (begun.from !== null) return { title: words.text('dc-move-to'), buttons: [back(now)] };
  if (view.phase === 'picked') return picked(now);
  const looked = choosing.ways === null ? {} : looking(now, choosing.held ?? '');
  const buttons = sets(now);
  if (choices.bare.has('summon'))
    buttons.push(plain(now, 'summon', words.text('dc-summon'), choices.castle.size === 0));
  if (choices.bare.has('done'))
    buttons.push(plain(now, 'done', words.text(view.phase === 'power' ? 'dc-enough' : 'dc-done'), true));
  if (choices.bare.has('end')) buttons.push(plain(now, 'end', words.text('dc-end'), true));
  return { ...looked, ...placing(now), buttons };
}
