// The cut-outs: one sprite for the shell, one for each game, inlined once so that they take the tokens' colours.
const sprites = import.meta.glob<string>('./art/games/*.svg', { query: '?raw', import: 'default' });

export function addSprite(name: string, text: string): void {
  const id = `sprite-${name}`;
  if (document.getElementById(id)) return;
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  svg.id = id;
  svg.setAttribute('class', 'sprite');
  svg.setAttribute('aria-hidden', 'true');
  document.body.prepend(document.importNode(svg, true));
}

/** Loads the pieces of a game; a game without a sprite draws itself. */
export async function loadArt(game: string): Promise<void> {
  const load = sprites[`./art/games/${game}.svg`];
  if (load) addSprite(game, await load());
}
