import type { CarService, CarServiceListMeta, City, ServiceKindCounted } from '@volan/api-contract';
import type { ServiceQuery } from '@volan/domain-rules';
import type { RegionChoice } from '../../../blocks/places/readRegionChoices.ts';

/** What the map of services needs beside their points. */
interface ServicesMapSettings {
  /** Address of MapLibre's worker; the app that serves the page knows it. */
  readonly workerUrl: string;
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
  /** For the map beside the list; null: none is offered. */
  map: ServicesMapSettings | null;
}
