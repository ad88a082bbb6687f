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

/** The company that the ads of a feed are published for. */
export interface FeedOwner {
  /** The account of the company: runs act in its name. */
  readonly account: Actor;
  readonly createdAt: Date;
  readonly language: LanguageValue;
  /** Two letters. */
  readonly country: string;
  /** Region of the company, for rows that name no place. */
  readonly regionId: number | null;
  readonly cityId: number | null;
}
