/** Ads whose number lies between `from` and `to`. */
export interface Bucket {
  from: number;
  to: number;
  count: number;
}

/** The numbers at which bars meet, first and last included. */
export function bucketEdges(buckets: readonly Bucket[]): number[] {
  return [...buckets.map(({ from }) => from), ...buckets.slice(-1).map(({ to }) => to)];
}

/** The bar edge nearest to a typed number; an empty field means the end of its side. */
export function nearestEdge(edges: number[], typed: string, side: 'low' | 'high'): number {
  const last = edges.length - 1;
  const value = Number.parseFloat(typed);
  if (Number.isNaN(value)) {
    return side === 'low' ? 0 : last;
  }
  const distances = edges.map((edge) => Math.abs(edge - value));
  return distances.indexOf(Math.min(...distances));
}

/** What a handle at an edge writes into its field. At its own end it asks for nothing. */
export function edgeText(edges: number[], index: number, side: 'low' | 'high'): string {
  const isEnd = side === 'low' ? index <= 0 : index >= edges.length - 1;
  return isEnd ? '' : String(edges[index] ?? '');
}
