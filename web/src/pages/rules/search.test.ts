import { expect, it } from 'vitest';
import { matching, under } from './search';

const sections = [
  {
    id: 'RZ-4',
    title: 'Zdobywanie',
    entries: [
      { id: 'RZ-4.1', html: '<p>Łucznik <b>wraca</b></p>', marks: [] },
      { id: 'RZ-4.2', html: 'x', marks: [] },
    ],
  },
];

it('finds words whatever their accents and order', () => {
  expect(matching(sections, 'wraca lucznik')[0]?.entries.map((entry) => entry.id)).toEqual(['RZ-4.1']);
});

it('finds rules by their id', () => {
  expect(matching(sections, 'rz-4.2')[0]?.entries).toHaveLength(1);
});

it('shows everything when nothing is searched, and nothing when nothing fits', () => {
  expect(matching(sections, ' ')[0]?.entries).toHaveLength(2);
  expect(matching(sections, 'drum')).toEqual([]);
});

it('takes the beginning of an id for all rules under it', () => {
  expect(under(sections, 'rz-4')).toEqual(['RZ-4.1', 'RZ-4.2']);
  expect(under(sections, 'RZ-4.2')).toEqual(['RZ-4.2']);
  expect(under(sections, 'RZ')).toHaveLength(2);
  expect(under(sections, 'RZ-5')).toEqual([]);
});
