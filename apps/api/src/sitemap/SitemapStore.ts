/** Active ads of one list, counted together. */
export interface SitemapGroup {
  readonly category_id: number;
  readonly brand_id: number | null;
  readonly model_id: number | null;
  readonly changed_at: Date;
}

/** The data of an active ad for its address. */
export interface SitemapAdRecord {
  readonly id: number;
  readonly category_id: number;
  readonly slug: string;
  readonly changed_at: Date;
}

/** The data of a public fast ad for its address and its lists. */
export interface SitemapFastAdRecord {
  readonly id: number;
  readonly category_id: number;
  /** Slug. */
  readonly region: string | null;
  readonly changed_at: Date;
}

/** Reads the data of the sitemap. It only has data that visitors may find. */
export interface SitemapStore {
  /** By part, ascending. Reads every active ad. */
  parts(): Promise<{ readonly part: number; readonly count: number; readonly changed_at: Date }[]>;
  /** Active ads with ids above `after` and up to `last`, by id, at most `maxRows`. */
  ads(after: number, last: number, maxRows: number): Promise<SitemapAdRecord[]>;
  /** Companies that visitors find with ids above `after`, by id, at most `maxRows`. */
  companies(after: number, maxRows: number): Promise<{ readonly id: number; readonly slug: string }[]>;
  /** Public fast ads with ids above `after`, by id, at most `maxRows`. */
  fastAds(after: number, maxRows: number): Promise<SitemapFastAdRecord[]>;
  /** Public car services with ids above `after`, by id, at most `maxRows`. */
  services(after: number, maxRows: number): Promise<{ readonly id: number; readonly changed_at: Date }[]>;
  /**
   * Categories with makes and models as ads name them; `country` is an ISO code, `null` = all. Reads every active ad.
   */
  groups(country: string | null): Promise<SitemapGroup[]>;
}
