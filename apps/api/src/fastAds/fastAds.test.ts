import type { AdState, FastAd, FastAdDetails, FastAdForm, MyFastAd, PublishedAd } from '@volan/api-contract';
import { fastAdLimits } from '@volan/domain-rules';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyAds } from '../testing/emptyAds.ts';
import { insertAd } from '../testing/insertAd.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { fine, openTestSelling, uploadPicture, type Typed } from '../selling/sellingTesting.ts';
import { testMails } from '../notifications/mailTesting.ts';
import { liveOn } from '../selling/lifecycle.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let picture: Buffer;

beforeAll(async () => {
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c33300' } })
    .jpeg()
    .toBuffer();
});

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  ana = await test.seller();
});

const dayMs = 86_400_000;

const townId = async (name: string) => {
  const [row] = await test.database.sql<{ id: number }[]>`
    select id from city where name = ${name} order by population desc limit 1`;
  return String(row?.id);
};

/** Places a fast ad with one picture. */
async function place(by: TestPerson, fields: Typed = {}, more: object = {}) {
  const pictures = fields['pictures'] ?? [await uploadPicture(test, by, picture)];
  const typed = {
    line: ['Fabia 1.2, klima'],
    price: ['3.400'],
    city_id: [await townId('Beograd')],
    pictures,
    ...fields,
  };
  const body = { id: crypto.randomUUID(), category_id: test.categories['vehicles'], ...more, fields: typed };

  return test.call('PUT', '/fast-ads/create', body, { as: by.accessToken });
}

const placed = async (...given: Parameters<typeof place>) => fine<PublishedAd>(await place(...given)).id;
const listed = async (query = '') => fine<FastAd[]>(await test.call('GET', `/fast-ads${query}`));
const linesOf = async (query: string) => (await listed(query)).map(({ line }) => line);
const own = (path: string, body: object, by = ana) => test.call('POST', path, body, { as: by.accessToken });
const rowOf = async (id: number) => (await test.database.sql`select * from ad where id = ${id}`)[0];

describe('a fast ad that is placed [M17]', () => {
  it('is public at once for 14 days, in its own list and on its own page, without the phone', async () => {
    const id = await placed(ana, { tags: ['urgent'], price_type: ['negotiable'] });
    expect(await listed()).toMatchObject([
      { id, line: 'Fabia 1.2, klima', price: 3400, negotiable: true, tags: ['urgent'], image_count: 1 },
    ]);
    const shown = fine<FastAdDetails>(await test.call('GET', `/fast-ads/${id}`));
    expect(shown).toMatchObject({ place: { city: 'Beograd' }, has_phone: true, seller: { id: ana.user.id } });
    expect(JSON.stringify(shown)).not.toContain('641234567');
    const days = (new Date(shown.expires_at ?? 0).getTime() - Date.now()) / dayMs;
    expect(days).toBeCloseTo(fastAdLimits.activeDays, 1);
  });

  it('is in no list, count or page of full ads', async () => {
    const id = await placed(ana);
    await insertAd(test.database.sql, { brand: 'skoda', model: 'fabia' });
    const as = { as: ana.accessToken };
    expect((await test.call('GET', `/ads/${id}`)).error).toBe('not-found');
    expect(fine<unknown[]>(await test.call('GET', '/ads?q=klima'))).toEqual([]);
    expect(fine<unknown[]>(await test.call('GET', '/ads/mine', null, as))).toEqual([]);
    expect(fine<{ used: number }>(await test.call('GET', '/user/free-slots', null, as)).used).toBe(0);
  });

  it('is one, however often it is sent at once [M14]', async () => {
    const pictures = [await uploadPicture(test, ana, picture)];
    const id = crypto.randomUUID();
    const sent = await Promise.all(Array.from({ length: 50 }, () => place(ana, { pictures }, { id })));
    expect(new Set(sent.map((answer) => fine<PublishedAd>(answer).id)).size).toBe(1);
    expect(await listed()).toHaveLength(1);
  });

  it('takes no id of a draft that belongs to somebody else', async () => {
    const bora = await test.seller();
    const id = crypto.randomUUID();
    const draft = { id, version: 0, category_id: 1, fields: test.golf };
    fine(await test.call('PUT', '/ads/draft', draft, { as: ana.accessToken }));
    expect((await place(bora, {}, { id })).errors).toEqual({ id: ['conflict'] });
    expect((await test.publish(bora, {}, { id })).errors).toEqual({ id: ['conflict'] });
  });

  it('names every fault at once, and a contact in its line', async () => {
    const none = {
      line: [],
      price: ['besplatno'],
      city_id: [],
      pictures: [],
      tags: ['new'],
      price_type: ['on-request'],
    };
    expect((await place(ana, none)).errors).toEqual({
      line: ['required'],
      price: ['format'],
      city_id: ['required'],
      pictures: ['required'],
      tags: ['value'],
      price_type: ['value'],
    });
    expect((await place(ana, { line: ['Fabia, zovi 064 123 4567'] })).errors).toEqual({ line: ['contact-in-line'] });
  });

  it('is placed after as many forms with faults as somebody sends', async () => {
    for (let index = 0; index < 21; index += 1) {
      expect((await place(ana, { line: [], pictures: [] })).error).toBe('validation');
    }
    await placed(ana);
  });

  it('is the tenth at most for a private seller, and waits for no other than moderators decide', async () => {
    for (let index = 0; index < fastAdLimits.ofPrivateSeller; index += 1) {
      await insertFast(ana.user.id);
    }
    expect((await place(ana)).errors).toEqual({ slots: ['slots-used-up'] });
    const dealer = await test.seller({ type: 2 });
    await test.database.sql`
      insert into user_plan (user_id, plan, starts_at, ends_at) values (${dealer.user.id}, 'lot', now(), now() + interval '1 month')`;
    for (let index = 0; index < fastAdLimits.ofPrivateSeller; index += 1) await insertFast(dealer.user.id);
    expect((await place(dealer)).error).toBeNull();
  });
});

