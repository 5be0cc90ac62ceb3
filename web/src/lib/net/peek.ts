// Whose turn is it at a table? A short look as a spectator answers that.
import { Live, liveUrl, type SocketMaker } from './live';

const PATIENCE = 5000;

export function peekWaiting(
  table: string,
  seq: number,
  place: { protocol: string; host: string },
  make?: SocketMaker,
): Promise<readonly number[]> {
  return new Promise((resolve) => {
    const done = (waiting: readonly number[]): void => {
      clearTimeout(timer);
      live.stop();
      resolve(waiting);
    };
    const timer = setTimeout(() => done([]), PATIENCE);
    const handlers = {
      message: (message: { type: string; waiting?: readonly number[] }) => {
        if (message.type === 'frame') done(message.waiting ?? []);
      },
      state: () => {},
    };
    const live = new Live(liveUrl(table, place), null, handlers, make);
    live.since = seq;
    live.start();
  });
}
