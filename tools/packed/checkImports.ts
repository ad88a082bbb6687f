import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedPackage } from './PackedPackage.ts';

const imported = /(?:\bfrom|\bimport)\s*\(?\s*["'](@volan\/[^"']+)["']/g;

/** Entries that are no JavaScript: sheets and files behind a pattern, as a test of a whole path. */
const filesOf = ({ name, manifest }: PackedPackage) =>
  Object.keys(manifest.exports).map((entry) => {
    const path = join(name, entry).replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(`^${path.replace('*', entry === './*' ? '[^/]+' : '.+')}$`);
  });

/** What the built files, JavaScript and types, import from one another has to be exported and declared. */
export function checkImports(pack: PackedPackage, all: readonly PackedPackage[]): string[] {
  const allowed = all.flatMap((other) => filesOf(other));
  const declared = new Set([
    pack.name,
    ...Object.keys({ ...pack.manifest.dependencies, ...pack.manifest.peerDependencies }),
  ]);
  return globSync('dist/**/*.{js,d.ts}', { cwd: pack.folder }).flatMap((file) => {
    const specifiers = [...readFileSync(join(pack.folder, file), 'utf8').matchAll(imported)].map(
      ([, name = '']) => name,
    );
    return specifiers.flatMap((specifier) => {
      const owner = specifier.split('/').slice(0, 2).join('/');
      if (!allowed.some((entry) => entry.test(specifier)))
        return [`${file} imports ${specifier}, which is not exported.`];
      if (!declared.has(owner)) return [`${file} imports ${specifier}, but "dependencies" does not name ${owner}.`];
      return [];
    });
  });
}
