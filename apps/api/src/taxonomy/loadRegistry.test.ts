import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tools/postgres/testDatabase.ts';
import { connect, type Database } from '../platform/database/connect.ts';
import { loadRegistry } from './loadRegistry.ts';
import type { Registry } from './Registry.ts';

let test: TestDatabase;
let database: Database;
let registry: Registry;
beforeAll(async () => {
  test = await createTestDatabase();
  database = connect(test.url, { connections: 2 });
  registry = await loadRegistry(database.sql);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

describe('the registry', () => {
  it('lists makes by sort, then by title', async () => {
    const rows = await database.sql<{ slug: string }[]>`select slug from brand order by sort, title`;
    expect(registry.brands.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug));
  });

  it('lists countries by sort, then by code, and the regions of each by sort', async () => {
    const countries = await database.sql<{ code: string }[]>`select code from country order by sort, code`;
    expect(registry.countries.map(({ code }) => code)).toEqual(countries.map(({ code }) => code));

    const regions = await database.sql<{ id: number }[]>`select id from region order by country_id, sort, id`;
    expect(registry.regions.map(({ id }) => id)).toEqual(regions.map(({ id }) => id));
  });

  it('finds an answer by the slug that it had before', async () => {
    const [filter] = await database.sql<{ id: number; specification_id: number }[]>`
      select id, specification_id from filter where status = 1 order by id limit 1
    `;
    await database.sql`
      insert into filter_redirect (specification_id, old_slug, filter_id)
      values (${filter!.specification_id}, 'former-slug', ${filter!.id})
    `;

    const { specificationsById } = await loadRegistry(database.sql);
    expect(specificationsById.get(filter!.specification_id)?.filtersBySlug.get('former-slug')?.id).toBe(filter!.id);
  });

  it('leaves out a category below one that is out of use', async () => {
    const [child] = await database.sql<{ id: number; parent_id: number }[]>`
      select id, parent_id from category where parent_id is not null and status = 1 order by id limit 1
    `;
    await database.sql`update category set status = 0 where id = ${child!.parent_id}`;

    const { categoriesById } = await loadRegistry(database.sql);
    expect(registry.categoriesById.has(child!.id)).toBe(true);
    expect(categoriesById.has(child!.id)).toBe(false);
  });

  it('keeps plain rows, without the statement that read them', () => {
    for (const list of [registry.countries, registry.synonyms]) expect(Object.keys(list)).toHaveLength(list.length);
  });
});
