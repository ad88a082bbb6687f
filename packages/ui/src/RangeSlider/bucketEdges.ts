/** Ads whose number lies between `from` and `to`. */
export interface Bucket {
  from: number;
  to: number;
  count: number;
}

/** A handle of a range: the smaller or the larger number. */
export type RangeSide = 'low' | 'high';

/** The numbers at which bars meet, first and last included. */
export function bucketEdges(buckets: readonly Bucket[]): number[] {
  return [...buckets.map(({ from }) => from), ...buckets.slice(-1).map(({ to }) => to)];
}

/** The bar edge nearest to a number; none means the end of its side. */
export function nearestEdge(edges: readonly number[], value: number | null, side: RangeSide): number {
  if (value === null) {
    return side === 'low' ? 0 : Math.max(0, edges.length - 1);
  }
  const distances = edges.map((edge) => Math.abs(edge - value));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The number that a handle at an edge asks for. At its own end it asks for nothing. */
export function edgeNumber(edges: readonly number[], index: number, side: RangeSide): number | null {
  const isEnd = side === 'low' ? index <= 0 : index >= edges.length - 1;
  return isEnd ? null : (edges[index] ?? null);
}
