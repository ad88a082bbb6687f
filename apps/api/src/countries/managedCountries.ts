import type { ManagedCountry } from '@volan/api-contract';
import { countryFeatures, type LanguageValue } from '@volan/domain-rules';
import { countryName } from '@volan/i18n';
import type { Sql } from 'postgres';
import type { AdCounts } from '../search/adCounts.ts';

/** Dependencies for reading countries. */
export interface CountryReading {
  readonly sql: Sql;
  readonly counts: AdCounts;
}

interface CountryRow {
  readonly id: number;
  readonly code: string;
  readonly payments: boolean;
  readonly off: string[];
  readonly free_until: Date | null;
  readonly version: number;
  readonly carts: number;
}

/** The countries of the country pickers, as head office manages them. [J67, J68, P67] */
export async function managedCountries(
  { sql, counts }: CountryReading,
  language: LanguageValue,
): Promise<ManagedCountry[]> {
  const [rows, ads] = await Promise.all([
    sql<CountryRow[]>`
      select country.id, code, payments, features_off as off, version,
        case when free_until > now() then free_until end as free_until, coalesce(carts, 0)::int as carts
      from country left join (
        select country_id, count(*) as carts from users join collected on collected.user_id = users.id
        where cart <> '{}'::jsonb and country_id is not null group by country_id) held on held.country_id = country.id
      where active order by sort, code`,
    counts.by('country_id'),
  ]);
  return rows.map(({ free_until: until, off, ...row }) => ({
    ...row,
    name: countryName(row.code, language),
    ads: ads.get(row.id) ?? 0,
    off: countryFeatures.filter((each) => off.includes(each)),
    free_until: until?.toISOString() ?? null,
  }));
}
