import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { entriesOf } from './entriesOf.ts';
import type { PackedManifest, PackedPackage } from './PackedPackage.ts';

/** Packs every package of the repository, which has to be built, into a folder, and unpacks it beside its tarball. */
export function packPackages(root: string, into: string): PackedPackage[] {
  return globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => {
      const packed = execFileSync('pnpm', ['pack', '--json', '--pack-destination', into], {
        cwd: join(root, file, '..'),
        encoding: 'utf8',
      });
      const { filename } = JSON.parse(packed) as { filename: string };
      const tarball = join(into, basename(filename));
      const folder = join(into, 'unpacked', basename(join(file, '..')));
      mkdirSync(folder, { recursive: true });
      execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackedManifest;
      return { name: manifest.name, tarball, folder, manifest, entries: entriesOf(folder, manifest) };
    });
}
