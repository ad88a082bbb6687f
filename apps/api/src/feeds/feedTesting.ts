import type { Feed, FeedDetails, FeedReport, FeedRun } from '@volan/api-contract';
import { expect } from 'vitest';
import { FetchRefused } from '../media/fetchPublicFile.ts';
import { fine, openTestSelling, type TestSelling } from '../selling/sellingTesting.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { doOneRun } from './feedJobs.ts';
import { feedFetcher } from './index.ts';

const head = 'sifra;marka;model;godište;kilometraža;cena;gorivo;stanje;opis;slike';

/** A row of a feed: a Golf with all required values. */
export const golfRow = (id: string, price = '10.500', more = {}) => {
  const cells = { year: '2015', km: '183.000', fuel: 'dizel', text: 'Redovno održavan.', pictures: '', ...more };
  return [id, 'VW', 'Golf', cells.year, cells.km, price, cells.fuel, 'polovno', cells.text, cells.pictures].join(';');
};

/** A file with these rows. */
export const csvOf = (...rows: string[]) => new TextEncoder().encode([head, ...rows, ''].join('\r\n'));

/** Options of a call by a signed-in user. */
export const as = (by: TestPerson) => ({ as: by.accessToken });

/** Fails the test: for jobs that must not fail. */
export const failed = (error: unknown) => {
  throw error;
};

/** A company with a packet. */
export async function openCompany({ database: { sql } }: TestSelling, { user }: TestPerson): Promise<number> {
  await insertCompany(sql, { seller: user.id, name: `Auto ${user.id}` });
  await sql`
    insert into user_plan (user_id, plan, starts_at, ends_at)
    values (${user.id}, 'lot', now() - interval '1 day', now() + interval '300 days')`;
  const [row] = await sql<{ id: number }[]>`select id::int from company where user_id = ${user.id}`;

  return row?.id ?? 0;
}

/** Sends the file of a feed as a form does. */
async function uploadFile(
  { app }: TestSelling,
  dealer: TestPerson,
  id: number,
  file: Uint8Array,
  name = 'plac.csv',
): Promise<{ readonly data: Feed | null; readonly errors: Record<string, string[]> | null }> {
  const form = new FormData();
  form.append('id', String(id));
  form.append('file', new File([new Uint8Array(file)], name));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url: '/v3/company/feed/file',
    headers: {
      authorization: `Bearer ${dealer.accessToken}`,
      'x-app-version': 'test',
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });

  return answer.json();
}

/**
 * Opens the application with a dealer and a company, both new before each test, and a fake internet that tests fill.
 */
export async function openTestFeeds(parts: Parameters<typeof openTestSelling>[0] = {}) {
  /** Files of the fake internet, by address. */
  const internet = new Map<string, Uint8Array>();
  /** Addresses that were fetched. */
  const asked: string[] = [];
  const test = await openTestSelling({ ...parts, fetchFeed: fetchFile });
  const { sql } = test.database;
  let dealer: TestPerson;
  let company: number;

  async function fetchFile(address: string, limits: { maxBytes: number; accept: string }) {
    asked.push(address);
    const found = internet.get(address);
    if (found) return found;
    if (address.startsWith('http://127.')) return feedFetcher(false)(address, limits);
    throw new FetchRefused('Nobody knows it.');
  }

  const newFeed = (url = '') => {
    const body = { company_id: company, category_id: test.categories['vehicles'], name: 'Plac', url };
    return test.call('PUT', '/company/feed/create', body, as(dealer));
  };

  const upload = (id: number, file: Uint8Array, name?: string) => uploadFile(test, dealer, id, file, name);

  /** Saves the guessed mapping. */
  async function saveGuess(id: number) {
    const { mapping } = fine<FeedDetails>(await test.call('GET', `/company/feed?id=${id}`, null, as(dealer)));
    fine<Feed>(await test.call('POST', '/company/feed/update', { id, mapping }, as(dealer)));
  }

  const jobs = () => ({
    sql,
    taxonomy: test.search.taxonomy,
    uploads: test.uploads,
    pictures: test.pictures,
    fetchFile,
    asksForPhone: false,
    now: () => test.now,
  });
  const work = () => doOneRun(jobs(), failed);
  const report = async (runId: number, by = dealer) =>
    fine<FeedReport>(await test.call('GET', `/company/feed/report?run=${runId}`, null, as(by)));
  /** Asks for a run, which waits for a worker. */
  const beginRun = async (id: number, dry = 0) =>
    fine<FeedRun>(await test.call('POST', '/company/feed/run', { id, dry }, as(dealer)));

  return {
    test,
    internet,
    asked,
    newFeed,
    upload,
    saveGuess,
    jobs,
    work,
    report,
    beginRun,
    get dealer() {
      return dealer;
    },
    get company() {
      return company;
    },
    async beginAnew() {
      internet.clear();
      asked.length = 0;
      await test.beginAnew();
      // the same vehicles of another test would look like doubles
      await sql`delete from ad`;
      dealer = await test.seller({ type: 2 });
      company = await openCompany(test, dealer);
    },
    /** A feed with this file and the guessed mapping. */
    async feedOf(file: Uint8Array) {
      const { id } = fine<Feed>(await newFeed());
      await upload(id, file);
      await saveGuess(id);

      return id;
    },
    /** Runs a feed to its end; returns its report. */
    async run(id: number, dry = 0) {
      const begun = await beginRun(id, dry);
      expect(await work()).toBe(true);
      return report(begun.id);
    },
    adsOf: (id: number) => sql<{ id: number; status: number; price: number; version: string; mileage: number }[]>`
      select ad.id::int, status, price, mileage, updated_at::text as version from ad join feed_item on ad_id = ad.id
      where feed_id = ${id} order by feed_item.source_id`,
  };
}

/** The application of a test of feeds. */
export type TestFeeds = Awaited<ReturnType<typeof openTestFeeds>>;
