import { describe, expect, it } from 'vitest';
import { CATALOG, EXAMPLE, HAND, afterExample, fact, seatView, viewOf } from '../fixtures';
import { type Scene, type SceneKind, MS, STILL_MS, rest, scenesOf } from './scenes';
import type { Fact } from '$lib/board/facts';
import { UNTIL_TAPPED } from '$lib/board/stage.svelte';
import type { View } from '../view';

const goesBack = (card: string): boolean => CATALOG.strength(card) === null;

function play(notes: readonly Fact[], next: View, before = viewOf(), still = false): Scene[] {
  return scenesOf(rest(before, null), { notes, next, goesBack, still, shared: false });
}

function kinds(scenes: readonly Scene[]): SceneKind[] {
  return scenes.map((scene) => scene.kind);
}

function scene(scenes: readonly Scene[], kind: SceneKind): Scene {
  const found = scenes.find((entry) => entry.kind === kind);
  if (!found) throw new Error(`no scene ${kind}`);
  return found;
}

describe('taking a castle', () => {
  const scenes = play(EXAMPLE, afterExample());

  it('follows the notes one after the other and ends with the view', () => {
    expect(kinds(scenes)).toEqual(['lay', 'show', 'returned', 'cancelled', 'won', 'castle', 'camps', 'hold', 'settle']);
    expect(scenes.at(-1)?.scenery.view).toEqual(afterExample());
  });

  it('lays the cards face down and then turns all of them up', () => {
    expect(scene(scenes, 'lay').scenery.table?.up).toBe(false);
    expect(scene(scenes, 'show').scenery.table?.up).toBe(true);
    expect(scene(scenes, 'show').scenery.table?.seats.map((entry) => entry.seat)).toEqual([0, 1, 2]);
  });

  it('sends shepherds to hands and repeated cards to camps', () => {
    expect(scene(scenes, 'returned').flights.map(({ from, to }) => [from, to])).toEqual([
      ['card-1-1', 'hand-1'],
      ['card-2-1', 'hand-2'],
    ]);
    expect(scene(scenes, 'cancelled').flights.map(({ from, to }) => [from, to])).toEqual([
      ['card-0-0', 'camp-0'],
      ['card-2-0', 'camp-2'],
    ]);
    expect(scene(scenes, 'camps').flights.map(({ from }) => from)).toEqual(['card-0-1', 'card-1-0']);
  });

  it('labels every card and crowns the strongest', () => {
    const marks = scene(scenes, 'won').scenery.table?.seats.map((entry) => entry.cards.map((played) => played.mark));
    expect(marks).toEqual([
      ['cancelled', 'strongest'],
      [null, 'returned'],
      ['cancelled', 'returned'],
    ]);
  });

  it('gives castle and points only when the castle has landed', () => {
    expect(scene(scenes, 'castle').flights).toMatchObject([{ from: 'tile', to: 'castles-0' }]);
    expect(scene(scenes, 'castle').scenery.view.seats[0]).toMatchObject({ points: 0, castles: [] });
    expect(scene(scenes, 'camps').scenery.view.seats[0]).toMatchObject({
      points: 2,
      castles: ['brick_large'],
      hand: 6,
      camp: 1,
    });
    expect(scene(scenes, 'hold').scenery.view.seats.map(({ hand, camp }) => [hand, camp])).toEqual([
      [6, 2],
      [7, 1],
      [7, 1],
    ]);
    expect(scene(scenes, 'camps').scenery.view.played[0]?.winner).toBe(0);
  });

  it('keeps the labelled table between two rounds', () => {
    expect(scenes.at(-1)?.scenery.table).toMatchObject({
      done: 5,
      up: true,
      win: { seat: 0, card: 'dragon', strength: 4 },
    });
  });
});

describe('own cards', () => {
  it('leave the hand for the table, and only once', () => {
    const committed = viewOf({
      seats: [seatView(0, { ready: true, hand: 6 }), seatView(1, { ready: true, hand: 6 }), seatView(2)],
      mine: { seat: 0, hand: HAND.slice(2), camp: [], commit: ['knight', 'dragon'] },
    });
    for (const before of [viewOf(), committed]) {
      const shown = scene(play(EXAMPLE, afterExample(), before), 'show').scenery.view;
      expect(shown.mine).toMatchObject({ hand: HAND.slice(2), commit: null });
      expect(shown.seats.map((seat) => seat.hand)).toEqual([6, 6, 6]);
    }
  });
});

describe('a shared screen', () => {
  it('shows no hand of the seat that decided last', () => {
    const scenes = play(EXAMPLE, afterExample({ mine: null }));
    expect(scenes.every((entry) => entry.scenery.view.mine === null)).toBe(true);
  });
});

describe('the sword', () => {
  const notes = [
    fact('attack', 0, { cards: ['card.archer', 'card.peasant'] }),
    fact('attack', 1, { cards: ['card.archer', 'card.peasant'] }),
    fact('cancelled', null, { card: 'card.archer', seats: ['seat.0', 'seat.1'] }),
    fact('cancelled', null, { card: 'card.peasant', seats: ['seat.0', 'seat.1'] }),
    fact('won-sword', 1, { tile: 'tile.wood_small', points: 1 }),
    fact('sword', 0, { holder: 'seat.1' }),
  ];
  const scenes = play(notes, afterExample({ sword: 0 }));

  it('shows all repeated cards at once and takes an empty table without a crown', () => {
    expect(kinds(scenes)).toEqual(['lay', 'show', 'cancelled', 'won', 'castle', 'sword', 'hold', 'settle']);
    expect(scene(scenes, 'cancelled').flights).toHaveLength(4);
    expect(scene(scenes, 'won').scenery.table?.win).toMatchObject({ seat: 1, card: null });
  });

  it('lies with nobody while it slides', () => {
    expect(scene(scenes, 'sword').flights).toMatchObject([{ from: 'sword-1', to: 'sword-0' }]);
    expect(scene(scenes, 'sword').scenery.view.sword).toBe(-1);
    expect(scene(scenes, 'hold').scenery.view.sword).toBe(0);
  });
});

