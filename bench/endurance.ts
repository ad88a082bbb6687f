import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { cpuOf } from './market/cpuOf.ts';
import { openMarket } from './market/openMarket.ts';

/**
 * A steady load of mixed pages while prices change, with the page cache, as in production: no request may fail.
 * `npm run bench -- endurance [--rate 300] [--seconds 300] [--changes 5] [--ads 50000] [--directory FOLDER]`
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '300' },
    changes: { type: 'string', default: '5' },
    ads: { type: 'string', default: '50000' },
    directory: { type: 'string', default: '.data/bench-market' },
  },
});

/** How many of a hundred requests are for each kind of page. */
const shares: Readonly<Record<string, number>> = { catalog: 40, filtered: 20, text: 5, details: 25, home: 10 };

const site = await openMarket({
  directory: resolve(values.directory),
  ads: Number(values.ads),
  pageCache: true,
  profile: false,
  build: true,
});
const sql = postgres(site.databaseUrl, { max: 1, onnotice: () => {} });
const wanted = site.kinds.flatMap(({ name, paths }) =>
  Array.from({ length: (shares[name] ?? 0) * 20 }, (_, index) => paths[index % paths.length] ?? '/'),
);
const names = Object.keys(site.pids);
const spent = () => names.map((name) => cpuOf(site.pids[name] ?? 0));
try {
  const changing = setInterval(
    () => {
      void sql`
      update ad set price = price + 1
      where id = (
        select id from ad where status = 2 and not fast and price is not null and id >= (select random() * max(id) from ad)
        order by id limit 1
      )`.catch(() => {});
    },
    1000 / Number(values.changes),
  );
  const before = spent();
  const program = fileURLToPath(new URL('market/steady.ts', import.meta.url));
  const child = spawn(process.execPath, [program, String(site.port), site.host, values.rate, values.seconds], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(wanted));
  const seen = JSON.parse(await text(child.stdout)) as Record<'requests' | 'p50' | 'p95' | 'p99' | 'most', number> & {
    faults: Record<string, number>;
  };
  clearInterval(changing);
  const after = spent();
  const failed = Object.values(seen.faults).reduce((sum, count) => sum + count, 0);
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  console.log(
    `${seen.requests} requests at ${values.rate}/s for ${values.seconds} s, ${values.changes} changes of prices a second: ` +
      `${failed} failed; p50 ${ms(seen.p50)}, p95 ${ms(seen.p95)}, p99 ${ms(seen.p99)}, at most ${ms(seen.most)}`,
  );
  names.forEach((name, index) => {
    const cpu = (after[index] ?? 0) - (before[index] ?? 0);
    console.log(`${name}: ${(cpu / seen.requests).toFixed(2)} ms of CPU a request`);
  });
  for (const [fault, count] of Object.entries(seen.faults)) console.error(`${count} times: ${fault}`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await sql.end();
  await site.close();
}
