import type { CompanyListed, CompanyListMeta } from '@volan/api-contract';
import type { CompanyQuery } from '@volan/domain-rules';
import type { RegionChoice } from '../../../blocks/places/readRegionChoices.ts';

export interface CompaniesPageProps {
  query: CompanyQuery;
  companies: readonly CompanyListed[];
  meta: CompanyListMeta;
  /** Regions to choose from, those of a country together. */
  regions: readonly RegionChoice[];
}
