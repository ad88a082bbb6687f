import type { Test } from '../SearchIndex.ts';

/** A test that any of these tests meets; a single test is returned unchanged. */
export const either = (...of: readonly Test[]): Test => {
  const [only] = of;
  return only && of.length === 1 ? only : { kind: 'either', of };
};
