import { compactWord, type ImportTaxonomy, type ImportTown } from './ImportTaxonomy.ts';
import type { Mapping } from './Mapping.ts';
import { wordIn } from './rowText.ts';

/** The location of a row's vehicle. */
export interface FoundPlace {
  region_id: number | null;
  city_id: number | null;
  lat: number | null;
  lng: number | null;
  /** The name of the town, which finds the ad in a search. */
  town: string | null;
  /** An unknown town or region, with its column. */
  unknown: { field: string; value: string } | null;
  /** Several regions have a town of this name, and the row does not name one of them. The largest town was taken. */
  isAmbiguous: boolean;
}

/**
 * Finds towns and regions of one country by their names. A town gives its region; the name of a town in the column of
 * regions counts as well.
 */
export function placeFinder({
  place,
  taxonomy,
  towns,
  countryId,
  regionOf,
}: {
  place: Mapping['place'];
  taxonomy: ImportTaxonomy;
  /** The largest first. */
  towns: readonly ImportTown[];
  countryId: number;
  regionOf: (postalCode: string) => number | null;
}): (values: Readonly<Record<string, string>>) => FoundPlace {
  const townsByName = Map.groupBy(towns, ({ name }) => compactWord(name));
  const regions = [...taxonomy.regions].filter(([, region]) => region.countryId === countryId);
  const regionByName = new Map(
    regions.flatMap(([code, { id, titles }]) => [code, ...titles].map((name) => [compactWord(name), id])),
  );
  // names in other scripts fold to an empty text
  regionByName.delete('');
  const byName = <T>(names: ReadonlyMap<string, T>, name: string, aliases: Readonly<Record<string, string>> = {}) =>
    name === '' ? undefined : names.get(compactWord(wordIn(aliases, name) ?? name));

  const townsNamed = (name: string, aliases?: Readonly<Record<string, string>>) =>
    byName(townsByName, name, aliases) ?? [];

  return (values) => {
    const cell = (column: string | undefined) => (column === undefined ? '' : (values[column] ?? ''));
    const regionName = cell(place.region?.column);
    const townName = cell(place.town?.column);
    const named = byName(regionByName, regionName, place.region?.aliases) ?? null;
    const townsInRegionCell = named === null ? townsNamed(regionName) : [];
    const region = named ?? onlyRegionOf(townsInRegionCell) ?? regionOf(cell(place.postalCode?.column));

    const sameName = townName === '' ? townsInRegionCell : townsNamed(townName, place.town?.aliases);
    const inRegion = sameName.filter(({ regionId }) => regionId === region);
    const possible = inRegion.length > 0 ? inRegion : sameName;
    const [town] = possible;

    const unknown =
      place.town && townName !== '' && !town
        ? { field: place.town.column, value: townName }
        : place.region && regionName !== '' && named === null && townsInRegionCell.length === 0
          ? { field: place.region.column, value: regionName }
          : null;

    return {
      region_id: town?.regionId ?? region,
      city_id: town?.id ?? null,
      lat: town?.lat ?? null,
      lng: town?.lng ?? null,
      town: town?.name ?? null,
      unknown,
      isAmbiguous: regionsOf(possible).size > 1,
    };
  };
}

const regionsOf = (towns: readonly ImportTown[]) => new Set(towns.map(({ regionId }) => regionId));

/** The region that all of these towns are in; null if they are in several or in none. */
function onlyRegionOf(towns: readonly ImportTown[]): number | null {
  const [first, ...others] = regionsOf(towns);
  return others.length === 0 ? (first ?? null) : null;
}
