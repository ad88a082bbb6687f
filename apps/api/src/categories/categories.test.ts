import type {
  Brand,
  Category,
  CategoryBrand,
  CategoryWithSpecifications,
  Chassis,
  Fuel,
  Model,
} from '@volan/api-contract';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd, insertSeller } from '../testing/insertAd.ts';
import { openTestApp } from '../testing/openTestApp.ts';

const api = openedForFile(() =>
  openTestApp(async ({ sql }) => {
    for (const category of ['vehicles', 'vehicles', 'motorcycles', 'scooters', 'quads', 'car-parts']) {
      await insertAd(sql, { category });
    }
    await insertAd(sql, { category: 'scooters', status: 6 });
    await insertAd(sql, { seller: await insertSeller(sql, { status: 2 }) });
    await sql`update category set status = 0 where slug in ('buses', 'bicycles')`;
    await sql`update brand set status = 0 where slug = 'trabant'`;
    await sql`update model set status = 0 where slug = 'passat'`;
    await sql`update chassis set status = 0 where id = (
      select chassis.id from chassis join model on model.id = model_id where model.slug = 'golf' order by id limit 1)`;
    await sql`update specification set status = 0 where slug = 'boja'`;
    await sql`update filter set status = 0 where slug = 'dizel'`;
  }),
);

async function read<Data>(path: string, headers: Record<string, string> = {}): Promise<Data> {
  return (await api.app.inject({ url: `/v3${path}`, headers })).json<{ data: Data }>().data;
}

const status = async (path: string) => (await api.app.inject({ url: `/v3${path}` })).statusCode;
const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);

async function idOf(table: 'category' | 'brand' | 'model', slug: string) {
  const { sql } = api.database;
  const [row] = await sql<{ id: number }[]>`select id from ${sql(table)} where slug = ${slug} order by id limit 1`;
  return row?.id ?? 0;
}

describe('the list of categories [J43]', () => {
  it('counts active ads in each and below, as SQL does', async () => {
    const rows = await api.database.sql<{ slug: string; count: number }[]>`
      with recursive below as (
        select id as top, id from category
        union all select top, child.id from below join category child on child.parent_id = below.id
      )
      select category.slug, (select count(*) from active_ad join below on below.id = category_id
        where top = category.id)
      from category where id in (select id from visible_category)`;
    const listed = await read<Category[]>('/items/category/list');
    expect(Object.fromEntries(listed.map(({ slug, count }) => [slug, count]))).toEqual(
      Object.fromEntries(rows.map(({ slug, count }) => [slug, count])),
    );
    expect(listed.find(({ slug }) => slug === 'motorcycles')?.count).toBe(3);
  });

  it('leaves out a hidden category with all below it, everywhere [J105]', async () => {
    const listed = slugs(await read<Category[]>('/items/category/list'));
    for (const slug of ['buses', 'bicycles', 'electric-bicycles']) {
      const id = await idOf('category', slug);
      expect(listed).not.toContain(slug);
      expect(await status(`/items/category/${slug}`)).toBe(404);
      expect(await status(`/category/get/${id}`)).toBe(404);
      expect(await status(`/items/category/brands/${id}`)).toBe(404);
      expect(await read('/items/category/list?slug=' + slug)).toEqual([]);
    }
  });

  it('narrows to the subtree of a slug, none for an unknown one', async () => {
    expect(slugs(await read('/items/category/list?slug=motorcycles'))).toEqual(['motorcycles', 'scooters', 'quads']);
    expect(await read('/items/category/list?slug=airships')).toEqual([]);
    expect(await status('/items/category/list?slug=Air%20ships')).toBe(400);
  });

  it('uses the language of the query before Accept-Language [T52]', async () => {
    const title = async (query: string, accepted: string) =>
      (await read<Category[]>(`/items/category/list?slug=vehicles${query}`, { 'accept-language': accepted }))[0]?.title;
    expect(await title('', 'de')).toBe('Autos');
    expect(await title('&lang=en', 'de')).toBe('Cars');
  });
});

