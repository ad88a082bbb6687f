import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listingStatus } from '../packages/domain-rules/src/index.ts';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { test as journey } from './test.ts';
import { waitForHydration } from './waitForHydration.ts';

const test = journey.extend('ad', { scope: 'file' }, async ({ sql }) => {
  const [row] = await sql<{ id: number; seller: number }[]>`
    select ad.id, user_id as seller from (select * from ad where not fast) ad join users on users.id = user_id
    where email = 'rs-company-0@demo.invalid' and ad.status = ${listingStatus.active} order by ad.id limit 1`;
  if (!row) throw new Error('The demo has no ad of its company.');

  return row;
});

async function write(page: Page, text: string) {
  await page.fill('#message', text);
  await page.press('#message', 'Enter');
}

/** The messages of a conversation, the oldest first. */
const said = (page: Page) =>
  page
    .getByRole('log')
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => (item.querySelector('p')?.textContent ?? '').trim()));

describe('a buyer and a seller in two brands and languages [A10, M57]', () => {
  test('read each other at once; what one writes without a network arrives once and in order', async ({
    ad,
    buyer: openBuyer,
    company,
  }) => {
    const { page: buyer, id: buyerId } = await openBuyer();
    const seller = await company({ brand: 'gearlane' });
    await buyer.goto(addressOf('volan', `/profile/messages/${ad.id}/${ad.seller}`));
    await waitForHydration(buyer);
    await write(buyer, 'Da li je još na prodaju?');
    await expect.poll(() => said(buyer)).toEqual(['Da li je još na prodaju?']);

    // The buyer's page shows the message before it is sent. The conversation exists once it is stored.
    const conversation = addressOf('gearlane', `/profile/messages/${ad.id}/${buyerId}`);
    await expect.poll(async () => (await seller.goto(conversation))?.status()).toBe(200);
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

  test('write without scripts too; somebody else finds no such conversation', async ({ ad, buyer: openBuyer }) => {
    const { page: buyer, id: buyerId } = await openBuyer({ javaScriptEnabled: false });
    await buyer.goto(addressOf('volan', `/profile/messages/${ad.id}/${ad.seller}`));
    await buyer.fill('#message', 'Bez skripte');
    await buyer.locator('form:has(#message) button[type=submit]').click();
    await expect.poll(() => said(buyer)).toEqual(['Bez skripte']);

    const { page: stranger } = await openBuyer();
    const answer = await stranger.goto(addressOf('volan', `/profile/messages/${ad.id}/${buyerId}`));
    expect(answer?.status()).toBe(404);
  });

  test('a seller is reported from an ad, after signing in and without scripts [P16]', async ({
    ad,
    sql,
    buyer: openBuyer,
  }) => {
    const form = `/profile/messages/${ad.id}/${ad.seller}?report=1`;
    const { location } = await ask('volan', form);
    expect(location).toMatch(new RegExp(`\\?return=${encodeURIComponent(form)}$`));

    const { page: buyer, id: buyerId } = await openBuyer({ javaScriptEnabled: false });
    await buyer.goto(addressOf('volan', `/detalji-oglasa/${ad.id}`), { waitUntil: 'domcontentloaded' });
    await buyer.getByRole('link', { name: 'Prijavi prodavca' }).click();
    await buyer.getByRole('radio', { name: 'Pokušaj prevare' }).check();
    await buyer.getByRole('button', { name: 'Pošalji prijavu' }).click();
    await buyer.getByText('Prijava je stigla moderatorima.').waitFor();
    const reports = await sql`select reason from conversation_report where user_id = ${buyerId}`;
    expect(reports).toMatchObject([{ reason: 'fraud' }]);
  });

  test('mark messages as read on a visit, not on a prefetch or in a frame; files are not cached [J71]', async ({
    ad,
    sql,
    buyer: openBuyer,
    company,
  }) => {
    const { page: buyer, id: buyerId } = await openBuyer();
    const seller = await company();
    await buyer.goto(addressOf('volan', `/profile/messages/${ad.id}/${ad.seller}`));
    await waitForHydration(buyer);
    await write(buyer, 'Da li je još na prodaju?');
    await expect.poll(() => said(buyer)).toEqual(['Da li je još na prodaju?']);

    const read = async () => {
      const [row] = await sql<{ read: boolean }[]>`
        select last_read_message_id > 0 as read
          from conversation_member m join conversation c on c.id = m.conversation_id
        where c.buyer_id = ${buyerId} and m.user_id = ${ad.seller}`;
      return row?.read;
    };
    // the message is stored now; the buyer's page shows it earlier
    await expect.poll(read).toBe(false);

    const path = `/profile/messages/${ad.id}/${buyerId}`;
    await seller.goto(addressOf('volan', '/profile/notifications'));
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
    expect(await read()).toBe(false);
    await seller.goto(addressOf('volan', path));
    expect(await read()).toBe(true);

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
