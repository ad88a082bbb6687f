import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { changelogOf } from '../release/unreleasedChangelog.ts';

/**
 * Packs a package, given by the path of its `package.json` from `root`, and returns the path of its tarball. Its
 * CHANGELOG.md tells what waits for a release as well; the repository itself is left as it is.
 */
export function packPackage(root: string, file: string, into: string): string {
  const directory = dirname(file);
  const packed = execFileSync('pnpm', ['pack', '--json', '--pack-destination', into], {
    cwd: join(root, directory),
    encoding: 'utf8',
  });
  const { name, filename } = JSON.parse(packed) as { name: string; filename: string };
  const tarball = join(into, basename(filename));
  const folder = mkdtempSync(join(tmpdir(), 'volan-pack-'));
  try {
    execFileSync('tar', ['-xzf', tarball, '-C', folder]);
    writeFileSync(join(folder, 'package/CHANGELOG.md'), changelogOf(root, directory, name));
    execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  } finally {
    rmSync(folder, { recursive: true });
  }

  return tarball;
}
