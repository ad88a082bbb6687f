/** A value of this page whose changes are observed, as `useSyncExternalStore` reads it. */
export interface ObservedState<Value> {
  /** The value; the same object until it changes. */
  readonly read: () => Value;
  /** Changes the value and calls all listeners. */
  readonly write: (value: Value) => void;
  /** Calls the listener after each change; returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Holds a value that lives as long as the page. `browserStore` keeps one for longer and for all tabs. */
export function observedState<Value>(first: Value): ObservedState<Value> {
  let value = first;
  const listeners = new Set<() => void>();

  return {
    read: () => value,
    write(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
