import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureSearch } from '../apps/api/src/testing/measureSearch.ts';
import { startPostgres } from '../tools/postgres/launcher.ts';

/**
 * Milliseconds of a search in memory with all its counts, over random ads.
 * `npm run bench -- search [number of ads]`; without a number 50,000.
 */
const count = Number(process.argv[2] ?? 50_000);
/** Milliseconds that the median of no kind may exceed at 50,000 ads. */
const most = 40;

const folder = await mkdtemp(join(tmpdir(), 'volan-bench-'));
const server = await startPostgres({ directory: folder });
try {
  const { loading, memory, times } = await measureSearch(server.url, count);
  console.log(`${count} ads: loaded in ${Math.round(loading)} ms, ${Math.round(memory)} MB`);
  for (const { kind, p50, p95, found } of times) {
    console.log(
      `${kind.padEnd(36)} p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms   ${found} ads`,
    );
  }
  if (count <= 50_000 && times.some(({ p50 }) => p50 > most)) {
    console.error(`A median above ${most} ms.`);
    process.exitCode = 1;
  }
} finally {
  await server.discard();
  await rm(folder, { recursive: true, force: true });
}
