import type { AdDetails, AdListed } from '@volan/api-contract';

export interface AdPageProps {
  ad: AdDetails;
  /** Ads like this one, at most a dozen. */
  similar: readonly AdListed[];
  /** Path and query of the list that the reader came from, where it is known. */
  backHref?: string;
}

/** The page of an ad. It has no site header: its own bar leads back to the results. [B29, M53] */
export function AdPage({ ad }: AdPageProps) {
  return <h1>{ad.title}</h1>;
}