describe('a new round', () => {
  const next = viewOf({
    round: 2,
    tile: 'wood_small',
    left: 5,
    played: [
      { tile: 'brick_large', winner: 0 },
      { tile: 'wood_small', winner: null },
    ],
  });

  it('draws the tile face down, turns it over and clears the table', () => {
    const resolved = scenesOf(rest(viewOf(), null), {
      notes: EXAMPLE,
      next: afterExample(),
      goesBack,
      still: false,
      shared: false,
    });
    const now = resolved.at(-1)?.scenery ?? rest(viewOf(), null);
    const notes = [fact('round', null, { round: 2 }), fact('tile', null, { tile: 'tile.wood_small' })];
    const scenes = scenesOf(now, { notes, next, goesBack, still: false, shared: false });
    expect(kinds(scenes)).toEqual(['draw', 'tile', 'settle']);
    expect(scene(scenes, 'draw').scenery).toMatchObject({ up: false, table: null });
    expect(scene(scenes, 'tile').scenery.up).toBe(true);
  });

  it('shows resolution and tile of one frame in turn', () => {
    const scenes = play([...EXAMPLE, fact('tile', null, { tile: 'tile.wood_small' })], next);
    expect(kinds(scenes).slice(-4)).toEqual(['hold', 'draw', 'tile', 'settle']);
    expect(scenes.at(-1)?.scenery.table).toBeNull();
  });

  it('shows a drum that nobody can use before the next tile', () => {
    const after = viewOf({
      round: 2,
      tile: 'stone_small',
      played: [
        { tile: 'recruit_1', winner: null },
        { tile: 'stone_small', winner: null },
      ],
    });
    const notes = [
      fact('tile', null, { tile: 'tile.recruit_1' }),
      fact('nothing-to-recruit'),
      fact('tile', null, { tile: 'tile.stone_small' }),
    ];
    const scenes = play(notes, after);
    expect(kinds(scenes)).toEqual(['draw', 'tile', 'empty', 'draw', 'tile', 'settle']);
    expect(scenes[0]?.scenery.view).toMatchObject({ tile: 'recruit_1', round: 1, played: [{ tile: 'recruit_1' }] });
  });
});

describe('other facts', () => {
  it('does not hold up a decision when another seat is ready', () => {
    const next = viewOf({ seats: [seatView(0), seatView(1), seatView(2, { ready: true })] });
    expect(play([fact('ready', 2)], next)).toEqual([
      expect.objectContaining({ kind: 'settle', ms: 0, scenery: rest(next, null) }),
    ]);
  });

  it('moves recruited cards from camp to hand without their faces', () => {
    const notes = [
      fact('recruited', 0, { card: 'card.knight' }),
      fact('recruited-hidden', 2),
      fact('nothing-to-recruit', 1),
    ];
    const scenes = play(notes, viewOf({ phase: 'reveal' }));
    expect(kinds(scenes)).toEqual(['recruited', 'settle']);
    expect(scenes[0]?.flights.map(({ piece, from, to }) => [piece.kind, from, to])).toEqual([
      ['back', 'camp-0', 'hand-0'],
      ['back', 'camp-2', 'hand-2'],
    ]);
  });

  it('stops at the end of a game of a longer match, with its own counts', () => {
    const over = fact('game-over', null, { tile: 'tile.wood_large' });
    const next = viewOf({
      phase: 'reveal',
      tile: null,
      played: [],
      game: 2,
      games: 3,
      round: 0,
      seats: [seatView(0, { earlier: 2 }), seatView(1), seatView(2)],
    });
    const scenes = play([...EXAMPLE, over, fact('game', null, { game: 2, games: 3 })], next, viewOf({ games: 3 }));
    expect(kinds(scenes).slice(-3)).toEqual(['hold', 'over', 'settle']);
    expect(scenes.at(-1)?.scenery.table).toBeNull();
    expect(scene(scenes, 'over').scenery.view).toMatchObject({
      game: 1,
      removed: 'wood_large',
      seats: [{ points: 2, hand: 6 }, {}, {}],
    });
    expect(kinds(play([...EXAMPLE, over], afterExample({ phase: 'over' })))).not.toContain('over');
  });

  it('keeps the result at a shared screen until it is tapped, with motion and without', () => {
    for (const still of [false, true]) {
      const story = { notes: EXAMPLE, next: afterExample(), goesBack, still, shared: true };
      const shown = scenesOf(rest(viewOf(), null), story);
      expect(shown.filter(({ ms }) => ms === UNTIL_TAPPED).map(({ kind }) => kind)).toEqual(['hold']);
    }
  });

  it('shows one still table with all labels when motion is reduced', () => {
    const scenes = play(EXAMPLE, afterExample(), viewOf(), true);
    expect(kinds(scenes)).toEqual(['hold', 'settle']);
    expect(scenes[0]).toMatchObject({ ms: STILL_MS, flights: [], scenery: { table: { done: 5, up: true } } });
  });

  it('stays within the time that the shell waits for a board', () => {
    const worst = [
      ...EXAMPLE.slice(0, -1),
      fact('sword', 2, { holder: 'seat.1' }),
      fact('tile', null, { tile: 'tile.wood_small' }),
    ];
    const total = play(worst, viewOf({ round: 2 })).reduce((sum, entry) => sum + entry.ms, 0);
    expect(total).toBeLessThan(15_000);
    expect(MS.settle).toBe(0);
  });
});
