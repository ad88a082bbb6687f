import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recipesOf } from './recipesOf.ts';
import { succeeds } from './succeeds.ts';
import { writeProject } from './writeProject.ts';
import { examplesOf, readmeExample } from '../examplesOf.ts';
import type { PackedPackage } from '../PackedPackage.ts';

/** Entries that act on the page as soon as they are imported, and so need a browser. */
export const browserScripts: ReadonlySet<string> = new Set(['@volan/features/islands/boot']);

const guide = fileURLToPath(new URL('../../../docs/consuming.md', import.meta.url));

const compiler = ['--noEmit', '--strict', '--target', 'es2023', '--jsx', 'react-jsx', '--types', 'node'];
const resolutions = {
  'the types for Node': ['--module', 'nodenext'],
  'the types for bundlers': ['--module', 'esnext', '--moduleResolution', 'bundler'],
};

/**
 * In a project outside this repository every entry has to be importable by plain Node, and typed for both kinds of
 * module resolution without skipping a declaration. The same holds for the first example of every README, the pages of
 * `docs/consuming.md` and every recipe.
 */
export async function checkEntries(folder: string, packages: readonly PackedPackage[]): Promise<string[]> {
  const problems: string[] = [];
  const specifiers = packages.flatMap(({ name, entries }) => entries.map((entry) => join(name, entry)));
  const inNode = specifiers.filter((from) => !browserScripts.has(from));
  const files: Record<string, string> = {
    'all.mjs': inNode.map((from) => `await import('${from}');`).join('\n'),
    'all.ts': specifiers.map((from, index) => `export * as entry${index} from '${from}';`).join('\n'),
  };
  for (const { name, folder: unpacked } of packages) {
    const example = readmeExample(readFileSync(join(unpacked, 'README.md'), 'utf8'));
    if (example) files[`readme-${name.slice('@volan/'.length)}.${example.extension}`] = example.code;
    else problems.push(`${name}: its README has no example in TypeScript.`);
  }
  const pages = examplesOf(readFileSync(guide, 'utf8')).filter(({ code }) => code.includes('export default'));
  for (const [index, { code }] of pages.entries()) files[`consuming-${index + 1}.tsx`] = code;
  if (pages.length === 0) problems.push('docs/consuming.md has no page any more.');
  const recipes = recipesOf(packages);
  if (Object.keys(recipes).length === 0) problems.push('No package has recipes any more.');
  Object.assign(files, recipes);
  writeProject(folder, files);

  const sources = Object.keys(files).filter((name) => name !== 'all.mjs');
  const checks = [
    succeeds(folder, 'the import of every entry by Node', process.execPath, 'all.mjs'),
    ...Object.entries(resolutions).map(([what, flags]) =>
      succeeds(folder, what, 'tsc', ...compiler, ...flags, ...sources),
    ),
  ];

  return [...problems, ...(await Promise.all(checks)).flat()];
}
