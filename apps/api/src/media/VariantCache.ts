import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A cache of resized pictures on disk, with a limit in bytes. The least recently used ones are deleted first. */
export interface VariantCache {
  /** The stored bytes, or else the result of `make`. Requests for one name at the same time share one `make`. */
  get(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  has(name: string): boolean;
  /** Removes all pictures whose names begin with `prefix`. */
  remove(prefix: string): Promise<void>;
}

/**
 * Opens the cache in `directory` with the files of earlier runs.
 * If the disk is full or read-only, pictures are made for each request: slower, but nothing fails.
 */
export async function openVariantCache(directory: string, maxBytes: number): Promise<VariantCache> {
  await mkdir(directory, { recursive: true });
  const sizes = new Map<string, number>(); // oldest first
  let total = 0;
  for (const { name, size } of await listOldestFirst(directory)) {
    sizes.set(name, size);
    total += size;
  }
  const making = new Map<string, Promise<Uint8Array>>();

  async function store(name: string, bytes: Uint8Array) {
    const unfinished = join(directory, `${randomUUID()}.part`);
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(directory, name));
    } catch {
      await rm(unfinished, { force: true }).catch(() => {});
      return;
    }
    total += bytes.length - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, bytes.length);
    for (const [oldest, size] of sizes) {
      if (total <= maxBytes || oldest === name) break;
      sizes.delete(oldest);
      total -= size;
      await rm(join(directory, oldest), { force: true });
    }
  }

  async function readOrMake(name: string, make: () => Promise<Uint8Array>) {
    const size = sizes.get(name);
    if (size !== undefined) {
      sizes.delete(name);
      sizes.set(name, size);
      const bytes = await readFile(join(directory, name)).catch(() => null);
      if (bytes) return bytes;

      sizes.delete(name);
      total -= size;
    }
    const bytes = await make();
    await store(name, bytes);

    return bytes;
  }

  return {
    has: (name) => sizes.has(name),
    async remove(prefix) {
      const names = [...sizes.keys()].filter((name) => name.startsWith(prefix));
      for (const name of names) {
        total -= sizes.get(name) ?? 0;
        sizes.delete(name);
      }
      await Promise.all(names.map((name) => rm(join(directory, name), { force: true })));
    },
    get(name, make) {
      const already = making.get(name);
      if (already) return already;

      const promise = readOrMake(name, make).finally(() => making.delete(name));
      making.set(name, promise);

      return promise;
    },
  };
}

async function listOldestFirst(directory: string) {
  const names = await readdir(directory);
  const files = await Promise.all(
    names.map(async (name) => {
      if (name.endsWith('.part')) {
        await rm(join(directory, name), { force: true });
        return null;
      }
      const { size, atimeMs, mtimeMs } = await stat(join(directory, name));
      return { name, size, used: Math.max(atimeMs, mtimeMs) };
    }),
  );
  return files.filter((file) => file !== null).toSorted((a, b) => a.used - b.used);
}
