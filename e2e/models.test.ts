import type postgres from 'postgres';
import { describe, expect } from 'vitest';
import { isFull } from '../tools/testing/isFull.ts';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { numberIn, submitOf } from './filterForm.ts';
import { readHead } from './readHead.ts';
import { test } from './test.ts';

const modelsOf = { volan: '/informacije-o-modelu', gearlane: '/model-information' } as const;

async function golfs(sql: postgres.Sql) {
  const [row] = await sql<{ total: number; seven: number }[]>`
    select count(*)::int as total, count(*) filter (where chassis.slug = 'golf-7')::int as seven
    from active_ad join model on model.id = model_id join brand on brand.id = model.brand_id
    left join chassis on chassis.id = chassis_id
    where brand.slug = 'volkswagen' and model.slug = 'golf'`;
  return row ?? { total: 0, seven: 0 };
}

/** A model that nobody sells. */
async function modelWithoutAds(sql: postgres.Sql) {
  const [row] = await sql<{ brand: string; model: string }[]>`
    select brand.slug as brand, model.slug as model from model join brand on brand.id = brand_id
    where not exists (select 1 from ad where model_id = model.id) and brand.status = 1 and model.status = 1
    order by model.id limit 1`;
  return row ?? { brand: '', model: '' };
}

describe('model information', () => {
  test.for([['gearlane', false] as const, ...(isFull ? [['volan', true] as const] : [])])(
    'of %s leads from words to a model and from there to its ads, scripts: %s [B28]',
    async ([brand, scripts], { open, sql }) => {
      const { total, seven } = await golfs(sql);
      const page = await open({ javaScriptEnabled: scripts });
      await page.goto(addressOf(brand, modelsOf[brand]));
      await page.locator('input[name=q]').fill('volkswagen golf');
      await page.locator('main form[role=search] button').click();
      await page.waitForURL(/q=/);
      await page.locator(`main a[href$="/volkswagen/golf"]`).click();
      await page.waitForURL((url) => url.pathname === `${modelsOf[brand]}/volkswagen/golf`);
      expect(await page.locator('h1').textContent()).toBe('Volkswagen Golf');
      expect(await page.locator('main section table').first().locator('tbody tr').count()).toBeGreaterThan(2);
      expect(await page.locator('#newest >> xpath=ancestor::section').locator('article').count()).toBe(6);

      const generation = page.locator('main article a[href*="sasija:golf.golf-7"]');
      expect(numberIn((await generation.locator('xpath=ancestor::article//p[1]').textContent()) ?? '')).toBe(seven);
      const all = page.locator('main a[href*="filters=vozilo:volkswagen.golf"]').first();
      expect(numberIn(await all.textContent())).toBe(total);
      await all.click();
      await page.waitForURL(/filters=/);
      expect(numberIn(await submitOf(page).textContent())).toBe(total);
    },
  );

  test('without ads says so and is kept out of search engines; an unknown model is missing [B28]', async ({ sql }) => {
    const { brand: make, model } = await modelWithoutAds(sql);
    const { status, body } = await ask('gearlane', `${modelsOf.gearlane}/${make}/${model}`);
    expect([status, readHead(body).robots]).toEqual([200, 'noindex']);
    for (const path of ['volkswagen/no-such-model', 'no-such-make/golf', 'volkswagen/%F0%9F%9A%97']) {
      expect([path, (await ask('volan', `${modelsOf.volan}/${path}`)).status]).toEqual([path, 404]);
    }
  });
});

describe('ways to a model', () => {
  test('are on the page of an ad and above the list of the model [B28]', async () => {
    const about = 'href="/model-information/volkswagen/golf"';
    const mainOf = (html: string) => html.slice(html.indexOf('<main'));
    const list = mainOf((await ask('gearlane', '/catalog/vehicles?filters=vozilo:volkswagen.golf')).body);
    expect(list.split(about)).toHaveLength(2);
    const [, ad = ''] = /href="(\/[a-z]+-oglasi\/[^"]+)"/.exec(list.slice(list.indexOf('<article'))) ?? [];
    expect(mainOf((await ask('gearlane', ad)).body).split(about)).toHaveLength(2);
  });
});
