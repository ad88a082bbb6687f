/**
 * A store of files, such as original pictures.
 * Keys look like `pictures/ab12cd34.jpg`: lower-case letters, digits, `-`, `_`, `.` and `/`. No part begins with a dot.
 */
export interface ObjectStore {
  /** The bytes of a key. Null: there is no such object. An object larger than `maxBytes` is an error. */
  read(key: string, maxBytes: number): Promise<Buffer | null>;
  /** Writes an object completely or not at all, and replaces an existing one. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The keys of all complete objects, in no order. */
  list(): AsyncIterable<string>;
  /** Removes an object. A missing one is not an error. */
  remove(key: string): Promise<void>;
}

/** Whether a key is well formed. Check it before you make a path from it. */
export const isObjectKey = (key: string) =>
  key.length <= 200 && /^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/.test(key);
