import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFiles } from '../apps/api/src/cli/import/importFiles.ts';
import { readMapping } from '../apps/api/src/importing/readMapping.ts';
import { openRefusedReport } from '../apps/api/src/cli/import/refusedReport.ts';
import { connect } from '../apps/api/src/platform/database/connect.ts';
import { prepareDatabase } from '../apps/api/src/taxonomy/content/prepareDatabase.ts';
import { startPostgres } from '../tools/postgres/launcher.ts';
import { cpuOf, parentOf } from './market/cpuOf.ts';
import { missedExitCode } from './results/missedExitCode.ts';

/**
 * Rows per second of the importer into an empty PostgreSQL with all indexes and triggers: the target is 3,000. It also
 * prints the CPU time of both sides, which a busy machine changes less (Linux).
 * `npm run bench -- import [mapping file.csv ...]`; without arguments the committed sample of gb-2020.
 */
const [mappingName = 'gb-2020', ...given] = process.argv.slice(2);
const files = given.length > 0 ? given : [join(import.meta.dirname, '../apps/api/demo/gb-2020-sample.csv')];
const least = 3000;

const folder = await mkdtemp(join(tmpdir(), 'volan-bench-'));
const server = await startPostgres({ directory: folder, ownOnly: true });
try {
  await prepareDatabase(server.url);
  const database = connect(server.url);
  const report = await openRefusedReport(join(folder, 'refused.csv'));
  const mapping = await readMapping(mappingName);
  const [backend] = await database.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const postmaster = parentOf(backend?.pid ?? 0);
  const usedByPostgres = () => (process.platform === 'linux' ? cpuOf(postmaster) : 0);
  const postgresBefore = usedByPostgres();
  const importerBefore = process.cpuUsage();
  const began = performance.now();
  const summary = await importFiles(database.sql, mapping, files, { report, now: new Date() });
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(importerBefore);
  const importer = (user + system) / 1_000_000;
  const postgres = (usedByPostgres() - postgresBefore) / 1000;
  await report.close();
  await database.close();
  const rate = Math.round(summary.read / seconds);
  console.log(
    `${summary.read} rows in ${seconds.toFixed(1)} s: ${rate} rows/s (${summary.inserted} ads, ${summary.refused} refused)`,
  );
  if (postgres > 0) {
    console.log(
      `CPU: importer ${importer.toFixed(1)} s, PostgreSQL ${postgres.toFixed(1)} s: ${Math.round(summary.read / (importer + postgres))} rows per CPU second`,
    );
  }
  if (rate < least) {
    console.error(`Slower than ${least} rows/s.`);
    process.exitCode = missedExitCode;
  }
} finally {
  await server.discard();
  await rm(folder, { recursive: true, force: true });
}
