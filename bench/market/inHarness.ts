import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { drawThumbnails } from '../../apps/api/src/testing/drawThumbnails.ts';
import { run } from '../../tools/processes/run.ts';
import { waitForResponse } from '../../tools/processes/waitForResponse.ts';
import type { MeasuredSite } from './MeasuredSite.ts';

const repository = resolve(import.meta.dirname, '../..');

/**
 * Runs a harness (a folder with `bench.mjs`, `sites.json` and a limit server, beside the folder of the components'
 * harness) over a copy of it, our site beside its limit; gives its exit code.
 */
export async function inHarness(harness: string, site: MeasuredSite, args: readonly string[]): Promise<number> {
  const copy = join(mkdtempSync(join(tmpdir(), 'volan-harness-')), 'market-bench');
  cpSync(harness, copy, { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  symlinkSync(resolve(harness, '../ui-bench'), join(copy, '../ui-bench'));
  await drawThumbnails(join(copy, 'pool'));
  const theirs = JSON.parse(readFileSync(join(harness, 'sites.json'), 'utf8')) as Record<string, unknown>;
  const ours = JSON.parse(readFileSync(join(import.meta.dirname, 'site.json'), 'utf8')) as Record<string, unknown>;
  const details = site.kinds.find(({ name }) => name === 'details')?.paths ?? [];
  const base = `http://localhost:${site.port}`;
  writeFileSync(
    join(copy, 'sites.json'),
    JSON.stringify({ 'node-limit': theirs['node-limit'], ours: { base, ...ours, details } }),
  );
  for (const [name, pid] of Object.entries(site.pids)) writeFileSync(join(copy, `ours-${name}.pid`), String(pid));
  await run(process.execPath, [join(copy, 'limit/make.mjs')]);
  const limit = spawn(process.execPath, [join(copy, 'limit/node.mjs')], { stdio: 'inherit' });
  try {
    if (!(await waitForResponse('http://127.0.0.1:8073/', 10_000)))
      throw new Error('The limit server does not answer.');
    return await run(process.execPath, [join(copy, 'bench.mjs'), 'node-limit', 'ours', ...args]);
  } finally {
    limit.kill();
    rmSync(dirname(copy), { recursive: true });
  }
}
