import type { City, FastAd, FastAdListMeta } from '@volan/api-contract';
import type { FastAdQuery, FastAdQueryReading } from '@volan/domain-rules';
import type { RegionChoice } from '../../../blocks/places/readRegionChoices.ts';

/** A condition of a search with the name that visitors read. */
interface Named {
  readonly slug: string;
  readonly title: string;
}

export interface FastAdsPageProps {
  /** Only what exists: an unknown category, region or town is left out of it. */
  query: FastAdQuery;
  /** Prices that were typed and are no number. */
  wrong: FastAdQueryReading['wrong'];
  ads: readonly FastAd[];
  meta: FastAdListMeta;
  /** The category of the search; null = all. */
  category: Named | null;
  /** The make of the search; null = all. */
  brand: Named | null;
  /** Regions to choose from, those of a country together. */
  regions: readonly RegionChoice[];
  /** Towns of the region of the search; empty without one. */
  towns: readonly Pick<City, 'id' | 'title'>[];
}
