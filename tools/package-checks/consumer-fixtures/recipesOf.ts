import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { examplesOf } from '../examplesOf.ts';
import type { PackedPackage } from '../PackedPackage.ts';

/** The examples of the recipes that the packages bring, as files that have to compile; by their names. */
export function recipesOf(packages: readonly PackedPackage[]): Record<string, string> {
  const pages = packages.flatMap(({ folder }) =>
    globSync('docs/recipes/*.md', { cwd: folder }).map((page) => join(folder, page)),
  );
  return Object.fromEntries(
    pages.flatMap((page) =>
      examplesOf(readFileSync(page, 'utf8')).map(({ code, extension }) => [
        `recipe-${basename(page, '.md')}.${extension}`,
        code,
      ]),
    ),
  );
}
