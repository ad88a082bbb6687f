import type { FastAds } from '../ads/fastAds.ts';
import type { SellingDeps } from '../selling/SellingDeps.ts';

/** Dependencies of fast ads. */
export interface FastAdDeps extends SellingDeps {
  readonly fastAds: FastAds;
}
