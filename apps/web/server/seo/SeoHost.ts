import type { BrandSettings } from '@volan/domain-rules';

/** The host that a search engine asks. */
export interface SeoHost {
  readonly brand: BrandSettings;
  /** ISO code of a country host, `null` = all countries. [F08] */
  readonly country: string | null;
  /** Protocol, host and port, with the country in front where the host has one. */
  readonly origin: string;
}
