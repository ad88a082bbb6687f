import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackedManifest, PackedPackage } from './PackedPackage.ts';

/** The oldest Node that a range of `engines` takes, as numbers; nothing where the range has none. */
export const oldestOf = (range: string) =>
  (/\d+(?:\.\d+)*/.exec(range)?.[0] ?? '0')
    .split('.')
    .map(Number)
    .reduce((sum, part, index) => sum + part / 1000 ** index, 0);

/** Where a package that a folder depends on is installed: in the folder itself or in one around it. */
function installed(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return realpathSync(found);
    if (folder === dirname(folder)) return undefined;
  }
}

/** The packages that a package needs: its dependencies and the peers that are not optional. */
const neededBy = ({ dependencies, peerDependencies, peerDependenciesMeta }: PackedManifest) => [
  ...Object.keys(dependencies ?? {}),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackedManifest;

/** Compares `engines` of a package with that of everything it brings along, as a foreign project has it installed. */
export function checkEngines(project: string, { name }: Pick<PackedPackage, 'name'>): string[] {
  const own = installed(name, project);
  if (!own) return [`${name} is not installed in ${project}.`];

  const promised = manifestOf(own).engines?.node ?? '';
  const seen = new Set<string>();
  const problems: string[] = [];
  const visit = (folder: string) => {
    if (seen.has(folder)) return;

    seen.add(folder);
    const manifest = manifestOf(folder);
    const needed = manifest.engines?.node ?? '';
    if (oldestOf(needed) > oldestOf(promised)) {
      problems.push(
        `${name} promises to work in Node ${promised}, but brings along ${manifest.name}, which needs ${needed}. Raise "engines".`,
      );
    }
    for (const next of neededBy(manifest)) {
      const found = installed(next, folder);
      if (found) visit(found);
    }
  };
  visit(own);

  return problems;
}
