/**
 * Works on items one after the other, for background work that must leave connections for calls. Returns all results;
 * the first failure ends it.
 */
export async function oneByOne<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  return items.reduce<Promise<Answer[]>>(
    async (before, item) => [...(await before), await work(item)],
    Promise.resolve([]),
  );
}
