import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readComponents } from '../../packages/ui/scripts/sources/readComponents.ts';

const id = 'virtual:component-sources';
const loaded = `\0${id}`;
const root = resolve(import.meta.dirname, '../../packages/ui/src');

/**
 * `import { componentSources } from 'virtual:component-sources'`: properties and tokens of every component, read from
 * its source. A change in a component is seen at the next load of the page; it forces none.
 */
export function componentSources(): Plugin {
  return {
    name: 'component-sources',
    resolveId: (source) => (source === id ? loaded : null),
    load: (module) =>
      module === loaded ? `export const componentSources = ${JSON.stringify(readComponents(root))};` : null,
    hotUpdate({ file }) {
      const module = this.environment.moduleGraph.getModuleById(loaded);
      if (module && file.startsWith(root)) {
        this.environment.moduleGraph.invalidateModule(module);
      }
    },
  };
}
