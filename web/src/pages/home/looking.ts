// The tables of whoever is here: those that this browser remembers, and those of the account.
import { account } from '$lib/match/account/account.svelte';
import { forget, keptTables, type KeptTable } from '$lib/match/table/kept';
import { called } from '$lib/match/table/seats';
import { Failure, getTable } from '$lib/net/http';
import { getMyGames } from '$lib/net/me';
import type { MyGame, SeatInfo, TableInfo } from '$lib/net/types';

/** What a list tells about a table. */
type Seen = Pick<TableInfo, 'game' | 'over' | 'gathering' | 'waiting' | 'winners'> & {
  seats: readonly Pick<SeatInfo, 'seat' | 'name' | 'kind' | 'colour'>[];
};

export interface Row {
  kept: Pick<KeptTable, 'table' | 'seats'>;
  info: Seen;
}

const MOST = 12;

/** The last ones first; those that the server has no more are forgotten. */
export async function lookAtTables(): Promise<Row[]> {
  await account.load();
  const kept = keptTables();
  const [own, open, finished] = await Promise.all([
    Promise.all(kept.map(look)),
    account.person ? theirs(false) : [],
    account.person ? theirs(true) : [],
  ]);
  const elsewhere = (games: readonly MyGame[]): MyGame[] =>
    games.filter(({ table }) => !kept.some((known) => known.table === table));
  const more = await Promise.all(elsewhere(open).map((game) => look({ table: game.table, seats: [game.mine] })));
  return [...own, ...more, ...elsewhere(finished).map(ended)].flatMap((row) =>
    row ? [{ ...row, info: { ...row.info, seats: row.info.seats.map(called) } }] : [],
  );
}

const theirs = async (over: boolean): Promise<readonly MyGame[]> =>
  getMyGames({ over, most: MOST }).then(
    ({ games }) => games,
    () => [],
  );

async function look(kept: Row['kept']): Promise<Row | null> {
  try {
    return { kept, info: await getTable(kept.table) };
  } catch (error) {
    if (error instanceof Failure && error.status === 404) forget(kept.table);
    return null;
  }
}

function ended({ table, game, mine, seats }: MyGame): Row {
  const winners = seats.flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
  return { kept: { table, seats: [mine] }, info: { game, over: true, gathering: false, waiting: [], winners, seats } };
}

/** Whether a table waits for somebody at this screen. */
export function isYourTurn({ kept, info }: Row): boolean {
  return !info.gathering && kept.seats.some((seat) => info.waiting.includes(seat));
}
