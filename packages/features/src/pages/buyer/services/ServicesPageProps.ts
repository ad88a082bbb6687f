import type { CarService, CarServiceListMeta, City, ServiceKindCounted, ServiceTown } from '@volan/api-contract';
import type { ServiceQuery } from '@volan/domain-rules';
import type { MapAddresses } from '../../../blocks/map/MapPoint.ts';
import type { RegionChoice } from '../../../blocks/places/readRegionChoices.ts';

/** What the map of services needs beside their points. */
interface ServicesMapSettings extends MapAddresses {
  /** Number of the country whose towns are named on the map. */
  readonly townsOf: number;
}

export interface ServicesPageProps {
  query: ServiceQuery;
  services: readonly CarService[];
  meta: CarServiceListMeta;
  /** Kinds to choose from, each with its number of services in all regions. */
  kinds: readonly ServiceKindCounted[];
  /** Regions to choose from, those of a country together. */
  regions: readonly RegionChoice[];
  /** Towns of the chosen region; none without one. */
  towns: readonly Pick<City, 'id' | 'title'>[];
  /** Towns in which the search finds services, whatever its own town is. */
  inTowns: readonly ServiceTown[];
  /** For the map beside the list, and for the button that finds the nearest town. Without it there are none. */
  map: ServicesMapSettings | null;
}
