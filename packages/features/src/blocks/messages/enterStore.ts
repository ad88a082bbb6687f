import { browserStore } from '../../runtime/browser/browserStore.ts';

/** The effect of Enter in the field for a message. */
export type EnterKey = 'sends' | 'newLine';

/** The user's choice on this browser. [M57] */
export const enterStore = browserStore<EnterKey>({
  key: 'messageEnter',
  empty: 'sends',
  parse(kept) {
    if (kept !== 'sends' && kept !== 'newLine') throw new TypeError('no key');
    return kept;
  },
});
