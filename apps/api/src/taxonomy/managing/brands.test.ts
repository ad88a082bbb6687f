import type {
  Brand,
  ManagedBrand,
  ManagedChassis,
  ManagedModel,
  MissedSearch,
  Model,
  Synonym,
} from '@volan/api-contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { insertAd } from '../../testing/insertAd.ts';
import { openTestManaging } from './managingTesting.ts';

const test = openedForFile(openTestManaging);
let vehicles: number;
beforeAll(async () => {
  vehicles = await test.idOf('category', 'vehicles');
});
beforeEach(() => test.beginAnew());

let made = 0;
const create = (fields: object = {}) =>
  test.ask('PUT', '/admin/brand/create', {
    slug: `marka-${++made}`,
    title: 'Marka',
    category_ids: [vehicles],
    ...fields,
  });
const make = async () => (await create()).data as ManagedBrand;
const remove = (path: string) => test.ask('DELETE', path);

describe('makes', () => {
  it('are added with a slug of their own, and offered at once [J138]', async () => {
    const { data } = await create({ slug: 'rimac', title: 'Rimac' });
    expect(data).toMatchObject({ slug: 'rimac', title: 'Rimac', category_ids: [vehicles], models: 0, version: 1 });
    await test.soon(`/items/category/brands/${vehicles}`, (list: Brand[]) => list.some(({ slug }) => slug === 'rimac'));
    expect((await create({ slug: 'rimac' })).errors).toEqual({ slug: ['slug-taken'] });
    expect((await create({ category_ids: [] })).status).toBe(422);
    expect((await create({ logo: 'https://elsewhere.test/x.svg' })).errors).toEqual({ logo: ['format'] });
  });

  it('change title and logo everywhere [J136]', async () => {
    const { id, version } = await make();
    const update = { id, version, title: 'Nova Marka', logo: '/img/brands/nova.svg' };
    expect((await test.ask('POST', '/admin/update-brand', update)).data).toMatchObject({ title: 'Nova Marka' });
    await test.soon(
      `/items/brand/${id}`,
      (brand: Brand | null) => brand?.title === 'Nova Marka' && brand.logo === '/img/brands/nova.svg',
    );
    expect((await test.ask('POST', '/admin/update-brand', update)).data).toMatchObject({ yours: version, stored: 2 });
  });

  it('with ads or models stay, with the counts [J137]', async () => {
    const { id, slug } = await make();
    const ad = await insertAd(test.database.sql, { brand: slug });
    expect(await remove(`/admin/brand/delete/${id}`)).toMatchObject({ status: 409, data: { ads: 1, rows: 0 } });
    await test.database.sql`delete from ad where id = ${ad}`;
    expect((await remove(`/admin/brand/delete/${id}`)).status).toBe(200);
    expect((await remove(`/admin/brand/delete/${id}`)).status).toBe(404);
  });

  it('are listed by category and name, taken out of use, and put into order', async () => {
    const { data } = await test.ask('GET', `/admin/brands?category_id=${vehicles}&keyword=volkswagen`);
    const [one] = data as ManagedBrand[];
    expect(one).toMatchObject({ slug: 'volkswagen' });
    expect(one?.models).toBeGreaterThan(0);
    const { id, slug } = await make();
    await test.ask('POST', '/admin/brand/status', { id, status: 0 });
    await test.soon(`/items/category/brands/${vehicles}`, (list: Brand[]) =>
      list.every((brand) => brand.slug !== slug),
    );
    const all = (await test.ask('GET', '/admin/brands?limit=500')).data as ManagedBrand[];
    const order = [all[1]?.id, all[0]?.id];
    expect((await test.ask('POST', '/admin/brand/sort', { sort: order })).status).toBe(200);
    const after = (await test.ask('GET', '/admin/brands?limit=2')).data as ManagedBrand[];
    expect(after.map((brand) => brand.id)).toEqual(order);
  });
});

