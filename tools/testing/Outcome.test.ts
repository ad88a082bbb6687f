import { expect, it } from 'vitest';
import { slowestFiles } from './Outcome.ts';

it('the slowest files of a run are ten at most, of all suites, the slowest first', () => {
  const of = (...seconds: readonly number[]) => ({
    passed: 1,
    failed: 0,
    files: seconds.map((each) => ({ name: `${each}.test.ts`, seconds: each })),
  });
  const slowest = slowestFiles([of(3, 9, 1), { passed: 1, failed: 0 }, of(2, 12, 5, 4, 8, 7, 6, 11, 10)]);
  expect(slowest.map(({ seconds }) => seconds)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});
