// What the polite live region says: the same sentences as the log.
class Voice {
  lines = $state.raw<readonly string[]>([]);

  say(...sentences: string[]): void {
    if (sentences.length > 0) this.lines = sentences;
  }
}

export const voice = new Voice();
