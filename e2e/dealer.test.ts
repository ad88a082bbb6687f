import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { testCards } from '../apps/api/src/testing/cardGateway/testCards.ts';
import { addressOf } from './addressOf.ts';
import { approveCompany } from './approveCompany.ts';
import { useChangingStack } from './currentStack.ts';
import { mailedCode } from './mailedCode.ts';
import { newEmail, password, resetRateLimits, type Brand } from './people.ts';
import { test } from './test.ts';

// a company with public ads changes what every visitor reads
useChangingStack();

const gearlane = {
  size: { width: 1440, height: 900 },
  name: 'Auto Centar Dunav',
  taxNumber: '100001159',
  phone: ['021 371 234', '+38121371234'],
  waits: 'Your company waits for approval',
  unapproved: /^You can choose a packet now/,
  pay: /^Pay €49/,
  paid: 'Payment received',
  publicPage: 'See the public page',
  save: 'Save',
  saved: 'Saved.',
  create: 'Continue',
  upload: 'Upload',
  publish: 'Publish now',
  promote: /^Promote: Boost to top/,
  payCredits: 'Pay with 9 credits',
  promoted: 'Boost to top: it runs now.',
  showPhone: 'Show phone number',
};
const volan: typeof gearlane = {
  size: { width: 390, height: 844 },
  name: 'Auto plac Tisa',
  taxNumber: '101134702',
  phone: ['023 512 345', '+38123512345'],
  waits: 'Firma čeka odobrenje',
  unapproved: /^Paket možete da izaberete već sada/,
  pay: /^Plati 4\.900/,
  paid: 'Uplata je primljena',
  publicPage: 'Pogledajte javnu stranicu',
  save: 'Sačuvaj',
  saved: 'Sačuvano.',
  create: 'Nastavite',
  upload: 'Pošalji',
  publish: 'Objavi sada',
  promote: /^Istakni: Na vrh/,
  payCredits: 'Plati sa 9 kredita',
  promoted: 'Na vrh: uključeno je.',
  showPhone: 'Prikaži broj telefona',
};
const texts = { gearlane, volan };

const document = { name: 'Izvod APR.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 izvod') };

const head = 'sifra;marka;model;godiste;kilometraza;cena;gorivo;stanje;opis;grad';

/** Stock files whose rows name a town and no region. Each brand has its own vehicles: doubles wait for a moderator. */
const stocks: Readonly<Record<Brand, string>> = {
  gearlane: `${head}
A1;VW;Golf;2015;183.400;10.500;dizel;polovno;Redovno održavan u našem servisu, prvi vlasnik.;Novi Sad
A2;Škoda;Octavia;2017;141.250;12.900;dizel;polovno;Servisna knjiga, dva ključa i nove gume.;Novi Sad
`,
  volan: `${head}
T1;Opel;Astra;2014;167.300;7.900;dizel;polovno;Kupljen nov u Srbiji, veliki servis urađen.;Novi Sad
T2;Renault;Clio;2018;88.120;9.400;benzin;polovno;Garažiran, prvi lak, bez ulaganja.;Novi Sad
`,
};

/** Registers a dealer by the form, and confirms the address by the mailed code. */
async function registerDealer(page: Page, brand: Brand): Promise<string> {
  const email = newEmail();
  await page.goto(addressOf(brand, '/signup?type=business'));
  for (const [field, value] of Object.entries({
    name: texts[brand].name,
    legal_name: `${texts[brand].name} d.o.o.`,
    tax_id: texts[brand].taxNumber,
    registry_number: '17021397',
    address: 'Bulevar oslobođenja 12',
    phone: texts[brand].phone[0] ?? '',
    email,
    password,
  })) {
    await page.fill(`#sign-up-${field}`, value);
  }
  await page.selectOption('#sign-up-country_id', '688');
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(addressOf(brand, '/profile'));
  await page.fill('#verify-code', await mailedCode(brand, email));
  await page.locator('form:has([value=verify-email]) button[type=submit]').first().click();
  await page.locator('#verify-code').waitFor({ state: 'detached' });

  return email;
}

