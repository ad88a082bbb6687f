import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Mapping, mappingSchema } from './Mapping.ts';

/** Where the mappings that come with the product are: `apps/api/mappings`. */
export const mappingFolder = join(import.meta.dirname, '../../mappings');

/**
 * A mapping by the name of one that comes with the product (`gb-2020`) or by the path of a JSON file.
 * @throws when there is no such file or the mapping is not right; the message names the place in it.
 */
export async function readMapping(nameOrPath: string): Promise<Mapping> {
  const path = nameOrPath.endsWith('.json') ? nameOrPath : join(mappingFolder, `${nameOrPath}.json`);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`There is no mapping ${path}. Give a name from apps/api/mappings or the path of a JSON file.`);
  });
  const checked = mappingSchema.safeParse(JSON.parse(text));
  if (!checked.success) {
    throw new Error(`The mapping ${path} is not right:\n${z.prettifyError(checked.error)}`);
  }
  return checked.data;
}
