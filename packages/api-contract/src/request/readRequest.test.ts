import { describe, expect, it } from 'vitest';
import {
  forgotPassword,
  getAd,
  getCategoryBySlug,
  listAds,
  listCategories,
  listCategoriesByIds,
  listLanguages,
} from '../calls/index.ts';
import { readRequest } from './readRequest.ts';

function readSearch(query: string) {
  return readRequest(listAds, { params: {}, query: new URLSearchParams(query) });
}

describe('the query of a search [M08, B26]', () => {
  it('is read by the codec of the catalog’s address', () => {
    const read = readSearch(
      'category_id=1&country=rs*DE&page=2&filters=odrzavanje:prvi-vlasnik*garancija;cena:3000..8000&sort=price&order=asc&credit=1&q=golf&seller=12&lang=en',
    );
    expect(read).toEqual({
      ok: true,
      input: {
        categoryId: 1,
        countries: ['DE', 'RS'],
        page: 2,
        filters: [
          { key: 'cena', values: [{ kind: 'range', min: 3000, max: 8000 }] },
          {
            key: 'odrzavanje',
            values: [
              { kind: 'option', slug: 'garancija' },
              { kind: 'option', slug: 'prvi-vlasnik' },
            ],
          },
        ],
        sorting: { field: 'price', direction: 'asc' },
        financing: true,
        q: 'golf',
        seller: 12,
        lang: 'en',
      },
    });
  });

  it('asks for everything, newest first, where nothing is said', () => {
    expect(readSearch('filters=&q=')).toMatchObject({
      ok: true,
      input: { page: 1, filters: [], sorting: null },
    });
  });

  it.each([
    ['page=abc', 'page', 'format'],
    ['page=-1', 'page', 'format'],
    ['page=0', 'page', 'min'],
    ['category_id=1e3', 'category_id', 'format'],
    ['sort=colour', 'sort', 'value'],
    ['order=up', 'order', 'value'],
    ['credit=yes', 'credit', 'value'],
    ['country=XX', 'country', 'format'],
    ['lang=klingon', 'lang', 'value'],
    ['filters=cena:..', 'filters', 'malformed'],
    [`filters=${'a'.repeat(2001)}`, 'filters', 'too-long'],
    [`filters=${Array.from({ length: 31 }, (_, n) => `k${n}:v`).join(';')}`, 'filters', 'too-many-groups'],
    [`filters=k:${Array.from({ length: 51 }, (_, n) => `v${n}`).join('*')}`, 'filters', 'too-many-values'],
    [`q=${'a'.repeat(201)}`, 'q', 'max'],
    ['page=1&page=2', 'page', 'repeated'],
    ['colour=red', 'colour', 'unknown'],
  ])('refuses %s and names the field', (query, field, code) => {
    const read = readSearch(query);
    expect(read).toMatchObject({
      ok: false,
      failure: { name: 'bad-query', errors: { [field]: [code] } },
    });
  });

  it('names every bad field at once', () => {
    expect(readSearch('page=x&sort=y')).toMatchObject({
      failure: { errors: { page: ['format'], sort: ['value'] } },
    });
  });
});

describe('values in a path', () => {
  const query = new URLSearchParams();

  it('are read as numbers', () => {
    expect(readRequest(getAd, { params: { id: '12' }, query })).toEqual({
      ok: true,
      input: { id: 12 },
    });
  });

  it.each(['0', '-1', '1.5', '01', 'golf', '99999999999', '2147483648', ''])('“%s” is no ad', (id) => {
    expect(readRequest(getAd, { params: { id }, query })).toMatchObject({
      failure: { name: 'not-found' },
    });
  });

  it.each(['list', 'brands', 'models', 'chassis', 'fuels'])('“%s” is no category slug [J44, T51]', (slug) => {
    expect(readRequest(getCategoryBySlug, { params: { slug }, query })).toMatchObject({
      failure: { name: 'not-found' },
    });
  });
});

describe('other queries and bodies', () => {
  it('refuses a parameter that the call does not have', () => {
    const request = { params: {}, query: new URLSearchParams('lang=en') };
    expect(readRequest(listCategories, request)).toEqual({ ok: true, input: { lang: 'en' } });
    expect(readRequest(listLanguages, request)).toMatchObject({
      failure: { name: 'bad-query', errors: { lang: ['unknown'] } },
    });
  });

  it.each(['valueOf', 'constructor', 'toString'])('refuses %s like every unknown parameter', (name) => {
    expect(readRequest(listLanguages, { params: {}, query: new URLSearchParams([[name, '1']]) })).toMatchObject({
      failure: { name: 'bad-query', errors: { [name]: ['unknown'] } },
    });
  });

  it.each([
    ['', 'required'],
    [' ', 'required'],
    ['ana@', 'email'],
    ['zw\u200B@primer.rs', 'email'],
    ['\u202Ers.remirp@primer.rs', 'email'],
    ['ana\u0007@primer.rs', 'email'],
    ['ana anić@primer.rs', 'email'],
    ['İx@primer.rs', 'email'],
    ['ana@primer\u00AD.rs', 'email'],
  ])('says of the address “%s” that it is %s [M20]', (email, code) => {
    const read = readRequest(forgotPassword, { params: {}, query: new URLSearchParams(), body: { email } });
    expect(read).toMatchObject({ failure: { errors: { email: [code] } } });
  });

  it('takes every sign in an address that mail servers take, and none around it', () => {
    const body = { email: " Ana.Anic'+auto_2!#$%&*/=?^`{|}~-@Primer.co.rs\n" };
    const read = readRequest(forgotPassword, { params: {}, query: new URLSearchParams(), body });
    expect(read).toEqual({ ok: true, input: { email: "ana.anic'+auto_2!#$%&*/=?^`{|}~-@primer.co.rs" } });
  });

  it.each([
    [{ ids: [1, 2] }, null],
    [{}, { ids: ['required'] }],
    [{ ids: 'x' }, { ids: ['type'] }],
    [{ ids: [1], all: true }, { all: ['unknown'] }],
    [{ ids: Array.from({ length: 101 }, () => 1) }, { ids: ['max'] }],
  ])('reads the body %j', (body, errors) => {
    const read = readRequest(listCategoriesByIds, {
      params: {},
      query: new URLSearchParams(),
      body,
    });
    expect(read).toMatchObject(errors ? { failure: { name: 'validation', errors } } : { ok: true, input: body });
  });
});