describe('a dealer comes on board [J02, M12, P55, H07]', () => {
  test.for(['gearlane', 'volan'] as const)(
    'on %s: registers, is approved, pays a packet, publishes a stock from a file and a boost, and a buyer calls',
    { timeout: 180_000 },
    async (brand, { open, administrator, sql }) => {
      await resetRateLimits();
      const words = texts[brand];
      const page = await open({ viewport: words.size });
      const email = await registerDealer(page, brand);
      await page.getByText(words.waits).waitFor();

      // documents are sent with the form of the company
      await page.goto(addressOf(brand, '/profile/company'));
      await page.setInputFiles('#company-file', document);
      await page.getByRole('button', { name: words.save, exact: true }).click();
      await page.getByRole('link', { name: 'Izvod APR.pdf' }).waitFor();

      // a packet is chosen and not paid
      await page.goto(addressOf(brand, '/payment-plans'));
      await page.locator('main a[href*="items=plan-lot"]').first().click();
      await page.getByText(words.unapproved).waitFor();
      await page.getByText(words.waits).waitFor();
      expect(await page.getByRole('button', { name: words.pay }).count()).toBe(0);

      const [company] = await sql<{ id: number; slug: string }[]>`
        select company.id::int, slug from company join users on users.id = user_id where email = ${email}`;
      const admin = await administrator({ brand });
      await approveCompany(admin, company?.id ?? 0);

      // the page is public at once, and in the list
      await page.goto(addressOf(brand, '/profile/company'));
      await page.getByRole('link', { name: words.publicPage }).click();
      await page.waitForURL(addressOf(brand, `/companies/${company?.slug}`));
      expect(await page.locator('h1').innerText()).toBe(words.name);
      await page.goto(addressOf(brand, `/companies?keyword=${encodeURIComponent(words.name)}`));
      await page.locator(`main a[href="/companies/${company?.slug}"]`).first().waitFor();

      await page.goto(addressOf(brand, '/cart/checkout?items=plan-lot*1'));
      await page.getByRole('button', { name: words.pay }).click();
      await page.waitForURL(/est3Dgate/);
      await page.getByLabel('Card number').fill(testCards.approved.number);
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await page.waitForURL(/\/payment\/success\?o=/);
      await page.getByRole('heading', { name: words.paid }).waitFor();

      await page.goto(addressOf(brand, '/profile/feeds'));
      await page.locator('[id^=create-][id$=-name]').fill('Plac');
      await page.getByRole('button', { name: words.create, exact: true }).click();
      await page.waitForURL(/\?feed=\d+/);
      const file = { name: 'plac.csv', mimeType: 'text/csv', buffer: Buffer.from(stocks[brand]) };
      await page.setInputFiles('#file-file', file);
      await page.getByRole('button', { name: words.upload, exact: true }).click();
      // the meaning of every column was guessed; saving it is the consent
      const mapping = page.locator('form:has([value=mapping])');
      await mapping.getByRole('button', { name: words.save }).click();
      // the result takes the focus, and the page scrolls to it: a press before that may miss
      await page.locator('section:focus', { hasText: words.saved }).waitFor();
      await page.getByRole('button', { name: words.publish }).click();
      await page.waitForURL(/\?run=\d+/);
      const adsOf = () => sql<{ id: number; slug: string; town: string | null; status: number }[]>`
        select ad.id::int, ad.slug, city.name as town, ad.status::int
        from ad left join city on city.id = ad.city_id join users on users.id = ad.user_id
        where email = ${email} order by ad.id`;
      await expect.poll(async () => (await adsOf()).length, { timeout: 30_000 }).toBe(2);
      const ads = await adsOf();
      expect(ads.map(({ town, status }) => [town, status])).toEqual([
        ['Novi Sad', 2],
        ['Novi Sad', 2],
      ]);

      await page.goto(addressOf(brand, `/profile/boosts?ad=${ads[0]?.id}`));
      await page.getByRole('link', { name: words.promote }).click();
      await page.getByRole('button', { name: words.payCredits }).click();
      await page.getByRole('alert').filter({ hasText: words.promoted }).waitFor();

      const buyer = await open({ viewport: words.size });
      await buyer.goto(addressOf(brand, `/companies/${company?.slug}`));
      await buyer.locator('main article h2 a').first().click();
      await buyer.getByRole('button', { name: words.showPhone }).first().click();
      await buyer.locator(`a[href="tel:${words.phone[1]}"]`).first().waitFor();
    },
  );
});
