import type { AdDetails, AdFormContent, AdLink, MyAd, MyAdListMeta } from '@volan/api-contract';
import {
  boostTypes,
  canChangeStatus,
  listingStatus,
  listingTransitions,
  type ListingStatus,
} from '@volan/domain-rules';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { insertAd } from '../testing/insertAd.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { fine, openTestSelling, uploadPicture, type Typed } from './sellingTesting.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let id: number;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  ana = await test.seller();
  ({ id } = fine<AdLink>(await test.publish(ana)));
});

const day = 86_400_000;
const as = (person = ana) => ({ as: person.accessToken });
const form = async (by = ana) => fine<AdFormContent>(await test.call('GET', `/ads/form/${id}`, null, as(by)));
async function edit(fields: Typed, by = ana) {
  const content = await form(by);
  return test.call(
    'POST',
    '/ads/update',
    { id, version: content.version, fields: { ...content.fields, ...fields } },
    as(by),
  );
}
const become = (status: number, by = ana) => test.call('POST', '/ads/status', { id, status }, as(by));
const statusOf = async (ad = id) =>
  Number((await test.database.sql`select status from ad where id = ${ad}`)[0]?.['status']);
const mine = async (state: 'active' | 'inactive' | 'attention', by = ana) => {
  const { data, ...answer } = await test.call('GET', `/ads/mine?state=${state}`, null, as(by));
  return { ads: fine<MyAd[]>({ ...answer, data }), meta: JSON.parse(answer.body).meta as MyAdListMeta };
};

/** A picture that is unlike every other one. */
const drawn = (seed: number) =>
  sharp(Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, at) => ((at >> 9) * seed * 7919 + seed * 31) % 251)), {
    raw: { width: 400, height: 300, channels: 3 },
  })
    .jpeg()
    .toBuffer();

