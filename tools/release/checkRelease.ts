import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { succeeds } from '../package-checks/consumer-fixtures/succeeds.ts';
import { writeProject } from '../package-checks/consumer-fixtures/writeProject.ts';
import { changeset } from './changeset.ts';
import { copyRepository } from './copyRepository.ts';
import type { LocalRegistry } from './localRegistry.ts';
import { publishSnapshot } from './publishSnapshot.ts';

const trial = `---
'@volan/ui': minor
---

Renamed a look, to try a release.

Before:

    <Button variant="old" />

After:

    <Button variant="new" />
`;

const scriptOfConsumer = (version: string) => `
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from '@volan/ui/Button';
import ui from '@volan/ui/package.json' with { type: 'json' };
const html = renderToString(createElement(Button, null, 'Postavi oglas'));
if (!html.includes('Postavi oglas</button>')) throw new Error('No button: ' + html);
const log = readFileSync(new URL('CHANGELOG.md', import.meta.resolve('@volan/ui/package.json')), 'utf8');
if (!log.includes(${JSON.stringify(version)})) throw new Error('The changelog in the package is of another version.');
const versions = [ui.version, ui.dependencies['@volan/tokens']];
if (versions.some((version) => version !== ${JSON.stringify(version)})) throw new Error('Versions: ' + versions);
`;

/** A consumer that uses the registry for our scope only, as a company's own mirror is set up. */
function consume(folder: string, { address }: LocalRegistry, tag: string, version: string): Promise<string[]> {
  writeProject(folder, {
    'package.json': JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
    'pnpm-workspace.yaml': JSON.stringify({ pmOnFail: 'ignore', minimumReleaseAge: 0 }),
    '.npmrc': `@volan:registry=${address}\n`,
    'page.mjs': scriptOfConsumer(version),
  });
  const wanted = [`@volan/ui@${tag}`, 'react@19', 'react-dom@19'];
  return succeeds(
    folder,
    `the installation of ${tag}`,
    'pnpm',
    'add',
    '--prefer-offline',
    '--ignore-scripts',
    ...wanted,
  ).then(async (problems) =>
    problems.length > 0 ? problems : succeeds(folder, `the page from ${tag}`, process.execPath, 'page.mjs'),
  );
}

const versionOf = (copy: string, name: string) =>
  (JSON.parse(readFileSync(join(copy, 'packages', name, 'package.json'), 'utf8')) as { version: string }).version;

/**
 * Versions, publishes and installs a whole release and a snapshot against a registry of its own. Changes nothing in
 * `root`.
 */
export async function checkRelease(root: string, folder: string, registry: LocalRegistry): Promise<string[]> {
  const copyTo = (name: string) => {
    const copy = join(folder, name);
    mkdirSync(copy);
    copyRepository(root, copy);
    const token = `//${new URL(registry.address).host}/:_authToken=${registry.token}`;
    appendFileSync(
      join(copy, '.npmrc'),
      `registry=${registry.address}\n@volan:registry=${registry.address}\n${token}\n`,
    );
    writeProject(copy, { '.changeset/trial.md': trial });

    return copy;
  };
  const problems: string[] = [];
  const expect = (holds: boolean, problem: string) => holds || problems.push(problem);

  const copy = copyTo('release');
  const before = versionOf(copy, 'ui');
  changeset(copy, ['version']);
  const version = versionOf(copy, 'ui');
  const log = readFileSync(join(copy, 'packages/ui/CHANGELOG.md'), 'utf8');
  expect(version !== before, `The version of @volan/ui is still ${before} after "changeset version".`);
  expect(versionOf(copy, 'tokens') === version, 'The packages of the fixed group have different versions.');
  expect(
    versionOf(copy, 'widgets') !== version,
    '@volan/widgets got the version of the other packages. Partners pin its major, so it needs a version of its own.',
  );
  expect(
    log.includes(`## ${version}`) && log.includes('variant="new"'),
    `The changelog does not show how to act:\n${log}`,
  );
  expect(
    !log.includes('Updated dependencies'),
    'The changelog lists our own packages, which says nothing to a reader.',
  );

  // Proves that pnpm reads the variable that the workflow sets: outside of a CI with provenance it refuses to publish.
  const refused = await Promise.resolve()
    .then(() => changeset(copy, ['publish', '--no-git-tag'], { PNPM_CONFIG_PROVENANCE: 'true' }))
    .catch((error: unknown) => String(error));
  expect(/provenance/i.test(refused), `PNPM_CONFIG_PROVENANCE, which the workflow sets, does nothing:\n${refused}`);
  changeset(copy, ['publish', '--no-git-tag']);
  problems.push(...(await consume(join(folder, 'consumer'), registry, 'latest', version)));

  const snapshot = copyTo('snapshot');
  publishSnapshot(snapshot, 'snapshot');
  const snapshotVersion = versionOf(snapshot, 'ui');
  expect(/^0\.0\.0-snapshot-\d+$/.test(snapshotVersion), `A snapshot has the version ${snapshotVersion}.`);
  problems.push(...(await consume(join(folder, 'early-consumer'), registry, 'snapshot', snapshotVersion)));
  problems.push(...(await consume(join(folder, 'consumer-after'), registry, 'latest', version)));

  return problems;
}
