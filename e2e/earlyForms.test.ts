import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listingStatus } from '../packages/domain-rules/src/index.ts';
import { addressOf } from './addressOf.ts';
import { newEmail, password, resetRateLimits } from './people.ts';
import type { openSql } from './sql.ts';
import { test } from './test.ts';

type Sql = ReturnType<typeof openSql>;

/** Who fills a form in, and the row where its text arrives. */
interface Form {
  readonly of: string;
  readonly who: 'buyer' | 'company' | 'visitor';
  readonly path: string | ((sql: Sql) => Promise<string>);
  /** The field that is typed into. */
  readonly field: string;
  /** Further answers, by field. */
  readonly more?: Readonly<Record<string, string>>;
  /** The button that sends it. @default that of the form of the field */
  readonly send?: string;
  /** How often the text is on the server. */
  readonly count: (sql: Sql, text: string) => Promise<readonly { count: number }[]>;
}

async function adOf(sql: Sql) {
  const [ad] = await sql<{ id: number; seller: number }[]>`
    select ad.id, user_id as seller from ad join users on users.id = user_id
    where email = 'rs-company-0@demo.invalid' and ad.status = ${listingStatus.active} order by ad.id limit 1`;
  if (!ad) throw new Error('The demo has no ad of its company.');

  return ad;
}

const forms: readonly Form[] = [
  {
    of: 'a message',
    who: 'buyer',
    path: (sql) => adOf(sql).then(({ id, seller }) => `/profile/messages/${id}/${seller}`),
    field: '#message',
    count: (sql, text) => sql`select count(*)::int from conversation_message where text = ${text}`,
  },
  {
    of: 'the own name',
    who: 'buyer',
    path: '/profile/settings',
    field: '#about-name',
    count: (sql, text) => sql`select count(*)::int from users where name = ${text}`,
  },
  {
    of: 'a new ad',
    who: 'buyer',
    path: '/vehicles/novi-oglas',
    field: '#ad-line',
    send: 'button[value=publish]',
    count: (sql, text) => sql`select count(*)::int from ad_draft where fields::text like ${`%${text}%`}`,
  },
  {
    of: 'a report of an ad',
    who: 'buyer',
    path: (sql) => adOf(sql).then(({ id }) => `/prijava-oglasa/${id}`),
    field: '#report-text',
    more: { '[name=reason][value=sold]': '' },
    count: (sql, text) => sql`select count(*)::int from ad_report where text = ${text}`,
  },
  {
    of: 'a ready answer',
    who: 'company',
    path: '/profile/messages/answers',
    field: '[id^=answer-][id$=-text]',
    more: { '[id^=answer-][id$=-title]': 'Naslov' },
    count: (sql, text) => sql`select count(*)::int from canned_answer where text = ${text}`,
  },
  {
    of: 'a new account',
    who: 'visitor',
    path: '/signup',
    field: '#sign-up-name',
    more: { '#sign-up-email': '', '#sign-up-password': password },
    count: (sql, text) => sql`select count(*)::int from users where name = ${text}`,
  },
];

/** A page on a slow phone, whose scripts are held back until they are let go. */
async function slowed(page: Page) {
  const { promise, resolve: letScriptsGo } = Promise.withResolvers<void>();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.route(/\.js(\?|$)/, async (route) => {
    await promise;
    await route.continue().catch(() => {}); // the page was left
  });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));

  return { letScriptsGo, faults };
}

async function fillIn(page: Page, { field, more = {} }: Form, text: string) {
  for (const [selector, answer] of Object.entries(more)) {
    if (selector.startsWith('[name=')) await page.check(selector);
    else await page.fill(selector, selector.includes('email') ? newEmail() : answer || text);
  }
  await page.fill(field, text);
}

const isHydrated = (page: Page, field: string) =>
  page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')),
    field,
  );

let texts = 0;

describe.each(forms)('$of that is filled in before scripts run, at a sixth of the speed', (form) => {
  const { who, path, field, send = `form:has(${field}) button[type=submit]`, count } = form;

  test.for(['while they start', 'once they run'])(
    'arrives as it was typed, sent %s [A10, K01]',
    async (moment, { open, buyer, company, sql }) => {
      const pages = { buyer: async () => (await buyer()).page, company: () => company(), visitor: () => open() };
      const page = await pages[who]();
      await resetRateLimits();
      const { letScriptsGo, faults } = await slowed(page);
      const text = `Rana reč ${process.pid}-${(texts += 1)}`;
      const address = addressOf('volan', typeof path === 'string' ? path : await path(sql));
      await page.goto(address, { waitUntil: 'commit' });
      await fillIn(page, form, text);
      letScriptsGo();
      if (moment === 'once they run') {
        await isHydrated(page, field);
        await expect.poll(() => page.inputValue(field)).toBe(text);
      }
      await page.locator(send).first().click();
      await expect.poll(() => count(sql, text), { timeout: 20_000 }).toEqual([{ count: 1 }]);
      expect(faults).toEqual([]);
    },
  );
});
