import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listingStatus } from '../packages/domain-rules/src/index.ts';
import { addressOf } from './addressOf.ts';
import { newEmail, password, resetRateLimits } from './people.ts';
import { slowedPage } from './slowedPage.ts';
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
    select ad.id, user_id as seller from (select * from ad where not fast) ad join users on users.id = user_id
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

/** Drafts as a browser stores them. */
const storedDrafts = (id: string, fields: Readonly<Record<string, readonly string[]>>) =>
  JSON.stringify({
    value: [{ id, version: 0, categoryId: 1, fields, saved: true, at: Date.now(), tab: 'before' }],
    exp: Date.now() + 3_600_000,
  });

let texts = 0;

describe.each(forms)('$of that is filled in before scripts run, at a sixth of the speed', (form) => {
  const { who, path, field, send = `form:has(${field}) button[type=submit]`, count } = form;

  test.for(['while they start', 'once they run'])(
    'arrives as it was typed, sent %s [A10, K01]',
    async (moment, { open, buyer, company, sql }) => {
      const pages = { buyer: async () => (await buyer()).page, company: () => company(), visitor: () => open() };
      const page = await pages[who]();
      await resetRateLimits();
      const { letScriptsGo, faults } = await slowedPage(page);
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

describe('an ad that waits in this browser', () => {
  test('is published whole, although its button was pressed before scripts run [P35, B44]', async ({ buyer, sql }) => {
    const { page, id } = await buyer();
    await page.goto(addressOf('volan', '/vehicles/novi-oglas'));
    const draft = crypto.randomUUID();
    const [car] = await sql<{ brand: number; model: number; region: number }[]>`
      select ad.brand_id::int as brand, model_id::int as model, ad.region_id::int as region
      from active_ad ad join category on category.id = category_id join region on region.id = ad.region_id
      join country on country.id = region.country_id
      where category.slug = 'vehicles' and model_id is not null and country.code = 'RS' limit 1`;
    const fields = {
      brand_id: [String(car?.brand)],
      model_id: [String(car?.model)],
      year: ['2016'],
      mileage: ['142000'],
      'answers.stanje-vozila': ['polovno'],
      price_type: ['fixed'],
      price: ['9500'],
      region_id: [String(car?.region)],
    };
    await page.evaluate((kept) => localStorage.setItem('ad-drafts', kept), storedDrafts(draft, fields));
    const { letScriptsGo, faults } = await slowedPage(page);
    await page.goto(addressOf('volan', '/vehicles/novi-oglas'), { waitUntil: 'commit' });
    await page.locator('button[value=publish]').click();
    await page.locator('button[value=publish][aria-busy=true]').waitFor();
    letScriptsGo();
    await page.waitForURL(/\/profile\/(in)?active-ads\?/, { timeout: 50_000 });
    expect(await sql`select mileage from ad where user_id = ${id}`).toEqual([{ mileage: 142_000 }]);
    expect(faults).toEqual([]);
  });
});
