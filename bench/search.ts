import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillWithRandomAds, type SearchMeasurement } from '../apps/api/src/testing/measureSearch.ts';
import { apiMemory } from '../tools/processes/apiMemory.ts';
import { startPostgres } from '../tools/postgres/launcher.ts';
import { missedExitCode } from './results/missedExitCode.ts';

/**
 * Milliseconds of a search in memory with all its counts, over random ads; how long the index takes to load, how much
 * memory it needs, and how soon it sees a change. `npm run bench -- search [number of ads]`; without a number 50,000.
 */
const count = Number(process.argv[2] ?? 50_000);
/** Milliseconds that the median and the 95th percentile of no kind may exceed, by library. */
const most = { native: { p50: 10, p95: 35 }, wasm: { p50: 65, p95: Infinity } };

const folder = await mkdtemp(join(tmpdir(), 'volan-bench-'));
const server = await startPostgres({ directory: folder, ownOnly: true });
try {
  const began = performance.now();
  await fillWithRandomAds(server.url, count);
  console.log(`${count} ads written in ${Math.round((performance.now() - began) / 1000)} s`);
  for (const library of librariesHere()) {
    const measured = measureApart(library);
    print(measured);
    const slow = measured.withTwelve.filter(({ p50, p95 }) => p50 > most[library].p50 || p95 > most[library].p95);
    for (const { kind } of slow) console.error(`${library}: "${kind}" is above the goal.`);
    if (slow.length > 0) process.exitCode = missedExitCode;
  }
} finally {
  await server.discard();
  await rm(folder, { recursive: true, force: true });
}

/** The native bitmaps are not on every machine: `npm run compile-index` makes them. */
function librariesHere() {
  try {
    createRequire(join(import.meta.dirname, '../apps/api/package.json'))('roaring');
    return ['native', 'wasm'] as const;
  } catch {
    console.log('The native search index is not installed here, so only WebAssembly is measured.');
    return ['wasm'] as const;
  }
}

function measureApart(library: 'native' | 'wasm'): SearchMeasurement {
  const script = join(import.meta.dirname, 'search/measure.ts');
  const { stdout, status } = spawnSync(process.execPath, ['--conditions=@volan/source', script, server.url, library], {
    encoding: 'utf8',
    env: { ...process.env, ...apiMemory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`The index on ${library} bitmaps could not be measured.`);

  return JSON.parse(stdout.split('\n').findLast((line) => line.startsWith('{"library"')) ?? '') as SearchMeasurement;
}

function print({ library, loading, memory, times, withTwelve, lag }: SearchMeasurement) {
  const mb = (bytes: number) => `${Math.round(bytes)} MB`;
  console.log(
    `\n${library}: loaded in ${Math.round(loading)} ms, ${mb(memory.loaded)}, ${mb(memory.used)} after all searches`,
  );
  console.log(
    `a change is known after p50 ${lag.p50.toFixed(0)} ms, p95 ${lag.p95.toFixed(0)} ms, at most ${lag.most.toFixed(0)} ms`,
  );
  for (const [head, measured] of [
    ['page, total, all facets and ranges', times],
    ['page, total, twelve facets', withTwelve],
  ] as const) {
    console.log(head);
    for (const { kind, p50, p95, found } of measured) {
      console.log(
        `  ${kind.padEnd(36)} p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms   ${found} ads`,
      );
    }
  }
}
