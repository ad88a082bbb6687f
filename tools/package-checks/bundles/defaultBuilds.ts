import { globSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { succeeds } from '../consumer-fixtures/succeeds.ts';
import { writeProject } from '../consumer-fixtures/writeProject.ts';
import { readmeExample } from '../examplesOf.ts';
import type { PackedPackage } from '../PackedPackage.ts';
import type { Budget } from './Budget.ts';
import { peers } from './bundleEntry.ts';

/** Entries that stand for all: the cheapest, those with fonts and flags, those that most pages use. */
const weighedEntries = ['theme', 'Button', 'Combobox', 'CountryPicker', 'Flag', 'Modal', 'PhoneInput', 'Select'];

/** Packages for browsers, whose README begins with their size. */
const weighedExamples = ['@volan/api-client', '@volan/i18n', '@volan/ui'];

/** Projects whose bundler is weighed. */
export const bundlers = ['vite', 'webpack'] as const;

/** The output of a bundler for one source with default settings. */
export interface DefaultBuild extends Budget {
  /** The import path of an entry, or `the first example of @volan/ui`. */
  name: string;
  bundler: (typeof bundlers)[number];
  /** Pictures and fonts that are inside of a script or a sheet as `data:`. */
  inlined: number;
}

const fileName = (name: string) => name.replaceAll(/\W+/g, '-');
/** Keeps every export, as a bundler drops what nobody uses. */
const usesAll = (from: string) => `import * as entry from '${from}';\nglobalThis.entry = entry;\n`;

/** The sources to build, each separately: its name and its file in `entries`, and all files to write. */
function sourcesOf(packages: readonly Pick<PackedPackage, 'name' | 'folder'>[]) {
  const files: Record<string, string> = {};
  const add = (name: string, from: string) => {
    files[`entries/${fileName(name)}.js`] = usesAll(from);
    return name;
  };
  const names = weighedEntries.map((entry) => add(join('@volan/ui', entry), join('@volan/ui', entry)));
  for (const { name, folder } of packages.filter((pack) => weighedExamples.includes(pack.name))) {
    const example = readmeExample(readFileSync(join(folder, 'README.md'), 'utf8'));
    if (!example) continue;

    const file = `examples/${fileName(name)}.${example.extension}`;
    files[file] = example.code;
    names.push(add(`the first example of ${name}`, `../${file}`));
  }

  return { names, files };
}

/** Weighs one folder of finished files, in bytes of gzip -9. */
function weighFolder(folder: string): Budget & { inlined: number } {
  const weight = { js: 0, css: 0, inlined: 0 };
  for (const file of globSync('**/*.{js,css}', { cwd: folder })) {
    const text = readFileSync(join(folder, file));
    weight[extname(file) === '.css' ? 'css' : 'js'] += gzipSync(text, { level: 9 }).length;
    weight.inlined += text.toString().match(/\bdata:(?:image|font|application)\//g)?.length ?? 0;
  }
  return weight;
}

/**
 * Builds the weighed entries and the first examples of READMEs with one bundler as it comes, in its consumer fixture.
 */
export async function defaultBuilds(
  projects: string,
  bundler: (typeof bundlers)[number],
  packages: readonly PackedPackage[],
): Promise<DefaultBuild[]> {
  const project = join(projects, bundler);
  const { names, files } = sourcesOf(packages);
  for (const folder of ['entries', 'examples', 'built'])
    rmSync(join(project, folder), { recursive: true, force: true });
  writeProject(project, files);
  const build = ['build-each.mjs', JSON.stringify(peers)];
  const problems = await succeeds(project, `the builds by ${bundler}`, process.execPath, ...build);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  return names.map((name) => ({ name, bundler, ...weighFolder(join(project, 'built', fileName(name))) }));
}
