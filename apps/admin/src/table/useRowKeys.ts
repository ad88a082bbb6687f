import { useEffect, useEffectEvent } from 'react';
import { isFreeKey } from './shortcuts.ts';

interface RowKeys {
  /** Id of the table. */
  id: string;
  /** Chooses a row, or removes it from the choice; absent: rows cannot be chosen. */
  onToggle: ((index: number) => void) | undefined;
  onHelp: () => void;
}

const rowsOf = (id: string) => [...document.querySelectorAll<HTMLTableRowElement>(`#${CSS.escape(id)} tbody tr`)];

/** Moves the focus to the link of a row, so that Enter opens it. */
function focusRow(row: HTMLTableRowElement | undefined) {
  if (!row) return;

  const named = row.querySelector<HTMLElement>('th :is(a, button)');
  if (!named) row.tabIndex = -1;
  (named ?? row).focus();
  row.scrollIntoView({ block: 'nearest' });
}

/**
 * The keys of a table. J and K go to the next and the previous row; arrows do the same after one of these has the
 * focus. Enter opens a row, X chooses it, ? shows this list. The current row is the one with the focus, so that a
 * screen reader reads it too.
 */
export function useRowKeys({ id, onToggle, onHelp }: RowKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isFreeKey(event)) return;

    const rows = rowsOf(id);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const key = event.key.toLowerCase();
    const isIn = at >= 0;
    if (event.key === '?') onHelp();
    else if (key === 'j' || (isIn && event.key === 'ArrowDown')) focusRow(rows[Math.min(at + 1, rows.length - 1)]);
    else if (key === 'k' || (isIn && event.key === 'ArrowUp')) focusRow(rows[Math.max(at - 1, 0)]);
    else if (key === 'x' && isIn && onToggle) onToggle(at);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
