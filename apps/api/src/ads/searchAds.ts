import {
  Failure,
  type AdListed,
  type AdSearchMeta,
  type CallRequest,
  type Facet,
  type listAds,
  type Range,
  type WithMeta,
} from '@volan/api-contract';
import { adsPerPage, printFilterValue, topGroup, topGroupSeed, type LanguageValue } from '@volan/domain-rules';
import { joinCells } from '../search/joinCells.ts';
import { searchRelaxed } from '../search/relaxQuery.ts';
import { resolveQuery, type ResolvedQuery } from '../search/resolveQuery.ts';
import type { SearchIndex, SearchResult } from '../search/SearchIndex.ts';
import { typedWords } from '../search/words/splitWords.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';

/** Dependencies of a search. */
export interface AdSearchDeps {
  readonly taxonomy: Taxonomy;
  /** The index that is in use now. */
  readonly index: () => Pick<SearchIndex, 'search'>;
  /** Counts a search text whose words together found nothing. */
  readonly noteMissed: (q: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The query of a search. */
export type AdSearchInput = CallRequest<typeof listAds>;

/** A page of ads with its counts. */
export type AdSearchOutcome = WithMeta<AdListed[], AdSearchMeta> | Failure<'bad-query', null>;

/** One page of a search, with the promoted ads of its top. [T28] */
export async function searchAds(
  { taxonomy, index, noteMissed, now }: AdSearchDeps,
  presentList: (ids: readonly number[], language: LanguageValue) => Promise<AdListed[]>,
  query: AdSearchInput,
  language: LanguageValue,
): Promise<AdSearchOutcome> {
  const { registry, vocabulary } = taxonomy.current();
  const category = query.categoryId === null ? null : registry.categoriesById.get(query.categoryId);
  if (category === undefined) return new Failure('bad-query', { errors: { category_id: ['unknown'] } });

  const moment = Math.floor(now() / 1000);
  const { resolved, result, dropped } = await searchRelaxed(index(), (words, slips) =>
    resolveQuery({ registry, vocabulary }, query, category, moment, words, slips),
  );
  const isMissed = dropped.length > 0 || (result.total === 0 && query.filters.length === 0);
  if (query.q !== '' && query.page === 1 && isMissed) noteMissed(query.q);
  const topIds = topGroup(result.top, topGroupSeed(now()));
  const shown = await presentList([...new Set([...result.ids, ...topIds])], language);
  const byId = new Map(shown.map((ad) => [ad.id, ad]));
  const byIds = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const data = byIds(result.ids);

  return { data, meta: { ...metaOf(query, resolved, result, dropped), top: byIds(topIds) } };
}

function metaOf(
  query: AdSearchInput,
  resolved: ResolvedQuery,
  result: SearchResult,
  dropped: readonly number[],
): AdSearchMeta {
  const { facets, ranges, unknown } = resolved;
  const typed = typedWords(query.q);
  const creditPlace = facets.findIndex((facet) => facet.source === 'credit');

  return {
    total: result.total,
    page: query.page,
    pages: Math.ceil(result.total / adsPerPage),
    per_page: adsPerPage,
    facets: namedFacets(facets, result),
    ranges: Object.fromEntries(
      ranges.map(({ key, grid }, index): [string, Range] => [
        key,
        joinCells(grid, result.ranges[index] ?? { min: null, max: null, cells: [] }),
      ]),
    ),
    credit: result.facets[creditPlace]?.get(1) ?? 0,
    top: [],
    unknown: [...unknown],
    read: readOf(query.q, resolved),
    dropped: typed.filter((_, index) => dropped.includes(index)),
    kept: typed.filter((_, index) => !dropped.includes(index)).join(' '),
    narrowest: narrowestOf(result),
  };
}

/** The filters that words of the search text were read as, each with the text that is left without those words. */
function readOf(q: string, { requirements }: ResolvedQuery): AdSearchMeta['read'] {
  const typed = typedWords(q);
  return requirements.flatMap(({ words, filter }) =>
    filter
      ? {
          key: filter.key,
          value: printFilterValue(filter.value),
          words: typed.filter((_, index) => words.includes(index)).join(' '),
          rest: typed.filter((_, index) => !words.includes(index)).join(' '),
        }
      : [],
  );
}

function namedFacets(facets: ResolvedQuery['facets'], result: SearchResult): Record<string, Facet> {
  const named: Record<string, Facet> = {};
  facets.forEach((facet, index) => {
    if (facet.source === 'credit') return;

    const counts = (named[facet.key] ??= {});
    for (const [id, count] of result.facets[index] ?? []) {
      const name = facet.name(id);
      if (name !== undefined) counts[name] = (counts[name] ?? 0) + count;
    }
  });
  return named;
}

/** The condition whose removal gives the most ads; null if no removal gives any. */
function narrowestOf({ without }: SearchResult): AdSearchMeta['narrowest'] {
  const [best] = [...(without ?? [])]
    .filter(([key, total]) => key !== 'category_id' && total > 0)
    .sort(([, a], [, b]) => b - a);
  return best ? { key: best[0], total: best[1] } : null;
}
