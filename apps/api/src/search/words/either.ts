import type { Test } from '../SearchIndex.ts';

/** Any of these tests; a single one stands for itself. */
export const either = (...of: readonly Test[]): Test => {
  const [only] = of;
  return only && of.length === 1 ? only : { kind: 'either', of };
};
