import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PackedPackage } from './PackedPackage.ts';

const run = promisify(execFile);

/** `attw` with the profile of packages that are ES modules only; style sheets have no types and are not asked for. */
export async function checkAttw({ tarball, entries }: PackedPackage): Promise<string[]> {
  const flags = ['--profile', 'esm-only', '--format', 'table-flipped', '--no-color', '--no-emoji'];
  try {
    await run('attw', [tarball, ...flags, '--entrypoints', ...entries.map((entry) => entry.replace(/^\.\//, ''))]);
    return [];
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    return [`attw: the types of an entry do not fit its JavaScript.\n${stdout ?? String(error)}`];
  }
}
