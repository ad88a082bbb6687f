import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { TestFeeds } from '../../feeds/feedTesting.ts';
import { fine } from '../../selling/sellingTesting.ts';
import { insertAd, type AdOfTest } from '../insertAd.ts';
import type { TestPerson } from '../openTestAccounts.ts';

/** The input of a call: values of its path and query, its body, and its headers. */
export interface Named {
  /** The entitled user. @default the owner of the test */
  readonly by?: TestPerson;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** By name of a call: makes a new thing of the test's owner, and returns the input that names it. */
export type OwnedThings = Readonly<Record<string, () => Promise<Named>>>;

/**
 * The application with a user who owns a thing of each kind: a dealer with a company, its ads, feeds, conversations and
 * orders.
 */
export interface OwnershipFixture {
  readonly feeds: TestFeeds;
  readonly owner: TestPerson;
  readonly buyer: TestPerson;
  /** Id of the company of the owner. */
  readonly company: number;
  /** Sends a call of the owner that must succeed. Returns its data. */
  readonly call: <Data = { readonly id: number }>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object | null,
    by?: TestPerson,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Data>;
  /** Inserts an active ad of the owner; gives its id. */
  readonly ad: (more?: Partial<AdOfTest>) => Promise<number>;
}

/** The market of a test of feeds, with a buyer in it. */
export async function openOwnershipFixture(feeds: TestFeeds): Promise<OwnershipFixture> {
  const { test, dealer: owner, company } = feeds;
  const buyer = await test.seller();
  return {
    feeds,
    owner,
    buyer,
    company,
    async call<Data>(
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      body: object | null = null,
      by = owner,
      headers: Readonly<Record<string, string>> = {},
    ) {
      return fine<Data>(
        await test.call(method, path, body, { as: by.accessToken, headers: { ...newKey(), ...headers } }),
      );
    },
    ad: (more = {}) =>
      insertAd(test.database.sql, { seller: owner.user.id, brand: 'volkswagen', model: 'golf', ...more }),
  };
}

/** The header with a new idempotency key. */
export const newKey = () => ({ 'idempotency-key': randomUUID() });

/** A small photo as JPEG. */
export const photo = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#c33300' } })
    .jpeg()
    .toBuffer();

/** A form with a file, as browsers send it. */
export async function formOf(fields: Readonly<Record<string, string | Blob>>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const request = new Request('http://x', { method: 'POST', body: data });

  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}
