import type { CallInput, listBanners } from '@volan/api-contract';
import { brandIds, fieldInSort, readSorting, type Sorting } from '@volan/domain-rules';
import { dayOf } from '../shell/dayOf.ts';
import { tablePage } from '../shell/tableHref.ts';

const fields = ['created_at', 'start_date', 'end_date'] as const;

/** The order of the table; by default the newest banner comes first. [T04] */
export const bannersSorting = (params: URLSearchParams): Sorting<(typeof fields)[number]> =>
  readSorting(fieldInSort, params, fields, { field: 'created_at', direction: 'desc' });

/** Reads the address of the table; an invalid value counts as absent. */
export function readBannerQuery(params: URLSearchParams): CallInput<typeof listBanners> {
  const idOf = (name: string) => /^[1-9]\d{0,8}$/.exec(params.get(name) ?? '')?.[0];
  const search = params.get('search')?.trim().slice(0, 100);
  const brand = brandIds.find((id) => id === params.get('brand'));
  const active = (['1', '0'] as const).find((flag) => flag === params.get('active'));
  const [position, country] = [idOf('position_id'), idOf('country_id')];
  const [from, to] = [dayOf(params.get('from')), dayOf(params.get('to'))];
  const { field, direction } = bannersSorting(params);

  return {
    page: tablePage(params),
    ...(search && { search }),
    ...(brand && { brand }),
    ...(active && { active: active === '1' }),
    ...(position !== undefined && { position_id: Number(position) }),
    ...(country !== undefined && { country_id: Number(country) }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    sort: field,
    order: direction,
  };
}
