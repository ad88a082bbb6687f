import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { useChangingStack } from './currentStack.ts';
import { test } from './test.ts';

// every visitor sees the banner
useChangingStack();

/** The name of a browser of a person. */
const person = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('a banner', () => {
  test('is on its page within seconds, in its days only, moves nothing, and counts who saw and followed it [E15, J84, T57]', async ({
    open,
    sql,
  }) => {
    const home = async () => (await ask('volan', '/')).body;
    const isShown = (shown: boolean) =>
      expect.poll(async () => (await home()).includes('Dunav banka, keš kredit'), { timeout: 15_000 }).toBe(shown);
    await isShown(false);
    const [banner] = await sql<{ id: number }[]>`
      insert into banner (slug, position_id, type_id, share, brand, start_date, end_date, link, labels, search_text, active,
        wide_id, narrow_id)
      select 'dunav-banka', position.id, 1, 1, 'volan', current_date - 1, current_date + 2,
        'https://dunavbanka.example/krediti', ${sql.json({ rs: 'Dunav banka, keš kredit', en: 'Dunav bank' })}, '', true,
        first.id, first.id
      from banner_position position, (select id from picture order by id limit 1) first
      where position.code = 'home-middle'
      returning id`;
    const id = banner?.id ?? 0;
    await isShown(true);
    expect((await ask('gearlane', '/')).body.includes('Dunav bank')).toBe(false);

    // robots do not count, and a browser without a window calls itself one
    const page = await open({ userAgent: person });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(addressOf('volan', '/'));
    const slot = page.getByRole('complementary', { name: /^Oglas: / });
    await slot.scrollIntoViewIfNeeded();
    await slot.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)).toBe(0);

    const countOf = async () => {
      const [day] = await sql<{ impressions: number; clicks: number }[]>`
        select impressions, clicks from banner_day where banner_id = ${id}`;
      return [day?.impressions ?? 0, day?.clicks ?? 0];
    };
    // seen for a second in the browser, it is reported when the page is left
    await page.waitForFunction(() => document.querySelector('x-island[data-name=banner]') !== null);
    await expect
      .poll(
        async () => {
          await page.evaluate(() => {
            Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
          });
          return (await countOf())[0];
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    const click = await ask('volan', `/go/banner/${id}`, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0',
    });
    expect([click.status, click.location]).toEqual([303, 'https://dunavbanka.example/krediti']);
    await expect.poll(countOf, { timeout: 30_000 }).toEqual([1, 1]);

    await sql`update banner set end_date = current_date where id = ${id}`;
    await isShown(false);
  }, 120_000);
});

/** A picture of the demo. */
const picture = (name: string) => join(import.meta.dirname, '../apps/api/demo/banners', name);

describe('an administrator of banners', () => {
  test('books an empty place, sees the banner only in its country and days, sees what is in the way, and reads the counts [E15, J75, J76, J77, J85]', async ({
    administrator,
    sql,
  }) => {
    const page = await administrator();
    const today = new Date();
    const dayText = (offset: number) =>
      new Intl.DateTimeFormat('sr-Latn', { timeZone: 'Europe/Berlin' }).format(today.getTime() + offset * 86_400_000);
    const save = () => page.getByRole('button', { name: 'Sačuvaj', exact: true }).click();
    const fill = async (label: string) => {
      await page.goto(addressOf('volan', '/admin/banners/new'));
      await page.getByLabel('Pozicija').selectOption({ label: 'Početna, kraj' });
      await page.getByLabel('Brend').selectOption({ label: 'Gearlane' });
      await page.getByLabel('Država').selectOption({ label: 'Nemačka' });
      await page.fill('#banner-days-from', dayText(0));
      await page.fill('#banner-days-to', dayText(6));
      await page.fill('#banner-label-rs', label);
      await page.fill('#banner-label-en', label);
      await page.setInputFiles('#banner-wide', picture('harbour-finance-wide.jpg'));
      await page.setInputFiles('#banner-narrow', picture('harbour-finance-narrow.jpg'));
    };

    await fill('Harbour Finance, car loans');
    await page.getByText('Slobodna mesta tih dana: 3 od 3').waitFor();
    const frame = page.frameLocator('iframe[title^="Pregled"]');
    await expect
      .poll(() => frame.locator('aside img').last().getAttribute('src'), { timeout: 30_000 })
      .toMatch(/^blob:/);
    await page.fill('#banner-link', 'javascript:alert(1)');
    await save();
    await page.getByText('Link: Upišite ceo link koji počinje sa https://').waitFor();
    expect(await page.inputValue('#banner-label-rs')).toBe('Harbour Finance, car loans');
    await page.fill('#banner-link', 'https://harbour.example/loans');
    await save();
    await page.getByText('prikazuje se').waitFor();
    const id = Number(/\/banners\/(\d+)/.exec(page.url())?.[1]);

    const isShown = (host: 'gearlane' | 'gearlaneGermany', shown: boolean) =>
      expect
        .poll(async () => (await ask(host, '/')).body.includes('Harbour Finance, car loans'), {
          timeout: 30_000,
        })
        .toBe(shown);
    await isShown('gearlaneGermany', true);
    await isShown('gearlane', false);

    await sql`
      insert into banner (slug, position_id, type_id, share, brand, country_id, start_date, end_date, link, labels,
        search_text, active)
      select 'zauzeto-' || number, position_id, type_id, number, brand, country_id, start_date, end_date, link, labels, '',
        true
      from banner, generate_series(2, 3) as number where id = ${id}`;
    await fill('Ferry Lines');
    await page.fill('#banner-link', 'https://ferry.example');
    await page.getByText('Sva 3 mesta su zauzeta tih dana.').waitFor();
    await page.getByRole('link', { name: 'zauzeto-2' }).waitFor();
    await save();
    await page.locator('#banner-days-error', { hasText: 'Pozicija je zauzeta tih dana' }).waitFor();

    await sql`insert into banner_day (banner_id, day, impressions, clicks) values (${id}, current_date, 2000, 30)
      on conflict (banner_id, day) do update set impressions = 2000, clicks = 30`;
    await page.goto(addressOf('volan', `/admin/banners/${id}/report`));
    await page.getByRole('figure').first().waitFor();
    expect(await page.getByRole('definition').allInnerTexts()).toEqual(['2.000', '30', '1,5 %']);

    await page.goto(addressOf('volan', `/admin/banners/${id}`));
    await page.fill('#banner-days-from', dayText(20));
    await page.fill('#banner-days-to', dayText(26));
    await save();
    await page.getByText('zakazan').waitFor();
    await isShown('gearlaneGermany', false);
  }, 180_000);
});
