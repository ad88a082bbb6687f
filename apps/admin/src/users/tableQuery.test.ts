import { describe, expect, it } from 'vitest';
import { readTableQuery } from '../entities/users/tableQuery.ts';

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
    expect(read('status=9&sort=up&sortField=password&page=-1&group=2&country=rs')).toEqual({
      sort: 'desc',
      sortField: 'created_at',
      page: 1,
      limit: 25,
    });
  });
});
