import { describe, expect, it } from 'vitest';
import { type Area, dropAt } from './drops';

const AREAS: Area[] = [
  { zone: 'book', box: { x: 400, y: 100, width: 400, height: 200 } },
  { zone: 'row', box: { x: 20, y: 600, width: 300, height: 120 } },
];

describe('where a dragged card falls', () => {
  it('is the book, wherever it is let go there', () => {
    expect(dropAt(AREAS, 410, 110)).toEqual({ zone: 'book' });
    expect(dropAt(AREAS, 790, 290)).toEqual({ zone: 'book' });
  });

  it('is the nearer end of the row', () => {
    expect(dropAt(AREAS, 30, 650)).toEqual({ zone: 'row', end: 'left' });
    expect(dropAt(AREAS, 310, 650)).toEqual({ zone: 'row', end: 'right' });
  });

  it('reaches a little beyond the edge and no further', () => {
    expect(dropAt(AREAS, 390, 200)).toEqual({ zone: 'book' });
    expect(dropAt(AREAS, 370, 200)).toBeNull();
    expect(dropAt([], 500, 200)).toBeNull();
  });
});
