import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkerPlan } from '../../worker/WorkerPlan.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The manifest of the islands build. */
export type IslandManifest = Readonly<Record<string, Chunk | undefined>>;

export const readIslandManifest = (islandsFolder: string) =>
  JSON.parse(readFileSync(join(islandsFolder, '.vite/manifest.json'), 'utf8')) as IslandManifest;

/** A chunk and all that it imports at once. */
function withImports(manifest: IslandManifest, key: string, seen = new Set<string>()) {
  if (!seen.has(key)) {
    seen.add(key);
    manifest[key]?.imports?.forEach((each) => withImports(manifest, each, seen));
  }
  return seen;
}

/** `HeaderBadgesPart` is the chunk of the island `headerBadges`. */
const islandOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1).replace(/Part$/, '');

/** The scripts of islands and which island needs which, as the service worker is told. */
export function islandFiles(manifest: IslandManifest): Pick<WorkerPlan, 'files' | 'parts'> {
  const files: string[] = [];
  const placesOf = (keys: readonly string[]) => {
    const needed = new Set(keys.flatMap((key) => [...withImports(manifest, key)]));
    return [...needed].flatMap((key) => {
      const chunk = manifest[key];
      if (!chunk || chunk.isEntry) return [];
      const address = `/islands/${chunk.file}`;
      return files.includes(address) ? files.indexOf(address) : files.push(address) - 1;
    });
  };
  const entries = Object.entries(manifest);
  const boot = entries.find(([, chunk]) => chunk?.isEntry)?.[1];
  const islands = entries.filter(([, chunk]) => chunk?.isDynamicEntry && chunk.name?.endsWith('Part'));
  return {
    parts: Object.fromEntries([
      ['', placesOf(boot?.dynamicImports ?? [])],
      ...islands.map(([key, chunk]) => [islandOf(chunk?.name ?? ''), placesOf([key])]),
    ]),
    files,
  };
}
