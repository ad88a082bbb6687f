import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { componentProperties, type ComponentTypes } from './componentProperties.ts';
import { tokensUsed } from './tokensUsed.ts';

/** What the sources of a component say of it. */
export interface ComponentSource extends ComponentTypes {
  /** Folder under `packages/ui/src`. */
  folder: string;
  /** Tokens that the style sheets of its folder read. */
  tokens: string[];
}

const files = {
  read(from: string, specifier: string) {
    const path = resolve(dirname(from), specifier);
    return existsSync(path) ? { path, source: readFileSync(path, 'utf8') } : undefined;
  },
};

/** All components under a folder of sources, by name. */
export function readComponents(root: string): Record<string, ComponentSource> {
  const tokensOf = (folder: string) =>
    tokensUsed(
      globSync('*.css.ts', { cwd: folder })
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join('\n'),
    );
  const paths = globSync('*/*.tsx', { cwd: root }).filter((path) => !/\.(stories|test)\.tsx$/.test(path));
  return Object.fromEntries(
    paths.map((path) => {
      const file = join(root, path);
      const component = basename(path, '.tsx');
      const types = componentProperties(component, file, readFileSync(file, 'utf8'), files);

      return [component, { folder: relative(root, dirname(file)), ...types, tokens: tokensOf(dirname(file)) }];
    }),
  );
}