const insertFast = async (seller: number) => {
  const id = await insertAd(test.database.sql, { seller });
  await test.database.sql`update ad set fast = true where id = ${id}`;
};

describe('the list of fast ads [B42, C12]', () => {
  it('is narrowed by category, make of the line, price, town and radius, the newest first', async () => {
    await placed(ana, { line: ['Punto za delove'], price: ['300'], city_id: [await townId('Novi Sad')] });
    await placed(ana, { line: ['Octavia karavan'], price: ['6500'], city_id: [await townId('Pančevo')] });
    await placed(ana);
    const belgrade = await townId('Beograd');
    const [skoda] = await test.database.sql<{ id: number }[]>`select id from brand where slug = 'skoda'`;
    expect(await linesOf('')).toEqual(['Fabia 1.2, klima', 'Octavia karavan', 'Punto za delove']);
    expect(await linesOf(`?city_id=${belgrade}`)).toEqual(['Fabia 1.2, klima']);
    expect(await linesOf(`?city_id=${belgrade}&radius=25`)).toEqual(['Fabia 1.2, klima', 'Octavia karavan']);
    expect(await linesOf(`?city_id=${belgrade}&radius=100`)).toHaveLength(3);
    expect(await linesOf(`?brand_id=${skoda?.id}&min_price=5000`)).toEqual(['Octavia karavan']);
    expect(await linesOf(`?category_id=${test.categories['motorcycles'] ?? 2}`)).toEqual([]);
    expect((await test.call('GET', `/fast-ads?city_id=${belgrade}&radius=7`)).error).toBe('bad-query');
  });

  it('finds words in both scripts and without diacritics, also right after publishing', async () => {
    await placed(ana, { line: ['Четири фелне 17, Чачак'] });
    await placed(ana, { line: ['Šoferšajba za Đulijetu'] });
    expect(await linesOf(`?q=${encodeURIComponent('felne čačak')}`)).toEqual(['Четири фелне 17, Чачак']);
    expect(await linesOf('?q=sofersajba')).toEqual(['Šoferšajba za Đulijetu']);
    expect(await linesOf('?q=felne%20sofersajba')).toEqual([]);
  });

  it('learns the words of a new ad: the beginning of one, or one with a slip, finds it a moment later', async () => {
    await placed(ana, { line: ['Prečistač vode za kamper'] });
    await vi.waitFor(async () => expect(await linesOf('?q=precist')).toHaveLength(1), 5000);
    expect(await linesOf('?q=precitsac')).toEqual(['Prečistač vode za kamper']);
  });

  it('takes a motorcycle that is no scooter: its category has others below it', async () => {
    const id = await placed(ana, { line: ['CBR 600 F'] }, { category_id: test.categories['motorcycles'] });
    expect(await rowOf(id)).toMatchObject({ category_id: test.categories['motorcycles'], status: 2 });
  });

  it('guesses the category of a line from the ads with its words', async () => {
    await insertAd(test.database.sql, { category: 'campers', line: 'Adria Coral', words: 'adria coral' });
    const guessed = await test.call('GET', '/fast-ads/category?line=Adria%20kao%20nova');
    expect(guessed.data).toEqual({ category_id: test.categories['campers'] });
    expect((await test.call('GET', '/fast-ads/category?line=xyzzy')).data).toEqual({ category_id: null });
  });

  it('guesses the category of the ads with most words, also where a common word stands in many others', async () => {
    const { sql } = test.database;
    for (let count = 0; count < 12; count += 1) await insertAd(sql, { category: 'vehicles', words: 'motor klima' });
    await insertAd(sql, { category: 'motorcycles', words: 'yamaha motor r6' });
    const guessed = await test.call('GET', '/fast-ads/category?line=Yamaha%20motor%20R6');
    expect(guessed.data).toEqual({ category_id: test.categories['motorcycles'] });
  });

  it('keeps what a user saved apart from full ads [B40]', async () => {
    const id = await placed(ana);
    const buyer = await test.seller();
    const as = { as: buyer.accessToken };
    fine(await test.call('PUT', '/favourites/create', { ad_id: id }, as));
    expect(fine<FastAd[]>(await test.call('GET', '/fast-ads/saved', null, as)).map((ad) => ad.id)).toEqual([id]);
    expect(fine<unknown[]>(await test.call('GET', '/favourites', null, as))).toEqual([]);
  });
});

