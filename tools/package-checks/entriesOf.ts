import { globSync } from 'node:fs';
import type { PackedManifest } from './PackedPackage.ts';

/** The file that a bundler loads for an entry. */
function scriptOf(target: unknown): string {
  if (target === null) return ''; // closed
  if (typeof target === 'string') return target;

  const { default: script } = target as { default?: unknown };

  return typeof script === 'string' ? script : '';
}

/** The entries that JavaScript imports; a pattern such as `./*` is one entry for each file that it leads to. */
export function entriesOf(folder: string, { exports }: Pick<PackedManifest, 'exports'>): string[] {
  return Object.entries(exports)
    .flatMap(([entry, target]) => {
      const script = scriptOf(target);
      if (!script.endsWith('.js')) return [];
      if (!entry.includes('*')) return [entry];

      const [before = '', after = ''] = script.replace(/^\.\//, '').split('*');

      return globSync(`${before}*${after}`, { cwd: folder })
        .map((file) => entry.replace('*', file.slice(before.length, file.length - after.length)))
        .toSorted();
    })
    .filter((entry, index, all) => all.indexOf(entry) === index && exports[entry] !== null);
}
