import { everything, type Condition, type SearchIndex, type SearchResult } from './SearchIndex.ts';
import type { Requirement, ResolvedQuery } from './resolveQuery.ts';

/** A search that found something after words were left out. */
export interface RelaxedSearch {
  readonly resolved: ResolvedQuery;
  readonly result: SearchResult;
  /** Indexes of the words that were left out, in their order. */
  readonly dropped: readonly number[];
}

/** Up to this number of hits, words may be misspellings. */
const fewAds = 1;

/**
 * Searches. If hardly any ad has the words, some may be misspellings of a make or model. If no ad has all words, it
 * leaves out the rarest one, then the next, until something is found or one word is left. Details are left out before
 * limits such as a price, and limits before known makes and models. Filters that were chosen, not typed, always stay.
 * [N01]
 *
 * @param resolve gives the meaning of the query without the words at these indexes; `slips`: words that occur in ads
 * may be misspellings too
 */
export async function searchRelaxed(
  index: Pick<SearchIndex, 'search'>,
  resolve: (dropped: readonly number[], slips: boolean) => ResolvedQuery,
): Promise<RelaxedSearch> {
  const typed = await searchOnce(index, resolve([], false));
  if (typed.result.total > fewAds || typed.resolved.requirements.length === 0) return typed;

  const corrected = resolve([], true);
  const slips = JSON.stringify(corrected.search.conditions) !== JSON.stringify(typed.resolved.search.conditions);
  const found = slips ? await searchOnce(index, corrected) : typed;
  if (found.result.total > 0) return found;

  return leaveOut(index, found, (dropped) => resolve(dropped, slips));
}

async function searchOnce(
  index: Pick<SearchIndex, 'search'>,
  resolved: ResolvedQuery,
  dropped: readonly number[] = [],
): Promise<RelaxedSearch> {
  return { resolved, result: await index.search(resolved.search), dropped };
}

async function leaveOut(
  index: Pick<SearchIndex, 'search'>,
  nothing: RelaxedSearch,
  resolve: (dropped: readonly number[]) => ResolvedQuery,
): Promise<RelaxedSearch> {
  const first = nothing.resolved;
  if (first.requirements.length < 2) return nothing;

  const typed = new Set(first.requirements.map(({ condition }) => condition));
  const chosen = first.search.conditions.filter((condition) => !isTyped(condition, typed));
  const rarestFirst = await byRarity(index, first.requirements, chosen);
  const dropped: number[] = [];
  for (const { words } of rarestFirst.slice(0, -1)) {
    dropped.push(...words);
    const some = dropped.toSorted((a, b) => a - b);
    const found = await searchOnce(index, resolve(some), some);
    if (found.result.total > 0) return found;
  }

  return nothing;
}

/** Each requirement makes its own conditions of filters, so conditions are compared by their content. */
function isTyped(condition: Condition, typed: ReadonlySet<Condition>) {
  const text = JSON.stringify(condition);
  return typed.has(condition) || [...typed].some((one) => JSON.stringify(one) === text);
}

async function byRarity(
  index: Pick<SearchIndex, 'search'>,
  requirements: readonly Requirement[],
  chosen: readonly Condition[],
): Promise<Requirement[]> {
  const counted = await Promise.all(
    requirements.map(async (requirement) => {
      const conditions = [...chosen, requirement.condition];
      return { requirement, total: (await index.search({ ...everything, conditions })).total };
    }),
  );
  const stays = ({ requirement, total }: (typeof counted)[number]) => {
    if (requirement.isVehicle) return total > 0 ? 2 : 0;
    return requirement.condition.test.kind === 'ranges' ? 1 : 0;
  };
  return counted.toSorted((a, b) => stays(a) - stays(b) || a.total - b.total).map(({ requirement }) => requirement);
}
