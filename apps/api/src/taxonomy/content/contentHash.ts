import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from './contentFolder.ts';

/** One hash over all content files and their names: it changes when the content does. */
export async function contentHash(folder = contentFolder): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(json|tsv)$/.test(name)).sort();
  for (const name of names) {
    hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex');
}
