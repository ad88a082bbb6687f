import { dirname } from 'node:path/posix';
import type { ImportGraph } from './importCircles.ts';

const root = 'packages/features/src/';

/** The layers of packages/features, lowest first; what lies in no folder of them stands above all. */
const layers = ['runtime', 'blocks', 'shell', 'pages'];

const layerOf = (path: string) => {
  const index = layers.indexOf(path.slice(root.length).split('/')[0] ?? '');
  return index < 0 ? layers.length : index;
};

/** `buyer` in `packages/features/src/pages/buyer/ad/AdPage.tsx`. */
const groupOf = (path: string) => /^pages\/([^/]+)\//.exec(path.slice(root.length))?.[1];

/**
 * Why a file of packages/features may not import another one of it, both by path; `null` where it may: upward in the
 * layers nothing is imported, and no group of pages imports another.
 */
export function reasonAgainstLayer(file: string, imported: string): string | null {
  if (!file.startsWith(root) || !imported.startsWith(root)) return null;
  const [own, other] = [layerOf(file), layerOf(imported)];
  if (other > own) {
    return `the layer ${layers[own]} lies below; each layer imports only those before it: ${layers.join(' < ')} < islands.ts.`;
  }
  const [group, otherGroup] = [groupOf(file), groupOf(imported)];
  if (group && otherGroup && group !== otherGroup) {
    return `pages of ${group} do not import pages of ${otherGroup}; move what they share to blocks.`;
  }
  return null;
}

/** Which folders of packages/features import which others; tests and stories are left out. */
export function featureFolders(graph: ImportGraph): ImportGraph {
  const folders = new Map<string, string[]>();
  for (const [file, imported] of graph) {
    if (!file.startsWith(root) || /\.(test|stories)\.tsx?$|\/(testing|stories)\//.test(file)) continue;
    const others = imported.map((path) => dirname(path)).filter((folder) => folder !== dirname(file));
    folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), ...others]);
  }
  return folders;
}
