import { describe, expect } from 'vitest';
import { addressOf } from './addressOf.ts';
import { approveCompany } from './approveCompany.ts';
import { ask } from './ask.ts';
import { useChangingStack } from './currentStack.ts';
import { resetRateLimits, signUp } from './people.ts';
import { test } from './test.ts';

// a public service changes what every visitor reads
useChangingStack();

describe('a garage without JavaScript [B20, B21]', () => {
  test(
    'registers its service, is approved, is public, and is paused with what was typed',
    { timeout: 180_000 },
    async ({ open, administrator, sql }) => {
      await resetRateLimits();
      const page = await open({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
      const { id: user } = await signUp(page.context(), 'volan');

      // a private account registers its company first, on the same address
      await page.goto(addressOf('volan', '/auto-usluge'));
      await page.locator('main a[href="/auto-usluge/register"]').click();
      for (const [field, value] of Object.entries({
        name: 'Auto servis Bagrem',
        legal_name: 'Auto servis Bagrem d.o.o.',
        tax_id: '100001159',
        address: 'Bulevar oslobođenja 12',
        phone: '021 371 234',
      })) {
        await page.fill(`#register-${field}`, value);
      }
      await page.locator('form:has([value=register]) button[type=submit]').click();

      // a refused form says every error, and keeps what was typed
      await page.fill('#company-price-0-price', 'mnogo');
      await page.fill('#company-price-1-title', 'Mali servis');
      await page.fill('#company-hours-0-opens', '8');
      await page.locator('button[value=save]').click();
      expect(await page.locator('#service-errors a').count()).toBe(3);
      expect(await page.inputValue('#company-price-1-title')).toBe('Mali servis');

      await page.fill('#company-price-0-title', 'Zamena guma');
      await page.fill('#company-price-0-price', '1.800');
      await page.fill('#company-hours-0-closes', '17');
      await page.locator('button[value=save]').click();
      const [service] = await sql<{ id: number; hours: string; titles: string[] }[]>`
      select company.id::int, opening_hours #>> '{0,closes}' as hours,
        array(select title from service_price where service_id = company.id order by sort) as titles
      from company where user_id = ${user}`;
      expect(service).toMatchObject({ hours: '17:00', titles: ['Zamena guma', 'Mali servis'] });
      const { pathname } = new URL(page.url());
      expect(pathname).toBe('/auto-usluge/moje-usluge');
      const publicPage = `/auto-usluge/${service?.id}`;
      expect((await ask('volan', publicPage)).status).toBe(404);

      await approveCompany(await administrator({ brand: 'volan' }), service?.id ?? 0);
      await page.reload();
      await page.locator(`main a[href="${publicPage}"]`).click();
      expect(await page.locator('h1').innerText()).toBe('Auto servis Bagrem');

      // pausing sends the whole form, so the unsaved words are still there
      await page.goto(addressOf('volan', '/auto-usluge/moje-usluge'));
      await page.fill('#company-price-1-title', 'Veliki servis');
      await page.locator('button[value=pause]').click();
      expect(await page.inputValue('#company-price-1-title')).toBe('Veliki servis');
      expect((await ask('volan', publicPage)).status).toBe(410);
    },
  );
});
