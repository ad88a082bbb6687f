import type { AdDetails, AdLink, AdSellerChoice, ModeratedAd, PublishedAd } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { insertAd } from '../testing/insertAd.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { fine, openTestSelling, type Typed } from './sellingTesting.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  ana = await test.seller();
});

const rowOf = async (id: number) => (await test.database.sql`select * from ad where id = ${id}`)[0];
const adsCount = async () => Number((await test.database.sql`select count(*) from ad`)[0]?.['count']);

describe('an ad that is published [M14, M54]', () => {
  it('is public at once, with everything that was said, and its draft is gone', async () => {
    const id = crypto.randomUUID();
    await test.call(
      'PUT',
      '/ads/draft',
      { id, version: 0, category_id: 1, fields: test.golf },
      { as: ana.accessToken },
    );
    const more = {
      'answers.izvedba': ['1.6 TDI'],
      'answers.oprema': ['navigacija'],
      vin: ['WVWZZZ1JZXW000001'],
      credit: ['1'],
      financing_price: ['9.900'],
    };
    const published = fine<{ id: number; slug: string }>(await test.publish(ana, more, { id }));
    expect(published).toMatchObject({
      status: 'active',
      slug: 'volkswagen-golf-1-6-tdi',
      kind: 'auto',
      reasons: [],
      masked: [],
      duplicate_of: null,
    });
    const shown = fine<AdDetails>(await test.call('GET', `/ads/${published.id}`));
    expect(shown).toMatchObject({
      title: 'Volkswagen Golf 1.6 TDI',
      price: 10_500,
      year: 2015,
      mileage: 183_000,
      line: 'Tek servisiran',
      credit: true,
      financing_price: 9_900,
      seller: { id: ana.user.id },
    });
    expect(shown.groups.flatMap(({ answers }) => answers).find(({ key }) => key === 'oprema')?.values).toHaveLength(1);
    expect(JSON.stringify(shown)).not.toMatch(/WVWZZZ1JZXW000001|641234567/);
    expect((await test.call('GET', `/ads/draft/${id}`, null, { as: ana.accessToken })).error).toBe('not-found');
    const history = await test.database
      .sql`select type, old_status, status, actor_id from ad_event where ad_id = ${published.id}`;
    expect(history).toMatchObject([{ type: 'status', old_status: 1, status: 2, actor_id: ana.user.id }]);
  });

  it('has the language of its description; a short one has the language of the page [M53]', async () => {
    const english = { as: ana.accessToken, headers: { 'accept-language': 'en' } };
    const publishAs = async (description: string) => {
      const fields = { ...test.golf, description: [description] };
      const request = { id: crypto.randomUUID(), category_id: 1, fields };
      const { id } = fine<AdLink>(await test.call('PUT', '/ads/create', request, english));

      return (await rowOf(id))?.['description_lang'];
    };
    const serbian = 'Prodajem auto u odličnom stanju, redovno servisiran, drugi vlasnik, nove gume i akumulator.';
    expect(await publishAs(serbian)).toBe('rs');
    expect(await publishAs('ABS, ESP')).toBe('en');
  });

  it('is found as soon as the index has followed', async () => {
    const { id } = fine<AdLink>(await test.publish(ana, { line: ['Neponovljiva limuzina'] }));
    const found = async () => fine<{ id: number }[]>(await test.call('GET', '/ads?q=neponovljiva')).map((ad) => ad.id);
    await expect.poll(found, { timeout: 8000, interval: 20 }).toEqual([id]);
  });

  it('is one, however often the same is sent, also at once', async () => {
    const id = crypto.randomUUID();
    const sent = await Promise.all([1, 2, 3, 4].map(() => test.publish(ana, {}, { id })));
    const ids = sent.map((answer) => fine<AdLink>(answer).id);
    expect(new Set(ids).size).toBe(1);
    expect(fine<AdLink>(await test.publish(ana, { price: ['1'] }, { id })).id).toBe(ids[0]);
    expect(await adsCount()).toBe(1);
    const other = await test.publish(await test.seller(), {}, { id });
    expect([other.errors, await adsCount()]).toEqual([{ id: ['conflict'] }, 1]);
  });

  it('belongs to the company that its author acts for, and to no company of others [H07]', async () => {
    const boss = await test.seller({ type: 2 });
    await insertCompany(test.database.sql, { seller: boss.user.id, name: `Auto kuća ${boss.user.id}` });
    const [{ company } = { company: 0 }] = await test.database.sql<{ company: number }[]>`
      select id::int as company from company where user_id = ${boss.user.id}`;
    expect((await test.publish(ana, {}, { company_id: company })).error).toBe('forbidden');
    await test.database
      .sql`insert into company_member (company_id, user_id, role) values (${company}, ${ana.user.id}, 'staff')`;
    const draft = crypto.randomUUID();
    const both = await Promise.all(
      [{ company_id: company }, {}].map((whom) => test.publish(ana, {}, { id: draft, ...whom })),
    );
    // for two sellers at once it is one ad all the same
    expect(new Set(both.map((answer) => fine<AdLink>(answer).id)).size).toBe(1);
    const { id } = fine<AdLink>(await test.publish(ana, { price_type: ['vat-deductible'] }, { company_id: company }));
    expect(await rowOf(id)).toMatchObject({ user_id: boss.user.id, author_id: ana.user.id });
    expect((await test.publish(ana, { price_type: ['vat-deductible'] })).errors).toEqual({ price_type: ['value'] });
  });

  it('is offered for oneself, and for companies that one acts for, with what their packet and page say [H07]', async () => {
    const sellers = async () =>
      fine<AdSellerChoice[]>(await test.call('GET', '/ads/sellers', null, { as: ana.accessToken }));
    expect(await sellers()).toMatchObject([{ id: ana.user.id, company_id: null, phone: '+381 64 1234567' }]);
    const boss = await test.seller({ type: 2 });
    const { sql } = test.database;
    await insertCompany(sql, { seller: boss.user.id, name: `Auto kuća ${boss.user.id}` });
    const [{ company } = { company: 0 }] = await sql<{ company: number }[]>`
      with drawn as (insert into picture (object_key, width, height) values (${`logo ${boss.user.id}`}, 1, 1)
        returning id)
      update company set phones = '{+381112223334}', logo_id = (select id from drawn) where user_id = ${boss.user.id}
        returning id::int as company`;
    await sql`insert into company_member (company_id, user_id, role) values (${company}, ${ana.user.id}, 'staff')`;
    fine(await test.publish(ana, {}, { company_id: company }));
    expect(await sellers()).toMatchObject([
      { id: ana.user.id, company_id: null, base_type_id: 1, slots: { used: 0 } },
      {
        id: boss.user.id,
        company_id: company,
        name: `Auto kuća ${boss.user.id}`,
        base_type_id: 2,
        phone: '+381 11 2223334',
        avatar: expect.stringContaining('/'),
        images: 20,
        slots: { used: 1 },
      },
    ]);
    await sql`update company set status = 2 where id = ${company}`;
    expect(await sellers()).toHaveLength(1);
  });

  it.each<[string, Typed, object]>([
    ['price 0', { price: ['0'] }, { price: ['min'] }],
    ['price 11,111,111,111', { price: ['11111111111'] }, { price: ['max'] }],
    ['the year 9999', { year: ['9999'] }, { year: ['max'] }],
    ['4,294,967,295 kilometres', { mileage: ['4294967295'] }, { mileage: ['max'] }],
    ['a title of emoji', { line: ['🚗🔥'] }, { line: ['value'] }],
    ['a make that is none', { brand_id: ['999999'] }, { brand_id: ['value'], model_id: ['model-of-make'] }],
    ['a region that is none', { region_id: ['999999'] }, { region_id: ['value'] }],
    ['a town of another region', { city_id: ['2657896'] }, { city_id: ['city-of-region'] }],
    ['a generation of another model', { chassis_id: ['1'] }, { chassis_id: ['value'] }],
    ['a picture of somebody else', { pictures: ['1'] }, { pictures: ['not-found'] }],
    ['21 pictures', { pictures: Array.from({ length: 21 }, () => crypto.randomUUID()) }, { pictures: ['max'] }],
  ])('is refused, and nothing is stored: %s', async (_what, fields, errors) => {
    expect((await test.publish(ana, fields)).errors).toEqual(errors);
    expect(await adsCount()).toBe(0);
  });

  it('is refused where make and category do not belong together', async () => {
    const boats = { category_id: test.categories['boats'] };
    expect((await test.publish(ana, {}, boats)).errors).toMatchObject({
      brand_id: ['make-of-category'],
      model_id: ['model-of-make'],
    });
    expect((await test.publish(ana, {}, { category_id: 9_999_999 })).errors).toEqual({ category_id: ['value'] });
  });

  it('keeps what it says as text', async () => {
    const text = '<script>alert(1)</script> & <b>odličan</b>';
    const { id } = fine<AdLink>(await test.publish(ana, { description: [text] }));
    expect(fine<AdDetails>(await test.call('GET', `/ads/${id}`)).description).toBe(text);
  });

  it('takes no state, owner or moment from its sender', async () => {
    const set = { status: 2, user_id: 1, created_at: '2020-01-01', views: 9, slug: 'moj' };
    const refused = await test.publish(ana, {}, set);
    expect(Object.keys(refused.errors as object).sort()).toEqual(Object.keys(set).sort());
    const named = { status: ['2'], user_id: ['1'], id: ['7'], views: ['9'], slug: ['moj'], source: ['api'] };
    const { id } = fine<AdLink>(await test.publish(ana, named));
    expect(await rowOf(id)).toMatchObject({
      user_id: ana.user.id,
      views: 0,
      source: 'form',
      slug: 'volkswagen-golf',
    });
  });

  it('needs an account in good standing [H08]', async () => {
    await test.database.sql`update users set status = 2 where id = ${ana.user.id}`;
    expect((await test.publish(ana)).error).toBe('suspended');
    await test.database.sql`update users set status = 0 where id = ${ana.user.id}`;
    expect((await test.publish(ana)).error).toBe('forbidden');
    expect((await test.call('PUT', '/ads/create', { id: crypto.randomUUID(), category_id: 1, fields: {} })).error).toBe(
      'unauthenticated',
    );
  });

  it('needs a free place; those that wait for a moderator have one [T09c]', async () => {
    const { sql } = test.database;
    await sql`update users set country_id = null where id = ${ana.user.id}`;
    for (let each = 0; each < 2; each += 1) await insertAd(sql, { seller: ana.user.id });
    await sql`insert into ad (user_id, category_id, slug, price, country_id, status)
      select ${ana.user.id}, 1, 'x', 1, 688, case when g = 1 then 1 else 2 end from generate_series(1, 47) g`;
    fine(await test.publish(ana));
    expect((await test.publish(ana)).errors).toEqual({ slots: ['slots-used-up'] });
  });
});

