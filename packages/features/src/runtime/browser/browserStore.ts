import { useSyncExternalStore } from 'react';
import { openEnvelope } from './openEnvelope.ts';

/** About ten years, in milliseconds. [L28] */
const defaultLifetimeMs = 10 * 365 * 24 * 3_600_000;

export interface BrowserStoreOptions<Value> {
  /** Where the value is kept. */
  key: string;
  /** The value if nothing readable is stored; also the value on a server. */
  empty: Value;
  /**
   * Makes a value of the stored text, which may be anything, also of older versions. Throws if it cannot be read. [T42]
   */
  parse: (kept: unknown) => Value;
  /** How long a value stays, in milliseconds. @default ten years [L28] */
  lifetimeMs?: number;
}

/** A value that this browser keeps for all tabs of a site. */
export interface BrowserStore<Value> {
  /** The value; the same object until it changes. */
  readonly read: () => Value;
  /** Keeps a value and tells all who listen, in every tab. */
  readonly write: (value: Value) => void;
  /** Forgets the value. */
  readonly clear: () => void;
  /** Calls the listener after changes in this or another tab; returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly empty: Value;
  /** Makes a value of data from elsewhere, like that of the storage; throws if it cannot be read. */
  readonly parse: (kept: unknown) => Value;
}

/**
 * Opens a value of the local storage, kept as `{value, exp}`. A storage that is full, forbidden or written by a foreign
 * hand breaks nothing: the value then lives as long as the page. [L28, T42]
 */
export function browserStore<Value>(options: BrowserStoreOptions<Value>): BrowserStore<Value> {
  const { key, empty, parse, lifetimeMs = defaultLifetimeMs } = options;
  const listeners = new Set<() => void>();
  let lastText: string | null = null;
  let last = empty;
  /** What could not be kept: it counts until the storage changes. */
  let unkept: { value: Value; beside: string | null } | null = null;

  const storedText = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  function read() {
    const text = storedText();
    if (unkept && unkept.beside === text) {
      return unkept.value;
    }
    unkept = null;
    if (text !== lastText) {
      lastText = text;
      try {
        last = text === null ? empty : parse(openEnvelope(text));
      } catch {
        last = empty;
      }
    }

    return last;
  }

  const tell = () => listeners.forEach((listener) => listener());

  function write(value: Value) {
    try {
      localStorage.setItem(key, JSON.stringify({ value, exp: Date.now() + lifetimeMs }));
    } catch {
      unkept = { value, beside: storedText() };
    }
    tell();
  }

  function clear() {
    try {
      localStorage.removeItem(key);
    } catch {
      unkept = { value: empty, beside: null };
    }
    tell();
  }

  function subscribe(listener: () => void) {
    // Another tab changed one key, or emptied the storage (`null`).
    const heard = (event: StorageEvent) => {
      if (event.key === key || event.key === null) {
        listener();
      }
    };
    listeners.add(listener);
    addEventListener('storage', heard);

    return () => {
      listeners.delete(listener);
      removeEventListener('storage', heard);
    };
  }

  return { read, write, clear, subscribe, empty, parse };
}

/** The value of a store, in a component: empty on the server and in the first render. */
export const useBrowserStore = <Value>(store: BrowserStore<Value>) =>
  useSyncExternalStore(store.subscribe, store.read, () => store.empty);
