/** How many visited ads are remembered. [L24] */
export const longestHistory = 50;

/** Puts a visit in front; an older one of the same path goes, and what is beyond the limit. [F17] */
export function addVisit<Entry extends { readonly path: string }>(
  history: readonly Entry[],
  visit: Entry,
  limit = longestHistory,
): Entry[] {
  return [visit, ...history.filter(({ path }) => path !== visit.path)].slice(0, limit);
}
