import { maxTowns, type Country, type Region, type Town, type WorldCountry } from '@volan/api-contract';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd, insertSeller } from '../testing/insertAd.ts';
import { openTestApp } from '../testing/openTestApp.ts';

const api = openedForFile(() =>
  openTestApp(async ({ sql }) => {
    for (const region of ['budapest', 'budapest', 'fejer', 'beograd']) await insertAd(sql, { region });
    await insertAd(sql, { region: 'beograd', status: 6 });
    await insertAd(sql, { region: 'beograd', seller: await insertSeller(sql, { status: 2 }) });
    // an ad in a country without pickers of ours
    const away = await insertAd(sql);
    await sql`update ad set country_id = (select id from country where code = 'PT'), region_id = null
      where id = ${away}`;
  }),
);

async function read<Data>(path: string): Promise<Data> {
  return (await api.app.inject({ url: `/v3${path}` })).json<{ data: Data }>().data;
}

describe('countries of the pickers [J55, E06]', () => {
  it('are those with ads and those we serve, most ads first, counted as SQL counts', async () => {
    const listed = await read<Country[]>('/country/list?lang=en');
    const rows = await api.database.sql<{ code: string; count: number }[]>`
      select code, count(active_ad.id) from country left join active_ad on country_id = country.id
      group by country.id having active or count(active_ad.id) > 0`;
    const counts = (of: readonly { code: string; count: number }[]) =>
      Object.fromEntries(of.map(({ code, count }) => [code, count]));
    expect(counts(listed)).toEqual(counts(rows));
    expect(listed.slice(0, 3).map(({ code }) => code)).toEqual(['HU', 'RS', 'PT']);
    expect(listed[0]).toEqual({ id: 348, code: 'HU', name: 'Hungary', icon: 'hu', count: 3 });
  });

  it('are named in the visitor’s language [T52]', async () => {
    const names = async (language: string) =>
      (await read<Country[]>(`/country/list?lang=${language}`)).map(({ name }) => name);
    expect(await names('de')).toContain('Ungarn');
    expect(await names('rs')).toContain('Mađarska');
  });
});

describe('countries of the world [J56, T36]', () => {
  it('are in `countries`, by name, and are counted only with count=1', async () => {
    const { countries } = await read<{ countries: WorldCountry[] }>('/country/world?lang=en');
    expect(countries.length).toBeGreaterThan(190);
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(countries.every((country) => !('count' in country))).toBe(true);
    const counted = await read<{ countries: WorldCountry[] }>('/country/world?count=1');
    expect(counted.countries.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(5);
  });

  it('refuse a count that is neither 0 nor 1', async () =>
    expect((await api.app.inject({ url: '/v3/country/world?count=yes' })).statusCode).toBe(400));
});

describe('regions of a country [J57]', () => {
  it('have their ads counted', async () => {
    const regions = await read<Region[]>('/country/regions/348?lang=en');
    expect(regions.every((region) => region.country_id === 348)).toBe(true);
    expect(regions.filter(({ count }) => count > 0).map(({ slug, count }) => [slug, count])).toEqual([
      ['budapest', 2],
      ['fejer', 1],
    ]);
  });

  it('are an empty list for a country without regions; an unknown country is 404', async () => {
    const [row] = await api.database.sql<{ id: number }[]>`
      select id from country where id not in (select country_id from region) order by id limit 1`;
    expect(await read(`/country/regions/${row?.id}`)).toEqual([]);
    for (const id of ['1', 'RS', '0', '688.0']) {
      expect((await api.app.inject({ url: `/v3/country/regions/${id}` })).statusCode).toBe(404);
    }
  });
});

describe('towns of a region [M54]', () => {
  it('are sorted by name', async () => {
    const [region] = await api.database.sql<{ id: number }[]>`select id from region where slug = 'beograd'`;
    const towns = await read<{ title: string; country: string }[]>(`/region/cities/${region?.id}`);
    expect(towns.map(({ title }) => title)).toContain('Beograd');
    expect(new Set(towns.map(({ country }) => country))).toEqual(new Set(['RS']));
    expect((await api.app.inject({ url: '/v3/region/cities/999999' })).statusCode).toBe(404);
  });

  it('are in one list for a country, with their points [M17]', async () => {
    const towns = await read<Town[]>('/country/cities/688');
    expect(towns.find(({ title }) => title === 'Beograd')).toMatchObject({ country: 'RS', lat: 44.80401 });
    expect(towns.length).toBeGreaterThan(300);
    expect((await read<Town[]>('/country/cities/276')).length).toBe(maxTowns);
    expect((await api.app.inject({ url: '/v3/country/cities/999999' })).statusCode).toBe(404);
  });
});
