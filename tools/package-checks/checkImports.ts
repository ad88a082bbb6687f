import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedPackage } from './PackedPackage.ts';

const imported = /(?:\bfrom|\bimport)\s*\(?\s*["'](@volan\/[^"']+)["']/g;

/**
 * Whether an entry leads to a specifier: one that JavaScript imports, a sheet by its name, a file behind a folder such
 * as `./fonts/*`.
 */
function exported({ name, manifest, entries }: PackedPackage, specifier: string) {
  const others = Object.keys(manifest.exports).filter((entry) => entry !== './*' && manifest.exports[entry] !== null);
  return [...entries, ...others].some((entry) => {
    const path = join(name, entry);
    return path.endsWith('/*') ? specifier.startsWith(path.slice(0, -1)) : specifier === path;
  });
}

/** Everything that the built files, JavaScript and types, import from one another has to be exported and declared. */
export function checkImports(pack: PackedPackage, all: readonly PackedPackage[]): string[] {
  const { dependencies, peerDependencies } = pack.manifest;
  const declared = new Set([pack.name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
  return globSync('dist/**/*.{js,d.ts}', { cwd: pack.folder }).flatMap((file) => {
    const matches = readFileSync(join(pack.folder, file), 'utf8').matchAll(imported);
    return [...matches].flatMap(([, specifier = '']) => {
      const owner = specifier.split('/').slice(0, 2).join('/');
      if (!all.some((other) => exported(other, specifier))) {
        return [`${file} imports ${specifier}, which is not exported.`];
      }
      return declared.has(owner) ? [] : [`${file} imports ${specifier}, but "dependencies" does not name ${owner}.`];
    });
  });
}
