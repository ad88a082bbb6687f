import { dirname, join, normalize } from 'node:path/posix';
import { importsOf, type FoundImport } from './importsOf.ts';
import { reasonAgainstLayer } from './layers.ts';
import { rooms, type Room } from './rooms.ts';

const isTest = (file: string) => /\.(test|stories)\.tsx?$|\/(testing|stories|samples)\//.test(file);
const isConfiguration = (file: string) => file.endsWith('.config.ts');
const namesRoom = (from: string, name: string) => from === name || from.startsWith(`${name}/`);

/**
 * The imports of one file that break an arrow, each as a sentence; none when the file keeps them.
 *
 * @param file path from the root of the repository, with `/`
 */
export function forbiddenImports(file: string, source: string): string[] {
  const home = rooms.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!home) return [];
  return importsOf(file, source).flatMap((found) => {
    const reason = reasonAgainst(home, file, found);
    return reason ? [`${file} imports ${found.from}: ${reason}`] : [];
  });
}

function reasonAgainst(home: Room, file: string, { from, typesOnly }: FoundImport): string | null {
  if (from.startsWith('.')) return reasonAgainstPath(home, file, normalize(join(dirname(file), from)));

  const target = rooms.find(({ name }) => namesRoom(from, name));
  if (target) {
    const allowed = isTest(file) ? [...home.mayImport, ...home.testsMayImport] : home.mayImport;
    if (target !== home && !allowed.includes(target.name) && !home.mayImportEntries.includes(from)) {
      return `${home.folder} may import ${[...allowed, ...home.mayImportEntries].join(', ') || 'nothing of ours'}.`;
    }
    if (from === '@volan/api-contract' && reachesBrowsers(home) && !isTest(file) && !typesOnly) {
      return 'browsers get no schemas; take types, or values of @volan/api-contract/wire.';
    }

    return null;
  }
  if (/^(@radix-ui\/|radix-ui)/.test(from) && home.name !== '@volan/ui') return 'only packages/ui imports Radix.';
  if (home.name === '@volan/domain-rules' && file.includes('/src/') && !isTest(file)) {
    return 'domain-rules is pure: no Node, no React, no library with effects.';
  }

  return null;
}

function reasonAgainstPath(home: Room, file: string, path: string): string | null {
  if (path === home.folder || path.startsWith(`${home.folder}/`)) {
    return isTest(file) ? null : reasonAgainstLayer(file, path);
  }
  if (path.startsWith('tools/') && (isTest(file) || isConfiguration(file))) return null;
  if (isConfiguration(file) && belongsToBuild(path, home)) return null;

  return `a path leaves ${home.folder}; import a room by its name.`;
}

/** How one room is built may be used to build another that is above it. */
const belongsToBuild = (path: string, home: Room) =>
  rooms.some(({ folder, name }) => path.startsWith(`${folder}/build/`) && home.mayImport.includes(name));

const reachesBrowsers = ({ name }: Room) => ['@volan/api-client', '@volan/features'].includes(name);
