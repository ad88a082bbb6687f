import { describe, expect, it } from 'vitest';
import { faultOf, retryPauseMs } from './retryRule.ts';

describe('the next try of what could not be sent', () => {
  it('waits ever longer while the network fails, for as long as that lasts', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 100].map((tries) => retryPauseMs('network', tries));
    expect(pauses).toEqual([1000, 2000, 5000, 10_000, 30_000, 30_000, 30_000]);
  });

  it('is given up after five tries that failed at the server', () => {
    const pauses = [1, 2, 3, 4, 5].map((tries) => retryPauseMs('server', tries));
    expect(pauses).toEqual([1000, 2000, 5000, 10_000, null]);
  });

  it('never follows a refusal', () => {
    expect(retryPauseMs('refusal', 1)).toBeNull();
  });

  it.each([
    ['offline', 'network'],
    ['timeout', 'network'],
    ['aborted', 'network'],
    ['timed-out', 'network'],
    ['internal', 'server'],
    ['unavailable', 'server'],
    ['malformed', 'server'],
    ['validation', 'refusal'],
    ['unauthenticated', 'refusal'],
  ])('takes %s for a fault of kind %s', (failure, fault) => {
    expect(faultOf(failure)).toBe(fault);
  });
});
