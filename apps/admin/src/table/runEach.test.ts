import { describe, expect, it } from 'vitest';
import { runEach, type RowOutcome } from './runEach.ts';

const rows = [
  ['1', 'ana'],
  ['2', 'bojan'],
  ['3', 'ceca'],
] as const;

describe('doing something with many rows', () => {
  it('continues after a row that fails, and keeps the error', async () => {
    const outcomes = new Map<string, RowOutcome>();
    const refusal = new Error('forbidden');
    await runEach(
      rows,
      (row) => (row === 'bojan' ? Promise.reject(refusal) : Promise.resolve()),
      (key, outcome) => outcomes.set(key, outcome),
      () => false,
    );
    expect([...outcomes.values()]).toEqual([{ state: 'done' }, { state: 'failed', error: refusal }, { state: 'done' }]);
  });

  it('begins no more of them once it is stopped', async () => {
    const begun: string[] = [];
    await runEach(
      rows,
      (row) => Promise.resolve(begun.push(row)),
      () => undefined,
      () => begun.length === 1,
    );
    expect(begun).toEqual(['ana']);
  });
});
