/** How a space or an ability stands to whoever looks: it can be chosen now, is chosen, or the server refuses it. */
export type State = 'idle' | 'lit' | 'picked' | 'refused';

export interface Light {
  state: State;
  /** Why it is refused, as a sentence. */
  reason?: string;
}

export const IDLE: Light = { state: 'idle' };
