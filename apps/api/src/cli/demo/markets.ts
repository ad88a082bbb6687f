import type { LanguageValue } from '@volan/domain-rules';

/** A country of the demo marketplace. */
export interface Market {
  country: 'RS' | 'DE' | 'HU' | 'RO' | 'BG' | 'MK';
  /** Language of its sellers. */
  language: LanguageValue;
  /** Share of the ads, in percent. */
  share: number;
  companies: number;
}

/** Countries of the demo's ads: most are in Serbia. */
export const markets: readonly Market[] = [
  { country: 'RS', language: 'rs', share: 62, companies: 28 },
  { country: 'DE', language: 'de', share: 11, companies: 10 },
  { country: 'HU', language: 'hu', share: 8, companies: 8 },
  { country: 'RO', language: 'ro', share: 8, companies: 8 },
  { country: 'BG', language: 'bg', share: 6, companies: 7 },
  { country: 'MK', language: 'mk', share: 5, companies: 5 },
];
