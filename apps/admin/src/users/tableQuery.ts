import type { CallInput, listUsers } from '@volan/api-contract';
import { base } from '../shell/AdminLink.tsx';

/** What the table of users shows, as its address says it. */
export type TableQuery = CallInput<typeof listUsers> & { readonly page: number; readonly limit: number };

const usersOfPage = 25;

const oneOf = <const Value extends string>(value: string | null, values: readonly Value[]) =>
  values.find((each) => each === value);

/** Reads the address of the table; what does not fit counts as absent. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  const search = params.get('search')?.trim().slice(0, 100);
  const status = oneOf(params.get('status'), ['0', '1', '2', '3', '4']);
  const group = oneOf(params.get('group'), ['1', '6']);
  const sort = oneOf(params.get('sort'), ['asc', 'desc']);
  const sortField = oneOf(params.get('sortField'), ['name', 'created_at']);
  const page = /^[1-9]\d{0,4}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return {
    page,
    limit: usersOfPage,
    ...(search && { search }),
    ...(status !== undefined && { status: Number(status) }),
    ...(group && { group }),
    ...(sort && { sort }),
    ...(sortField && { sortField }),
  };
}

/** The address of the table with some of it changed; a change of anything but the page begins at page 1. */
export function tableHref(params: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return `${base}/users${text === '' ? '' : `?${text}`}`;
}
