import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingStatus } from '../packages/domain-rules/src/index.ts';
import { addressOf } from './addressOf.ts';
import { openBrowser } from './openBrowser.ts';
import { startOwnStack } from './ownStack.ts';
import { openSql } from './sql.ts';

let browser: Browser;
let endStack: () => Promise<void>;
/** An active ad of the demo's private seller. */
let adId: number;

beforeAll(async () => {
  endStack = await startOwnStack();
  browser = await openBrowser();
  const sql = openSql();
  const [ad] = await sql<{ id: number; seller: number }[]>`
    select ad.id::int, user_id::int as seller from ad join users on users.id = user_id
    where email = 'rs-person-0@demo.invalid' and ad.status = ${listingStatus.active} order by ad.id limit 1`;
  if (!ad) throw new Error('The demo has no active ad of its private seller.');
  adId = ad.id;
  // exactly as much as the two promotions of this journey cost
  await sql`delete from ad_boost where ad_id = ${adId}`;
  // one that ends soon would be renewed first
  await sql`update ad set expires_at = now() + interval '40 days' where id = ${adId}`;
  const [before] = await sql<{ balance: number }[]>`select balance_of(${ad.seller}::bigint, 'credit')::int as balance`;
  const balance = before?.balance ?? 0;
  if (balance > 0) {
    await sql`select ledger_post('journey-away', ledger_account_of(${ad.seller}::bigint, 'credit'), ledger_ours('expiry', 'credit'), ${balance}::bigint, 'correction')`;
  }
  await sql`select ledger_post('journey-gift', ledger_ours('bonus', 'credit'), ledger_account_of(${ad.seller}::bigint, 'credit'), 10, 'bonus')`;
  await sql.end();
});
afterAll(async () => {
  await browser?.close();
  await endStack?.();
});

async function signIn(page: Page) {
  await page.goto(addressOf('gearlane', '/profile/active-ads'));
  await page.fill('#sign-in-email', 'rs-person-0@demo.invalid');
  await page.fill('#sign-in-password', 'demo nalog za probu');
  await page.locator('main button[type=submit]').first().click();
  await page.waitForURL(addressOf('gearlane', '/profile/active-ads'));
}

describe('a seller promotes an ad with credits [A04, M07, C57]', () => {
  it('and buyers see it labelled above the others at once, without a script on the seller’s page', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await signIn(page);
    await page.locator(`a[href$="/profile/boosts?ad=${adId}"]`).click();
    await page.getByRole('link', { name: /^Promote: Boost to top/ }).click();
    // nothing is paid by one press: price and end stand on a page of their own
    await page.getByText('Runs until').waitFor();
    await page.getByRole('button', { name: 'Pay with 9 credits' }).click();
    await page.getByRole('alert').filter({ hasText: 'Boost to top: it runs now.' }).waitFor();
    expect(await page.getByText('1 credit available').count()).toBe(1);

    const title = await page.locator('main h2').first().textContent();
    const visitor = await browser.newContext();
    const list = await visitor.newPage();
    const promoted = async () => {
      await list.goto(addressOf('gearlane', `/catalog/vehicles?q=${encodeURIComponent(title ?? '')}`));
      return list
        .locator('main article')
        .filter({ hasText: title ?? '' })
        .filter({ hasText: 'Top' })
        .count();
    };
    await expect.poll(promoted).toBeGreaterThan(0);

    // what is left does not pay another one: nothing is charged, and the page says what is missing
    await page.getByRole('link', { name: /^Promote: Highlight XL/ }).click();
    await page.getByText('5 credits are missing').waitFor();
    expect(await page.getByRole('link', { name: 'Buy 10 credits' }).count()).toBe(1);
    await page.goto(addressOf('gearlane', '/profile/boosts'));
    await page.getByText('1 credit available').first().waitFor();
    await Promise.all([context.close(), visitor.close()]);
  }, 90_000);
});
