// A name a little too long for its place is written smaller, down to a size that can still be read.
import type { Attachment } from 'svelte/attachments';

/** Pixels; what is still too long is cut. */
const LEAST = 11;
const STEP = 0.5;

export function whole(text: string): Attachment<HTMLElement> {
  return (node) => {
    const fit = (): void => {
      if (!node.isConnected || text === '') return;
      node.style.fontSize = '';
      const long = (): boolean => node.scrollWidth > node.clientWidth;
      // letters keep to pixels, so what fits is found by trying
      for (let size = parseFloat(getComputedStyle(node).fontSize); long() && size > LEAST;) {
        size = Math.max(LEAST, size - STEP);
        node.style.fontSize = `${size}px`;
      }
    };
    // in the next frame: its own size may change, too
    const sizes = new ResizeObserver(() => requestAnimationFrame(fit));
    sizes.observe(node);
    void document.fonts.ready.then(fit);
    return () => sizes.disconnect();
  };
}
