import { join } from 'node:path';
import type { PackedPackage } from '../PackedPackage.ts';
import { buttonOverReact } from './buttonOverReact.ts';
import { bundleEntry, type EntryBundle } from './bundleEntry.ts';

/**
 * The size of every entry of every package in a browser, by its import path, and of the button that `ceilings.ts`
 * limits.
 */
export async function bundleEntries(project: string, packages: readonly PackedPackage[]) {
  const bundles: Record<string, EntryBundle> = {};
  for (const specifier of packages.flatMap(({ name, entries }) => entries.map((entry) => join(name, entry)))) {
    bundles[specifier] = await bundleEntry(project, specifier);
  }
  bundles['one Button over bare React'] = { ...(await buttonOverReact(project)), packages: [], script: '' };

  return bundles;
}
