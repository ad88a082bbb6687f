import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { countPrices } from '../prices/countPrices.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { insertAd, insertSeller, type AdOfTest } from '../testing/insertAd.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { fine, openTestSelling } from '../selling/sellingTesting.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  await test.database.sql`delete from compared_ad`;
  ana = await test.seller();
});

describe('the check of a price [N03]', () => {
  /** Ads of a Golf by another seller, from 9,000 to 11,000 euros, that prices are compared with. */
  async function market(count: number, change: AdOfTest = {}) {
    const { sql } = test.database;
    const seller = change.seller ?? (await insertSeller(sql));
    const golf = { seller, brand: 'volkswagen', model: 'golf', mileage: 150_000, answers: ['gorivo.dizel'] };
    const ids: number[] = [];
    for (let each = 0; each < count; each += 1)
      ids.push(await insertAd(sql, { ...golf, price: 9000 + Math.round((each * 2000) / (count - 1)), ...change }));
    await sql.begin((transaction) => countPrices(transaction, ids));
  }
  const reasonsAt = async (price: string) =>
    fine<{ reasons: string[] }>(await test.publish(ana, { price: [price] })).reasons;

  it('brings one that is out of line before a moderator', async () => {
    await market(21);
    expect(await reasonsAt('4.900')).toEqual(['price-outlier']);
    expect(await reasonsAt('105.000')).toEqual(['price-outlier']);
    expect(await reasonsAt('14.000')).toEqual([]);
    const help = await test.call(
      'GET',
      `/ads/price-help?model_id=${test.golf['model_id']?.[0]}&fuel=dizel&year=2015&mileage=183000`,
    );
    expect(help.data).toMatchObject({ count: 21, median: 10_000 });
  });

  it('brings a text that says another one before a moderator', async () => {
    const publish = async (description: string, price = '3.000') =>
      fine<{ status: string; reasons: string[] }>(
        await test.publish(ana, { description: [description], price: [price] }),
      );
    const waits = { status: 'pending', reasons: ['other-price'] };
    expect(await publish('Cena u oglasu je učešće.')).toMatchObject(waits);
    expect(await publish('Lepo očuvan.\nUkupno 15.000 evra', '4.000')).toMatchObject(waits);
    expect(await publish('Zamena uz doplatu do 15.000 evra', '5.000')).toMatchObject({ status: 'active', reasons: [] });
  });

  it('is not fooled by the seller’s own ads', async () => {
    await market(20, { seller: ana.user.id, price: 900 });
    expect(await reasonsAt('900')).toEqual([]);
    await market(8);
    expect(await reasonsAt('1.000')).toEqual(['price-outlier']);
  });

  it.each<[string, AdOfTest, string[]]>([
    ['the model within three years, of any fuel', { year: 2018, answers: ['gorivo.benzin'] }, ['900', '90.000']],
    ['older ones of the model for a low price', { year: 2005 }, ['900']],
    ['newer ones of the model for a high price', { year: 2023 }, ['90.000']],
  ])('asks %s where few compare', async (_name, change, caught) => {
    await market(8, change);
    for (const price of ['900', '90.000'])
      expect(await reasonsAt(price)).toEqual(caught.includes(price) ? ['price-outlier'] : []);
    expect(await reasonsAt('10.000')).toEqual([]);
  });
});
