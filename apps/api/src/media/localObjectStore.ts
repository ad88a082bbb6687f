import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isObjectKey, type ObjectStore } from './ObjectStore.ts';

/** Names of files that are being written, or that a killed process left. */
const unfinished = /\.[0-9a-f-]{36}\.part$/;

/** An object store in a folder of this machine. Files appear under their name only when they are complete. */
export function localObjectStore(directory: string): ObjectStore {
  const pathOf = (key: string) => {
    if (!isObjectKey(key))
      throw new Error(`"${key}" is not an object key. Keys are made by the server, never by a visitor.`);
    return join(directory, key);
  };
  return {
    async read(key, maxBytes) {
      const file = await open(pathOf(key)).catch(ignoreMissing);
      if (!file) return null;

      try {
        const { size } = await file.stat();
        if (size > maxBytes) throw new Error(`The object ${key} has ${size} bytes, more than the ${maxBytes} allowed.`);
        return await file.readFile();
      } finally {
        await file.close();
      }
    },
    async write(key, bytes) {
      const path = pathOf(key);
      const part = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(part, bytes);
        await rename(part, path);
      } finally {
        await rm(part, { force: true });
      }
    },
    async *list() {
      const entries = await opendir(directory, { recursive: true }).catch(ignoreMissing);
      for await (const entry of entries ?? []) {
        if (!entry.isFile() || unfinished.test(entry.name)) continue;

        yield relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/');
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null;
  throw error;
}
