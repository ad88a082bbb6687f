'use client';
import { useEffect } from 'react';

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/**
 * Acts on single letters, unless somebody types, holds another key, or a dialog lies over the page.
 *
 * @param on whether they work: they get in the way of speech input, so they can be switched off [WCAG 2.1.4]
 * @param actions by the capital letter
 */
export function useLetters(on: boolean, actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    if (!on) {
      return undefined;
    }
    const act = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const busy = target?.closest(typing) !== null || document.querySelector('dialog:modal') !== null;
      if (busy || event.repeat || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      const found = actions[event.key.toUpperCase()];
      if (found) {
        event.preventDefault();
        found();
      }
    };
    document.addEventListener('keydown', act);

    return () => document.removeEventListener('keydown', act);
  });
}
