import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedPackage } from '../PackedPackage.ts';
import { succeeds } from './succeeds.ts';
import { writeProject } from './writeProject.ts';

/** The project that has these programs among its dependencies. */
const project = 'oldest-nodes';

type Promising = Pick<PackedPackage, 'name' | 'entries' | 'manifest'>;

const versionOf = ({ manifest }: Promising) => /\d+(?:\.\d+)*/.exec(manifest.engines?.node ?? '')?.[0] ?? '0';
const numbersOf = (version: string) => version.split('.').map(Number);
const later = (one: string, other: string) => {
  const [ours, theirs] = [numbersOf(one), numbersOf(other)];
  const at = [0, 1, 2].find((index) => (ours[index] ?? 0) !== (theirs[index] ?? 0)) ?? 0;
  return (theirs[at] ?? 0) > (ours[at] ?? 0) ? other : one;
};
const majorOf = (version: string) => numbersOf(version)[0] ?? 0;

/** For each major version the oldest one in which every package works that promises to: "20.19", "22.22.2". */
export function oldestNodes(packages: readonly Promising[]): Map<number, string> {
  const oldest = new Map<number, string>();
  for (const pack of packages) {
    const version = versionOf(pack);
    oldest.set(majorOf(version), later(oldest.get(majorOf(version)) ?? '0', version));
  }
  return new Map([...oldest].filter(([major]) => major > 0));
}

/** The manifest of the project that brings those programs along, for the machine that it is installed on. */
export function oldestNodesManifest(packages: readonly Promising[]): Record<string, string> {
  const program = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const dependencies = Object.fromEntries(
    [...oldestNodes(packages)].map(([major, version]) => [`node-${major}`, `npm:${program}@~${version}`]),
  );
  return { [`${project}/package.json`]: JSON.stringify({ name: project, private: true, dependencies }) };
}

/** A page as a server renders it, with the packages that promise it. */
const render = `
const { createElement } = await import('react');
const { renderToString } = await import('react-dom/server');
const { Button } = await import('@volan/ui/Button');
const html = renderToString(createElement(Button, { variant: 'primary' }, 'Sell a car'));
if (!html.includes('Sell a car')) throw new Error(html);
`;

/** Imports the entries of every package in the oldest Node that it promises, and renders a component there. */
export async function checkOldestNodes(
  folder: string,
  packages: readonly Promising[],
  leftOut: ReadonlySet<string>,
): Promise<string[]> {
  const everything = join(folder, 'everything');
  const checks = [...oldestNodes(packages).keys()].map(async (major) => {
    const file = `oldest-${major}.mjs`;
    const promising = packages.filter((pack) => majorOf(versionOf(pack)) <= major);
    const entries = promising.flatMap(({ name, entries: paths }) => paths.map((path) => join(name, path)));
    const imports = entries.filter((from) => !leftOut.has(from)).map((from) => `await import('${from}');`);
    writeProject(everything, { [file]: `${imports.join('\n')}\n${render}` });
    const program = join(folder, project, 'node_modules', `node-${major}`, 'bin', 'node');
    if (!existsSync(program)) return [`Node ${major} is not installed: ${program} is missing.`];

    return succeeds(everything, `the import of every entry by Node ${major}`, program, file);
  });
  return (await Promise.all(checks)).flat();
}
