import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The `package.json` of every package that others may install: all of `packages/` but the private ones. Paths from
 * `root`.
 */
export function publishedPackages(root: string): string[] {
  return globSync('packages/*/package.json', { cwd: root })
    .filter((file) => !(JSON.parse(readFileSync(join(root, file), 'utf8')) as { private?: boolean }).private)
    .toSorted();
}
