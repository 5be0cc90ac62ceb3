// The tables that this browser remembers, as the server knows them now.
import { forget, keptTables, type KeptTable } from '$lib/match/table/kept';
import { Failure, getTable } from '$lib/net/http';
import type { TableInfo } from '$lib/net/types';

export interface Row {
  kept: KeptTable;
  info: TableInfo;
}

/** The last ones first; those that the server has no more are forgotten. */
export async function lookAtTables(): Promise<Row[]> {
  const asked = await Promise.all(keptTables().map(look));
  return asked.filter((found) => found !== null);
}

async function look(kept: KeptTable): Promise<Row | null> {
  try {
    return { kept, info: await getTable(kept.table) };
  } catch (error) {
    if (error instanceof Failure && error.status === 404) forget(kept.table);
    return null;
  }
}

/** Whether a table waits for somebody at this screen. */
export function isYourTurn({ kept, info }: Row): boolean {
  return kept.seats.some((seat) => info.waiting.includes(seat));
}
