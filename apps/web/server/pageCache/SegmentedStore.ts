/** Values by key within a number of bytes. */
export interface SegmentedStore<Value> {
  get(key: string): Value | undefined;
  /**
   * Stores a value, or the same value again when its size has changed. A value that is larger than the store is not
   * stored.
   */
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  entries(): Iterable<readonly [key: string, value: Value]>;
  readonly bytes: number;
  readonly size: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  readonly isProtected: boolean;
}

/** Share of the store for values that were requested more than once. */
const protectedShare = 0.8;

/**
 * A store that drops the least recently used values, and before them those that were requested only once. A client that
 * requests a million addresses once each pushes out no page that visitors come back to.
 */
export function createSegmentedStore<Value>(maxBytes: number): SegmentedStore<Value> {
  // Both have the least recently used value first; a key is in one of them.
  const probationEntries = new Map<string, Entry<Value>>();
  const protectedEntries = new Map<string, Entry<Value>>();
  let probationBytes = 0;
  let protectedBytes = 0;

  function take(key: string) {
    const entry = probationEntries.get(key) ?? protectedEntries.get(key);
    if (entry?.isProtected) {
      protectedEntries.delete(key);
      protectedBytes -= entry.bytes;
    } else if (entry) {
      probationEntries.delete(key);
      probationBytes -= entry.bytes;
    }
    return entry;
  }

  function put(key: string, entry: Entry<Value>) {
    if (entry.isProtected) {
      protectedEntries.set(key, entry);
      protectedBytes += entry.bytes;
    } else {
      probationEntries.set(key, entry);
      probationBytes += entry.bytes;
    }
  }

  function evict() {
    for (const [key, entry] of protectedEntries) {
      if (protectedBytes <= maxBytes * protectedShare) {
        break;
      }
      take(key);
      put(key, { ...entry, isProtected: false });
    }
    for (const key of probationEntries.keys()) {
      if (probationBytes + protectedBytes <= maxBytes) {
        break;
      }
      take(key);
    }
  }

  return {
    get(key) {
      const entry = take(key);
      if (!entry) {
        return undefined;
      }
      put(key, { ...entry, isProtected: true });
      evict();

      return entry.value;
    },
    set(key, value, bytes) {
      const before = take(key);
      if (bytes <= maxBytes) {
        put(key, { value, bytes, isProtected: before?.isProtected ?? false });
        evict();
      }
    },
    delete: (key) => void take(key),
    *entries() {
      for (const part of [probationEntries, protectedEntries]) {
        for (const [key, { value }] of part) {
          yield [key, value] as const;
        }
      }
    },
    get bytes() {
      return probationBytes + protectedBytes;
    },
    get size() {
      return probationEntries.size + protectedEntries.size;
    },
  };
}
