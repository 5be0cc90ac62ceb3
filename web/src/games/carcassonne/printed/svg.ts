/** Cut paper as SVG text and as pictures, and chance that can be repeated. */
import { type Point, round } from './curves';

export const ink = (name: string): string => `var(--${name})`;

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

export function line(d: string, width: number, colour: string, more = ''): string {
  return path(d, 'none', `stroke="${colour}" stroke-width="${width}"${more ? ` ${more}` : ''}`);
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

export function rect(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${r}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

/** A cut-out of the game's sprite, its foot or middle at a point. */
export function use(id: string, x: number, y: number, scale = 1, style = ''): string {
  const size = scale === 1 ? '' : ` scale(${round(scale)})`;
  return `<use href="#ca-${id}" transform="translate(${round(x)} ${round(y)})${size}"${style ? ` style="${style}"` : ''}/>`;
}

/** Drawings moved to a point, in another size, turned by degrees. */
export function group(drawn: string, x: number, y: number, scale = 1, angle = 0): string {
  const turn = angle === 0 ? '' : ` rotate(${round(angle)})`;
  const size = scale === 1 ? '' : ` scale(${round(scale)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turn}${size}">${drawn}</g>`;
}

/** A disc with a scalloped rim of n arcs. */
export function scallop(cx: number, cy: number, r: number, n: number): string {
  const arc = round(r * Math.sin(Math.PI / n) * 1.12);
  const points = Array.from({ length: n }, (_, i): Point => {
    const angle = ((i + 0.5) / n) * 2 * Math.PI - Math.PI / 2;
    return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))];
  });
  const [first = [cx, cy], ...rest] = points;
  return `M${first.join(' ')}${[...rest, first].map((point) => `A${arc} ${arc} 0 0 1 ${point.join(' ')}`).join('')}Z`;
}

/** The same numbers for the same seed, so that a map never flickers. */
export function chance(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function hash(text: string): number {
  return [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261);
}

const USED = /(?:href="#|url\(#)([\w-]+)/g;
const INKS = /var\(--([\w-]+)/g;
/** A hair over the border, as rivers and the City are drawn: the box of a picture, and where it lies on its tile. */
export const OVER = 0.3;
const BOX = `${-OVER} ${-OVER} ${100 + 2 * OVER} ${100 + 2 * OVER}`;
/** Pictures that are kept; more than one map needs. */
const MOST = 400;
const pictures = new Map<string, string>();

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

/** The parts of the sprite that a drawing uses, and those that they use. */
function usedBy(drawing: string, known: Set<string>): string {
  return found(drawing, USED)
    .map((id) => {
      const part = known.has(id) ? null : document.getElementById(id);
      known.add(id);
      if (!part) return '';
      const text = new XMLSerializer().serializeToString(part);
      return text + usedBy(text, known);
    })
    .join('');
}

/** The address of a picture of a drawing, in the colours that an element of the page has. */
export function pictureOf(drawing: string, theme: string, element: Element): string {
  const key = theme + drawing;
  const kept = pictures.get(key);
  if (kept !== undefined) return kept;
  const parts = usedBy(drawing, new Set());
  const style = getComputedStyle(element);
  const inks = [...new Set(found(parts + drawing, INKS))]
    .map((name) => [name, style.getPropertyValue(`--${name}`).trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `--${name}:${value.replaceAll('"', "'")}`);
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="${BOX}" style="${inks.join(';')}">` +
    `<defs>${parts}</defs>${drawing}</svg>`;
  if (pictures.size >= MOST) {
    pictures.forEach((url) => URL.revokeObjectURL(url));
    pictures.clear();
  }
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  pictures.set(key, url);
  return url;
}