describe('the form of an ad [B32, M55]', () => {
  it('holds what was typed, and sent again it changes nothing', async () => {
    const { fields, version } = await form();
    expect(fields).toMatchObject({ ...test.golf, mileage: ['183000'], price: ['10500'] });
    expect(fine(await edit({}))).toMatchObject({ status: 'active', reasons: [] });
    expect((await form()).version).toBe(version);
  });

  it('says what it masked of the words that were sent, and nothing of those masked before', async () => {
    expect(fine(await edit({ line: ['Zovi 064 123 4567'] }))).toMatchObject({ masked: ['line'] });
    expect(fine(await edit({ price: ['9.900'] }))).toMatchObject({ masked: [] });
    expect(fine(await edit({ description: ['Piši na ana@example.test'] }))).toMatchObject({ masked: ['description'] });
  });

  it('is for its seller and for moderators', async () => {
    const milan = await test.seller();
    expect((await test.call('GET', `/ads/form/${id}`, null, as(milan))).error).toBe('forbidden');
    expect((await edit({ line: ['Moje'] }, await test.administrator())).status).toBe(200);
    const hidden = await insertAd(test.database.sql, { status: 1 });
    expect((await test.call('GET', `/ads/form/${hidden}`, null, as())).error).toBe('not-found');
  });

  it('of another tab is a conflict', async () => {
    const { version, fields } = await form();
    fine(await edit({ line: ['Iz prvog'] }));
    const late = await test.call('POST', '/ads/update', { id, version, fields }, as());
    expect([late.status, late.error]).toEqual([409, 'conflict']);
  });

  it('writes a new price into the history that buyers see, and the address stays', async () => {
    fine(await edit({ price: ['9.900'], 'answers.izvedba': ['2.0 TDI'] }));
    const shown = fine<AdDetails>(await test.call('GET', `/ads/${id}`));
    expect(shown.price_history.map(({ price }) => price)).toEqual([10_500, 9900]);
    expect(shown).toMatchObject({ slug: 'volkswagen-golf', title: 'Volkswagen Golf 2.0 TDI' });
  });

  it('with another vehicle goes to a moderator first', async () => {
    const changed = { brand_id: [], model_id: [], brand_text: ['Tesla'], model_text: ['Roadster'] };
    expect(fine(await edit(changed))).toMatchObject({ status: 'pending', reasons: ['vehicle-changed'] });
    expect((await test.call('GET', `/ads/${id}`)).error).toBe('not-found');
    const [stored] = await test.database.sql`select slug from ad where id = ${id}`;
    expect(stored).toEqual({ slug: 'tesla-roadster' });
  });

  it('stays public when somebody copied the vehicle or the pictures later', async () => {
    const picture = await drawn(3);
    const vin = { vin: ['WVWZZZ1JZXW000009'] };
    fine(await edit({ ...vin, pictures: [await uploadPicture(test, ana, picture)] }));
    const milan = await test.seller();
    const copied = await test.publish(milan, { ...vin, pictures: [await uploadPicture(test, milan, picture)] });
    expect(fine(copied)).toMatchObject({
      status: 'pending',
      reasons: ['duplicate-vin', 'duplicate-pictures'],
      duplicate_of: { id },
    });
    const alike = await test.publish(milan, { mileage: ['183.100'] });
    expect(fine(alike)).toMatchObject({ status: 'pending', reasons: ['duplicate-vehicle'] });
    const edited = await edit({ price: ['10.400'] });
    expect(fine(edited)).toMatchObject({ status: 'active', reasons: [], duplicate_of: null });
  });

  it('is compared with what was public first, not with what was sent first', async () => {
    const { sql } = test.database;
    const milan = await test.seller();
    const sent = fine<AdLink>(await test.publish(milan, { mileage: ['183.100'] })).id;
    await sql`update ad set created_at = created_at - interval '2 days' where id = ${sent}`;
    fine(await become(listingStatus.paused));
    expect(fine(await edit({ line: ['Prvi vlasnik'] }))).toMatchObject({ reasons: ['duplicate-vehicle'] });
    await sql`update ad set published_at = now() + interval '1 minute' where id = ${sent}`;
    expect(fine(await edit({ line: ['Treći'] }))).toMatchObject({ reasons: [] });
  });

  it('of an ad that ended cannot be changed', async () => {
    await become(listingStatus.sold);
    expect((await test.call('GET', `/ads/form/${id}`, null, as())).error).toBe('not-found');
  });

  it('takes pictures in their order, lets them go, and knows those of another ad', async () => {
    const [one, two] = [await drawn(3), await drawn(5)];
    const ids = [await uploadPicture(test, ana, one), await uploadPicture(test, ana, two)];
    fine(await edit({ pictures: ids }));
    const { images, fields } = await form();
    expect(fields['pictures']).toEqual(images.map((image) => String(image.id)));
    fine(await edit({ pictures: fields['pictures']?.toReversed() ?? [] }));
    expect((await form()).images.map((image) => image.id)).toEqual(images.map((image) => image.id).toReversed());
    const milan = await test.seller();
    expect((await test.publish(milan, { pictures: ids })).errors).toEqual({ pictures: ['not-found'] });
    const stolen = await test.publish(milan, {
      pictures: [await uploadPicture(test, milan, one)],
      mileage: ['90.000'],
    });
    expect(fine(stolen)).toMatchObject({ status: 'pending', reasons: ['duplicate-pictures'], duplicate_of: { id } });
    fine(await edit({ pictures: [] }));
    expect((await form()).images).toEqual([]);
  });
});

