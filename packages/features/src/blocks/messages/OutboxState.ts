import type { OutgoingMessage } from './outgoingStore.ts';

/** What waits to go out, as pages show it. */
export interface OutboxState {
  readonly messages: readonly OutgoingMessage[];
  /** Share of the file that is on its way now, from 0 to 1, by the key of its message. */
  readonly progress: ReadonlyMap<string, number>;
  /** The last try met no network. */
  readonly isOffline: boolean;
}
