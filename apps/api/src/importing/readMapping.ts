import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Mapping, mappingSchema } from './Mapping.ts';

/** The folder of the mappings of the product: `apps/api/mappings`. */
export const mappingFolder = join(import.meta.dirname, '../../mappings');

/**
 * A mapping by its name in the product (`gb-2020`), or by the path of a JSON file.
 *
 * @throws if the file does not exist or is invalid; the message names the place in it
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
