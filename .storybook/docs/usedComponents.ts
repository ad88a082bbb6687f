import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const notInPages = /\.(stories|test|docs)\.|\/(stories|samples|conformance|testing)\/|\.d\.ts$/;
const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist|build)$/.test(path) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !notInPages.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));

/** Names that a source imports from the root of `@volan/ui`, without types. */
const namedIn = (source: string) =>
  [...source.matchAll(/import \{([^}]*)\} from '@volan\/ui';/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => !name.startsWith('type ')),
  );

/** Folders of `packages/ui/src` that a source imports, without types. */
const foldersIn = (source: string, from: string) =>
  [...source.matchAll(new RegExp(`(?:import|export) (?!type\\b)[^;]*? from '${from}/(\\w+)[/']`, 'g'))]
    .concat([...source.matchAll(new RegExp(`import\\('${from}/(\\w+)[/']`, 'g'))])
    .map(([, folder = '']) => folder);

/** Components that an app uses: imported by an app or a package beside `ui`, or by a component that is. */
export function usedComponents(): ReadonlySet<string> {
  const users = sourcesOf('{apps,packages/{features,widgets,documents}}/**/*.{ts,tsx}');
  const used = new Set(users.flatMap((source) => [...namedIn(source), ...foldersIn(source, '@volan/ui')]));

  // a set is walked on to what is added to it meanwhile
  for (const component of used) {
    for (const source of sourcesOf(`packages/ui/src/${component}/*.{ts,tsx}`)) {
      for (const inner of foldersIn(source, String.raw`\.\.`)) used.add(inner);
    }
  }

  return used;
}
