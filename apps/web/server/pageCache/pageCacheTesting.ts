import { createChangeClocks } from './changes/ChangeClock.ts';
import { createPageCache } from './createPageCache.ts';
import type { SharedRequest } from './PageCache.ts';

/** Milliseconds. */
export const second = 1000;

/** A cache at an hour of the test's own, and a page whose text is the number of times that it was made. */
export function open({ maxBytes = 10_000_000, connected = true } = {}) {
  let time = 1_000_000_000;
  const clocks = createChangeClocks(() => time);
  const { all: clock } = clocks;
  const cache = createPageCache({ maxBytes, clocks, now: () => time });
  if (connected) {
    clock.connect();
    clocks.catalogue.connect();
  }
  time += 5 * second;
  const made: string[] = [];
  const page = (key: string, more: Partial<SharedRequest> = {}): SharedRequest => ({
    key,
    adId: null,
    invalidatedByFeed: true,
    render: async () => {
      made.push(key);
      return answer(String(made.length));
    },
    ...more,
  });

  return {
    cache,
    clock,
    clocks,
    made,
    page,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** The response for a visitor, and how it was made. */
    read: async (request: SharedRequest) => {
      const { page: got, state } = await cache.answer(request);
      return { text: String(await got.body(null)), state };
    },
  };
}

/** A page with a text, which its own headers name. */
export const answer = (text: string, status = 200, keeping = 'public, max-age=0') =>
  new Response(text, { status, headers: { 'cache-control': keeping, 'x-policy': `of ${text}` } });
