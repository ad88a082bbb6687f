import { browserStore } from '../../runtime/browser/browserStore.ts';

/** Whether shortcuts of a single key work; a visitor whom they disturb turns them off (WCAG 2.1.4). */
export const shortcutsStore = browserStore<boolean>({
  key: 'shortcuts',
  empty: true,
  parse: (kept) => kept !== false,
});
