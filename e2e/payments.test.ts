import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pdfText } from '../packages/documents/src/testing/pdfText.ts';
import { listingStatus } from '../packages/domain-rules/src/index.ts';
import { checkLedger } from '../apps/api/src/ledger/checkLedger.ts';
import { testCards } from '../apps/api/src/testing/cardGateway/testCards.ts';
import { addressOf } from './addressOf.ts';
import { useChangingStack } from './currentStack.ts';
import { openSql } from './sql.ts';
import { test, testInFull } from './test.ts';

useChangingStack();

/** Twenty credits, on the way to paying. */
const checkout = '/cart/checkout?items=credits-10*2';
const withoutScript = { javaScriptEnabled: false };

async function payBy(page: Page, card: keyof typeof testCards) {
  await page.waitForURL(/est3Dgate/);
  await page.getByLabel('Card number').fill(testCards[card].number);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

/** The link leads to a PDF that says what it should. */
async function expectReceipt(page: Page, name: string | RegExp, words: RegExp) {
  const address = new URL((await page.getByRole('link', { name }).first().getAttribute('href')) ?? '', page.url());
  const file = await page.evaluate(async (href) => {
    const answer = await fetch(href);
    return { type: answer.headers.get('content-type'), bytes: [...new Uint8Array(await answer.arrayBuffer())] };
  }, address.href);
  expect(file.type).toBe('application/pdf');
  const pages = await pdfText(Uint8Array.from(file.bytes));
  expect(pages.join(' ')).toMatch(words);
}

/** An active ad of the demo's private seller that nothing promotes. */
async function plainAdOfSeller(): Promise<number> {
  const sql = openSql();
  const [row] = await sql<{ id: number }[]>`
    select ad.id::int from (select * from ad where not fast) ad join users on users.id = ad.user_id
    where users.email = 'rs-person-0@demo.invalid' and ad.status = ${listingStatus.active}
      and not exists (select from ad_boost where ad_id = ad.id and ends_at > now())
    order by ad.id limit 1`;
  await sql.end();
  if (!row) throw new Error('The demo seller has an ad that is not promoted.');

  return row.id;
}

async function creditsOfSeller(): Promise<number> {
  const sql = openSql();
  const [row] = await sql<{ balance: number }[]>`
    select balance_of(id, 'credit')::int as balance from users where email = 'rs-person-0@demo.invalid'`;
  expect(await checkLedger(sql)).toEqual([]);
  await sql.end();

  return row?.balance ?? 0;
}

describe('a seller buys credits by card [A04, M41, M42]', () => {
  test('without a script: declined first, with the reason, then paid by another try, and has them once', async ({
    seller,
  }) => {
    const before = await creditsOfSeller();
    const page = await seller(withoutScript);
    await page.goto(addressOf('volan', checkout));
    await page.getByRole('button', { name: /^Plati 2\.000/ }).click();
    await page.getByRole('button', { name: 'Nastavi na banku' }).click();
    await payBy(page, 'insufficient');
    await page.getByRole('button', { name: 'Back to the shop' }).click();
    await page.waitForURL(/\/payment\/error\?o=/);
    await page.getByText('Na kartici nema dovoljno novca.', { exact: true }).waitFor();
    await page.getByText('Ništa nije naplaćeno.', { exact: true }).waitFor();
    expect(await creditsOfSeller()).toBe(before);

    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await page.getByRole('button', { name: 'Nastavi na banku' }).click();
    await payBy(page, 'threeCallbacks');
    await page.getByRole('button', { name: 'Back to the shop' }).click();
    await page.waitForURL(/\/payment\/success\?o=/);
    await page.getByRole('heading', { name: 'Uplata je primljena' }).waitFor();
    expect(await creditsOfSeller()).toBe(before + 20);
    await expectReceipt(page, 'Račun (PDF)', /Račun VOLAN-\d{4}-\d{6}/);
    await page.goto(addressOf('volan', '/profile/orders'));
    await expectReceipt(page, /^Račun \(PDF\): 2 × 10 kredita/, /Račun VOLAN-\d{4}-\d{6}/);
    await page.goto(addressOf('volan', '/profile/credits'));
    expect(await page.getByText(String(before + 20), { exact: true }).count()).toBeGreaterThan(0);
  }, 120_000);

  testInFull(
    'beside what credits pay: those are spent at once, the card pays the rest, without a script [J32]',
    async ({ seller }) => {
      const [before, ad] = [await creditsOfSeller(), await plainAdOfSeller()];
      const page = await seller(withoutScript);
      await page.goto(addressOf('volan', `/cart/checkout?items=boost-xl@${ad}*1,credits-10*2`));
      await page.getByRole('checkbox', { name: 'Plati 1 stavku kreditima' }).check();
      await page.getByRole('button', { name: /^Plati 2\.600\sRSD ili 6 kredita \+ 2\.000\sRSD/ }).click();
      expect(await creditsOfSeller()).toBe(before - 6);
      await page.getByRole('button', { name: 'Nastavi na banku' }).click();
      await payBy(page, 'approved');
      await page.getByRole('button', { name: 'Back to the shop' }).click();
      await page.waitForURL(/\/payment\/success\?o=/);
      // the payment is captured a moment after the bank approves it
      const received = page.getByRole('heading', { name: 'Uplata je primljena' });
      const countAnew = async () => {
        await page.reload();
        return received.count();
      };
      await expect.poll(countAnew, { timeout: 30_000 }).toBe(1);
      const main = (await page.locator('main').textContent()) ?? '';
      expect(main).toMatch(/Iznos\s*2\.000\sRSD/);
      expect(main).toContain('plaćeno kreditima');
      expect(await creditsOfSeller()).toBe(before + 14);
      await page.goto(addressOf('volan', `/profile/boosts?ad=${ad}`));
      await page.getByText('Istaknut oglas XL', { exact: true }).first().waitFor();
    },
    120_000,
  );
});

describe('a seller buys credits by bank transfer [M40, M41]', () => {
  test('without a script, and has them once the statement with it is imported', async ({ seller, administrator }) => {
    const before = await creditsOfSeller();
    const page = await seller(withoutScript);
    await page.goto(addressOf('volan', checkout));
    await page.getByRole('radio', { name: /IPS QR/ }).check();
    await page.getByRole('button', { name: /^Plati 2\.000/ }).click();
    await page.waitForURL(/\/payment\/slip\?o=/);
    await page.getByRole('img', { name: 'Kod za aplikaciju banke' }).waitFor();
    const reference = await page.getByText(/^\d{2}-\d{10}$/).innerText();
    // buttons that only work with a script are not offered
    expect(await page.getByRole('button', { name: /^(Kopiraj|Odštampaj|Sačuvaj)/ }).count()).toBe(0);
    // the other way to pay leads to the bank
    await page.getByRole('button', { name: 'Plati karticom' }).click();
    await page.getByRole('button', { name: 'Nastavi na banku' }).waitFor();

    const admin = await administrator({ brand: 'gearlane' });
    await admin.goto(addressOf('gearlane', '/admin/payments/statements'));
    const statement = `Datum;Iznos;Poziv na broj;Nalogodavac\n24.11.2026;2.000,00;97 ${reference};ANA ANIĆ\n`;
    const file = { name: 'izvod.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) };
    await admin.setInputFiles('#statement-file', file);
    await admin.getByText('Pays its order').waitFor();
    expect(await creditsOfSeller()).toBe(before);
    await admin.getByRole('button', { name: 'Book', exact: true }).click();
    await admin.getByText(/^Booked\./).waitFor();
    expect(await creditsOfSeller()).toBe(before + 20);

    await page.goto(page.url());
    await page.waitForURL(/\/payment\/success\?o=/);
    await page.getByRole('heading', { name: 'Uplata je primljena' }).waitFor();
  }, 120_000);
});

describe('an administrator [M43]', () => {
  test('refunds a purchase to the card and removes the credits', async ({ seller, administrator, sql }) => {
    const before = await creditsOfSeller();
    const [payer] = await sql<{ name: string }[]>`select name from users where email = 'rs-person-0@demo.invalid'`;
    const page = await seller({ brand: 'gearlane', viewport: { width: 390, height: 844 } });
    await page.goto(addressOf('gearlane', checkout));
    await page.getByRole('button', { name: 'Pay €20' }).click();
    await payBy(page, 'approved');
    await page.waitForURL(/\/payment\/success\?o=/);
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    expect(await creditsOfSeller()).toBe(before + 20);
    await expectReceipt(page, 'Receipt (PDF)', /Receipt GEARLANE-\d{4}-\d{6}/);

    const admin = await administrator({ brand: 'gearlane' });
    await admin.goto(addressOf('gearlane', '/admin'));
    await admin.getByRole('link', { name: 'Payments' }).first().click();
    await admin.getByRole('link', { name: /To be looked at: 0/ }).click();
    await admin.getByText('No payments').waitFor();
    await admin.goto(addressOf('gearlane', '/admin/payments?state=paid'));
    // other journeys pay in the same product
    const payment = admin
      .getByRole('row')
      .filter({ hasText: payer?.name ?? '' })
      .first();
    await payment.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = admin.getByRole('dialog', { name: 'Refund' });
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await dialog.getByText('Write the reason.').waitFor();
    await dialog.getByLabel('Reason').fill('Bought by mistake');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await creditsOfSeller()).toBe(before);
    await admin.goto(addressOf('gearlane', '/admin/payments?state=refunded'));
    await admin.getByRole('cell', { name: 'Refunded' }).waitFor();
  }, 120_000);
});
