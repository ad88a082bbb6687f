import { everything, type Condition, type SearchIndex, type SearchResult } from './SearchIndex.ts';
import type { Requirement, ResolvedQuery } from './resolveQuery.ts';

/** A search that found something after words were left out. */
export interface RelaxedSearch {
  readonly resolved: ResolvedQuery;
  readonly result: SearchResult;
  /** Places of the words that were left out, in their order. */
  readonly dropped: readonly number[];
}

/**
 * Searches; where nothing holds all the words, leaves out the rarest of them, then the next, until something is found or
 * one is left. Filters that were chosen, not typed, always stay. [N01]
 *
 * @param resolve says what the query means without the words at these places
 */
export async function searchRelaxed(
  index: Pick<SearchIndex, 'search'>,
  resolve: (dropped: readonly number[]) => ResolvedQuery,
): Promise<RelaxedSearch> {
  const first = resolve([]);
  let found: RelaxedSearch = { resolved: first, result: await index.search(first.search), dropped: [] };
  if (found.result.total > 0 || first.requirements.length < 2) return found;
  const typed = new Set(first.requirements.map(({ condition }) => condition));
  const chosen = first.search.conditions.filter((condition) => !isTyped(condition, typed));
  const rarestFirst = await byRarity(index, first.requirements, chosen);
  const dropped: number[] = [];
  for (const { words } of rarestFirst.slice(0, -1)) {
    dropped.push(...words);
    const resolved = resolve(dropped);
    const result = await index.search(resolved.search);
    if (result.total > 0) {
      found = { resolved, result, dropped: dropped.toSorted((a, b) => a - b) };
      break;
    }
  }
  return found;
}

/** Conditions of filters are made anew for each requirement, so they are known by what they say. */
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
  return counted.toSorted((a, b) => a.total - b.total).map(({ requirement }) => requirement);
}
