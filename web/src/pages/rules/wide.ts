// Tables wider than the page: each scrolls in a box of its own, which the keyboard reaches only if there is something to scroll.

/** The HTML of a rule with a box round each table. */
export function boxed(html: string): string {
  return html.replaceAll('<table', '<div class="wide"><table').replaceAll('</table>', '</table></div>');
}

/** Watches the boxes inside an element. */
export function reachable(text: HTMLElement): () => void {
  const boxes = [...text.querySelectorAll<HTMLElement>('.wide')];
  const observer = new ResizeObserver(() => {
    for (const box of boxes)
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
  });
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
}
