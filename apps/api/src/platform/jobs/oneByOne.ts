/**
 * Works on items one after the other, for work that nobody waits for: it must not take the connections of those who do.
 * Answers what each gave; the first failure ends it.
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