describe('a vehicle that is published again [N02]', () => {
  const vin = ['WVWZZZ1JZXW000009'];
  const as = () => ({ as: ana.accessToken });
  const history = async (id: number) => {
    const { first_seen_at: since, price_history: moments } = fine<AdDetails>(await test.call('GET', `/ads/${id}`));
    expect(moments[0]?.at).toBe(since);
    return moments.map(({ price }) => price);
  };
  const deleted = async (id: number) => {
    fine(await test.call('DELETE', `/ads/delete/${id}`, null, as()));
    test.now = Date.now();
  };

  it('keeps its earlier prices, also after it waited for a moderator', async () => {
    const { sql } = test.database;
    const first = fine<AdLink>(await test.publish(ana, { vin }));
    await sql`update ad set price = 10000 where id = ${first.id}`;
    await deleted(first.id);
    const second = fine<AdLink>(await test.publish(ana, { vin, price: ['9.000'] }));
    expect(await history(second.id)).toEqual([10_500, 10_000, 9000]);
    await deleted(second.id);
    const waits = { vin, price: ['9.000'], description: ['Uplata unapred.'] };
    const third = fine<AdLink>(await test.publish(ana, waits));
    await sql`update ad set price = 8500 where id = ${third.id}`;
    const decision = { id: third.id, status: listingStatus.active, reasons: [], reason: '' };
    fine(await test.call('POST', '/admin/ad/status', decision, { as: (await test.administrator()).accessToken }));
    expect(await history(third.id)).toEqual([10_500, 10_000, 9000, 8500]);
  });
});

