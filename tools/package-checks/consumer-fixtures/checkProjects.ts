import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArguments } from '../../chromium/chromiumArguments.ts';
import { findHeadlessChromium } from '../../chromium/findChromium.ts';
import type { PackedPackage } from '../PackedPackage.ts';
import { consumerFixtures } from './consumerFixtures.ts';
import { publishedClasses } from './publishedClasses.ts';
import { serveProject } from './serveProject.ts';
import { succeeds } from './succeeds.ts';
import { visitProject } from './visitProject.ts';

/** Builds the named consumer fixtures, or all, at once, then serves and visits one after the other. */
export async function checkProjects(
  folder: string,
  packages: readonly PackedPackage[],
  named: readonly string[],
): Promise<string[]> {
  const chosen = consumerFixtures.filter(({ name }) => named.length === 0 || named.includes(name));
  if (chosen.length < named.length) return [`There is no such consumer fixture: ${named.join(', ')}.`];

  const built = await Promise.all(
    chosen
      .filter(({ built: builds }) => builds)
      .map(({ name }) => succeeds(join(folder, name), `the build of ${name}`, 'pnpm', 'run', 'build')),
  );
  const problems = built.flat();
  if (problems.length > 0) return problems;

  const published = publishedClasses(packages);
  const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArguments });
  try {
    for (const project of chosen) {
      const served = await serveProject(join(folder, project.name), project);
      try {
        problems.push(...(await visitProject(browser, project, served.address, published)));
      } finally {
        await served.stop();
      }
    }
  } finally {
    await browser.close();
  }

  return problems;
}
