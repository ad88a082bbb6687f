/** Random numbers that are the same in every run. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  /** One of the keys; its weight says how likely it is. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
  /** Several different ones, in the order of the list. */
  some<T>(list: readonly T[], count: number): T[];
}

/** Mulberry32 (public domain, Tommy Ettinger): small, even enough for a demo, not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);

    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[index];
    if (found === undefined) {
      throw new Error('There is nothing to pick from: the list is empty.');
    }
    return found;
  };

  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (list) => at(list, between(0, list.length - 1)),
    weighted(entries) {
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const found = entries.find(([, weight]) => (rest -= weight) < 0);
      return (found ?? at(entries, entries.length - 1))[0];
    },
    some(list, count) {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, list.length)) {
        chosen.add(between(0, list.length - 1));
      }
      return list.filter((_, index) => chosen.has(index));
    },
  };
}
