import { loadLate } from '../../runtime/overlays/lateStyles.ts';
import { searchField } from './searchField.ts';
import { shortcutsStore } from './shortcutsStore.ts';

/** How long the second key of two may take, in milliseconds. */
const secondKeyWithinMs = 1500;

/** Whether somebody types there, or chooses by letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input, textarea, select, [role=textbox], [role=combobox], [role=listbox]'));

const isOurs = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.isComposing &&
  !event.repeat &&
  !isTyping(event.target) &&
  !document.querySelector('dialog:modal') &&
  shortcutsStore.read();

/** Opens the list of shortcuts; it is loaded by the first call. */
export function openShortcuts(): void {
  loadLate(() => import('./showShortcuts.tsx'))
    .then(({ showShortcuts }) => showShortcuts())
    .catch(() => {
      // The network is gone; the keys themselves still work.
    });
}

/**
 * Listens to the keys of the page: `/` goes to the search, `?` opens the list of them all, `g` and a second key go
 * elsewhere. Never while somebody types or a dialog is open. Returns what ends it.
 */
export function listenToShortcuts(): () => void {
  let goesUntil = 0;
  const pressed = (event: KeyboardEvent) => {
    const goes = event.timeStamp < goesUntil;
    goesUntil = 0;
    if (!isOurs(event)) {
      return;
    }
    if (goes) {
      void import('./goByKey.ts').then(({ goByKey }) => goByKey(event.key));
    } else if (event.key === '?') {
      openShortcuts();
    } else if (event.key === '/') {
      const field = searchField();
      if (field) {
        // Firefox would open its own search.
        event.preventDefault();
        field.focus();
      }
    } else if (event.key === 'g') {
      goesUntil = event.timeStamp + secondKeyWithinMs;
    }
  };
  document.addEventListener('keydown', pressed);

  return () => document.removeEventListener('keydown', pressed);
}
