import { useSyncExternalStore } from 'react';

const key = 'volan-admin-letters';
const listeners = new Set<() => void>();

const read = () => {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    // a browser without storage: the letters work
    return true;
  }
};

/** Whether single letters decide, as this moderator chose in this browser. [WCAG 2.1.4] */
export const useLettersSetting = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, read);

/** Switches the letters on or off, in this browser. */
export function setLetters(on: boolean) {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
