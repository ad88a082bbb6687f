import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packPackage } from './package-checks/packPackage.ts';
import { publishedPackages } from './package-checks/publishedPackages.ts';
import { run } from './processes/run.ts';
import { checkRelease } from './release/checkRelease.ts';
import { copyRepository } from './release/copyRepository.ts';
import { startLocalRegistry } from './release/localRegistry.ts';
import { publishSnapshot } from './release/publishSnapshot.ts';
import { CliError, exitWithError } from './CliError.ts';

// npm run release -- version | publish | snapshot [NAME] | pack [FOLDER] | check. docs/releasing.md describes each.
const root = fileURLToPath(new URL('..', import.meta.url));
const [command = '', name = 'snapshot'] = process.argv.slice(2);
const build = () => run('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only']);

async function inFolder(work: (folder: string) => Promise<void> | void) {
  const folder = mkdtempSync(join(tmpdir(), 'volan-release-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const commands: Record<string, () => Promise<number>> = {
  async version() {
    const domainRules = ['run', 'generate', '--filter=@volan/domain-rules', '--output-logs=errors-only'];
    const publishScript = ['--conditions=@volan/source', 'packages/widgets/scripts/publishScript.ts'];

    return (
      (await run('changeset', ['version'])) ||
      (await run('oxfmt', ['packages/*/package.json'])) ||
      // Partners name an exact version of the script, so the new version's script is kept with the release.
      (await run('turbo', domainRules)) ||
      run('node', publishScript)
    );
  },
  async publish() {
    return (await build()) || run('changeset', ['publish']);
  },
  async snapshot() {
    const code = await build();
    if (code !== 0) return code;

    await inFolder((folder) => {
      copyRepository(root, folder);
      console.log(publishSnapshot(folder, name));
    });

    return 0;
  },
  async pack() {
    const into = resolve(process.argv[3] ?? 'tarballs');
    const code = await build();
    if (code !== 0) return code;

    mkdirSync(into, { recursive: true });
    for (const file of publishedPackages(root)) {
      console.log(packPackage(root, file, into));
    }
    console.log(`The tarballs are in ${into}. docs/consuming.md says how to use them.`);

    return 0;
  },
  async check() {
    const code = await build();
    if (code !== 0) return code;

    let failed = 0;
    await inFolder(async (folder) => {
      const registry = await startLocalRegistry(join(folder, 'registry'));
      try {
        const problems = await checkRelease(root, folder, registry);
        for (const problem of problems) console.error(problem);
        failed = problems.length;
      } finally {
        await registry.stop();
      }
    });
    console.log(failed === 0 ? 'A release and a snapshot were published here and installed.' : `${failed} failed`);

    return failed === 0 ? 0 : 1;
  },
};

const chosen = commands[command];
if (!chosen) {
  exitWithError(
    new CliError(
      `"${command}" is no step of a release.`,
      'One has to be named.',
      `Choose one of: ${Object.keys(commands).join(', ')}. docs/releasing.md says what they do.`,
    ),
  );
}
process.exit(await chosen());
