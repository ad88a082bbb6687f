/**
 * Where files live: originals of pictures now, other uploads later.
 *
 * Keys look like `pictures/ab12cd34.jpg`: lower-case letters, digits, `-`, `_`, `.` and `/`, no part beginning with a
 * dot.
 */
export interface ObjectStore {
  /** The bytes under a key; null when there are none. Never reads more than `maxBytes`: a larger object is an error. */
  read(key: string, maxBytes: number): Promise<Buffer | null>;
  /** Writes whole or not at all; an existing object is replaced. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The keys of all objects that are complete, in no order. */
  list(): AsyncIterable<string>;
  /** Removing what is not there is not an error. */
  remove(key: string): Promise<void>;
}

/** Whether a key is well formed; guards every path that is made from one. */
export const isObjectKey = (key: string) =>
  key.length <= 200 && /^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/.test(key);
