import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ImportTaxonomy } from './ImportTaxonomy.ts';
import { mappingFolder } from './readMapping.ts';
import { wordIn } from './rowText.ts';

/**
 * Reads a table of `mappings/postal-codes`, which gives the region (ISO 3166-2) of most postal codes by their first two
 * digits. The result of a look-up is null for unknown digits.
 */
export async function regionOfPostalCode(table: string, digits: number, taxonomy: ImportTaxonomy) {
  const path = join(mappingFolder, 'postal-codes', `${table}.json`);
  const regions = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(path, 'utf8')));
  return (postalCode: string): number | null => {
    const code = wordIn(regions, postalCode.padStart(digits, '0').slice(0, 2));
    return code ? (taxonomy.regions.get(code)?.id ?? null) : null;
  };
}
