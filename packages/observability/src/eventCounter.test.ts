import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventCounter } from './eventCounter.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

it('reports events above the limit, and counts from zero in the next window', () => {
  const isTooMany = eventCounter({ max: 2, withinMs: 1000 });
  expect([isTooMany(), isTooMany(), isTooMany()]).toEqual([false, false, true]);
  vi.advanceTimersByTime(999);
  expect(isTooMany()).toBe(true);
  vi.advanceTimersByTime(1);
  expect([isTooMany(), isTooMany(), isTooMany()]).toEqual([false, false, true]);
});
