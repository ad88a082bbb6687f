import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { checkReferences } from './checkReferences.ts';
import { Content } from './Content.ts';
import { contentFolder } from './contentFolder.ts';

/**
 * Reads the files of a content folder and checks them.
 *
 * @throws when a file is not JSON, a text lacks a language, an id or a slug is used twice, or a reference has no
 * target. The message names every file and position with an error, so that one run is enough to correct them.
 */
export async function readContent(folder = contentFolder): Promise<Content> {
  const problems: string[] = [];

  async function json<Part extends keyof Content>(part: Part, file: string): Promise<Content[Part]> {
    const schema = Content.shape[part] as unknown as z.ZodType<Content[Part]>;
    const checked = schema.safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    if (checked.success) {
      return checked.data;
    }
    problems.push(...checked.error.issues.map((issue) => `${file} ${issue.path.join('.')}: ${issue.message}`));

    return [];
  }

  const questions = (await readdir(join(folder, 'specifications'))).filter((name) => name.endsWith('.json')).sort();
  const content: Content = {
    categories: await json('categories', 'categories.json'),
    groups: await json('groups', 'specification-groups.json'),
    specifications: (
      await Promise.all(questions.map((name) => json('specifications', join('specifications', name))))
    ).flat(),
    brands: await json('brands', 'brands.json'),
    synonyms: await json('synonyms', 'synonyms.json'),
    navigation: await json('navigation', 'navigation.json'),
    countries: await json('countries', 'geo/countries.json'),
    regions: await json('regions', 'geo/regions.json'),
    cities: readCities(await readFile(join(folder, 'geo/cities.tsv'), 'utf8')),
  };

  // References are worth checking only in files that could be read.
  const found = problems.length > 0 ? problems : checkReferences(content);
  if (found.length > 0) {
    throw new Error(`The content of the taxonomy is not right:\n${found.join('\n')}`);
  }

  return content;
}

/** Reads twelve thousand rows by splitting lines, because a schema for each row would double the time of the start. */
function readCities(text: string): Content['cities'] {
  const rows: Record<string, string>[] = parse(text, {
    delimiter: '\t',
    columns: true,
    quote: false,
  });
  return rows.map((row) => ({
    id: Number(row.id),
    country: row.country ?? '',
    region: row.region || null,
    name: row.name ?? '',
    population: Number(row.population),
    lat: Number(row.lat),
    lng: Number(row.lng),
  }));
}
