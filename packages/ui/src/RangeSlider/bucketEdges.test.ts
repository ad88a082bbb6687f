import { describe, expect, it } from 'vitest';
import { bucketEdges, edgeNumber, nearestEdge } from './bucketEdges.ts';

const edges = bucketEdges([
  { from: 0, to: 2000, count: 4 },
  { from: 2000, to: 5000, count: 9 },
  { from: 5000, to: 20000, count: 2 },
]);

describe('the handles of a price range', () => {
  it('are where bars meet', () => {
    expect(edges).toEqual([0, 2000, 5000, 20000]);
  });

  it('go to the edge nearest to a typed price', () => {
    expect(nearestEdge(edges, 4100, 'low')).toBe(2);
    expect(nearestEdge(edges, 1, 'high')).toBe(0);
  });

  it('go to the end of their side while the field is empty', () => {
    expect(nearestEdge(edges, null, 'low')).toBe(0);
    expect(nearestEdge(edges, null, 'high')).toBe(3);
  });

  it('write the price of their edge, and nothing at their own end', () => {
    expect(edgeNumber(edges, 2, 'low')).toBe(5000);
    expect(edgeNumber(edges, 0, 'low')).toBe(null);
    expect(edgeNumber(edges, 3, 'high')).toBe(null);
    expect(edgeNumber(edges, 0, 'high')).toBe(0);
  });
});
