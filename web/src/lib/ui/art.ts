// Cut-outs: sprites of symbols, inlined once so that they take on the tokens' colours.
export function addSprite(name: string, text: string): void {
  const id = `sprite-${name}`;
  if (document.getElementById(id)) return;
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  svg.id = id;
  svg.setAttribute('class', 'sprite');
  svg.setAttribute('aria-hidden', 'true');
  document.body.prepend(document.importNode(svg, true));
}
