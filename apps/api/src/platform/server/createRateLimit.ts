export interface RateLimitOptions {
  /** How many requests of one address are let through... */
  readonly max: number;
  /** ...within this time, in milliseconds. */
  readonly withinMs: number;
  readonly now: () => number;
}

/** Addresses that are remembered at once; the oldest goes first. */
const maxAddresses = 50_000;

/**
 * Counts the requests of each address in windows of fixed length, in the memory of this process: nothing is stored.
 * Says whether one more is too many.
 */
export function createRateLimit({ max, withinMs, now }: RateLimitOptions) {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return (address: string): boolean => {
    const known = windows.get(address);
    if (known && known.endsAt > now()) {
      known.count += 1;
      return known.count > max;
    }
    // Written anew it stands last: the first is the one whose window began longest ago.
    windows.delete(address);
    const [oldest] = windows.keys();
    if (oldest !== undefined && windows.size >= maxAddresses) {
      windows.delete(oldest);
    }
    windows.set(address, { count: 1, endsAt: now() + withinMs });
    return false;
  };
}
