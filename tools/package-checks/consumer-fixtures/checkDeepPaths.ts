import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PackedPackage } from '../PackedPackage.ts';

/**
 * Tries every file of the installed packages by its path, as it lies and as one might guess it: only entries may be
 * found. What nobody can reach from outside may be changed in any release.
 */
export function checkDeepPaths(project: string, packages: readonly PackedPackage[]): string[] {
  const { resolve } = createRequire(join(project, 'package.json'));
  const found = (specifier: string) => {
    try {
      return existsSync(resolve(specifier));
    } catch {
      return false;
    }
  };
  return packages.flatMap(({ name, folder, entries }) => {
    if (!found(join(name, entries[0] ?? '.'))) return [`${name} itself is not found, so that this check sees nothing.`];

    const entryNames = new Set(entries.map((entry) => join(name, entry)));
    const guesses = globSync(['dist/**/*.js', 'src/**'], { cwd: folder }).flatMap((file) => {
      const short = file.replace(/^dist\//, '');
      return [file, short, short.replace(/\.js$/, ''), short.replace(/\/index\.js$/, '')];
    });

    return [...new Set(guesses)]
      .map((path) => join(name, path))
      .filter((specifier) => !entryNames.has(specifier) && found(specifier))
      .map((specifier) => `${specifier} can be imported, but it is no entry. Close "exports" for it.`);
  });
}
