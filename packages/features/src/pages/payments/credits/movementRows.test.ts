import type { CreditMovement } from '@volan/api-contract';
import { createTranslator } from '@volan/i18n';
import { describe, expect, it } from 'vitest';
import { movementRows } from './movementRows.ts';

const topUp = (at: string): CreditMovement => ({
  id: 1,
  kind: 'purchase',
  change: 50,
  left: 60,
  at,
  ad: null,
  product: null,
  reason: '',
  state: 'done',
});

describe('the history of credits as a file [B15]', () => {
  it('says moments by the clock of the brand, in summer and in winter, and names the zone', () => {
    const [head, ...rows] = movementRows(
      [topUp('2026-11-24T23:30:05.123Z'), topUp('2026-07-01T22:00:00.000Z')],
      { t: createTranslator('en') },
      'Europe/Belgrade',
    );
    expect(head?.[0]).toBe('Date (Europe/Belgrade)');
    expect(rows.map(([at]) => at)).toEqual(['2026-11-25 00:30:05', '2026-07-02 00:00:00']);
  });
});
