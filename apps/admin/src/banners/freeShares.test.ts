import { describe, expect, it } from 'vitest';
import { freeShares, type TakenShare } from './freeShares.ts';

const taken = (id: number, share: number, end = '2026-12-10', positionId = 1): TakenShare => ({
  id,
  slug: `baner-${id}`,
  position_id: positionId,
  share,
  start_date: '2026-12-01',
  end_date: end,
});
const position = { id: 1, shares: 2 };
const free = (shares: number[]) => [{ position_id: 1, free: shares }];

describe('free shares of a position', () => {
  it('are those of the server', () => {
    expect(freeShares({ positions: free([2]), taken: [taken(7, 1)] }, position, null)).toEqual({
      free: 1,
      shares: 2,
      others: [taken(7, 1)],
      freeFrom: null,
    });
  });

  it('hold the share of the banner itself, unless another one has it too', () => {
    const answer = { positions: free([]), taken: [taken(7, 1), taken(8, 2)] };
    expect(freeShares(answer, position, 7)).toMatchObject({ free: 1, others: [taken(8, 2)] });
    expect(freeShares({ ...answer, taken: [...answer.taken, taken(9, 1)] }, position, 7).free).toBe(0);
  });

  it('come back on the day on which the first share is free again', () => {
    const answer = { positions: free([]), taken: [taken(7, 1, '2026-12-20'), taken(8, 2), taken(9, 2, '2026-12-15')] };
    expect(freeShares(answer, position, null).freeFrom).toBe('2026-12-15');
  });

  it('are unknown in time where only banners of others are in the way', () => {
    expect(freeShares({ positions: free([]), taken: [taken(7, 1, '2026-12-20', 2)] }, position, null)).toMatchObject({
      free: 0,
      others: [],
      freeFrom: null,
    });
  });
});
