import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkAttw } from './packed/checkAttw.ts';
import { checkForeignProject } from './packed/checkForeignProject.ts';
import { checkManifest } from './packed/checkManifest.ts';
import { checkPublint } from './packed/checkPublint.ts';
import { installProjects } from './packed/installProjects.ts';
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
    const named = (problems: string[]) => problems.map((problem) => `${pack.name}: ${problem}`);
    const checks = Promise.all([checkManifest(pack), checkPublint(pack), checkAttw(pack)]);
    await report(
      `the tarball of ${pack.name}`,
      checks.then((found) => named(found.flat())),
    );
  }
  const projects = join(folder, 'projects');
  await report('the installation into foreign projects', installProjects(projects, packages));
  if (failed === 0) {
    await report('every entry and every README', checkForeignProject(join(projects, 'everything'), packages));
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(failed === 0 ? 0 : 1);
