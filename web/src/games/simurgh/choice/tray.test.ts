import { describe, expect, it } from 'vitest';
import { readActions } from './actions';
import { mineView, viewOf } from '../fixtures';
import { trayOf } from './tray';

describe('the tray', () => {
  it('lays out drawn dragons with what can be done with each', () => {
    const view = viewOf({ phase: 'return', mine: mineView({ drawn: [51, 62] }) });
    const { offers } = trayOf(
      view,
      readActions(['return:51/top', 'return:51/bottom', 'return:62/top', 'return:62/bottom']),
    );
    expect(offers.map(({ tile, actions }) => [tile, actions.length])).toEqual([
      [51, 2],
      [62, 2],
    ]);
  });

  it('shows ways to receive, and nothing when nothing is asked', () => {
    expect(trayOf(viewOf({ phase: 'get' }), readActions(['get:1veg', 'get:1pp'])).ways).toHaveLength(2);
    expect(trayOf(viewOf({ phase: 'keep', mine: mineView({ drawn: [51] }) }), [])).toEqual({ offers: [], ways: [] });
  });
});
