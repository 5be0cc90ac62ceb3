// A closer look at a castle whose tiles are small: a finger that rests opens a loupe, a button draws all of it larger.

/** A finger rests so long, in milliseconds, before the loupe opens. */
const HOLD = 450;
/** A face so wide, in pixels, is easily pressed; a smaller one can be made as large as COMFORT. */
const EASY = 40;
const COMFORT = 46;

/** How wide a castle has to be drawn for faces that are easily pressed; null if they are so anyway. */
export function widthForFingers(drawn: number, box: number, face: number): number | null {
  if (drawn <= 0 || (drawn / box) * face >= EASY) return null;
  return Math.round((COMFORT / face) * box);
}

export class Loupe {
  /** Where the finger rests, in per cent of the picture. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  #holding: ReturnType<typeof setTimeout> | undefined;

  hold(event: PointerEvent, picture: HTMLElement): void {
    if (event.pointerType !== 'touch') return;
    const area = picture.getBoundingClientRect();
    const at = {
      x: ((event.clientX - area.x) / area.width) * 100,
      y: ((event.clientY - area.y) / area.height) * 100,
    };
    this.#holding = setTimeout(() => (this.at = at), HOLD);
  }

  letGo(): void {
    clearTimeout(this.#holding);
    this.at = null;
  }
}
