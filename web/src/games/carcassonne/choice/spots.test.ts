import { describe, expect, it } from 'vitest';
import { CATALOG, figure, viewOf } from '../fixtures';
import type { Kit } from '../kit';
import { type Target, targetsOf } from './selection';
import { MANY, putOnLoupe, thinned, visited } from './spots';

const kit = { seats: [], catalog: CATALOG, mine: [0] } as unknown as Kit;
const SIZE = 206;

describe('on the loupe', () => {
  it('what is taken keeps away from the spots', () => {
    const tiles = [{ id: 'BA-V', x: 4, y: 2, rotation: 0, features: [0, 1, 2] }];
    const spots = [1, 2].map((part) => ({ action: `field#${part}`, x: 4, y: 2, part, feature: part }));
    const view = viewOf({ tiles, spots, figures: [figure({ x: 3, y: 2 })] });
    const put = putOnLoupe(
      kit,
      view,
      targetsOf(
        view,
        spots.map(({ action }) => action),
      ),
      SIZE,
    );
    expect(put.taken.map(({ part }) => part)).toEqual([0]);
    for (const { cx, cy } of put.taken)
      for (const spot of put.spots) expect(Math.hypot(cx - spot.cx, cy - spot.cy) * SIZE).toBeGreaterThan(45);
  });
});

describe('places to come back to', () => {
  const back = Array.from({ length: MANY + 2 }, (_, x) => ({
    action: `back:${x},0:field@0`,
    x,
    y: 0,
    part: 0,
    feature: x % 2,
  }));
  const view = viewOf({ phase: 'market', back, fairy: [5, 0] });
  const targets = targetsOf(
    view,
    back.map(({ action }) => action),
  );
  const cells = (shown: readonly Target[]): number[] => shown.map(({ x }) => x);

  it('are one for each feature if there are many, beside the fairy where possible', () => {
    expect(cells(thinned(view, targets, null))).toEqual([0, 5]);
  });

  it('are all of a feature once it is chosen', () => {
    expect(cells(thinned(view, targets, targets[0] ?? null))).toEqual([0, 2, 4, 5, 6, 8, 10, 12]);
  });

  it('are all there if there are few', () => {
    expect(thinned(view, targets.slice(0, MANY), null)).toHaveLength(MANY);
  });

  it('are the part of the map to look at; for quarters it is the City', () => {
    expect(visited(view)).toEqual({ left: 0, top: 0, right: MANY + 2, bottom: 1 });
    expect(visited(viewOf({ phase: 'gate' }))).toEqual({ left: -1.5, top: -0.5, right: 1.5, bottom: 1.5 });
    expect(visited(viewOf({ phase: 'back' }))).toBeNull();
  });
});
