import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
// @ts-expect-error it is a plain module, as changesets load it
import changelog from '../../.changeset/changelog.mjs';

const { getReleaseLine } = changelog as { getReleaseLine: (changeset: Changeset, kind: string) => string };

/** A change that is not released yet: a file of `.changeset`. */
export interface Changeset {
  id: string;
  /** How much it changes, by the name of the package. */
  packages: ReadonlyMap<string, string>;
  summary: string;
}

const kinds = ['major', 'minor', 'patch'];

/** Reads a file of `.changeset`: the packages between two lines of dashes, below them a text. */
export function parseChangeset(id: string, text: string): Changeset {
  const [, head = '', summary = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const packages = new Map(
    [...head.matchAll(/^['"]?(@?[\w/-]+)['"]?: (\w+)$/gm)].map(([, name = '', kind = '']) => [name, kind]),
  );
  return { id, packages, summary: summary.trim() };
}

/** Every change that waits for a release. */
export const readChangesets = (root: string): Changeset[] =>
  globSync('.changeset/*.md', { cwd: root })
    .filter((file) => basename(file) !== 'README.md')
    .toSorted()
    .map((file) => parseChangeset(basename(file, '.md'), readFileSync(join(root, file), 'utf8')));

/**
 * The changelog of a package as it is now: the released part, which changesets wrote into `released`, and above it the
 * changes that wait for a release.
 */
export function unreleasedChangelog(name: string, released: string, changesets: readonly Changeset[]): string {
  const title = `# ${name}\n`;
  const before = released.startsWith(title) ? released.slice(title.length).trim() : released.trim();
  const parts = kinds.flatMap((kind) => {
    const lines = changesets
      .filter(({ packages }) => packages.get(name) === kind)
      .map((changeset) => getReleaseLine(changeset, kind));
    return lines.length === 0 ? [] : [`### ${kind[0]?.toUpperCase()}${kind.slice(1)} Changes`, lines.join('\n')];
  });
  const own = parts.length > 0 ? parts : ['Nothing changed in this package.'];
  const waiting = changesets.length === 0 ? [] : ['## Unreleased', ...own];

  return `${[title.trim(), ...waiting, ...(before === '' ? [] : [before])].join('\n\n')}\n`;
}

/** The changelog that goes into the tarball of a package. */
export function changelogOf(root: string, directory: string, name: string): string {
  const file = join(root, directory, 'CHANGELOG.md');
  return unreleasedChangelog(name, existsSync(file) ? readFileSync(file, 'utf8') : '', readChangesets(root));
}
