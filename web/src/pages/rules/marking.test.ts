import { expect, it } from 'vitest';
import { marked, markedPlain } from './marking';

it('marks words whatever their accents, case and place in a word', () => {
  expect(marked('<p>Łucznik i łucznicy</p>', 'LUCZNI')).toEqual({
    html: '<p><mark>Łuczni</mark>k i <mark>łuczni</mark>cy</p>',
    hits: 2,
  });
});

it('never touches tags and entities', () => {
  expect(marked('<a href="#a">a &amp; b</a>', 'amp a')).toEqual({
    html: '<a href="#a"><mark>a</mark> &amp; b</a>',
    hits: 1,
  });
});

it('joins words that overlap, and marks the last letter', () => {
  expect(marked('smok', 'smo mok')).toEqual({ html: '<mark>smok</mark>', hits: 1 });
});

it('leaves everything alone when nothing is searched', () => {
  expect(marked('<p>a</p>', '  ')).toEqual({ html: '<p>a</p>', hits: 0 });
});

it('turns plain text into HTML first', () => {
  expect(markedPlain('a < b', 'b').html).toBe('a &lt; <mark>b</mark>');
});