describe('the checks [M05]', () => {
  const queueOf = async (id: number) => (await test.database.sql`select * from ad_review where ad_id = ${id}`)[0];

  it('mask contacts, say so, and publish', async () => {
    const text = { line: ['Zovi 064 123 4567'], description: ['Piši na ana@example.test'] };
    const published = fine<{ id: number }>(await test.publish(ana, text));
    expect(published).toMatchObject({ status: 'active', reasons: ['contact-data'], masked: ['line', 'description'] });
    const shown = fine<AdDetails>(await test.call('GET', `/ads/${published.id}`));
    expect(`${shown.line} ${shown.description}`).not.toMatch(/\d{3}|example/);
  });

  it('mask contacts in every word of the seller, before its address is made of them', async () => {
    const contacts = { line: ['Zovi ana@example.test'], 'answers.izvedba': ['1.6 064 123 4567'] };
    const unknown = {
      brand_id: [],
      brand_text: ['wa.me/381641234567'],
      model_id: [],
      model_text: ['ana@example.test'],
    };
    const published = fine<AdLink>(await test.publish(ana, { ...contacts, ...unknown }));
    expect(published).toMatchObject({
      reasons: ['contact-data'],
      masked: ['line', 'brand_text', 'model_text', 'answers'],
    });
    const { body } = await test.call('GET', `/ads/${published.id}`);
    expect(`${published.slug} ${body}`).not.toMatch(/64.?123|4567|example/);
    const [row] = await test.database
      .sql`select array_to_string(search_tokens, ' ') as tokens from ad where id = ${published.id}`;
    expect(row?.['tokens']).not.toMatch(/64|4567|example/);
  });

  it.each([
    ['the version', { 'answers.izvedba': ['uplata una\u00ADpred'] }],
    ['a model in words', { model_id: [], model_text: ['Uplata unapred'] }],
    ['the description', { description: ['Uplata u\u200Bnapred'] }],
    ['a contact', { description: ['https://uplata-unapred.example/x'] }],
  ])('find banned words in %s', async (_name, fields) => {
    expect(fine<PublishedAd>(await test.publish(ana, fields))).toMatchObject({
      status: 'pending',
      reasons: expect.arrayContaining(['banned-words']),
    });
  });

  it('refuse the own vehicle twice, with a link to the first ad', async () => {
    const vin = { vin: ['WVWZZZ1JZXW000002'] };
    const first = fine<AdLink>(await test.publish(ana, vin));
    const second = await test.publish(ana, vin);
    expect(second).toMatchObject({
      error: 'validation',
      errors: { vin: ['duplicate-ad'] },
      data: { id: first.id, slug: first.slug },
    });
    fine(await test.call('POST', '/ads/status', { id: first.id, status: listingStatus.sold }, { as: ana.accessToken }));
    expect(fine(await test.publish(ana, vin))).toMatchObject({ status: 'active' });
  });

  it('bring the vehicle of another seller before a moderator, beside the first ad', async () => {
    const vin = { vin: ['WVWZZZ1JZXW000003'] };
    const first = fine<AdLink>(await test.publish(ana, vin));
    const milan = await test.seller();
    const byVin = fine<AdLink>(await test.publish(milan, { ...vin, mileage: ['190000'] }));
    expect(byVin).toMatchObject({ status: 'pending', reasons: ['duplicate-vin'], duplicate_of: { id: first.id } });
    expect(fine(await test.publish(milan, { mileage: ['183.200'], price: ['10.600'] }))).toMatchObject({
      status: 'pending',
      reasons: ['duplicate-vehicle'],
      duplicate_of: { id: first.id },
    });
    expect((await test.call('GET', `/ads/${byVin.id}`)).error).toBe('not-found');
    expect(await queueOf(byVin.id)).toMatchObject({
      risk: 70,
      waiting_since: expect.any(Date),
      duplicate_of: first.id,
    });
  });

  it('bring fewer kilometres than in an earlier ad before a moderator, and tell buyers after approval [M05]', async () => {
    const vin = { vin: ['WVWZZZ1JZXW000004'] };
    const first = fine<AdLink>(await test.publish(ana, { ...vin, mileage: ['183.000'] }));
    fine(await test.call('POST', '/ads/status', { id: first.id, status: listingStatus.sold }, { as: ana.accessToken }));
    await test.database.sql`update ad set published_at = '2025-03-03T10:00:00Z' where id = ${first.id}`;
    const before = { mileage: 183_000, at: '2025-03-03T10:00:00.000Z' };

    const lower = fine<AdLink>(await test.publish(await test.seller(), { ...vin, mileage: ['118.000'] }));
    expect(lower).toMatchObject({ status: 'pending', reasons: ['lower-mileage'] });
    const moderator = { as: (await test.administrator()).accessToken };
    const [listed] = fine<ModeratedAd[]>(await test.call('GET', `/admin/ads?search=${lower.id}`, null, moderator));
    expect(listed).toMatchObject({ mileage: 118_000, mileage_before: before });

    const decision = { id: lower.id, status: listingStatus.active, reasons: [], reason: '' };
    fine(await test.call('POST', '/admin/ad/status', decision, moderator));
    expect(fine<AdDetails>(await test.call('GET', `/ads/${lower.id}`))).toMatchObject({ mileage_before: before });
  });

  it('let a rounded mileage pass, and one above that of an earlier ad', async () => {
    for (const [vin, mileage] of [
      ['WVWZZZ1JZXW000005', '182.500'],
      ['WVWZZZ1JZXW000006', '190.000'],
    ] as const) {
      const first = fine<AdLink>(await test.publish(ana, { vin: [vin] }));
      const sold = { id: first.id, status: listingStatus.sold };
      fine(await test.call('POST', '/ads/status', sold, { as: ana.accessToken }));
      const { id } = fine<AdLink>(await test.publish(ana, { vin: [vin], mileage: [mileage] }));
      expect(fine<AdDetails>(await test.call('GET', `/ads/${id}`)).mileage_before).toBeNull();
    }
  });

  it('bring banned words before a moderator, whatever they are written in', async () => {
    expect(fine(await test.publish(ana, { description: ['Uplata UNAPRED preko Western-Union.'] }))).toMatchObject({
      status: 'pending',
      reasons: ['banned-words'],
    });
    expect(fine(await test.publish(ana, { description: ['УПЛАТА УНАПРЕД'], mileage: ['90.000'] }))).toMatchObject({
      reasons: ['banned-words'],
    });
  });

  it('look twice at what a new account writes', async () => {
    const novi = await test.seller({ days: 0 });
    expect(fine(await test.publish(novi))).toMatchObject({ status: 'active', reasons: ['new-seller'] });
  });
});
