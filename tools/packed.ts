import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleEntries } from './packed/bundles/bundleEntries.ts';
import { bundleEntry } from './packed/bundles/bundleEntry.ts';
import { readBudgets } from './packed/bundles/budgetsFile.ts';
import { ceilings } from './packed/bundles/ceilings.ts';
import { checkBudgets } from './packed/bundles/checkBudgets.ts';
import { checkIslands } from './packed/bundles/checkIslands.ts';
import { checkReach } from './packed/bundles/checkReach.ts';
import { checkAttw } from './packed/checkAttw.ts';
import { checkEntries } from './packed/foreign/checkEntries.ts';
import { checkImports } from './packed/checkImports.ts';
import { checkManifest } from './packed/checkManifest.ts';
import { checkPublint } from './packed/checkPublint.ts';
import { installProjects } from './packed/foreign/installProjects.ts';
import { checkDeepPaths } from './packed/foreign/checkDeepPaths.ts';
import { checkProjects } from './packed/foreign/checkProjects.ts';
import { packPackages } from './packed/packPackages.ts';

// Packs every package, checks the tarballs, and uses them in projects outside of this repository.
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'volan-packed-'));
let failed = 0;

/** One line per check; its problems below it. */
async function report(check: string, work: Promise<string[]> | string[]) {
  const began = performance.now();
  const problems = await work;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'}  ${check}  ${seconds} s`);
  for (const problem of problems) console.error(`  ${problem.replaceAll('\n', '\n  ')}`);
  failed += problems.length;
}

try {
  const packages = packPackages(root, folder);
  for (const pack of packages) {
    const check = async () =>
      [
        ...checkManifest(pack),
        ...checkImports(pack, packages),
        ...(await checkPublint(pack)),
        ...(await checkAttw(pack)),
      ].map((problem) => `${pack.name}: ${problem}`);
    await report(`the tarball of ${pack.name}`, check());
  }
  const projects = join(folder, 'projects');
  await report('the installation into foreign projects', installProjects(projects, packages));
  if (failed === 0) {
    const everything = join(projects, 'everything');
    await report('every entry and every README', checkEntries(everything, packages));
    await report('paths that are not exported', checkDeepPaths(everything, packages));
    const bundles = await bundleEntries(everything, packages);
    await report('the size of every entry', checkBudgets(bundles, readBudgets(), ceilings));
    const { script } = await bundleEntry(everything, '@volan/api-contract');
    await report('what entries and islands reach', [
      ...checkReach(bundles),
      ...checkIslands(join(root, 'apps/web'), script),
    ]);
    await report('four foreign projects in Chromium', checkProjects(projects, packages));
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(failed === 0 ? 0 : 1);
