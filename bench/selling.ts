import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import postgres from 'postgres';
import { memoryOf } from './market/memoryOf.ts';
import { openMarket } from './market/openMarket.ts';
import { underLoad } from './market/underLoad.ts';
import { missedExitCode } from './results/missedExitCode.ts';

/**
 * What placing an ad costs: from choosing a category to the published ad with six pictures, until it is in search,
 * twenty large pictures, and the scripts of the form.
 * `npm run bench -- selling [--ads 5000] [--no-build] [--directory .data/bench-market]`
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    ads: { type: 'string', default: '5000' },
    build: { type: 'boolean', default: true },
    directory: { type: 'string', default: '.data/bench-market' },
  },
});

const goals = { placingMs: 5000, inSearchMs: 1000, memoryMb: 700, scriptKib: 60 };
const form = '/vehicles/novi-oglas';

/** The part of the API's picture library that is used here. */
interface Sharp {
  (made: { create: object }): { jpeg(options: { quality: number }): { toBuffer(): Promise<Buffer<ArrayBuffer>> } };
}

/** Pictures of phones: 12 megapixels, each another one, a few MB. */
async function photos(count: number): Promise<Buffer<ArrayBuffer>[]> {
  const sharp = createRequire(resolve('apps/api/package.json'))('sharp') as Sharp;
  const [width, height] = [4000, 3000];
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const grain = { type: 'gaussian', mean: 128, sigma: 8 + index } as const;
      const picture = sharp({ create: { width, height, channels: 3, background: 'grey', noise: grain } });
      return picture.jpeg({ quality: 80 }).toBuffer();
    }),
  );
}

const site = await openMarket({
  directory: resolve(values.directory),
  ads: Number(values.ads),
  pageCache: true,
  profile: false,
  build: values.build,
});
const sql = postgres(site.databaseUrl, { max: 2, onnotice: () => {} });
let missed = 0;
const report = (what: string, seen: number, goal: number, unit: string) => {
  if (seen > goal) missed += 1;
  console.log(`${seen > goal ? 'MISSED' : 'ok    '}  ${what}: ${seen.toFixed(1)} ${unit} (goal ${goal})`);
};

let token = '';
function send(method: string, path: string, body?: object): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`http://localhost:${site.port}${path}`, {
    method,
    headers: {
      'x-app-version': 'bench',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
}
async function ask(method: string, path: string, body?: object): Promise<string> {
  const answer = await send(method, path, body);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);

  return text;
}
const dataOf = async <Data>(answer: Promise<string>) => (JSON.parse(await answer) as { data: Data }).data;

/** Milliseconds before each next try of a picture, as in the upload queue of the form. */
const pausesMs = [1000, 2000, 5000, 10_000, 30_000];
let retries = 0;

