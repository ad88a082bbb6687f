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
  readonly protected_: boolean;
}

/** Share of the room that is for values which were asked for again. */
const protected_Share = 0.8;

/**
 * A store that lets go of what was asked for longest ago, and before that of what nobody has asked for twice: whoever
 * asks once for each of a million addresses pushes out no page to which visitors come back.
 */
export function createSegmentedStore<Value>(maxBytes: number): SegmentedStore<Value> {
  // Each the oldest first; a key is in one of them.
  const probation = new Map<string, Kept<Value>>();
  const protected_ = new Map<string, Kept<Value>>();
  let probationBytes = 0;
  let protected_Bytes = 0;

  function take(key: string) {
    const kept = probation.get(key) ?? protected_.get(key);
    if (kept?.protected_) {
      protected_.delete(key);
      protected_Bytes -= kept.bytes;
    } else if (kept) {
      probation.delete(key);
      probationBytes -= kept.bytes;
    }
    return kept;
  }

  function put(key: string, kept: Kept<Value>) {
    if (kept.protected_) {
      protected_.set(key, kept);
      protected_Bytes += kept.bytes;
    } else {
      probation.set(key, kept);
      probationBytes += kept.bytes;
    }
  }

  function makeRoom() {
    for (const [key, kept] of protected_) {
      if (protected_Bytes <= maxBytes * protected_Share) {
        break;
      }
      take(key);
      put(key, { ...kept, protected_: false });
    }
    for (const key of probation.keys()) {
      if (probationBytes + protected_Bytes <= maxBytes) {
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
      put(key, { ...kept, protected_: true });
      makeRoom();
      return kept.value;
    },
    set(key, value, bytes) {
      const before = take(key);
      if (bytes <= maxBytes) {
        put(key, { value, bytes, protected_: before?.protected_ ?? false });
        makeRoom();
      }
    },
    delete: (key) => void take(key),
    *entries() {
      for (const part of [probation, protected_]) {
        for (const [key, { value }] of part) {
          yield [key, value] as const;
        }
      }
    },
    get bytes() {
      return probationBytes + protected_Bytes;
    },
    get size() {
      return probation.size + protected_.size;
    },
  };
}
