import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { freePort } from '../tools/freePort.ts';
import { startPostgres } from '../tools/postgres/launcher.ts';
import { waitForResponse } from '../tools/processes/waitForResponse.ts';
import { migrate } from '../tools/stack/prepare.ts';
import { apiProgram, stackEnvironment } from '../tools/stack/programs.ts';
import { missedExitCode } from './results/missedExitCode.ts';

/**
 * The list of fast ads with every kind of filter: how long the API takes for a page.
 * `npm run bench -- fastAds [--ads 200000] [--rounds 40]`
 */
const { values } = parseArgs({
  options: { ads: { type: 'string', default: '200000' }, rounds: { type: 'string', default: '40' } },
});
const count = Number(values.ads);
const rounds = Number(values.rounds);

/** The longest that 95 of 100 pages may take, in milliseconds. */
const targetMs = 25;

const directory = await mkdtemp(join(tmpdir(), 'volan-bench-'));
const database = await startPostgres({ directory: join(directory, 'postgres'), ownOnly: true });
const sql = postgres(database.url, { max: 2, onnotice: () => {} });
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const config = { directory, databaseUrl: database.url, ports: { web: 3000, api: port, storybook: 0 } };
const variables = {
  ...stackEnvironment(config),
  LOG_LEVEL: 'fatal',
  ACCOUNT_SECRET: randomBytes(32).toString('base64url'),
  SMTP_URL: 'off',
};

/**
 * Fast ads of the last 14 days: mostly in the largest of 300 towns of Serbia, in all categories, with ten common words and
 * 5,000 rare ones.
 */
async function insertFastAds() {
  const [seller] = await sql<{ id: number }[]>`
    insert into users (name, email, type_id, status) values ('Merenje', 'merenje@example.test', 1, 1) returning id`;
  await sql`alter table ad disable trigger user`;
  await sql`
    with town as materialized (
      select row_number() over (order by population desc) - 1 as place, city.* from city
      where country_id = (select id from country where code = 'RS') order by population desc limit 300
    ), kind as materialized (
      select row_number() over (order by id) - 1 as place, id, count(*) over () as kinds from category where is_visible
    )
    insert into ad (user_id, category_id, line, slug, price, country_id, region_id, city_id, lat, lng, search_tokens,
      status, fast, created_at, expires_at)
    select ${seller?.id ?? 0}, kind.id, 'Brzi oglas', 'brzi-oglas', (1 + n * 7919 % 20000)::int, town.country_id,
      town.region_id, town.id, town.lat, town.lng,
      array[(array['golf', 'fabia', 'felne', 'gume', 'punto', 'clio', 'bmw', 'audi', 'passat', 'traktor'])[(1 + n % 10)::int],
        'rec' || n * 104729 % 5000, 'oglas'],
      2, true, now() - n * interval '6 seconds', now() + interval '3 days'
    from generate_series(1, ${count}::bigint) n
    join town on town.place = floor(power((n * 15485863 % 1000)::float8 / 1000, 3) * 300)
    join kind on kind.place = n * 32452843 % kind.kinds`;
  await sql`alter table ad enable trigger user`;
  await sql`vacuum analyze ad`;
}

/** A page of each kind of filter, by its name. */
async function pages(): Promise<Readonly<Record<string, string>>> {
  const [large] = await sql<
    { id: number }[]
  >`select id from city where name = 'Beograd' order by population desc limit 1`;
  const [small] = await sql<{ id: number }[]>`select city_id as id from ad group by city_id order by count(*) limit 1`;
  return {
    all: '',
    'last page': 'page=42',
    category: 'category_id=1',
    price: 'min_price=19900',
    'few prices': 'min_price=19999',
    'large town, 25 km': `city_id=${large?.id}&radius=25`,
    'large town, 100 km': `city_id=${large?.id}&radius=100`,
    'small town': `city_id=${small?.id}`,
    'common word': 'q=golf',
    'rare word': 'q=rec77',
    'beginning of a word': 'q=fel',
    'two words': 'q=golf%20oglas',
    'rare word near a town': `q=rec77&city_id=${large?.id}&radius=25`,
    'nothing found': 'brand_id=5&country=DE',
  };
}

/** The median and the 95th of 100 answers to a page, in milliseconds. */
async function measure(query: string) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const response = await fetch(`${url}/v3/fast-ads?${query}`, { headers: { 'x-app-version': 'bench' } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The list answered ${response.status} for "${query}".`);

    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);

  return { p50: times[Math.floor(rounds / 2)] ?? 0, p95: times[Math.floor(rounds * 0.95)] ?? 0 };
}

let isGood = true;
await migrate(variables);
await insertFastAds();
const { command, args, env } = apiProgram(config, variables);
const api = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
try {
  if (!(await waitForResponse(`${url}/ready`, 120_000))) throw new Error(`Nothing answers at ${url}.`);

  for (const [name, query] of Object.entries(await pages())) {
    // the first round reads rows into memory and makes plans
    await measure(query);
    const { p50, p95 } = await measure(query);
    isGood &&= p95 <= targetMs;
    const result = p95 <= targetMs ? 'ok    ' : 'MISSED';
    console.log(`${result}  ${name.padEnd(24)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
  }
} finally {
  if (api.exitCode === null) {
    api.kill('SIGKILL');
    await once(api, 'exit');
  }
  await sql.end({ timeout: 5 });
  await database.discard();
  await rm(directory, { recursive: true, force: true });
}
process.exit(isGood ? 0 : missedExitCode);
