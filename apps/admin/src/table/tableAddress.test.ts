import { describe, expect, it } from 'vitest';
import { tableHref } from '../shell/tableHref.ts';
import type { TableColumn } from './TableColumn.ts';
import { columnsText, shownColumns, viewOf, withoutFilters } from './tableAddress.ts';

const columns: readonly TableColumn<string>[] = [
  { key: 'name', label: 'Name', cell: (row) => row },
  { key: 'email', label: 'E-mail', cell: (row) => row },
  { key: 'id', label: 'Number', cell: (row) => row, hidden: true },
];
const read = (text: string) => new URLSearchParams(text);

describe('the address of a table', () => {
  it('says which columns are shown; the one that names the row always is', () => {
    expect(shownColumns(read(''), columns)).toEqual(['name', 'email']);
    expect(shownColumns(read('columns=id'), columns)).toEqual(['name', 'id']);
    expect(shownColumns(read('columns=password,email'), columns)).toEqual(['name', 'email']);
  });

  it('says nothing of columns where they are the usual ones', () => {
    expect(columnsText(['email', 'name'], columns)).toBeNull();
    expect(columnsText(['name', 'email', 'id'], columns)).toBe('name,email,id');
  });

  it('loses its filters and keeps its other parameters, known or not', () => {
    const filters = [{ name: 'status', label: 'Status' }];
    const params = read('status=2&search=ana&columns=name&sort=asc&campaign=x&page=3');
    expect(tableHref('users', params, withoutFilters(filters))).toBe('/admin/users?columns=name&sort=asc&campaign=x');
  });

  it('begins at page 1 where anything but the page changes', () => {
    const params = read('search=ana&page=4');
    expect(tableHref('users', params, { status: '2' })).toBe('/admin/users?search=ana&status=2');
    expect(tableHref('users', params, { page: '5' })).toBe('/admin/users?search=ana&page=5');
    expect(tableHref('users', params, { search: null })).toBe('/admin/users');
  });

  it('is one view whatever its page and the order of its parameters', () => {
    expect(viewOf(read('status=2&search=ana&page=3'))).toBe(viewOf(read('search=ana&status=2')));
  });
});
