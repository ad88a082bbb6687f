import type { CallInput, listUsers } from '@volan/api-contract';
import { directionInSort, readSorting, type Sorting } from '@volan/domain-rules';
import { tablePage } from '../../shell/tableHref.ts';

/** Filter, order and page of the table of users, read from its address. */
export type TableQuery = CallInput<typeof listUsers> & { readonly page: number; readonly limit: number };

/** Accounts on one page. */
export const usersOfPage = 25;

/** The order of the table; by default the newest account comes first. [T04] */
export const usersSorting = (params: URLSearchParams): Sorting<'id' | 'name' | 'created_at'> =>
  readSorting(directionInSort, params, ['id', 'name', 'created_at'], { field: 'created_at', direction: 'desc' });

const oneOf = <const Value extends string>(value: string | null, values: readonly Value[]) =>
  values.find((each) => each === value);

/** Reads the address of the table; an invalid value counts as absent. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  const search = params.get('search')?.trim().slice(0, 100);
  const status = oneOf(params.get('status'), ['0', '1', '2', '3', '4']);
  const group = oneOf(params.get('group'), ['1', '6']);
  const country = /^[1-9]\d{0,2}$/.exec(params.get('country') ?? '')?.[0];
  const { field, direction } = usersSorting(params);

  return {
    page: tablePage(params),
    limit: usersOfPage,
    ...(search && { search }),
    ...(status !== undefined && { status: Number(status) }),
    ...(group && { group }),
    ...(country !== undefined && { country_id: Number(country) }),
    sort: direction,
    sortField: field,
  };
}
