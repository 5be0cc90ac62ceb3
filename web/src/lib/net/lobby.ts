// The lobby: tables that wait for people, told by the server whenever they change.
import { post } from './http';
import type { LobbyNow, LobbyTable, SeatTaken } from './types';

const AGAIN = 5000;

/** Takes the first free seat. */
export const sitDown = (table: string, name: string): Promise<SeatTaken> =>
  post(`/lobby/${encodeURIComponent(table)}`, { name });

/** Hears of the lobby until the returned function is called; comes back if the line is lost. */
export function followLobby(
  at: { protocol: string; host: string },
  heard: (tables: readonly LobbyTable[]) => void,
): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const connect = (): void => {
    socket = new WebSocket(`${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}/api/lobby/live`);
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(String(data)) as LobbyNow | { type: 'error' };
      if (told.type === 'lobby') heard(told.tables);
    };
    socket.onclose = ({ code }) => {
      if (!over && code < 4000) timer = setTimeout(connect, AGAIN);
    };
  };
  connect();
  return () => {
    over = true;
    clearTimeout(timer);
    socket?.close();
  };
}
