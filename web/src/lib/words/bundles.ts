// Fluent bundles: the words of the web client, and of every game (shared with the server and the command line).
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '$lib/settings.svelte';

const ui = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
const games: Record<string, string> = {
  ...import.meta.glob<string>('../../../../src/wawel/games/*/i18n/{pl,en}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('$outside-rules/*/i18n/{pl,en}.ftl', { query: '?raw', import: 'default', eager: true }),
};
const boards: Record<string, string> = {
  ...import.meta.glob<string>('../../games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('$outside-web/*/words/*.ftl', { query: '?raw', import: 'default', eager: true }),
};

const LANGUAGES: readonly Language[] = ['pl', 'en'];

function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The texts of one language in a glob, by the name of the folder that holds them. */
function byFolder(files: Record<string, string>, depth: number, language: Language): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, text] of Object.entries(files)) {
    const parts = path.split('/');
    if (parts.at(-1) === `${language}.ftl`) found.set((parts.at(-depth) ?? '').replaceAll('_', '-'), text);
  }
  return found;
}

const uiBundles = new Map(LANGUAGES.map((language) => [language, bundleOf(language, [ui[`./${language}.ftl`] ?? ''])]));

const gameBundles = new Map<string, FluentBundle>();
for (const language of LANGUAGES) {
  const rules = byFolder(games, 3, language);
  const board = byFolder(boards, 3, language);
  for (const game of new Set([...rules.keys(), ...board.keys()])) {
    const texts = [rules.get(game) ?? '', board.get(game) ?? ''];
    gameBundles.set(`${game}/${language}`, bundleOf(language, texts));
  }
}

export function uiBundle(language: Language): FluentBundle {
  return uiBundles.get(language) ?? bundleOf(language, []);
}

export function gameBundle(game: string, language: Language): FluentBundle | undefined {
  return gameBundles.get(`${game}/${language}`);
}

/** A Polish one-letter word never ends a line. */
function tied(text: string, language: Language): string {
  return language === 'pl' ? text.replace(/(?<=^|[\s(„\uE000])([wziouaWZIOUA]) /g, '$1\u00a0') : text;
}

export function format(
  bundle: FluentBundle | undefined,
  language: Language,
  id: string,
  args: Record<string, FluentVariable> = {},
  attribute?: string,
): string | null {
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return null;
  return tied(bundle.formatPattern(pattern, args, []), language);
}
