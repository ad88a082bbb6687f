import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type postgres from 'postgres';
import { ask } from './ask.ts';
import { openSql, someAds, totalOf } from './sql.ts';

let sql: postgres.Sql;
let ad: Awaited<ReturnType<typeof someAds>>;
beforeAll(async () => {
  sql = openSql();
  ad = await someAds(sql);
});
afterAll(() => sql.end());

describe('addresses of both brands', () => {
  it('begin at the home page, and the form of the other brand moves to its own [B01]', async () => {
    for (const [brand, foreign, own] of [
      ['volan', '/ad-details/', '/detalji-oglasa/'],
      ['gearlane', '/detalji-oglasa/', '/ad-details/'],
    ] as const) {
      expect((await ask(brand, '/')).status).toBe(200);
      expect(await ask(brand, '/catalog')).toMatchObject({ status: 302, location: '/catalog/vehicles' });
      expect(await ask(brand, `${foreign}${ad.id}`)).toMatchObject({ status: 301, location: `${own}${ad.id}` });
    }
  });

  it('starts the path, except the brand’s own language [T07]', async () => {
    expect((await ask('gearlane', '/de/catalog/vehicles')).body).toMatch(/<html[^>]+lang="de"/);
    expect((await ask('volan', '/catalog/vehicles')).body).toMatch(/<html[^>]+lang="sr-Latn"/);
    expect(await ask('gearlane', '/en/catalog/vehicles')).toMatchObject({ status: 301, location: '/catalog/vehicles' });
    expect((await ask('gearlane', '/fr/catalog/vehicles')).status).toBe(404);
  });

  it('a wrong slug of an ad moves to the right one [T01]', async () => {
    const { status, location } = await ask('volan', `/auto-oglasi/${ad.id}/wrong`);
    expect({ status, location }).toEqual({ status: 301, location: `/auto-oglasi/${ad.id}/${ad.slug}` });
    expect((await ask('volan', `/auto-oglasi/${ad.id}/${ad.slug}`)).status).toBe(200);
  });

  it('a host that is not ours gets no page', async () => {
    expect((await ask('evil.example', '/catalog/vehicles')).status).toBeGreaterThanOrEqual(400);
  });

  it('a country host shows that country alone [T07d]', async () => {
    const total = await totalOf(sql, { country: 'DE' });
    const { body } = await ask('gearlaneGermany', '/catalog/vehicles');
    expect(body.replace(/<!-- -->/g, '')).toContain(`${total} `);
  });
});

describe('bad input', () => {
  it('a filter that is not known is left out and named', async () => {
    const { status, body } = await ask('gearlane', '/catalog/vehicles?filters=no-such-filter:1');
    expect(status).toBe(200);
    expect(body).toContain('This filter no longer exists');
  });

  it('a page beyond the end is an empty list, not an error', async () => {
    const { status, body } = await ask('gearlane', '/catalog/vehicles?page=99999');
    expect(status).toBe(200);
    expect(body).toContain('There are no ads on this page');
  });

  it('that sorts or pages by nonsense shows the list with the defaults', async () => {
    for (const query of ['sort=colour', 'sort=price&order=up', 'page=two']) {
      const { status, body } = await ask('gearlane', `/catalog/vehicles?${query}`);
      expect([query, status]).toEqual([query, 200]);
      expect(body).toMatch(/<link[^>]+rel="canonical"[^>]+\/catalog\/vehicles"/);
    }
  });

  it('a query over the limits is refused', async () => {
    const groups = Array.from({ length: 31 }, (_, index) => `k${index}:a`).join(';');
    expect((await ask('gearlane', `/catalog/vehicles?filters=${groups}`)).status).toBe(400);
    expect((await ask('gearlane', `/catalog/vehicles?filters=gorivo:${'a'.repeat(2000)}`)).status).toBe(400);
  });

  it('in the place of an id is no ad', async () => {
    for (const id of ['99999999', 'abc', '0', '-1', '1e3', '9'.repeat(30)]) {
      expect([id, (await ask('gearlane', `/ad-details/${id}`)).status]).toEqual([id, 404]);
    }
  });

  it('controls of the filter form lead to the canonical address, page 1 [5.4]', async () => {
    const form = 'page=3&f.cena.min=&f.cena.max=10000&f.gorivo=dizel&f.godiste.min=2015&f.godiste.max=';
    const { status, location } = await ask('gearlane', `/catalog/vehicles?${form}`);
    expect(status).toBe(303);
    const target = new URL(location ?? '', 'http://gearlane.localhost');
    expect(target.pathname).toBe('/catalog/vehicles');
    expect(target.searchParams.get('page')).toBe(null);
    expect(target.searchParams.get('filters')?.split(';').toSorted()).toEqual([
      'cena:..10000',
      'godiste:2015..',
      'gorivo:dizel',
    ]);
  });
});

describe('every page', () => {
  it('allows no inline script or style but those that it names by hash', async () => {
    for (const path of ['/catalog/vehicles', `/ad-details/${ad.id}`, `/ad-details/99999999`]) {
      const { headers } = await ask('gearlane', path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain('script-src');
      expect(policy).not.toContain('unsafe-inline');
    }
  });

  it('is the same for every signed-out visitor', async () => {
    const asVisitor = (cookie: string) => ask('gearlane', '/catalog/vehicles?sort=price&order=asc', { cookie });
    expect((await asVisitor('a=1')).body).toBe((await asVisitor('b=2')).body);
  });

  it('never holds a phone number, an e-mail address or a VIN of a seller', async () => {
    const secrets = { mobile: '+381 64 987 654 321', email: 'never.shown@example.com', vin: 'WVWZZZ1KZAW987654' };
    const [car] = await sql`update ad set vin = ${secrets.vin} where id = ${ad.id} returning user_id`;
    const { mobile, email } = secrets;
    await sql`update users set mobile = ${mobile}, email = ${email} where id = ${Number(car?.['user_id'])}`;
    const { status, body } = await ask('gearlane', `/ad-details/${ad.id}`);
    expect(status).toBe(200);
    expect(body).not.toContain(secrets.email);
    expect(body).not.toContain(secrets.vin);
    expect(body.replace(/\D/g, '')).not.toContain('64987654321');
  });
});
