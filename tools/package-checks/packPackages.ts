import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { entriesOf } from './entriesOf.ts';
import type { PackedManifest, PackedPackage } from './PackedPackage.ts';
import { packPackage } from './packPackage.ts';
import { publishedPackages } from './publishedPackages.ts';

/** Packs every published package of the repository, which has to be built, and unpacks it beside its tarball. */
export function packPackages(root: string, into: string): PackedPackage[] {
  return publishedPackages(root).map((file) => {
    const tarball = packPackage(root, file, into);
    const folder = join(into, 'unpacked', basename(join(file, '..')));
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackedManifest;

    return { name: manifest.name, tarball, folder, manifest, entries: entriesOf(folder, manifest) };
  });
}
