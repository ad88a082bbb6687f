import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedPackage } from './packPackages.ts';

/** What acts on the page at once when it is imported. */
const browserScripts = new Set(['@volan/features/islands/boot']);

/**
 * Installs the tarballs into a project that knows nothing of this repository; there every entry has to be imported by
 * plain Node, and to be typed for both kinds of module resolution without skipping a declaration.
 */
export function checkForeignProject(folder: string, packages: readonly PackedPackage[]): boolean {
  const tarballs = Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const peers = Object.assign({}, ...packages.map(({ peerDependencies }) => peerDependencies)) as Record<
    string,
    string
  >;
  const specifiers = packages.flatMap(({ name, entries }) => entries.map((entry) => join(name, entry)));
  mkdirSync(folder);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const manifest = {
    name: 'foreign',
    private: true,
    type: 'module',
    dependencies: { ...peers, ...types, ...tarballs },
  };
  write('package.json', JSON.stringify(manifest));
  write('pnpm-workspace.yaml', JSON.stringify({ overrides: tarballs }));
  const inNode = specifiers.filter((from) => !browserScripts.has(from));
  write('all.mjs', inNode.map((from) => `await import('${from}');`).join('\n'));
  write('all.ts', specifiers.map((from, index) => `export * as entry${index} from '${from}';`).join('\n'));

  const succeeds = (what: string, command: string, ...args: string[]) => {
    const { status } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
    if (status !== 0) console.error(`In a project outside of this repository: ${what} failed.`);
    return status === 0;
  };
  const check = ['--noEmit', '--strict', '--target', 'es2023', '--jsx', 'react-jsx', '--types', 'node'];
  return (
    succeeds(
      'the installation',
      'pnpm',
      'install',
      '--no-frozen-lockfile',
      '--prefer-offline',
      '--ignore-scripts',
      '--silent',
    ) &&
    [
      succeeds('the import by Node', process.execPath, 'all.mjs'),
      succeeds('the types for Node', 'tsc', ...check, '--module', 'nodenext', 'all.ts'),
      succeeds(
        'the types for bundlers',
        'tsc',
        ...check,
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
        'all.ts',
      ),
    ].every(Boolean)
  );
}

const types = { '@types/node': '24.13.6', '@types/react': '19.3.0', '@types/react-dom': '19.3.0' };
