import { placeQueries } from '@volan/api-client/react';
import type { Account, Country, Town } from '@volan/api-contract';
import { fold } from '@volan/domain-rules';
import type { TownOption } from '@volan/features/selling';
import { intlTag } from '@volan/i18n';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Countries whose towns are offered where neither the site nor the account is of one. */
const maxCountries = 3;

/**
 * Towns that a fast ad may be in, by name: those of the country of the site, else of the account, else of the countries
 * with most ads, each under the name of its country. Towns with one name have their region behind it. [M17]
 */
export async function townOptions(
  { site, api, queries }: RequestContext,
  countryId: number | null,
): Promise<TownOption[]> {
  const countries: readonly Country[] = await queries.fetchQuery(placeQueries.countries(api));
  const home = site.country ?? site.brand.homeCountry ?? null;
  const own = countries.filter(({ code, id }) => (home === null ? id === countryId : code === home));
  const offered = own.length > 0 ? own : countries.toSorted((a, b) => b.count - a.count).slice(0, maxCountries);
  const { compare } = new Intl.Collator(intlTag(site.language));
  const lists = await Promise.all(
    offered.map(async ({ id, name }) => {
      const [towns, regions] = await Promise.all([
        queries.fetchQuery(placeQueries.towns(api, id)),
        queries.fetchQuery(placeQueries.regions(api, id)),
      ]);
      const names = Map.groupBy(towns, ({ title }) => title);
      const regionOf = (town: Town) => regions.find((region) => region.id === town.region_id)?.title;
      const labelOf = (town: Town) => {
        const region = (names.get(town.title)?.length ?? 0) > 1 ? regionOf(town) : undefined;
        return region === undefined ? town.title : `${town.title} (${region})`;
      };

      return towns
        .map((town) => ({
          value: String(town.id),
          label: labelOf(town),
          lat: town.lat,
          lng: town.lng,
          ...(offered.length > 1 && { group: name }),
        }))
        .toSorted((one, other) => compare(one.label, other.label));
    }),
  );

  return lists.flat();
}

/** The town of an account among those that are offered: that of its default address, else of its first one. */
export function townOf(account: Account | null, towns: readonly TownOption[]): string | null {
  const addresses = account?.addresses ?? [];
  const city = (addresses.find(({ is_default: isDefault }) => isDefault) ?? addresses[0])?.city ?? '';
  const name = fold(city.trim());

  return name === '' ? null : (towns.find(({ label }) => fold(label) === name)?.value ?? null);
}
