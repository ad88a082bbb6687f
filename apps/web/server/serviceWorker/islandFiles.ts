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

/** `HeaderBadges.island` is the chunk of the island `headerBadges`. */
const islandOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1).replace(/\.island$/, '');

/** The scripts of islands and which island needs which, for the service worker. */
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
  const isPart = (key: string) => manifest[key]?.name?.endsWith('.island') ?? false;
  const laterOf = (key: string) => manifest[key]?.dynamicImports ?? [];
  const entries = Object.entries(manifest);
  const hydrated = entries.flatMap(([, chunk]) => (chunk?.isEntry ? (chunk.dynamicImports ?? []) : []));
  // What hydrates on every page shares a chunk, which is no part's own.
  const shared = hydrated.flatMap(laterOf).filter((key) => !isPart(key));
  const parts = entries.filter(([key, chunk]) => chunk?.isDynamicEntry && isPart(key));

  return {
    parts: Object.fromEntries([
      ['', placesOf([...hydrated, ...shared])],
      // A part may load what it shows only once it knows that there is something to show.
      ...parts.map(([key, chunk]) => [islandOf(chunk?.name ?? ''), placesOf([key, ...laterOf(key)])]),
    ]),
    files,
  };
}
