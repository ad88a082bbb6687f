import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedPackage } from '../PackedPackage.ts';

/** Every class that a sheet of the packages has a rule for. */
export function publishedClasses(packages: readonly PackedPackage[]): Set<string> {
  const sheets = packages.flatMap(({ folder }) =>
    globSync('dist/**/*.css', { cwd: folder }).map((file) => join(folder, file)),
  );
  return new Set(sheets.flatMap((sheet) => readFileSync(sheet, 'utf8').match(/(?<=\.)[a-z_][\w-]*/gi) ?? []));
}
