import { named } from '$lib/board/facts';
import { defineGame, type LogSign } from '$lib/match/board';
import type { Note, ScoreItem } from '$lib/net/types';
import Board from './Board.svelte';
import * as where from './points';
import type { View, Components } from './view';

const ART: Readonly<Record<string, string>> = {
  volcano: 'ca-sign-volcano',
  walk: 'ca-sign-dragon',
  'dead-end': 'ca-sign-dragon',
  eaten: 'ca-sign-dragon',
  'sent-home': 'ca-sign-princess',
  fairy: 'ca-sign-fairy',
  'fairy-turn': 'ca-sign-fairy',
  'fairy-bonus': 'ca-sign-fairy',
  'through-portal': 'ca-sign-portal',
  discarded: 'ca-sign-pile',
  reshuffled: 'ca-sign-pile',
  aside: 'ca-sign-pile',
  road: 'ca-sign-road',
  'open-road': 'ca-sign-road',
  city: 'ca-sign-city',
  'open-city': 'ca-sign-city',
  cloister: 'ca-sign-cloister',
  'open-cloister': 'ca-sign-cloister',
  farm: 'ca-sign-field',
  'farm-city': 'ca-sign-field',
  'farm-pig': 'ca-sign-pig',
  'farm-city-pig': 'ca-sign-pig',
  'farm-walls': 'ca-sign-field',
  'road-inn': 'ca-sign-inn',
  'open-road-inn': 'ca-sign-inn',
  'city-cathedral': 'ca-sign-cathedral',
  'open-city-cathedral': 'ca-sign-cathedral',
  'helper-eaten': 'ca-sign-dragon',
  goods: 'ca-sign-wine',
  'king-points': 'ca-sign-king',
  'robber-points': 'ca-sign-robber',
  king: 'ca-sign-king',
  robber: 'ca-sign-robber',
  entered: 'ca-sign-quarter-castle',
  count: 'ca-sign-count',
  back: 'ca-sign-quarter-castle',
  market: 'ca-sign-quarter-market',
  home: 'ui-undo',
};

/** A turn begins with its tile; the last points are a part of their own. */
function opens(note: Note): boolean {
  return note.key === 'drawn' || note.key === 'final';
}

function sign(note: Note): LogSign | null {
  const goods = note.args['goods'];
  const art = goods === undefined ? ART[note.key] : `ca-sign-${named(goods)}`;
  if (art) return { kind: 'art', art };
  return note.seat === null ? null : { kind: 'seat', seat: note.seat };
}

function scoreArt(item: ScoreItem): string | null {
  return ART[item.key] ?? null;
}

export default defineGame<View, Components>({
  Board,
  clocks: true,
  opens,
  where,
  sign,
  scoreArt,
  wide: true,
  bleeds: true,
});
