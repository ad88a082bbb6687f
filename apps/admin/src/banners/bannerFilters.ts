import type { BannerPosition } from '@volan/api-contract';
import { brandIds, brands } from '@volan/domain-rules';
import type { AdminSite } from '../shell/site.ts';
import type { TableFilter } from '../table/TableColumn.ts';
import { positionName } from './bannerWords.ts';

/** Filters of banners. A regional administrator sees only one country anyway, and filters by none. [H04] */
export function bannerFilters(
  { texts }: AdminSite,
  positions: readonly BannerPosition[],
  countries: readonly { readonly id: number; readonly name: string }[],
): readonly TableFilter[] {
  const filters: readonly TableFilter[] = [
    {
      name: 'position_id',
      label: texts.bannerPosition,
      values: positions.map((position) => [String(position.id), positionName(position, texts)] as const),
    },
    {
      name: 'active',
      label: texts.bannerActive,
      values: [
        ['1', texts.bannerOn],
        ['0', texts.bannerOff],
      ],
    },
    { name: 'brand', label: texts.bannerBrand, values: brandIds.map((id) => [id, brands[id].name] as const) },
    { name: 'country_id', label: texts.country, values: countries.map(({ id, name }) => [String(id), name] as const) },
    { name: 'from', label: texts.bannerFrom, type: 'date' },
    { name: 'to', label: texts.bannerTo, type: 'date' },
  ];

  return filters.filter(({ name }) => name !== 'country_id' || countries.length > 0);
}
