import { addVisit } from '@volan/domain-rules';
import type { HistoryEntry } from './HistoryEntry.ts';

/** Where the history is kept, as `{value, exp}`. [L28] */
const key = 'history';

/** About ten years, in milliseconds. [L28] */
const lifetimeMs = 10 * 365 * 24 * 3_600_000;

const none: readonly HistoryEntry[] = [];

const isEntry = (value: unknown): value is HistoryEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['img', 'title', 'price', 'path', 'date', 'time'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  ) &&
  typeof (value as Record<string, unknown>)['ts'] === 'number' &&
  // A foreign hand may have written here: a path leads nowhere but into this site.
  /^\/(?!\/)/.test((value as HistoryEntry).path);

function parse(text: string | null): readonly HistoryEntry[] {
  try {
    const kept = JSON.parse(text ?? '{}') as { value?: unknown; exp?: unknown };
    const fresh = typeof kept.exp !== 'number' || kept.exp > Date.now();
    return fresh && Array.isArray(kept.value) ? kept.value.filter(isEntry) : none;
  } catch {
    return none;
  }
}

let lastText: string | null = null;
let last = none;

/** Visited ads, newest first; none where nothing readable is kept. The same list until it changes. */
export function readHistory(): readonly HistoryEntry[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return none;
  }
  if (text !== lastText) {
    lastText = text;
    last = parse(text);
  }
  return last;
}

const listeners = new Set<() => void>();

/** Tells when the history changes, here or in another tab. [F17] */
export function subscribeToHistory(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Puts a visit in front of the history. [F17, E10] */
export function recordVisit(visit: HistoryEntry) {
  const value = addVisit(readHistory(), visit);
  try {
    localStorage.setItem(key, JSON.stringify({ value, exp: Date.now() + lifetimeMs }));
  } catch {
    // A browser that keeps nothing has no history.
  }
  listeners.forEach((listener) => listener());
}