describe('the states of an own ad [M02]', () => {
  it('are paused, active, sold, and back from a sale within 30 days', async () => {
    expect(fine(await become(listingStatus.paused))).toMatchObject({ status: 'paused' });
    expect((await test.call('GET', `/ads/${id}`)).error).toBe('gone');
    expect(fine(await become(listingStatus.active))).toMatchObject({ status: 'active' });
    expect(fine(await become(listingStatus.sold))).toMatchObject({ status: 'sold' });
    expect((await become(listingStatus.paused)).error).toBe('conflict');
    expect(fine(await become(listingStatus.active))).toMatchObject({ status: 'active' });
    await become(listingStatus.sold);
    test.now = Date.now() + 31 * day;
    const late = await test.signIn(ana.email);
    const token = (late.data as { accessToken: string }).accessToken;
    expect((await test.call('POST', '/ads/status', { id, status: 2 }, { as: token })).error).toBe('conflict');
  });

  it('keep the end date while the ad is paused', async () => {
    const [before] = await test.database.sql`select expires_at from ad where id = ${id}`;
    await become(listingStatus.paused);
    await become(listingStatus.active);
    expect((await test.database.sql`select expires_at from ad where id = ${id}`)[0]).toEqual(before);
  });

  it('are renewed for 60 days from now, also after the end, without review', async () => {
    await test.database.sql`update ad set status = 5, expires_at = now() - interval '1 day' where id = ${id}`;
    const renewed = fine<{ expires_at: string }>(await test.call('POST', '/ads/renew', { id }, as()));
    expect(renewed).toMatchObject({ status: 'active' });
    expect(Date.parse(renewed.expires_at)).toBe(test.now + 60 * day);
    expect((await test.call('POST', '/ads/confirm', { id }, as())).status).toBe(200);
  });

  it('need a free place to be active again [T09c]', async () => {
    await become(listingStatus.paused);
    const { sql } = test.database;
    await sql`update users set country_id = null where id = ${ana.user.id}`;
    await sql`insert into ad (user_id, category_id, slug, price, country_id, status)
      select ${ana.user.id}, 1, 'x', 1, 688, 2 from generate_series(1, 50)`;
    expect((await become(listingStatus.active)).errors).toEqual({ status: ['slots-used-up'] });
    expect(await statusOf()).toBe(listingStatus.paused);
  });

  it('end in the archive, for good', async () => {
    expect((await test.call('DELETE', `/ads/delete/${id}`, null, as())).data).toEqual({ removed: true });
    expect((await test.call('DELETE', `/ads/delete/${id}`, null, as())).data).toEqual({ removed: true });
    for (const status of [2, 4, 6]) expect((await become(status)).error).toBe('conflict');
    expect(await statusOf()).toBe(listingStatus.archived);
  });

  it('are nobody else’s to change', async () => {
    const milan = await test.seller();
    for (const status of [4, 6]) expect((await become(status, milan)).error).toBe('forbidden');
    for (const call of ['renew', 'confirm']) {
      expect((await test.call('POST', `/ads/${call}`, { id }, as(milan))).error).toBe('forbidden');
    }
    expect((await test.call('DELETE', `/ads/delete/${id}`, null, as(milan))).error).toBe('forbidden');
    expect(await statusOf()).toBe(listingStatus.active);
  });

  it('by an administrator are in the audit log', async () => {
    const vera = await test.administrator();
    fine(await edit({ line: ['Servisiran'] }, vera));
    fine(await become(listingStatus.paused, vera));
    fine(await become(listingStatus.active));
    const entries = await test.database.sql`
      select actor_id::int as by, action, details from audit_entry where subject_id = ${ana.user.id} order by id`;
    const acted = (action: string) => ({ by: vera.user.id, action: 'ad.acted', details: { ad: id, action } });
    expect(entries).toEqual([acted('edit'), acted('pause')]);
  });

  it('of an ad that was edited while it was paused go through review when it is activated', async () => {
    await become(listingStatus.paused);
    expect(fine(await edit({ description: ['Uplata unapred.'] }))).toMatchObject({ status: 'paused' });
    expect(fine(await become(listingStatus.active))).toMatchObject({ status: 'pending' });
  });

  it('of a paused ad with words that nobody has looked at show none of them', async () => {
    const milan = await test.seller();
    fine(await test.call('PUT', '/favourites/create', { ad_id: id }, as(milan)));
    await become(listingStatus.paused);
    fine(
      await edit({
        model_id: [],
        model_text: ['Uplata unapred'],
        'answers.izvedba': ['nalepnica'],
        line: ['nalepnica'],
      }),
    );
    for (const status of [listingStatus.paused, listingStatus.sold]) {
      await become(status);
      const { error, body } = await test.call('GET', `/ads/${id}`);
      const favourites = await test.call('GET', '/favourites', null, as(milan));
      expect([error, JSON.parse(body).data.title]).toEqual(['gone', 'Volkswagen']);
      expect(favourites.data).toHaveLength(1);
      expect(body + favourites.body).not.toMatch(/unapred|nalepnica/);
    }
  });

  it('change in the database only as the table says, whatever is tried', async () => {
    const { sql } = test.database;
    const pairs = await sql<{ from: number; to: number }[]>`select old_status as from, status as to from ad_transition`;
    const table = Object.entries(listingTransitions).flatMap(([from, all]) => all.map((to) => `${from}>${to}`));
    expect(pairs.map(({ from, to }) => `${from}>${to}`).toSorted()).toEqual(table.toSorted());
    const states = Object.values(listingStatus);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 12 }), async (way) => {
        const ad = await insertAd(sql, { status: listingStatus.draft });
        let state: ListingStatus = listingStatus.draft;
        for (const next of way) {
          const isAllowed = next === state || canChangeStatus(state, next);
          const changed = await sql`update ad set status = ${next} where id = ${ad}`.then(
            () => true,
            () => false,
          );
          expect([state, next, changed]).toEqual([state, next, isAllowed]);
          if (changed) state = next;
        }
        expect(await statusOf(ad)).toBe(state);
      }),
      { numRuns: 25, seed: 7 },
    );
  });
});

