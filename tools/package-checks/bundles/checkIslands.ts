import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of zod's own field, which no minifier shortens. */
const markOfZod = '_zod';

/**
 * The scripts of public pages as the web app builds them hold no schema library. `contract` is the contract as it is
 * packed with zod: a file in which the mark has to be found, or the check is blind.
 */
export function checkIslands(webApp: string, contract: string): string[] {
  const scripts = globSync('build/islands/**/*.js', { cwd: webApp });
  if (scripts.length === 0) return [`${webApp} has no islands in build/islands. Run \`npm run build\` first.`];
  if (!contract.includes(markOfZod)) {
    return [
      `The contract does not hold "${markOfZod}", by which zod is found. Find another mark in tools/package-checks/bundles/checkIslands.ts.`,
    ];
  }

  return scripts
    .filter((script) => readFileSync(join(webApp, script), 'utf8').includes(markOfZod))
    .map(
      (script) =>
        `apps/web/${script} holds zod. Islands import @volan/api-contract/wire; see who imports the contract itself.`,
    );
}
