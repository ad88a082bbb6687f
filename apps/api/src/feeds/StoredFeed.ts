import type { Actor, LanguageValue } from '@volan/domain-rules';
import type { FeedMapping } from '@volan/api-contract';

/** A feed as runs need it. */
export interface StoredFeed {
  readonly id: number;
  readonly companyId: number;
  readonly categoryId: number;
  readonly url: string | null;
  readonly mapping: FeedMapping | null;
  readonly file: Uint8Array | null;
}

/** For whom its ads are published. */
export interface FeedOwner {
  /** The account of the company: everything that runs do, they do in its name. */
  readonly account: Actor;
  readonly createdAt: Date;
  readonly language: LanguageValue;
  /** Two letters. */
  readonly country: string;
  /** Where the company is: a row that says no place is there. */
  readonly regionId: number | null;
  readonly cityId: number | null;
}
