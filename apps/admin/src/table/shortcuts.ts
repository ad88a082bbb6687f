import { browserStore } from '@volan/features/browser';
import { useSyncExternalStore } from 'react';

/** Whether the keys of the administration are on; users can turn them off (WCAG 2.1.4). */
export const shortcutsStore = browserStore<boolean>({
  key: 'admin-shortcuts',
  empty: true,
  parse: (kept) => kept !== false,
});

/** The same for a component, which renders again when it changes. */
export const useShortcuts = () =>
  useSyncExternalStore(shortcutsStore.subscribe, shortcutsStore.read, () => shortcutsStore.empty);

/** The element takes typed letters. */
const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=menu]';

/**
 * Whether a key can be a shortcut: pressed alone, while nobody types and no dialog or menu is open. The region of the
 * toasts is always open and does not count.
 */
export const isFreeKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.isComposing &&
  !(event.target instanceof Element && event.target.closest(typing)) &&
  !document.querySelector('dialog:modal, [popover]:not([popover=manual]):popover-open') &&
  shortcutsStore.read();
