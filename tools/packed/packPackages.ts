import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as its consumers get it. */
export interface PackedPackage {
  name: string;
  tarball: string;
  /** Entries that JavaScript can import, such as `.` and `./react`; patterns and style sheets are left out. */
  entries: string[];
  peerDependencies: Record<string, string>;
}

/** Packs every package of the repository, which has to be built, into a folder. */
export function packPackages(root: string, into: string): PackedPackage[] {
  return globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => {
      const folder = join(root, file, '..');
      const packed = execFileSync('pnpm', ['pack', '--json', '--pack-destination', into], {
        cwd: folder,
        encoding: 'utf8',
      });
      const { filename } = JSON.parse(packed) as { filename: string };
      const {
        name,
        exports,
        publishConfig,
        peerDependencies = {},
      } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        name: string;
        exports: Record<string, unknown>;
        publishConfig?: { exports?: Record<string, unknown> };
        peerDependencies?: Record<string, string>;
      };
      const entries = Object.keys(publishConfig?.exports ?? exports).filter(
        (entry) => !/\*|\.css$|package\.json$/.test(entry),
      );
      return { name, tarball: join(into, filename.split('/').at(-1) ?? ''), entries, peerDependencies };
    });
}
