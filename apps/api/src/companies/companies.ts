import {
  Failure,
  type CallRequest,
  type CompanyDetails,
  type CompanyGone,
  type CompanyListed,
  type CompanyListMeta,
  type listCompanies,
  type WithMeta,
} from '@volan/api-contract';
import { companiesPerPage, companyTypes, tokens, type LanguageValue } from '@volan/domain-rules';
import { marketDay } from '../platform/brands/marketDay.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { everything, type IdSource, type SearchIndex } from '../search/SearchIndex.ts';
import type { CompanyRecord } from './CompanyRecord.ts';
import type { CompanyPage, CompanyStore } from './postgresStore.ts';
import { presentCompany, presentDetails, typeNumbers } from './presentCompany.ts';

/** Dependencies of the companies. */
export interface CompanyDeps {
  readonly taxonomy: Taxonomy;
  /** The index that is in use now. */
  readonly index: () => Pick<SearchIndex, 'search'>;
  readonly store: CompanyStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Companies that sell, in the visitor's language. [M15] */
export interface Companies {
  list(
    input: CallRequest<typeof listCompanies>,
    language: LanguageValue,
  ): Promise<WithMeta<CompanyListed[], CompanyListMeta>>;
  details(
    slug: string,
    language: LanguageValue,
  ): Promise<CompanyDetails | Failure<'not-found' | 'gone', CompanyGone | null>>;
}

/** Joins the stored companies and the ads that the index knows. */
export function createCompanies({ taxonomy, index, store, now }: CompanyDeps): Companies {
  /** Active ads of some sellers, grouped by one of the ids of an ad: one search for any number of sellers. */
  async function countAds(sellers: readonly number[], source: Extract<IdSource, 'user_id' | 'category_id'>) {
    if (sellers.length === 0) return new Map<number, number>();

    const { facets } = await index().search({
      ...everything,
      conditions: [{ key: 'seller', test: { kind: 'any', of: [{ source: 'user_id', ids: sellers }] } }],
      facets: [{ key: 'count', source, ...(source === 'user_id' && { ids: sellers }) }],
    });
    return facets[0] ?? new Map<number, number>();
  }

  /** Companies as lists show them, with their numbers of ads. */
  async function listed(companies: readonly CompanyRecord[], language: LanguageValue) {
    const { registry } = taxonomy.current();
    const ads = await countAds(
      companies.map((company) => company.user_id),
      'user_id',
    );
    return companies.map((company) => presentCompany(registry, company, ads.get(company.user_id) ?? 0, language));
  }

  return {
    async list({ page = 1, country, region, type, keyword = '' }, language) {
      const { registry } = taxonomy.current();
      const countryId = country === undefined ? null : (registry.countriesByCode.get(country)?.id ?? null);
      const regionId = region === undefined ? null : (registry.regionsBySlug.get(region)?.id ?? null);
      const isUnknown = (country !== undefined && countryId === null) || (region !== undefined && regionId === null);
      const found: CompanyPage = isUnknown
        ? { companies: [], byType: new Map() }
        : await store.list({
            countryId,
            regionId,
            type: type === undefined ? null : typeNumbers[type],
            words: tokens(keyword),
            offset: (page - 1) * companiesPerPage,
            limit: companiesPerPage,
          });

      return { data: await listed(found.companies, language), meta: metaOf(found.byType, page, type) };
    },

    async details(slug, language) {
      const company = await store.read(slug);
      if (!company || company.isWaiting) return new Failure('not-found');
      if (!company.isPublic) return new Failure('gone', { data: { slug, name: company.name } });

      const adsIn = await countAds([company.user_id], 'category_id');

      return presentDetails(taxonomy.current().registry, company, adsIn, language, marketDay(now()));
    },
  };
}

function metaOf(
  byType: ReadonlyMap<number, number>,
  page: number,
  type: (typeof companyTypes)[number] | undefined,
): CompanyListMeta {
  const types: CompanyListMeta['types'] = {};
  for (const each of companyTypes) {
    const count = byType.get(typeNumbers[each]);
    if (count !== undefined) types[each] = count;
  }
  const all = [...byType.values()].reduce((sum, count) => sum + count, 0);
  const total = type === undefined ? all : (types[type] ?? 0);

  return { total, page, pages: Math.ceil(total / companiesPerPage), per_page: companiesPerPage, types };
}
