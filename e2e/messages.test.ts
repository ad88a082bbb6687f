import { listingStatus, userStatus } from '../packages/domain-rules/src/index.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql } from './sql.ts';
import { waitForHydration } from './waitForHydration.ts';

let browser: Browser;
let contexts: BrowserContext[] = [];
/** An ad of the demo's company. */
let ad: { id: number; seller: number };

beforeAll(async () => {
  browser = await openBrowser();
  const sql = openSql();
  const [row] = await sql<{ id: number; seller: number }[]>`
    select ad.id, user_id as seller from ad join users on users.id = user_id
    where email = 'rs-company-0@demo.invalid' and ad.status = ${listingStatus.active} order by ad.id limit 1`;
  await sql.end();
  if (!row) throw new Error('The demo has no ad of its company.');
  ad = row;
});
afterAll(() => browser?.close());
beforeEach(async () => {
  const sql = openSql();
  await sql`delete from rate_limit`;
  await sql.end();
});
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

type Brand = 'volan' | 'gearlane';

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext(options);
  contexts.push(context);
  return context.newPage();
}

let people = 0;

/** Somebody new, whose address is confirmed: others may not write. @returns their account */
async function beginAsBuyer(page: Page, brand: Brand): Promise<number> {
  await page.goto(addressOf(brand, '/signup'));
  await page.fill('#sign-up-name', 'Milica Đorđević');
  const email = `poruke${++people}.${process.pid}@primer.rs`;
  await page.fill('#sign-up-email', email);
  await page.fill('#sign-up-password', 'plava kuća na bregu');
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(addressOf(brand, '/profile'));
  const sql = openSql();
  await sql`update users set status = ${userStatus.active}, email_verified_at = now() where email = ${email}`;
  await sql.end();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'user');
  return (JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as { id: number }).id;
}

async function signInAsSeller(page: Page, brand: Brand, path: string) {
  await page.goto(addressOf(brand, path));
  await page.fill('#sign-in-email', 'rs-company-0@demo.invalid');
  await page.fill('#sign-in-password', 'demo nalog za probu');
  await page.locator('main button[type=submit]').first().click();
  await page.waitForURL(addressOf(brand, path));
}

async function write(page: Page, text: string) {
  await page.fill('#message', text);
  await page.press('#message', 'Enter');
}

/** What a conversation shows, the oldest first. */
const said = (page: Page) =>
  page
    .getByRole('log')
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => (item.querySelector('p')?.textContent ?? '').trim()));

describe('a buyer and a seller in two brands and languages [A10, M57]', () => {
  it('read each other at once; what one writes without a network arrives once and in order', async () => {
    const [buyer, seller] = [await open(), await open()];
    const buyerId = await beginAsBuyer(buyer, 'volan');
    await buyer.goto(addressOf('volan', `/profile/messages/${ad.id}/${ad.seller}`));
    await waitForHydration(buyer);
    await write(buyer, 'Da li je još na prodaju?');
    await expect.poll(() => said(buyer)).toEqual(['Da li je još na prodaju?']);

    await signInAsSeller(seller, 'gearlane', `/profile/messages/${ad.id}/${buyerId}`);
    await waitForHydration(seller);
    await write(seller, 'It is.');
    await expect.poll(() => said(buyer)).toEqual(['Da li je još na prodaju?', 'It is.']);

    await buyer.context().setOffline(true);
    const offline = ['Prva bez mreže', 'Druga bez mreže', 'Treća bez mreže'];
    for (const text of offline) await write(buyer, text);
    await buyer.getByText('Čeka mrežu').first().waitFor();
    await buyer.context().setOffline(false);
    const all = ['Da li je još na prodaju?', 'It is.', ...offline];
    await expect.poll(() => said(seller), { timeout: 20_000 }).toEqual(all);
    await expect.poll(() => said(buyer)).toEqual(all);
    await buyer.reload();
    expect(await said(buyer)).toEqual(all);
  });

  it('write without scripts too; somebody else finds no such conversation', async () => {
    const buyer = await open({ javaScriptEnabled: false });
    const buyerId = await beginAsBuyer(buyer, 'volan');
    await buyer.goto(addressOf('volan', `/profile/messages/${ad.id}/${ad.seller}`));
    await buyer.fill('#message', 'Bez skripte');
    await buyer.locator('form:has(#message) button[type=submit]').click();
    await expect.poll(() => said(buyer)).toEqual(['Bez skripte']);

    const stranger = await open();
    await beginAsBuyer(stranger, 'volan');
    const answer = await stranger.goto(addressOf('volan', `/profile/messages/${ad.id}/${buyerId}`));
    expect(answer?.status()).toBe(404);
  });

  it('have read what they went to, not what was fetched ahead or embedded; nobody keeps their files [J71]', async () => {
    const [buyer, seller] = [await open(), await open()];
    const buyerId = await beginAsBuyer(buyer, 'volan');
    await buyer.goto(addressOf('volan', `/profile/messages/${ad.id}/${ad.seller}`));
    await waitForHydration(buyer);
    await write(buyer, 'Da li je još na prodaju?');
    await expect.poll(() => said(buyer)).toEqual(['Da li je još na prodaju?']);

    const path = `/profile/messages/${ad.id}/${buyerId}`;
    await signInAsSeller(seller, 'volan', '/profile/notifications');
    await seller.evaluate(async (to) => {
      await fetch(to, { method: 'HEAD' });
      const elements = [
        Object.assign(new Image(), { src: to }),
        Object.assign(document.createElement('link'), { rel: 'prefetch', href: to }),
      ];
      const ends = elements.map(
        (element) => new Promise((end) => ['load', 'error'].forEach((event) => element.addEventListener(event, end))),
      );
      document.head.append(...elements);
      await Promise.all(ends);
    }, path);
    const sql = openSql();
    const read = async () => {
      const [row] = await sql<{ read: boolean }[]>`
        select last_read_message_id > 0 as read from conversation_member m join conversation c on c.id = m.conversation_id
        where c.buyer_id = ${buyerId} and m.user_id = ${ad.seller}`;
      return row?.read;
    };
    expect(await read()).toBe(false);
    await seller.goto(addressOf('volan', path));
    expect(await read()).toBe(true);
    await sql.end();

    await waitForHydration(seller);
    await seller
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'Ugovor.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 ugovor') });
    await write(seller, 'Evo ugovora.');
    const file = seller.locator('a[href*="/profile/messages/file/"]');
    await file.waitFor();
    const kept = await file.evaluate(async (link: HTMLAnchorElement) => {
      const answer = await fetch(link.href);
      return [answer.status, answer.headers.get('cache-control'), await answer.text()];
    });
    expect(kept).toEqual([200, 'private, no-store', '%PDF-1.7 ugovor']);
    const missing = await seller.goto(addressOf('volan', `/profile/messages/file/${crypto.randomUUID()}`));
    expect(missing?.status()).toBe(404);
    await seller.getByRole('heading', { level: 1 }).waitFor();
  });
});