/** Uploads a picture and tries again while the API is busy; returns its id. */
async function upload(photo: Buffer<ArrayBuffer>): Promise<string> {
  const id = randomUUID();
  for (let tries = 0; ; tries += 1) {
    const sent = new FormData();
    sent.append('id', id);
    sent.append('image', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
    const answer = await send('POST', '/v3/ads/images', sent);
    const text = await answer.text();
    if (answer.ok) return id;

    const pauseMs = answer.status === 429 || answer.status === 503 ? pausesMs[tries] : undefined;
    if (pauseMs === undefined) throw new Error(`A picture was refused: ${answer.status} ${text.slice(0, 300)}`);

    retries += 1;
    await pause(pauseMs);
  }
}

/** Uploads pictures three at a time, as the form does; returns their ids in the same order. */
async function uploadAll(files: readonly Buffer<ArrayBuffer>[]): Promise<string[]> {
  const ids: string[] = [];
  const waiting = files.entries();
  const uploadWaiting = async () => {
    for (const [index, photo] of waiting) ids[index] = await upload(photo);
  };
  await Promise.all([uploadWaiting(), uploadWaiting(), uploadWaiting()]);

  return ids;
}

try {
  await sql`delete from rate_limit`;
  const person = { email: `bench.${Date.now()}@primer.rs`, password: 'plava kuća na bregu', name: 'Ana' };
  const account = await dataOf<{ accessToken: string; user: { id: number } }>(ask('POST', '/v3/auth/register', person));
  token = account.accessToken;
  await sql`
    update users set status = 1, email_verified_at = now(), mobile = '+38160' || 1000000 + id,
      mobile_verified_at = now(), created_at = now() - interval '400 days'
    where email = ${person.email}`;
  const [golf] = await sql<{ brand: number; model: number; region: number }[]>`
    select model.brand_id as brand, model.id as model, region.id as region from model, region
    where model.slug = 'golf' and region.slug = 'beograd' limit 1`;
  const fields = (pictures: string[], mileage: number) => ({
    brand_id: [String(golf?.brand)],
    model_id: [String(golf?.model)],
    year: ['2015'],
    mileage: [String(mileage)],
    'answers.stanje-vozila': ['polovno'],
    price: ['10500'],
    price_type: ['fixed'],
    region_id: [String(golf?.region)],
    pictures,
  });
  const six = await photos(6);
  console.log(`        six pictures: ${(six.reduce((sum, { length }) => sum + length, 0) / 1e6).toFixed(1)} MB`);

  const began = performance.now();
  await ask('GET', '/ad/select-category');
  await ask('GET', form);
  const id = randomUUID();
  const pictures = await uploadAll(six);
  // once after each step of the form
  for (let version = 0; version < 6; version += 1) {
    await ask('PUT', '/v3/ads/draft', { id, version, category_id: 1, fields: fields(pictures, 183_000) });
  }
  const ad = await dataOf<{ id: number; status: string }>(
    ask('PUT', '/v3/ads/create', { id, category_id: 1, fields: fields(pictures, 183_000) }),
  );
  report(
    'from choosing a category to the published ad with six pictures',
    performance.now() - began,
    goals.placingMs,
    'ms',
  );
  if (ad.status !== 'active') throw new Error(`The ad is ${ad.status}.`);

  const published = performance.now();
  while ((await dataOf<unknown[]>(ask('GET', `/v3/ads?seller=${account.user.id}`))).length === 0) {
    if (performance.now() - published > 20_000) throw new Error('The ad is in no search.');
  }
  report('until it is in search', performance.now() - published, goals.inSearchMs, 'ms');

  const paths = site.kinds.flatMap((kind) => kind.paths.slice(0, 40));
  const quiet = await underLoad(site, paths, { connections: 2, seconds: 10 });
  const twenty = await photos(20);
  const api = site.pids['api'] ?? 0;
  console.log(`        API and pictures at rest: ${memoryOf(api).toFixed(0)} MB`);
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, memoryOf(api))), 100);
  const sent = performance.now();
  const [busy] = await Promise.all([
    underLoad(site, paths, { connections: 2, seconds: 10 }),
    uploadAll(twenty).then(() =>
      console.log(
        `        twenty pictures, three at a time: ${((performance.now() - sent) / 1000).toFixed(1)} s, ${retries} retries`,
      ),
    ),
  ]);
  clearInterval(timer);
  report('API and pictures during twenty of 12 megapixels, at most', most, goals.memoryMb, 'MB');
  console.log(
    `        browsing p95 ${quiet.p95.toFixed(1)} ms alone, ${busy.p95.toFixed(1)} ms beside, ${busy.errors} errors`,
  );

  const scriptsOf = async (path: string) =>
    new Set(
      [...(await ask('GET', path)).matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, address]) => address ?? ''),
    );
  const shell = await scriptsOf('/session-expired');
  let bytes = 0;
  for (const address of await scriptsOf(form)) {
    if (!shell.has(address)) bytes += brotliCompressSync(await ask('GET', address)).length;
  }
  report('scripts of the form beyond the shell, brotli', bytes / 1024, goals.scriptKib, 'KiB');
} finally {
  await sql.end();
  await site.close();
}
process.exit(missed > 0 ? missedExitCode : 0);
