import type { AdDetails, AdGone, AdListed } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd, insertSeller } from '../testing/insertAd.ts';
import { openTestApp } from '../testing/openTestApp.ts';

const api = openedForFile(() =>
  openTestApp(async ({ sql }) => {
    const seller = await insertSeller(sql, { name: 'Auto kuća Proba', type: 2 });
    const suspended = await insertSeller(sql, { status: 2 });
    const golf = { seller, brand: 'volkswagen', model: 'golf' };
    ids['golf'] = await insertAd(sql, {
      ...golf,
      price: 10_001,
      line: 'Servisna knjiga',
      vin: 'WVWZZZ1JZXW000001',
      answers: ['gorivo.dizel', 'karoserija.karavan', 'odrzavanje.prvi-vlasnik'],
      description: 'Opis prodavca.',
    });
    ids['equipped'] = await insertAd(sql, {
      brand: 'opel',
      model: 'corsa',
      answers: ['oprema.bluetooth', 'sigurnost.abs', 'oprema.navigacija', 'oprema.parking-kamera', 'gorivo.dizel'],
    });
    ids['nearGolf'] = await insertAd(sql, { ...golf, price: 11_000, year: 2016 });
    ids['oldGolf'] = await insertAd(sql, { ...golf, price: 10_000, year: 2003 });
    ids['dearGolf'] = await insertAd(sql, { ...golf, price: 25_000, year: 2015 });
    ids['passat'] = await insertAd(sql, { ...golf, model: 'passat', price: 9900 });
    ids['estate'] = await insertAd(sql, {
      brand: 'opel',
      model: 'astra',
      answers: ['karoserija.karavan'],
      price: 9000,
    });
    ids['saloon'] = await insertAd(sql, { brand: 'opel', model: 'astra', answers: ['karoserija.limuzina'] });
    ids['soldGolf'] = await insertAd(sql, { ...golf, price: 9000, status: 6 });
    ids['removed'] = await insertAd(sql, { ...golf, status: 7 });
    ids['draft'] = await insertAd(sql, { ...golf, status: 0 });
    ids['suspended'] = await insertAd(sql, { ...golf, seller: suspended });
    ids['part'] = await insertAd(sql, { category: 'parts', answers: ['grupa-dela.turbina'], line: 'Nova' });
    ids['unknownMake'] = await insertAd(sql, { brandText: 'Trabi', modelText: '601', price: 400, year: 1980 });
    ids['onRequest'] = await insertAd(sql, { brand: 'ford', model: 'focus', price: null });
    await sql`insert into ad_fit (ad_id, model_id, year_from, year_to)
      select ${ids['part']}, id, 2010, 2015 from model where slug = 'golf' limit 1`;
    await sql`insert into ad_boost (ad_id, type, starts_at, ends_at)
      values (${ids['golf']}, 3, now() - interval '1 day', now() + interval '1 day'),
             (${ids['golf']}, 2, now() - interval '3 day', now() - interval '1 day')`;
  }),
);
const ids: Record<string, number> = {};

interface Answer<Data> {
  status: number;
  data: Data;
  error: string | null;
}

async function read(path: string): Promise<Answer<unknown>> {
  const reply = await api.app.inject({ url: `/v3${path}` });
  const { data, error } = reply.json<Answer<unknown>>();
  return { status: reply.statusCode, data, error };
}

const details = (name: string, language = 'en') =>
  read(`/ads/${ids[name]}?lang=${language}`) as Promise<Answer<AdDetails>>;

describe('the title of an ad', () => {
  it('is made in the visitor’s language when it is read', async () => {
    expect((await details('part', 'en')).data.title).toBe('Turbocharger');
    expect((await details('part', 'de')).data.title).toBe('Turbolader');
  });

  it('names make and model, also as the seller wrote what the taxonomy does not know', async () => {
    expect((await details('golf')).data.title).toBe('Volkswagen Golf');
    const unknown = (await details('unknownMake')).data;
    expect(unknown.title).toBe('Trabi 601');
    expect(unknown.brand).toEqual({ id: null, slug: null, title: 'Trabi' });
  });
});

describe('the line under the title', () => {
  it('is the seller’s own', async () => {
    expect((await details('golf', 'de')).data.line).toBe('Servisna knjiga');
  });

  it('is the most wanted equipment in the visitor’s language where the seller wrote none', async () => {
    expect((await details('equipped', 'rs')).data.line).toBe('Navigacija · Parking kamera · ABS');
    expect((await details('equipped', 'en')).data.line).toBe('Navigation · Rear camera · ABS');
  });

  it('is empty where there is nothing to say', async () => {
    expect((await details('saloon')).data.line).toBe('');
  });
});