describe('one category', () => {
  it('is found by slug, but never by a word of the path [J44, T51]', async () => {
    expect((await read<Category>('/items/category/boats')).slug).toBe('boats');
    for (const word of ['brands', 'models', 'chassis', 'fuels']) {
      expect(await status(`/items/category/${word}`)).toBe(404);
    }
  });

  it('inherits the questions of its parent, in one order, without questions out of use [J50, J117]', async () => {
    const category = async (slug: string) =>
      read<CategoryWithSpecifications>(`/category/get/${await idOf('category', slug)}`);
    const parent = slugs((await category('motorcycles')).specifications);
    expect(slugs((await category('scooters')).specifications)).toEqual(expect.arrayContaining(parent));
    const { specifications, groups } = await category('vehicles');
    expect(slugs(specifications)).not.toContain('boja');
    expect(slugs(specifications.find(({ slug }) => slug === 'gorivo')?.filters ?? [])).not.toContain('dizel');
    const order = groups.map(({ sort }) => sort);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('has titles of questions and answers in the visitor’s language', async () => {
    const { specifications } = await read<CategoryWithSpecifications>('/category/get/1?lang=de');
    const fuel = specifications.find(({ slug }) => slug === 'gorivo');
    expect(fuel?.title).toBe('Kraftstoff');
    expect(fuel?.filters.find(({ slug }) => slug === 'benzin')?.title).toBe('Benzin');
  });
});

describe('makes, models, generations and fuels', () => {
  it('are those of the category, out of use ones left out [J46-J48]', async () => {
    const brands = await read<CategoryBrand[]>('/items/category/brands/1');
    expect(slugs(brands)).toContain('volkswagen');
    expect(slugs(brands)).not.toContain('trabant');
    expect(brands.every(({ category_ids: ids }) => ids.includes(1))).toBe(true);
    const make = brands.find(({ slug }) => slug === 'volkswagen');
    expect(make?.nicknames).toEqual(expect.arrayContaining(['vw', 'folksvagen']));
    expect(brands.find(({ slug }) => slug === 'mercedes-benz')?.nicknames).toContain('merc');
    expect(make?.ads).toEqual(expect.any(Number));
    const volkswagen = await idOf('brand', 'volkswagen');
    const models = await read<Model[]>(`/items/category/models/1/${volkswagen}`);
    expect(slugs(models)).toContain('golf');
    expect(slugs(models)).not.toContain('passat');
    const golf = models.find(({ slug }) => slug === 'golf')?.id ?? 0;
    const [row] = await api.database.sql<{ used: number }[]>`
      select count(*) as used from chassis where model_id = ${golf} and status = 1`;
    const chassis = await read<Chassis[]>(`/items/category/chassis/1?model_id=${golf}`);
    expect(chassis.length).toBe(row?.used);
    expect(chassis.length).toBeGreaterThan(0);
  });

  it('are an empty list if the make has nothing in the category [J47]', async () => {
    const category = await idOf('category', 'boats');
    expect(await read(`/items/category/models/${category}/${await idOf('brand', 'volkswagen')}`)).toEqual([]);
  });

  it('of a category that asks no fuel are none; an answer out of use is no fuel [J49]', async () => {
    expect(slugs(await read<Fuel[]>('/items/category/fuels/1'))).toContain('benzin');
    expect(slugs(await read<Fuel[]>('/items/category/fuels/1'))).not.toContain('dizel');
    expect(await read(`/items/category/fuels/${await idOf('category', 'tyres-rims')}`)).toEqual([]);
  });

  it('out of use is unknown by its id [J45]', async () => {
    expect((await read<Brand>(`/items/brand/${await idOf('brand', 'opel')}`)).title).toBe('Opel');
    expect(await status(`/items/brand/${await idOf('brand', 'trabant')}`)).toBe(404);
  });
});

describe('categories by their ids [J51]', () => {
  const post = (ids: unknown) =>
    api.app.inject({ method: 'POST', url: '/v3/category/categories-by-ids?lang=en', payload: { ids } });

  it('come in the order asked for, hidden and unknown ones skipped', async () => {
    const reply = await post([11, 5, 999, 1, -3]);
    expect(reply.json<{ data: Category[] }>().data.map(({ id }) => id)).toEqual([11, 1]);
    expect((await post([])).json<{ data: Category[] }>().data).toEqual([]);
  });

  it.each([['1,2'], [['1']], [[1.5]], [null], [Array.from({ length: 101 }, (_, n) => n)]])(
    'are refused when the ids are %j',
    async (ids) => {
      const reply = await post(ids);
      expect([reply.statusCode, Object.keys(reply.json<{ errors: object }>().errors)]).toEqual([422, ['ids']]);
    },
  );
});
