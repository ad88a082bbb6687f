import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedPackage } from './PackedPackage.ts';

/** Libraries that keep a context or a state of their own: of two copies on a page each knows only its half. */
const peersOnly = ['react', 'react-dom', '@tanstack/react-query'];

/** What others need to find, judge and use a package; `publint` does not check it. */
export function checkManifest({ folder, manifest }: PackedPackage): string[] {
  const directory = manifest.repository?.directory;
  const license = join(folder, 'LICENSE');
  const readme = join(folder, 'README.md');
  const changelog = join(folder, 'CHANGELOG.md');
  const demands: [string, boolean][] = [
    ['"type" is "module"', manifest.type === 'module'],
    ['"description" says what it is', (manifest.description ?? '').length > 15],
    ['"license" is MIT', manifest.license === 'MIT'],
    ['LICENSE is in the tarball', existsSync(license) && readFileSync(license, 'utf8').startsWith('MIT License')],
    [
      'README.md begins with the name',
      existsSync(readme) && readFileSync(readme, 'utf8').startsWith(`# ${manifest.name}\n`),
    ],
    [
      'CHANGELOG.md says what changed',
      existsSync(changelog) && readFileSync(changelog, 'utf8').startsWith(`# ${manifest.name}\n\n## `),
    ],
    ['"keywords" has at least three words', (manifest.keywords ?? []).length >= 3],
    ['"repository" names its folder', directory !== undefined && manifest.repository?.url !== undefined],
    ['"homepage" leads to its folder', directory !== undefined && (manifest.homepage ?? '').includes(directory)],
    ['"bugs" has an address', manifest.bugs?.url !== undefined],
    ['"engines" names the oldest Node', manifest.engines?.node !== undefined],
    ['"sideEffects" is declared', manifest.sideEffects !== undefined],
    ['no dependency is left on the workspace', !JSON.stringify(manifest).includes('"workspace:')],
    ['the source stays at home', !JSON.stringify(manifest.exports).includes('@volan/source')],
  ];
  const unmet = demands
    .filter(([, met]) => !met)
    .map(([demand]) => `package.json or files: it does not hold that ${demand}.`);
  const copied = peersOnly
    .filter((name) => manifest.dependencies?.[name] !== undefined)
    .map((name) => `"dependencies" names ${name}: an app could get a second copy of it. Make it a peer dependency.`);

  return [...unmet, ...copied];
}
