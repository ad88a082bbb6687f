import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { openTestAccounts, type Answer, type TestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';

/** Typed texts of a test, by the names of the form. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** The application with sellers in it. */
export interface TestSelling extends TestAccounts {
  /** A Golf with all required fields. */
  readonly golf: Typed;
  readonly categories: Readonly<Record<string, number>>;
  /** Makes an active account of a given age. */
  seller: (more?: { readonly days?: number; readonly type?: number }) => Promise<TestPerson>;
  /** Publishes an ad. @default a new id of a draft */
  publish: (by: TestPerson, fields?: Typed, more?: object) => Promise<Answer>;
  administrator: (country?: string | null) => Promise<TestPerson>;
}

/** Opens the application with sellers in it. */
export async function openTestSelling(parts: Parameters<typeof openTestAccounts>[0] = {}): Promise<TestSelling> {
  const api = await openTestAccounts(parts);
  const { sql } = api.database;
  const [ids] = await sql<{ brand: number; model: number; region: number; city: number }[]>`
    select brand.id as brand, model.id as model, region.id as region, city.id as city
    from brand join model on model.brand_id = brand.id and model.slug = 'golf'
    join category on category.id = model.category_id and category.slug = 'vehicles',
    region join city on city.region_id = region.id
    where brand.slug = 'volkswagen' and region.slug = 'beograd' order by city.population desc limit 1`;
  if (!ids) throw new Error('The taxonomy has no Golf in Beograd.');

  const categories = await sql<{ slug: string; id: number }[]>`select slug, id from category`;
  const test: TestSelling = Object.assign(api, {
    golf: {
      brand_id: [`${ids.brand}`],
      model_id: [`${ids.model}`],
      year: ['2015'],
      mileage: ['183.000'],
      'answers.gorivo': ['dizel'],
      'answers.stanje-vozila': ['polovno'],
      price: ['10.500'],
      price_type: ['fixed'],
      line: ['Tek servisiran'],
      description: ['Redovno održavan.'],
      region_id: [`${ids.region}`],
      city_id: [`${ids.city}`],
    },
    categories: Object.fromEntries(categories.map(({ slug, id }) => [slug, id])),
    async seller({ days = 400, type = 1 } = {}) {
      const person = await test.person();
      await sql`
        update users set status = 1, type_id = ${type}, mobile = '+381641234567',
          created_at = now() - make_interval(days => ${days})
        where id = ${person.user.id}`;
      return person;
    },
    publish: async (by: TestPerson, fields: Typed = {}, more: object = {}) => {
      const body = { id: crypto.randomUUID(), category_id: test.categories['vehicles'], ...more };
      const sent = { ...body, fields: { ...test.golf, ...fields } };
      return test.call('PUT', '/ads/create', sent, { as: by.accessToken });
    },
    async administrator(country: string | null = null) {
      const person = await test.person();
      const { id } = person.user;
      await sql`
        update users set status = 1, country_id = (select id from country where code = ${country}) where id = ${id}`;
      await sql`insert into user_group (user_id, group_id) values (${id}, ${country === null ? 1 : 6})`;
      await sql`update session set second_factor_at = now() where user_id = ${id}`;

      return person;
    },
  });

  return test;
}

/** The data of a successful reply; throws for a failure. */
export function fine<Data>(answer: Omit<Answer, 'data'> & { readonly data: Data }): Data {
  expect([answer.status, answer.error, answer.errors]).toEqual([200, null, null]);
  return answer.data;
}

/** Uploads a picture; gives the id of its upload. */
export async function uploadPicture({ app }: TestSelling, by: TestPerson, picture: Buffer): Promise<string> {
  const body = new FormData();
  body.append('id', randomUUID());
  body.append('image', new Blob([new Uint8Array(picture)]), 'x.jpg');
  const request = new Request('http://x', { method: 'POST', body });
  const response = await app.inject({
    method: 'POST',
    url: '/v3/ads/images',
    headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${by.accessToken}` },
    payload: Buffer.from(await request.arrayBuffer()),
  });

  return response.json<{ data: { id: string } }>().data.id;
}
