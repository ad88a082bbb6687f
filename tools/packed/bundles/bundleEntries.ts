import { join } from 'node:path';
import type { PackedPackage } from '../PackedPackage.ts';
import { bundleEntry, type EntryBundle } from './bundleEntry.ts';

/** What every entry of every package costs a browser, by the name under which it is imported. */
export async function bundleEntries(project: string, packages: readonly PackedPackage[]) {
  const bundles: Record<string, EntryBundle> = {};
  for (const specifier of packages.flatMap(({ name, entries }) => entries.map((entry) => join(name, entry)))) {
    bundles[specifier] = await bundleEntry(project, specifier);
  }
  return bundles;
}
