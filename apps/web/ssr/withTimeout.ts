import { setTimeout as after } from 'node:timers/promises';

/** Waits for work to end, but at most this many milliseconds; the work itself continues. */
export async function withTimeout(milliseconds: number, work: Promise<unknown>) {
  const over = new AbortController();
  try {
    await Promise.race([work, after(milliseconds, undefined, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}
