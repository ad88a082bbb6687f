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
}

/** Finds towns and regions of one country by their names. */
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

  return (values) => {
    const cell = (column: string | undefined) => (column === undefined ? '' : (values[column] ?? ''));
    const regionName = cell(place.region?.column);
    const named = byName(regionByName, regionName, place.region?.aliases) ?? null;
    const region = named ?? regionOf(cell(place.postalCode?.column));
    const townName = cell(place.town?.column);
    const found = byName(townsByName, townName, place.town?.aliases) ?? [];
    const town = found.find(({ regionId }) => regionId === region) ?? found[0];
    const unknown =
      place.town && townName !== '' && !town
        ? { field: place.town.column, value: townName }
        : place.region && regionName !== '' && named === null
          ? { field: place.region.column, value: regionName }
          : null;

    return {
      region_id: town?.regionId ?? region,
      city_id: town?.id ?? null,
      lat: town?.lat ?? null,
      lng: town?.lng ?? null,
      town: town?.name ?? null,
      unknown,
    };
  };
}
