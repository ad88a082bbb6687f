import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { forbiddenDependencies } from './forbiddenDependencies.ts';
import { forbiddenImports } from './forbiddenImports.ts';
import { importCircles, type ImportGraph } from './importCircles.ts';
import { importsOf } from './importsOf.ts';
import { apiFolders, featureFolders, foldersWithoutLayer } from './layers.ts';

/** Reads every source file and `package.json` of the rooms; gives what breaks an arrow, each as a sentence. */
export function checkBoundaries(root: string): string[] {
  const leftOut = /(^|\/)(node_modules|dist|build|generated|\.react-router)\//;
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: (path) => leftOut.test(`${path}/`) })
      .map((path) => path.replaceAll('\\', '/'))
      .toSorted();
  const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
  const graph: ImportGraph = new Map(
    find('{packages,apps,tools,e2e,bench,.storybook}/**/*.{ts,tsx,mts}').map((file) => [
      file,
      importsOf(file, read(file)).flatMap(({ from }) => (from.startsWith('.') ? [join(dirname(file), from)] : [])),
    ]),
  );

  return [
    ...find('{packages,apps}/**/*.{ts,tsx,mts}')
      .filter((file) => !file.endsWith('.d.ts'))
      .flatMap((file) => forbiddenImports(file, read(file))),
    ...find('{packages,apps}/*/package.json').flatMap((file) =>
      forbiddenDependencies(file.replace('/package.json', ''), JSON.parse(read(file))),
    ),
    ...importCircles(graph),
    ...importCircles(featureFolders(graph)),
    ...importCircles(apiFolders(graph)),
    ...foldersWithoutLayer(graph.keys()),
    ...find('apps/**/*.css.ts').map((file) => `${file} styles something: apps hold no styles.`),
  ];
}
