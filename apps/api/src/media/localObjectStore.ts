import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isObjectKey, type ObjectStore } from './ObjectStore.ts';

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
      const unfinished = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, path);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null;
  throw error;
}
