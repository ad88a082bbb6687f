import { describe, expect, it } from 'vitest';
import { statsSteps } from './statsSteps.ts';

describe('the steps of statistics [P39]', () => {
  it('are days until today, and as many before', () => {
    const { before, now } = statsSteps('week', '2026-03-02');
    expect([now.length, now[0], now.at(-1)]).toEqual([
      7,
      { from: '2026-02-24', to: '2026-02-24' },
      { from: '2026-03-02', to: '2026-03-02' },
    ]);
    expect([before[0]?.from, before.at(-1)?.to]).toEqual(['2026-02-17', '2026-02-23']);
  });

  it('are twelve months for a year, each after the other, also from the last day of a long month', () => {
    const { before, now } = statsSteps('year', '2026-03-31');
    expect([before.length, now.length]).toEqual([12, 12]);
    expect(now.slice(-2)).toEqual(
      [{ from: '2026-03-01', to: '2026-03-31' }].flatMap((last) => [{ from: '2026-02-01', to: '2026-02-28' }, last]),
    );
    expect([before[0]?.from, now[0]?.from]).toEqual(['2024-04-01', '2025-04-01']);
  });
});
