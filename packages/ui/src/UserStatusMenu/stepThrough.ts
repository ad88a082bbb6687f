import { indexAfterKey } from '../rovingFocus/indexAfterKey.ts';

/** Moves the focus through an open panel of entries; tells whether the key was one of its keys. */
export function stepThrough(panel: HTMLElement, key: string): boolean {
  const entries = [...panel.querySelectorAll<HTMLElement>('a[href], button')];
  const here = entries.indexOf(panel.ownerDocument.activeElement as HTMLElement);
  const next = panel.matches(':popover-open') ? indexAfterKey(key, here, entries.length, 'vertical') : undefined;
  if (next === undefined) return false;

  entries[next]?.focus();

  return true;
}
