/** A queue in which senders take turns. */
export interface WaitingLine<One> {
  /** False: there are too many already. */
  add(one: One, from: string | null): boolean;
  /** Removes and returns the next one. Undefined: the queue is empty. */
  take(): One | undefined;
  /** Removes and returns all of them. */
  takeAll(): One[];
}

/**
 * A queue of at most `most` tasks in which the visitors take turns, so that nobody waits for all tasks of somebody
 * else. One visitor may hold a third of the queue.
 */
export function waitingLine<One>(most: number): WaitingLine<One> {
  const lines = new Map<string | null, One[]>();
  const maxOfOne = Math.ceil(most / 3);

  return {
    add(one, from) {
      const line = lines.get(from) ?? [];
      const count = [...lines.values()].reduce((sum, { length }) => sum + length, 0);
      if (count >= most || (from !== null && line.length >= maxOfOne)) return false;

      line.push(one);
      lines.set(from, line);

      return true;
    },
    take() {
      for (const [from, line] of lines) {
        const one = line.shift();
        // behind all others
        lines.delete(from);
        if (line.length > 0) lines.set(from, line);

        return one;
      }
      return undefined;
    },
    takeAll() {
      const all = [...lines.values()].flat();
      lines.clear();
      return all;
    },
  };
}
