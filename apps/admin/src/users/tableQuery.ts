import type { CallInput, listUsers } from '@volan/api-contract';
import { tableHref, tablePage } from '../shell/tableHref.ts';

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
  const country = /^[1-9]\d{0,2}$/.exec(params.get('country') ?? '')?.[0];
  const sort = oneOf(params.get('sort'), ['asc', 'desc']);
  const sortField = oneOf(params.get('sortField'), ['name', 'created_at']);
  return {
    page: tablePage(params),
    limit: usersOfPage,
    ...(search && { search }),
    ...(status !== undefined && { status: Number(status) }),
    ...(group && { group }),
    ...(country !== undefined && { country_id: Number(country) }),
    ...(sort && { sort }),
    ...(sortField && { sortField }),
  };
}

/** The address of the table of users with some of it changed. */
export const usersHref = (params: URLSearchParams, changes: Readonly<Record<string, string | null>>) =>
  tableHref('users', params, changes);
