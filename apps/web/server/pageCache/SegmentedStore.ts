/** Values by key within a number of bytes. */
export interface SegmentedStore<Value> {
  get(key: string): Value | undefined;
  /** Keeps a value, or the same value anew when its size has changed. What is larger than all room is not kept. */
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  entries(): Iterable<readonly [key: string, value: Value]>;
  readonly bytes: number;
  readonly size: number;
}

interface Kept<Value> {
  readonly value: Value;
  readonly bytes: number;
  readonly proven: boolean;
}

/** Share of the room that is for values which were asked for again. */
const provenShare = 0.8;

/**
 * A store that lets go of what was asked for longest ago, and before that of what nobody has asked for twice: whoever
 * asks once for each of a million addresses pushes out no page to which readers come back.
 */
export function createSegmentedStore<Value>(maxBytes: number): SegmentedStore<Value> {
  // Each the oldest first; a key is in one of them.
  const tried = new Map<string, Kept<Value>>();
  const proven = new Map<string, Kept<Value>>();
  let triedBytes = 0;
  let provenBytes = 0;

  function take(key: string) {
    const kept = tried.get(key) ?? proven.get(key);
    if (kept?.proven) {
      proven.delete(key);
      provenBytes -= kept.bytes;
    } else if (kept) {
      tried.delete(key);
      triedBytes -= kept.bytes;
    }
    return kept;
  }

  function put(key: string, kept: Kept<Value>) {
    if (kept.proven) {
      proven.set(key, kept);
      provenBytes += kept.bytes;
    } else {
      tried.set(key, kept);
      triedBytes += kept.bytes;
    }
  }

  function makeRoom() {
    for (const [key, kept] of proven) {
      if (provenBytes <= maxBytes * provenShare) {
        break;
      }
      take(key);
      put(key, { ...kept, proven: false });
    }
    for (const key of tried.keys()) {
      if (triedBytes + provenBytes <= maxBytes) {
        break;
      }
      take(key);
    }
  }

  return {
    get(key) {
      const kept = take(key);
      if (!kept) {
        return undefined;
      }
      put(key, { ...kept, proven: true });
      makeRoom();
      return kept.value;
    },
    set(key, value, bytes) {
      const before = take(key);
      if (bytes <= maxBytes) {
        put(key, { value, bytes, proven: before?.proven ?? false });
        makeRoom();
      }
    },
    delete: (key) => void take(key),
    *entries() {
      for (const part of [tried, proven]) {
        for (const [key, { value }] of part) {
          yield [key, value] as const;
        }
      }
    },
    get bytes() {
      return triedBytes + provenBytes;
    },
    get size() {
      return tried.size + proven.size;
    },
  };
}
