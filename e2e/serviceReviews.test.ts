import { describe, expect } from 'vitest';
import { demoAccounts } from '../apps/api/src/cli/demo/demoLogins.ts';
import { addressOf } from './addressOf.ts';
import { useChangingStack } from './currentStack.ts';
import { test } from './test.ts';

// a review changes what every visitor reads
useChangingStack();

const text = 'Zamenili su četiri gume za pola sata.';
const withoutScript = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };

describe('a review of a car service without JavaScript [M16]', () => {
  test('is written after an answer of the service, which replies once', async ({ buyer, company, sql }) => {
    const [owner] = await sql<{ company: number; account: number }[]>`
      select company.id::int as company, users.id::int as account from company join users on users.id = user_id
      where email = ${demoAccounts[1][1]}`;
    const { company: id = 0, account = 0 } = owner ?? {};
    await sql`insert into car_service (id, currency) values (${id}, 'RSD') on conflict do nothing`;
    const service = addressOf('volan', `/auto-usluge/${id}`);

    const { page, id: buyerId } = await buyer(withoutScript);
    await page.goto(service);
    await expect.poll(() => page.getByText('kada vam odgovori na poruku').count()).toBe(1);
    await sql`
      insert into conversation (ad_id, buyer_id, seller_id, ad_title, ad_slug, ad_kind, brand, asked_at, answered_at)
      values (1, ${buyerId}, ${account}, 'Gume', 'gume', 'auto', 'volan', now(), now())`;

    await page.goto(service);
    await page.getByRole('textbox', { name: 'Kako je bilo?' }).fill('Kratko.');
    await page.getByRole('button', { name: 'Objavi ocenu' }).click();
    const typed = page.getByRole('textbox', { name: 'Kako je bilo?' });
    expect(await typed.inputValue()).toBe('Kratko.');
    await page.getByRole('radio', { name: 'Odlično' }).check({ force: true });
    await typed.fill(text);
    await page.getByRole('button', { name: 'Objavi ocenu' }).click();
    await expect.poll(() => page.getByText('Vaša ocena je objavljena').count()).toBe(1);

    const garage = await company(withoutScript);
    await garage.goto(service);
    await garage.getByRole('link', { name: 'Odgovori na ocenu' }).click();
    await garage.getByRole('textbox', { name: 'Vaš odgovor' }).fill('Hvala na poverenju.');
    await garage.getByRole('button', { name: 'Objavi odgovor' }).click();
    await garage.waitForURL(/auto-usluge/);
    expect(await garage.getByText('Hvala na poverenju.').count()).toBe(1);
    expect(await garage.getByRole('link', { name: 'Odgovori na ocenu' }).count()).toBe(0);
  });
});