describe('own ads [B08, B09]', () => {
  it('are the active ones, and the others with what may be done', async () => {
    const { sql } = test.database;
    const expired = await insertAd(sql, { seller: ana.user.id, status: 5 });
    await insertAd(sql, { seller: ana.user.id, status: 8 });
    await insertAd(sql, {});
    await sql`insert into ad_day (ad_id, day, reveals) values (${id}, current_date, 3)`;
    await sql`
      insert into ad_boost (ad_id, type, starts_at, ends_at) values
        (${id}, ${boostTypes.BOOST_TOP}, now() - interval '1 day', now() + interval '1 day'),
        (${id}, ${boostTypes.BOOST_XL}, now() - interval '1 day', now() + interval '2 days'),
        (${expired}, ${boostTypes.BOOST_TOP}, now() - interval '1 day', now() + interval '1 day')`;
    const active = await mine('active');
    expect(active.ads).toMatchObject([{ id, status: 'active', reveals: 3, favourites: 0, company_id: null }]);
    expect(active.ads[0]?.actions).toEqual(['edit', 'pause', 'reserve', 'sold', 'renew', 'confirm', 'delete']);
    expect(active.meta).toMatchObject({ total: 1, active: 1, promoted: 1, inactive: 1, drafts: 0, page: 1 });
    const inactive = await mine('inactive');
    expect(inactive.ads).toMatchObject([{ id: expired, status: 'expired', actions: ['edit', 'renew', 'delete'] }]);
    expect((await mine('active', await test.seller())).ads).toEqual([]);
  });

  it('wait for their seller where a moderator asked or refused, and a week before they end [M04]', async () => {
    const { sql } = test.database;
    const [asked, silent, refused, long] = await Promise.all(
      [1, 1, 3, 2].map((status) => insertAd(sql, { seller: ana.user.id, status })),
    );
    await sql`
      insert into ad_review (ad_id, question)
        values (${asked ?? 0}, 'Da li je kilometraža tačna?'), (${silent ?? 0}, '')
      on conflict (ad_id) do update set question = excluded.question`;
    await sql`update ad set expires_at = ${new Date(test.now + 8 * 86_400_000)} where id = ${long ?? 0}`;
    await sql`update ad set expires_at = ${new Date(test.now + 6 * 86_400_000)} where id = ${id}`;
    const { ads, meta } = await mine('attention');
    expect(ads.map((ad) => ad.id).toSorted((one, other) => one - other)).toEqual(
      [id, asked ?? 0, refused ?? 0].toSorted((one, other) => one - other),
    );
    expect(meta).toMatchObject({ total: 3, active: 2, inactive: 3 });
  });
});
