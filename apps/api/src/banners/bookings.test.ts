import type { BannerAvailability, ManagedBanner } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { germany, serbia } from '../testing/administrators.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import { dayAt, openTestBanners } from './bannerTesting.ts';

const test = openedForFile(openTestBanners);
beforeEach(() => test.empty());

/** The share that a new banner gets, or its errors. */
async function share(fields: object) {
  const { data, errors } = await test.create({ position_id: 5, ...fields });
  return errors ?? (data as ManagedBanner).share;
}
const taken = { start_date: ['slot-taken'] };

describe('an active banner', () => {
  it('gets the first free share of its position, and none when all are taken', async () => {
    expect([await share({}), await share({}), await share({})]).toEqual([1, 2, taken]);
  });

  it('books the share that is asked for', async () => {
    expect([await share({ share: 2 }), await share({ share: 2 }), await share({})]).toEqual([2, taken, 1]);
  });

  it.each([
    ['another position', { position_id: 6 }, 1],
    ['another brand', { brand: 'gearlane' }, 1],
    ['days after its end date', { start_date: dayAt(10), end_date: dayAt(11) }, 1],
    ['its last day', { start_date: dayAt(9), end_date: dayAt(11) }, taken],
    ['a draft', { active: 0 }, 1],
    ['one language', { language: 'en' }, taken],
    ['one country', { country_id: serbia }, taken],
  ])('of every country and language meets %s', async (_name, fields, outcome) => {
    await share({ share: 1 });
    expect(await share({ share: 1, ...fields })).toEqual(outcome);
  });

  it('of one country or language meets those of the same one and those of all', async () => {
    await share({ share: 1, country_id: serbia, language: 'rs' });
    const others = [
      { country_id: germany },
      { country_id: serbia, language: 'en' },
      { country_id: serbia },
      { language: 'rs' },
      {},
    ];
    const outcomes: unknown[] = [];
    for (const fields of others) {
      const { data, errors } = await test.create({ position_id: 5, share: 1, ...fields });
      outcomes.push(errors ?? (data as ManagedBanner).share);
      if (!errors) await test.ask('DELETE', `/promotion/delete/${(data as ManagedBanner).id}`);
    }
    expect(outcomes).toEqual([1, 1, taken, taken, taken]);
  });

  it('is booked once by fifty requests for the same share at once: the database decides', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => share({ share: 1 })));
    expect(answers.filter((answer) => answer === 1)).toHaveLength(1);
    expect(answers.filter((answer) => answer !== 1)).toEqual(Array.from({ length: 49 }, () => taken));
  });

  it('cannot be stored twice past the server either', async () => {
    await share({ share: 1 });
    const copied = test.database.sql`
      insert into banner (slug, position_id, type_id, share, brand, country_id, start_date, end_date, link, labels,
        search_text, active)
      select 'drugi', position_id, type_id, share, brand, ${serbia}, end_date - 1, end_date + 1, link, labels, '', active
      from banner`;
    await expect(copied).rejects.toMatchObject({ constraint_name: 'banner_slot' });
  });
});

describe('switching a banner on [J78]', () => {
  const set = (id: number, active: number) => test.ask('POST', '/promotion/update-active', { id, active });

  it('gives it another free share if its own is taken, and refuses it without one', async () => {
    const drafts: ManagedBanner[] = [];
    for (let made = 0; made < 3; made += 1) {
      drafts.push((await test.create({ position_id: 5, active: 0 })).data);
    }
    const [first, second, third] = drafts.map(({ id }) => id) as [number, number, number];
    expect((await set(first, 1)).data).toMatchObject({ active: 1, share: 1, version: 2 });
    expect((await set(second, 1)).data).toMatchObject({ active: 1, share: 2 });
    expect((await set(third, 1)).errors).toEqual({ active: ['slot-taken'] });
    expect((await set(first, 0)).data).toMatchObject({ active: 0, state: 'off' });
    expect((await set(third, 1)).data).toMatchObject({ active: 1, share: 1 });
  });

  it('is named in the audit log with what changed', async () => {
    const { id } = (await test.create({ active: 0 })).data as ManagedBanner;
    await set(id, 1);
    const entries = await test.database.sql`
      select action, before, after from audit_entry where entity = 'banner' and entity_id = ${String(id)} order by id`;
    expect(entries.map(({ action }) => action as string)).toEqual(['banner.created', 'banner.changed']);
    expect(entries[1]).toMatchObject({ before: { active: false }, after: { active: true } });
  });
});

