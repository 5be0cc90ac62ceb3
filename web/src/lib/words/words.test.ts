import { describe, expect, it } from 'vitest';
import { format, uiBundle } from './bundles';
import { capital, plain, resolve, split } from './pieces';

describe('sentences', () => {
  const lookUp = (id: string): string | null => (id === 'card-dragon' ? 'smok' : null);

  it('mark names and cut them out again', () => {
    const args = resolve({ seat: 'seat.1' }, ['Hania', 'Ola'], lookUp, 'pl');
    expect(split(`Zamek zdobywa ${String(args['seat'])}.`)).toEqual([
      { text: 'Zamek zdobywa ', bold: false },
      { text: 'Ola', bold: true },
      { text: '.', bold: false },
    ]);
  });

  it('look up references and list them as the language does', () => {
    const args = resolve({ cards: ['card.dragon', 'card.dragon'], n: 3 }, [], lookUp, 'pl');
    expect(args).toEqual({ cards: 'smok i smok', cards_count: 2, n: 3 });
  });

  it('use the plural forms of Polish', () => {
    const points = (n: number): string | null => format(uiBundle('pl'), 'pl', 'points', { points: n });
    expect([1, 3, 5, 22].map(points)).toEqual(['1 punkt', '3 punkty', '5 punktów', '22 punkty']);
  });

  it('never leave a one-letter word at the end of a line', () => {
    expect(format(uiBundle('pl'), 'pl', 'home-line')).toContain('i\u00a0bez');
  });

  it('start with a capital where they start a line', () => {
    expect(capital('łucznik')).toBe('Łucznik');
    expect(
      plain([
        { text: 'a', bold: true },
        { text: 'b', bold: false },
      ]),
    ).toBe('ab');
  });
});
