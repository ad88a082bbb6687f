import { describe, expect } from 'vitest';
import { demoAccounts } from '../apps/api/src/cli/demo/demoLogins.ts';
import { listingStatus } from '../packages/domain-rules/src/index.ts';
import { addressOf } from './addressOf.ts';
import { useChangingStack } from './currentStack.ts';
import { test } from './test.ts';

// a review changes what every visitor reads
useChangingStack();

const text = 'Zamenili su četiri gume za pola sata.';
const withoutScript = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };

describe('a request to a car service and its review, without JavaScript [M16]', () => {
  test(
    'is sent with a vehicle, answered, reviewed, and replied to once',
    { timeout: 180_000 },
    async ({ buyer, company, sql }) => {
      const [owner] = await sql<{ company: number; account: number }[]>`
      select company.id::int as company, users.id::int as account from company join users on users.id = user_id
      where email = ${demoAccounts[1][1]}`;
      const { company: id = 0, account = 0 } = owner ?? {};
      await sql`insert into car_service (id, currency) values (${id}, 'RSD') on conflict do nothing`;
      const service = addressOf('volan', `/auto-usluge/${id}`);

      const { page, id: buyerId } = await buyer(withoutScript);
      await page.goto(service);
      await expect.poll(() => page.getByText('kada vam odgovori na poruku').count()).toBe(1);

      // the vehicle that the request is about
      await sql`
      update ad set user_id = ${buyerId} where id = (
        select id from ad where status = ${listingStatus.active} and not fast and user_id <> ${account} order by id limit 1)`;
      await page.reload();
      await page.getByRole('textbox', { name: 'Poruka servisu' }).fill('Treba mi zamena guma.');
      await page.getByRole('combobox', { name: 'Vaše vozilo' }).selectOption({ index: 1 });
      await page.locator('form:has(#request-message) button[type=submit]').click();
      await page.waitForURL(/profile\/messages\/\d+\/\d+$/);
      expect(await page.getByRole('log').getByText('Treba mi zamena guma.').count()).toBe(1);
      expect(await page.getByText('Vozilo iz zahteva').count()).toBe(1);

      const garage = await company(withoutScript);
      await garage.goto(addressOf('volan', '/profile/messages'));
      await garage.getByRole('link', { name: /Treba mi zamena guma/ }).click();
      await garage.getByText('Vozilo iz zahteva').waitFor();
      await garage.fill('#message', 'Može u petak u 9.');
      await garage.locator('form:has(#message) button[type=submit]').click();
      await garage.getByRole('log').getByText('Može u petak u 9.').waitFor();

      await page.goto(service);
      await page.getByRole('textbox', { name: 'Kako je bilo?' }).fill('Kratko.');
      await page.getByRole('button', { name: 'Objavi ocenu' }).click();
      const typed = page.getByRole('textbox', { name: 'Kako je bilo?' });
      expect(await typed.inputValue()).toBe('Kratko.');
      await page.getByRole('radio', { name: 'Odlično' }).check({ force: true });
      await typed.fill(text);
      await page.getByRole('button', { name: 'Objavi ocenu' }).click();
      await expect.poll(() => page.getByText('Vaša ocena je objavljena').count()).toBe(1);

      await garage.goto(service);
      await garage.getByRole('link', { name: 'Odgovori na ocenu' }).click();
      await garage.getByRole('textbox', { name: 'Vaš odgovor' }).fill('Hvala na poverenju.');
      await garage.getByRole('button', { name: 'Objavi odgovor' }).click();
      await garage.waitForURL(/auto-usluge/);
      expect(await garage.getByText('Hvala na poverenju.').count()).toBe(1);
      expect(await garage.getByRole('link', { name: 'Odgovori na ocenu' }).count()).toBe(0);
    },
  );
});
