import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleEntries } from './bundles/bundleEntries.ts';
import { installProjects } from './consumer-fixtures/installProjects.ts';
import { packPackages } from './packPackages.ts';

/** The current size of every entry: packs the built packages and installs them outside of the repository. */
export async function measurePackages(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'volan-measured-'));
  try {
    const packages = packPackages(root, folder);
    const projects = join(folder, 'projects');
    const problems = await installProjects(projects, packages);
    if (problems.length > 0) throw new Error(problems.join('\n'));

    return await bundleEntries(join(projects, 'everything'), packages);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
