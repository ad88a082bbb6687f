import { describe, expect, it } from 'vitest';
import { readTableQuery, usersHref } from './tableQuery.ts';

describe('the address of the table of users', () => {
  it('is read as the call asks, and what does not fit counts as absent [J37, T04]', () => {
    const read = (text: string) => readTableQuery(new URLSearchParams(text));
    expect(read('search= đorđ &status=2&sort=asc&sortField=name&page=3&country=688')).toEqual({
      search: 'đorđ',
      status: 2,
      country_id: 688,
      sort: 'asc',
      sortField: 'name',
      page: 3,
      limit: 25,
    });
    expect(read('status=9&sort=up&sortField=password&page=-1&group=2&country=rs')).toEqual({ page: 1, limit: 25 });
  });

  it('begins at page 1 where anything but the page changes', () => {
    const params = new URLSearchParams('search=ana&page=4');
    expect(usersHref(params, { status: '2' })).toBe('/admin/users?search=ana&status=2');
    expect(usersHref(params, { page: '5' })).toBe('/admin/users?search=ana&page=5');
    expect(usersHref(params, { search: null })).toBe('/admin/users');
  });
});
