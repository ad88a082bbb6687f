import type { CompanyListed, CompanyListMeta } from '@volan/api-contract';
import type { CompanyQuery } from '@volan/domain-rules';

/** A region to choose. */
export interface RegionChoice {
  slug: string;
  title: string;
  /** Name of its country. */
  country: string;
}

export interface CompaniesPageProps {
  query: CompanyQuery;
  companies: readonly CompanyListed[];
  meta: CompanyListMeta;
  /** Regions to choose from, those of a country together. */
  regions: readonly RegionChoice[];
}
