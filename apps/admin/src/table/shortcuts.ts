import { browserStore } from '@volan/features/browser';
import { useSyncExternalStore } from 'react';

/** Whether the keys of the administration work; whom they disturb turns them off (WCAG 2.1.4). */
export const shortcutsStore = browserStore<boolean>({
  key: 'admin-shortcuts',
  empty: true,
  parse: (kept) => kept !== false,
});

/** The same for a component, which is drawn again when it changes. */
export const useShortcuts = () =>
  useSyncExternalStore(shortcutsStore.subscribe, shortcutsStore.read, () => shortcutsStore.empty);

/** Somebody types there, or chooses by letters. */
const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=menu]';

/** A key that is free for a shortcut: alone, not while somebody types and no dialog or menu is open; the room of the toasts always is. */
export const isFreeKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.isComposing &&
  !(event.target instanceof Element && event.target.closest(typing)) &&
  !document.querySelector('dialog:modal, [popover]:not([popover=manual]):popover-open') &&
  shortcutsStore.read();
