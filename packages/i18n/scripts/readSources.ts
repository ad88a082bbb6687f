import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from './Catalogue.ts';

function readPart(file: string): Record<string, string> {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (
    typeof content !== 'object' ||
    content === null ||
    Object.values(content).some((text) => typeof text !== 'string')
  ) {
    throw new Error(`${file} is not an object of texts.`);
  }
  return content as Record<string, string>;
}

/** Reads `<folder>/<language>/<part>.json` of every language. */
export function readSources(folder: string): Sources {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    languages.map(({ name: language }) => {
      const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
      return [
        language,
        Object.fromEntries(files.map((file) => [file.replace(/\.json$/, ''), readPart(join(folder, language, file))])),
      ];
    }),
  );
}
