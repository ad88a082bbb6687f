/** Kinds of companies, as they are in `type`: the profile types of business accounts. [M11, M12] */
export const companyTypes = ['dealer', 'service', 'parts', 'partner'] as const;

/** A kind of {@link companyTypes}. */
export type CompanyType = (typeof companyTypes)[number];

/** One search of the list of companies. [B22, M15] */
export interface CompanyQuery {
  /** From 1. */
  readonly page: number;
  /** Slug of a region; `null` = everywhere. */
  readonly region: string | null;
  /** `null` = every kind. */
  readonly type: CompanyType | null;
  /** Words of a name or a town, trimmed; empty = none. */
  readonly keyword: string;
}

/** How many companies are on a page. */
export const companiesPerPage = 24;

/** A search that asks for nothing: every company, services last, by name. */
export const emptyCompanyQuery: CompanyQuery = { page: 1, region: null, type: null, keyword: '' };