describe('the life of a fast ad [M17]', () => {
  it('is renewed once, sold, brought back for the days that it had left, and deleted', async () => {
    const id = await placed(ana);
    await test.database.sql`update ad set expires_at = now() + interval '3 days' where id = ${id}`;
    fine<AdState>(await own('/fast-ads/renew', { id }));
    expect((await own('/fast-ads/renew', { id })).error).toBe('conflict');
    fine<AdState>(await own('/fast-ads/status', { id, status: 6 }));
    expect(await listed()).toEqual([]);
    expect((await test.call('GET', `/fast-ads/${id}`)).error).toBe('gone');
    fine<AdState>(await own('/fast-ads/status', { id, status: 2 }));
    fine(await own('/fast-ads/status', { id, status: 6 }));
    await test.database.sql`update ad set expires_at = now() - interval '1 hour' where id = ${id}`;
    expect((await own('/fast-ads/status', { id, status: 2 })).error).toBe('conflict');
    fine(await test.call('DELETE', `/fast-ads/${id}`, null, { as: ana.accessToken }));
    expect(await rowOf(id)).toMatchObject({ status: 8 });
  });

  it('is warned of a day before its end, ends, and is not asked whether it still holds', async () => {
    const id = await placed(ana);
    const after = (days: number) => new Date(Date.now() + days * dayMs);
    const told = async () =>
      (await test.database.sql`select event from notification where ad_id = ${id} order by id`).map(
        ({ event }) => event,
      );
    await liveOn({ sql: test.database.sql }, after(12.5));
    expect(await told()).toEqual([]);
    await liveOn({ sql: test.database.sql }, after(13.5));
    expect(await told()).toEqual(['expires']);
    await liveOn({ sql: test.database.sql }, after(14.5));
    expect(await told()).toEqual(['expires', 'expired']);
    const mine = fine<MyFastAd[]>(await test.call('GET', '/fast-ads/mine', null, { as: ana.accessToken }));
    expect(mine).toMatchObject([{ id, status: 'expired', actions: ['renew', 'delete'] }]);
    expect(await testMails(test, ana.email)).toMatchObject([
      { template: 'ad-stopped', content: { fast: true } },
      { template: 'ad-expires', content: { fast: true } },
    ]);
  });

  it('that was renewed ends without the offer to renew it again', async () => {
    const id = await placed(ana);
    fine<AdState>(await own('/fast-ads/renew', { id }));
    const after = (days: number) => new Date(Date.now() + days * dayMs);
    await liveOn({ sql: test.database.sql }, after(13.5));
    await liveOn({ sql: test.database.sql }, after(14.5));
    const told = await test.database.sql`select event, facts from notification where ad_id = ${id} order by id`;
    expect(told).toMatchObject([
      { event: 'expires', facts: { renewed: true } },
      { event: 'expired', facts: { renewed: true } },
    ]);
    const mails = await testMails(test, ana.email);
    expect(mails.map(({ content }) => content['renewed'])).toEqual([true, true]);
    expect(fine<MyFastAd[]>(await test.call('GET', '/fast-ads/mine', null, { as: ana.accessToken }))).toMatchObject([
      { id, status: 'expired', actions: ['delete'] },
    ]);
  });

  it('is changed by its form, and is nobody else’s', async () => {
    const id = await placed(ana, { tags: ['faulty'] });
    const bora = await test.seller();
    const form = (by: TestPerson) => test.call('GET', `/fast-ads/form/${id}`, null, { as: by.accessToken });
    const { fields, version } = fine<FastAdForm>(await form(ana));
    expect(fields).toMatchObject({ line: ['Fabia 1.2, klima'], tags: ['faulty'] });
    fine(await own('/fast-ads/update', { id, version, fields: { ...fields, price: ['2900'] } }));
    expect(await listed()).toMatchObject([{ id, price: 2900 }]);
    expect((await own('/fast-ads/update', { id, version, fields })).error).toBe('conflict');
    expect((await form(bora)).error).toBe('forbidden');
    expect((await own('/fast-ads/renew', { id }, bora)).error).toBe('forbidden');
  });

  it('becomes a full ad with its pictures and statistics, once its full form is saved', async () => {
    const id = await placed(ana);
    await test.database.sql`update ad set views = 40 where id = ${id}`;
    const { version, fields } = fine<FastAdForm>(
      await test.call('GET', `/ads/form/${id}`, null, { as: ana.accessToken }),
    );
    expect(fields).toMatchObject({ line: ['Fabia 1.2, klima'], price: ['3400'] });
    const full = { ...fields, ...test.golf };
    fine(await own('/ads/update', { id, version, fields: full }));
    expect(await rowOf(id)).toMatchObject({ fast: false, views: 40, status: 2 });
    expect(await listed()).toEqual([]);
    expect((await test.call('GET', `/ads/${id}`)).data).toMatchObject({ id, image_count: 1 });
    const gone = await test.call('GET', `/fast-ads/${id}`);
    expect([gone.error, gone.data]).toMatchObject(['gone', { status: 'full', full_ad: { id } }]);
  });

  it('takes messages and shows its phone after a press, as full ads do', async () => {
    const id = await placed(ana);
    const buyer = await test.seller();
    const message = { id, user1: buyer.user.id, user2: ana.user.id, message: 'Da li je još dostupno?' };
    fine(await own('/message', message, buyer));
    const asked = await test.call('POST', '/ads/phone', { id });
    expect(asked.data).toMatchObject({ phones: [{ number: '+381641234567' }] });
    const [stored] = await test.database.sql`select ad_title from conversation where ad_id = ${id}`;
    expect(stored).toEqual({ ad_title: 'Fabia 1.2, klima' });
  });
});
