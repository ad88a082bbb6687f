import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from '../../media/ObjectStore.ts';
import { objectFile } from './Manifest.ts';
import { readObjectList } from './readObjectList.ts';

/** Writes every object of a backup. If one cannot be written, it deletes those that it has added. */
export async function restoreObjects(objects: ObjectStore, folder: string) {
  const added: string[] = [];
  try {
    for await (const { key, bytes } of readObjectList(folder)) {
      const isNew = (await objects.read(key, Math.max(bytes, 1)).catch(() => 'another')) === null;
      await objects.write(key, await readFile(join(folder, objectFile(key))));
      if (isNew) added.push(key);
    }
  } catch (error) {
    for (const key of added) await objects.remove(key).catch(() => {});
    throw error;
  }
}