describe('the page of an ad [M53]', () => {
  it('has its answers in groups, its seller and its running promotions', async () => {
    const { data } = await details('golf');
    const answers = data.groups.flatMap((group) => group.answers);
    expect(answers.find(({ key }) => key === 'gorivo')?.values).toEqual([
      expect.objectContaining({ slug: 'dizel', label: 'Diesel' }),
    ]);
    expect(answers.find(({ key }) => key === 'vozilo')?.values.map(({ slug }) => slug)).toEqual([
      'volkswagen',
      'volkswagen.golf',
    ]);
    expect(data.seller).toMatchObject({ name: 'Auto kuća Proba', type: 'dealer', ads: 5 });
    expect(data.tiers).toEqual(['top']);
    expect(data.place).toMatchObject({ country: 'RS', region: { slug: 'beograd', title: 'Belgrade' } });
  });

  it('of a part says what it fits', async () => {
    const { data } = await details('part');
    const fits = data.groups.flatMap((group) => group.answers).find(({ key }) => key === 'odgovara');
    expect(fits?.values[0]?.label).toBe('Volkswagen Golf 2010–2015');
  });

  it('has no price when that is on request', async () =>
    expect((await details('onRequest')).data).toMatchObject({ price: null, price_type: 'on-request' }));
});

describe('an ad that visitors may no longer see [B53]', () => {
  it.each([
    ['soldGolf', 'sold', 9000],
    ['removed', 'removed', null],
    ['suspended', 'removed', null],
  ])('%s is gone and says what it was', async (name, status, price) => {
    const { status: code, error, data } = await details(name);
    expect([code, error]).toEqual([410, 'gone']);
    expect(data).toEqual({
      id: ids[name],
      slug: 'volkswagen-golf',
      kind: 'auto',
      title: 'Volkswagen Golf',
      status,
      category: { id: 1, slug: 'vehicles', title: 'Cars' },
      brand: expect.objectContaining({ slug: 'volkswagen' }),
      model: expect.objectContaining({ slug: 'golf' }),
      price,
      first_seen_at: expect.any(String),
      ended_at: null,
    });
  });

  it('says when it left and what it asked, but not what a moderator removed', async () => {
    const { sql } = api.database;
    const [sold, removed] = [await insertAd(sql, { price: 8900 }), await insertAd(sql, { price: 1 })];
    const before = Date.now();
    await sql`update ad set status = ${listingStatus.sold} where id = ${sold}`;
    await sql`update ad set status = ${listingStatus.removed} where id = ${removed}`;
    const gone = async (id: number) => (await read(`/ads/${id}?lang=en`)).data as AdGone;
    const told = await gone(sold);
    expect(told.price).toBe(8900);
    expect(Date.parse(told.ended_at ?? '')).toBeGreaterThan(before - 60_000);
    expect(await gone(removed)).toMatchObject({ price: null, ended_at: null });
  });

  it('that was never public is unknown', async () => {
    expect((await details('draft')).status).toBe(404);
    expect((await read(`/ads/similar/${ids['draft']}`)).status).toBe(404);
  });
});

describe('similar ads [M14]', () => {
  const similarTo = async (name: string) =>
    ((await read(`/ads/similar/${ids[name]}`)) as Answer<AdListed[]>).data.map(({ id }) => id);

  it('are the same model near in year and price, then the make, then the body', async () =>
    expect(await similarTo('golf')).toEqual([ids['nearGolf'], ids['passat'], ids['estate']]));

  it('are offered for a gone ad too', async () =>
    expect(await similarTo('soldGolf')).toEqual([ids['golf'], ids['nearGolf'], ids['passat']]));
});

describe('what is private', () => {
  it('is in no public reply: phone, e-mail, VIN', async () => {
    const paths = [
      '/ads',
      ...Object.values(ids).flatMap((id) => [`/ads/${id}`, `/ads/similar/${id}`]),
      '/country/list',
      '/items/category/list',
    ];
    for (const path of paths) {
      const { body } = await api.app.inject({ url: `/v3${path}` });
      expect(body).not.toMatch(/WVWZZZ1JZXW000001|\+381641234567|@example\.test|"(vin|mobile|phone|email)"/);
    }
  });
});

describe('a page of ads', () => {
  it('is read with the same few queries whatever its length', async () => {
    const statements = async (path: string) => {
      const log: string[] = [];
      const { debug } = api.database.sql.options;
      api.database.sql.options.debug = (_connection, query) => log.push(query);
      await api.app.inject({ url: path });
      api.database.sql.options.debug = debug;

      return log.length;
    };
    const short = await statements('/v3/ads?filters=cena:400..400');
    const long = await statements('/v3/ads');
    expect(long).toBe(short);
    expect(long).toBeLessThanOrEqual(4);
  });
});
