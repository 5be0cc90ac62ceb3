import { describe, expect, it } from 'vitest';
import { figure, printed, viewOf } from '../fixtures';
import { featureAt, glowOf, litStyle, ownedFields, ownedStyle } from './lighting';
import { at, turned } from './tile';

describe('light', () => {
  const tile = turned(printed.find((entry) => entry.id === 'BA-D') ?? at(printed, 0), 0);

  it('falls on all segments of a feature', () => {
    const start = viewOf();
    const second = { id: 'BA-U', x: 1, y: 0, rotation: 1, features: [1, 3, 4] };
    const after = viewOf({ tiles: [...start.tiles, second] });
    expect(featureAt(after, 1, 0, 0)).toBe(1);
    expect(glowOf(after, 1)).toHaveLength(2);
  });

  it('is a custom property of each kind', () => {
    expect(litStyle(tile, [0, 1, 2])).toBe(
      '--g0:var(--town-lit);--w0:var(--glow);--r0:var(--road-lit);--f0:var(--fld-lit);',
    );
  });

  it('names the owners of a field on every tile of it where no farmer stands', () => {
    const field = { kind: 'field', tiles: 2, open: 2, worth: 3, owners: [1] } as const;
    const road = { kind: 'road', tiles: 1, open: 2, worth: 1, owners: [0] } as const;
    const tiles = [
      { id: 'BA-U', x: 0, y: 0, rotation: 0, features: [0, 1, 2] },
      { id: 'BA-U', x: 1, y: 0, rotation: 0, features: [0, 1, 2] },
    ];
    const features = [road, field, { ...field, owners: [] }];
    const view = viewOf({ tiles, features, figures: [figure({ seat: 1, role: 'farmer', x: 0, y: 0, part: 1 })] });
    expect(ownedFields(view)).toEqual([{ x: 1, y: 0, part: 1, owners: [1] }]);
  });

  it('shows owners of fields, and shared ones apart', () => {
    const field = { kind: 'field', tiles: 1, open: 2, worth: 0 } as const;
    const view = viewOf({ features: [field, field, { ...field, owners: [1] }, { ...field, owners: [0, 1] }] });
    const style = ownedStyle(view, tile, [0, 1, 2, 3]);
    expect(style).toContain('--f0:color-mix(in srgb,var(--seat-2)');
    expect(style).toContain('--f1:color-mix(in srgb,var(--ink)');
  });
});