describe('models and generations [J140]', () => {
  it('are made, changed, switched, put into order and removed', async () => {
    const brand = await make();
    const add = (slug: string) =>
      test.ask('PUT', '/admin/model/create', { brand_id: brand.id, category_id: vehicles, slug, title: slug });
    const [one, two] = [(await add('prvi')).data as ManagedModel, (await add('drugi')).data as ManagedModel];
    expect((await add('prvi')).errors).toEqual({ slug: ['slug-taken'] });
    await test.soon(`/items/category/models/${vehicles}/${brand.id}`, (list: Model[]) => list.length === 2);
    const update = { id: one.id, version: one.version, title: 'Prvi model' };
    expect((await test.ask('POST', '/admin/model/update', update)).data).toMatchObject({ title: 'Prvi model' });
    expect((await test.ask('POST', '/admin/model/update', update)).error).toBe('conflict');
    const sort = { sort: [two.id, one.id], brand_id: brand.id };
    expect((await test.ask('POST', '/admin/model/sort', sort)).data).toEqual({ order: [two.id, one.id] });
    const chassis = await test.ask('PUT', '/admin/chassis/create', {
      model_id: one.id,
      slug: 'i',
      title: 'I',
      codes: ['1A'],
      year_from: 2001,
      year_to: 2009,
    });
    const generation = chassis.data as ManagedChassis;
    expect(generation).toMatchObject({ codes: ['1A'], year_from: 2001 });
    const years = await test.ask('POST', '/admin/chassis/update', {
      id: generation.id,
      version: generation.version,
      year_from: 2010,
    });
    expect(years.errors).toEqual({ year_to: ['min'] });
    expect((await test.ask('POST', '/admin/chassis/status', { id: generation.id, status: 0 })).status).toBe(200);
    expect((await test.ask('POST', '/admin/chassis/sort', { sort: [generation.id], model_id: one.id })).status).toBe(
      200,
    );
    const listed = await test.ask('GET', `/admin/models?parent_id=${brand.id}`);
    expect((listed.data as ManagedModel[]).map(({ chassis: count }) => count)).toEqual([0, 1]);
    expect((await test.ask('GET', `/admin/chassis?parent_id=${one.id}`)).data).toMatchObject([{ status: 0 }]);
    expect(await remove(`/admin/model/delete/${one.id}`)).toMatchObject({ status: 409, data: { ads: 0, rows: 1 } });
    expect((await remove(`/admin/chassis/delete/${generation.id}`)).status).toBe(200);
    expect((await remove(`/admin/model/delete/${one.id}`)).status).toBe(200);
    await test.ask('POST', '/admin/model/status', { id: two.id, status: 0 });
    await test.soon(`/items/category/models/${vehicles}/${brand.id}`, (list: Model[]) => list.length === 0);
  });

  it('that ads name stay', async () => {
    await insertAd(test.database.sql, { brand: 'volkswagen', model: 'golf' });
    const golf = (
      await test.ask('GET', `/admin/models?parent_id=${await test.idOf('brand', 'volkswagen')}&keyword=golf`)
    ).data as ManagedModel[];
    expect(await remove(`/admin/model/delete/${golf.find(({ slug }) => slug === 'golf')?.id}`)).toMatchObject({
      status: 409,
      data: { ads: 1 },
    });
  });
});

describe('words of visitors [N01]', () => {
  it('are listed, added once and removed; every search knows them', async () => {
    await insertAd(test.database.sql, { words: 'kljunasti' });
    const add = (word: string, meaning: string) => test.ask('PUT', '/admin/synonym/create', { word, meaning });
    const { data } = await add('Kljunko', 'Kljunasti');
    expect(data).toMatchObject({ word: 'kljunko', meaning: 'kljunasti' });
    await test.finds('q=kljunko', 1);
    expect((await add('kljunko', 'kljunasti')).errors).toEqual({ word: ['slug-taken'] });
    expect((await add('dve reči', 'kljunasti')).errors).toEqual({ word: ['format'] });
    expect((await add('kljunasti', 'Kljunasti')).errors).toEqual({ meaning: ['format'] });
    const listed = (await test.ask('GET', '/admin/synonyms?keyword=kljunk')).data as Synonym[];
    expect(listed).toHaveLength(1);
    expect((await remove(`/admin/synonym/delete/${listed[0]?.id}`)).status).toBe(200);
    expect((await remove(`/admin/synonym/delete/${listed[0]?.id}`)).status).toBe(404);
    expect(await test.lastEntry('synonym')).toMatchObject({ action: 'synonym.removed', after: null });
  });

  it('that found nothing are reported by how often', async () => {
    await test.database.sql`insert into missed_query (text, times) values ('batmobil', 7000), ('letece kola', 9000)`;
    const { data } = await test.ask('GET', '/admin/missed-searches?days=7');
    expect((data as MissedSearch[]).slice(0, 2)).toEqual([
      { text: 'letece kola', times: 9000 },
      { text: 'batmobil', times: 7000 },
    ]);
    expect((await test.ask('GET', '/admin/missed-searches?days=365')).status).toBe(400);
  });
});
