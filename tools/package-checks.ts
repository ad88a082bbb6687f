import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleEntries } from './package-checks/bundles/bundleEntries.ts';
import { bundleEntry } from './package-checks/bundles/bundleEntry.ts';
import { readBudgets } from './package-checks/bundles/budgetsFile.ts';
import { ceilings } from './package-checks/bundles/ceilings.ts';
import { checkBudgets } from './package-checks/bundles/checkBudgets.ts';
import { checkDefaultBuilds } from './package-checks/bundles/checkDefaultBuilds.ts';
import { checkIslands } from './package-checks/bundles/checkIslands.ts';
import { checkReach } from './package-checks/bundles/checkReach.ts';
import { bundlers, defaultBuilds } from './package-checks/bundles/defaultBuilds.ts';
import { checkAttw } from './package-checks/checkAttw.ts';
import { checkEngines } from './package-checks/checkEngines.ts';
import { browserScripts, checkEntries } from './package-checks/consumer-fixtures/checkEntries.ts';
import { checkImports } from './package-checks/checkImports.ts';
import { checkManifest } from './package-checks/checkManifest.ts';
import { checkPublint } from './package-checks/checkPublint.ts';
import { installProjects } from './package-checks/consumer-fixtures/installProjects.ts';
import { checkOldestNodes } from './package-checks/consumer-fixtures/oldestNodes.ts';
import { checkDeepPaths } from './package-checks/consumer-fixtures/checkDeepPaths.ts';
import { checkProjects } from './package-checks/consumer-fixtures/checkProjects.ts';
import { packPackages } from './package-checks/packPackages.ts';
import type { PackedPackage } from './package-checks/PackedPackage.ts';
import { run } from './processes/run.ts';

// package-checks.ts [PROJECT …]: packs every package, checks the tarballs, and uses them in projects outside of this
// repository: in the named ones of `package-checks/consumer-fixtures/projects`, or in all.
const named = process.argv.slice(2);
// Without a build here an old one would be tested. It takes a second when nothing changed.
const built = await run('turbo', ['run', 'build', '--output-logs=errors-only']);
if (built !== 0) process.exit(built);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'volan-packed-'));
let failed = 0;

/** One line per check, its problems below it; false when there are any. */
async function report(check: string, work: () => Promise<string[]> | string[]) {
  const began = performance.now();
  let problems: string[];
  try {
    problems = await work();
  } catch (error) {
    problems = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'}  ${check}  ${seconds} s`);
  for (const problem of problems) console.error(`  ${problem.replaceAll('\n', '\n  ')}`);
  failed += problems.length;

  return problems.length === 0;
}

try {
  const packages = packPackages(root, folder);
  const checkTarball = async (pack: PackedPackage) => {
    const found = [checkManifest(pack), checkImports(pack, packages), await checkPublint(pack), await checkAttw(pack)];
    return found.flat().map((problem) => `${pack.name}: ${problem}`);
  };
  await report('the tarball of every package', async () => (await Promise.all(packages.map(checkTarball))).flat());
  const projects = join(folder, 'projects');
  if (await report('the installation into consumer fixtures', () => installProjects(projects, packages))) {
    const everything = join(projects, 'everything');
    await report('the oldest Node of every package', () => packages.flatMap((pack) => checkEngines(everything, pack)));
    await report('every entry in that Node', () => checkOldestNodes(projects, packages, browserScripts));
    await report('every entry and every example', () => checkEntries(everything, packages));
    await report('paths that are not exported', () => checkDeepPaths(everything, packages));
    await report('the size and the reach of every entry', async () => {
      const bundles = await bundleEntries(everything, packages);
      const { script } = await bundleEntry(everything, '@volan/api-contract');
      return [
        ...checkBudgets(bundles, readBudgets(), ceilings),
        ...checkReach(bundles),
        ...checkIslands(join(root, 'apps/web'), script),
      ];
    });
    for (const bundler of bundlers) {
      await report(`the size of default builds by ${bundler}`, async () =>
        checkDefaultBuilds(await defaultBuilds(projects, bundler, packages), readBudgets(), ceilings),
      );
    }
    await report('consumer fixtures in Chromium', () => checkProjects(projects, packages, named));
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(failed === 0 ? 0 : 1);
