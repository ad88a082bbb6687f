/**
 * Counts events in windows of fixed length, without a store: for limits of one connection.
 *
 * @param limit `max`: most events in a window; `withinMs`: its length in milliseconds, from its first event
 * @returns counts one event and returns whether it is one too many
 */
export function eventCounter({ max, withinMs }: { readonly max: number; readonly withinMs: number }): () => boolean {
  let endsAt = 0;
  let count = 0;

  return () => {
    const now = performance.now();
    if (now >= endsAt) {
      endsAt = now + withinMs;
      count = 0;
    }
    count += 1;

    return count > max;
  };
}
