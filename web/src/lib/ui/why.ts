import type { Piece } from '../words';

/** What a why-bubble says, and where. */
export interface WhyContent {
  /** The obstacle, in bold. */
  obstacle: readonly Piece[];
  /** One more sentence, where the game has one. */
  sentence: readonly Piece[];
  rule: string | null;
  /** What was asked about; without it the bubble stands above the prompt bar. */
  anchor: HTMLElement | null;
}