describe('the availability of positions [J85, G05]', () => {
  const ask = async (query: string, by = test.head) => {
    const { data, errors } = await test.ask('GET', `/promotion/check-availability?${query}`, null, by);
    return errors ?? data;
  };

  it('is that of their country for regional administrators, where no country is named [H04]', async () => {
    await share({ share: 1, country_id: germany });
    const here = `position_id=5&start_date=${dayAt(0)}&end_date=${dayAt(1)}`;
    expect(await ask(here, test.local)).toMatchObject({ positions: [{ position_id: 5, free: [1, 2] }] });
    expect(await ask(here)).toMatchObject({ positions: [{ position_id: 5, free: [2] }] });
  });

  it('names free shares and what is in the way', async () => {
    await share({ share: 1 });
    expect(await ask(`position_id=5&start_date=${dayAt(9)}&end_date=${dayAt(19)}`)).toMatchObject({
      available: true,
      positions: [{ position_id: 5, free: [2] }],
      taken: [{ position_id: 5, share: 1, start_date: dayAt(0), end_date: dayAt(10) }],
    });
    await share({ share: 2 });
    expect(await ask(`position_id=5&start_date=${dayAt(9)}&end_date=${dayAt(19)}`)).toMatchObject({ available: false });
    expect(await ask(`position_id=5&start_date=${dayAt(10)}`)).toMatchObject({ available: true, taken: [] });
  });

  it('takes only the keys that are given: without days every booking counts, without a position every position', async () => {
    await share({});
    await share({});
    expect(await ask('position_id=5')).toMatchObject({ available: false, positions: [{ free: [] }] });
    const { positions, available } = (await ask('type_id=2')) as BannerAvailability;
    expect([available, positions.map(({ position_id: id }) => id)]).toEqual([true, [1, 2, 3, 4, 5, 6]]);
  });

  it('leaves a banner out of its own way, and takes from it what is not named', async () => {
    const { id } = (await test.create({ position_id: 5, country_id: serbia })).data as ManagedBanner;
    await share({ share: 2, country_id: germany });
    expect(await ask(`id=${id}`)).toMatchObject({ positions: [{ position_id: 5, free: [1, 2] }] });
  });

  it('names no banner of every country to a regional administrator, but counts it', async () => {
    await share({ share: 1 });
    expect(await ask('position_id=5', test.local)).toMatchObject({ positions: [{ free: [2] }], taken: [] });
  });

  it.each([
    [`start_date=${dayAt(1)}&end_date=${dayAt(0)}`, { end_date: ['dates-reversed'] }],
    ['position_id=x', { position_id: expect.anything() }],
  ])('refuses %s by name', async (query, errors) => {
    expect(await ask(query)).toEqual(errors);
  });
});

describe('positions', () => {
  it('are listed by page, with their boxes and types [J82, J83]', async () => {
    const pages = (await test.ask('GET', '/promotion/pages')).data as { page: string; position_ids: number[] }[];
    expect(pages.map(({ page, position_ids: ids }) => [page, ids])).toEqual([
      ['home', [1, 2]],
      ['catalog', [3, 4, 5]],
      ['ad', [6]],
      ['companies', [7]],
    ]);
    expect((await test.ask('GET', '/promotion/data')).data).toMatchObject({
      positions: [
        { code: 'home-middle', wide: { width: 970, height: 120 }, narrow: { width: 320, height: 100 }, shares: 3 },
        { code: 'home-end' },
        { code: 'catalog-list' },
        { code: 'catalog-grid' },
        { code: 'catalog-rail', place: 'rail', wide: { width: 300, height: 600 }, narrow: { width: 300, height: 250 } },
        { code: 'ad-end' },
        { code: 'company-list', types: [1] },
      ],
      types: [
        { id: 1, code: 'picture' },
        { id: 2, code: 'video' },
      ],
    });
  });
});
