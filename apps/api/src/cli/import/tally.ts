/** Something that was counted under a name of two parts, and how often. */
export interface TallyEntry {
  readonly first: string;
  readonly second: string;
  readonly count: number;
}

/** Most names that are counted separately: a feed of nonsense must not fill the memory. */
const maxNames = 20_000;

/** Counts names of two parts, such as a make and a model. */
export function createTally() {
  const counts = new Map<string, { first: string; second: string; count: number }>();
  return {
    add(first: string, second: string) {
      const key = JSON.stringify([first, second]);
      const known = counts.get(key);
      if (known) known.count += 1;
      else if (counts.size < maxNames) counts.set(key, { first, second, count: 1 });
    },
    /** The most frequent first. */
    top: (most = Infinity): TallyEntry[] => [...counts.values()].sort((a, b) => b.count - a.count).slice(0, most),
  };
}
