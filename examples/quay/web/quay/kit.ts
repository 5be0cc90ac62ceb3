/** What every part of the board needs: its words. */
import { gameWords } from '$lib/words';

export const words = gameWords('quay');
