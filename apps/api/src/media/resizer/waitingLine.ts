/** Things that wait for their turn. */
export interface WaitingLine<One> {
  /** False: there are too many already. */
  add(one: One, how: { readonly isFirst: boolean; readonly from: string | null }): boolean;
  /** The next one; none: nothing waits. */
  take(): One | undefined;
  /** Takes all of them. */
  takeAll(): One[];
}

/**
 * Two lines, at most `most` in each: those that go first in the order they came, then the others, one of each visitor in turn, so
 * that nobody waits for all that another one wants. Of one visitor a third of the line waits at most.
 */
export function waitingLine<One>(most: number): WaitingLine<One> {
  const first: One[] = [];
  const others = new Map<string | null, One[]>();
  const maxOfOne = Math.ceil(most / 3);

  function takeOther(): One | undefined {
    for (const [from, line] of others) {
      const one = line.shift();
      // behind all others
      others.delete(from);
      if (line.length > 0) others.set(from, line);
      return one;
    }
    return undefined;
  }

  return {
    add(one, { isFirst, from }) {
      const line = isFirst ? first : (others.get(from) ?? []);
      const count = isFirst ? first.length : [...others.values()].reduce((sum, { length }) => sum + length, 0);
      if (count >= most || (!isFirst && from !== null && line.length >= maxOfOne)) return false;
      line.push(one);
      if (!isFirst) others.set(from, line);
      return true;
    },
    take: () => first.shift() ?? takeOther(),
    takeAll() {
      const all = [...first.splice(0), ...[...others.values()].flat()];
      others.clear();
      return all;
    },
  };
}
