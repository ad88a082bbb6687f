import type { AdImage, PriceType } from '@volan/api-contract';
import type { FastAdTag } from '@volan/domain-rules';
import type { MileageBeforeRow } from './mileageBefore.ts';
import type { PriceEvent, SpreadRecord } from '../prices/readPrices.ts';

/**
 * An ad as the store reads it, with the rows that belong to it. Nothing private is read: no VIN, no phone, no e-mail.
 */
export interface AdRecord {
  readonly id: number;
  readonly slug: string;
  readonly status: number;
  /** The seller's account is in good standing. */
  readonly sellerInGoodStanding: boolean;
  /** It was changed since a moderator looked at it, and has to be reviewed. */
  readonly is_unreviewed: boolean;
  readonly category_id: number;
  readonly brand_id: number | null;
  readonly model_id: number | null;
  readonly chassis_id: number | null;
  readonly brand_text: string | null;
  readonly model_text: string | null;
  readonly line: string;
  /** A fast ad: only its own lists and its own page show it. [M17] */
  readonly fast: boolean;
  readonly tags: readonly FastAdTag[];
  readonly expires_at: Date | null;
  readonly price: number | null;
  readonly price_type: PriceType;
  readonly credit: number;
  readonly reserved: boolean;
  readonly year: number | null;
  readonly mileage: number | null;
  readonly power_kw: number | null;
  readonly displacement: number | null;
  readonly country_id: number;
  readonly region_id: number | null;
  readonly city: string | null;
  readonly filter_ids: readonly number[];
  readonly created_at: Date;
  readonly first_seen_at: Date;
  /** Number of ads that its price is compared with; null if none were counted. [N03] */
  readonly spread_count: number | null;
  /** Median price of these ads. */
  readonly spread_median: number | null;
  readonly user_id: number;
  readonly seller_name: string;
  readonly seller_type: number;
  /** In the seller's order. */
  readonly images: readonly AdImage[];
  /** Stored numbers of running promotions. */
  readonly boosts: readonly number[];
  /** Answers that are numbers or texts, by specification. */
  readonly values: ReadonlyMap<number, { readonly num: number | null; readonly text: string | null }>;
}

/** Data that only the page of an ad shows. */
export interface AdDetailsRecord extends AdRecord {
  readonly description: string;
  readonly description_lang: string | null;
  readonly confirmed_at: Date | null;
  /** When it last left the site, if that is known. [B53] */
  readonly ended_at: Date | null;
  /** Whole euros with the seller's financing. */
  readonly financing_price: number | null;
  /** What an earlier ad stated for the same vehicle. Null: not more. */
  readonly mileage_before: MileageBeforeRow | null;
  readonly views: number;
  /** Buyers can ask for a number; the number itself is not read. [M53] */
  readonly has_phone: boolean;
  readonly seller_since: Date;
  readonly seller_verified: boolean;
  readonly seller_country_id: number | null;
  readonly seller_city: string | null;
  readonly seller_region_id: number | null;
  /** Slug of the seller's company page. */
  readonly seller_company: string | null;
  /** Id of its picture. */
  readonly seller_avatar: number | null;
  /** Prices that its price is compared with; null if nothing was counted. [N03] */
  readonly spread: SpreadRecord | null;
  /** Changes of its price, the first one first. [N02] */
  readonly price_events: readonly PriceEvent[];
  /** Active ads of the seller. */
  readonly seller_ads: number;
  /** Vehicles that a part fits. */
  readonly fits: readonly {
    readonly model_id: number;
    readonly year_from: number | null;
    readonly year_to: number | null;
  }[];
}
