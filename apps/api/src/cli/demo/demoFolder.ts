import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of the demo's files: `apps/api/demo`. */
export const demoFolder = join(import.meta.dirname, '../../../demo');

/** Reads a JSON file of the demo. The caller states its shape without a check, since both are written here. */
export async function readDemoFile<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(demoFolder, name), 'utf8')) as T;
}
