/** Two numbers of 32 and 21 bits fit exactly into one number of 53. */
const idRange = 2 ** 32;
const maxRanks = 2 ** 21;

/**
 * Sorts ads by a number. Ads without one (NaN) come last; equal ones are sorted by `tieOf`, if given, the least first,
 * then by id, the highest first.
 * Rank and id are packed into one number, because sorting plain numbers is ten times as fast as comparing.
 */
export function sortAds(
  ads: Uint32Array,
  valueOf: (ad: number) => number,
  direction: 'asc' | 'desc',
  tieOf?: (ad: number) => number,
): Uint32Array<ArrayBuffer> {
  const tied = tieOf && sortAds(ads, tieOf, 'asc');
  const values = Float64Array.from(tied ?? ads, valueOf);
  const distinct = [...new Set(values)].filter((value) => !Number.isNaN(value));
  if (distinct.length >= maxRanks) return sortByComparing(ads, valueOf, direction, tieOf);

  const ascending = Float64Array.from(distinct).sort();
  const ranks = new Map<number, number>();
  ascending.forEach((value, index) => ranks.set(value, direction === 'asc' ? index : ascending.length - 1 - index));
  const packed = Float64Array.from(tied ?? ads, (ad, index) => {
    const rank = ranks.get(values[index] ?? Number.NaN) ?? ascending.length;
    return rank * idRange + (tied ? index : idRange - 1 - ad);
  }).sort();

  return Uint32Array.from(packed, (number) => {
    const low = number % idRange;
    return tied ? (tied[low] ?? 0) : idRange - 1 - low;
  });
}

function sortByComparing(
  ads: Uint32Array,
  valueOf: (ad: number) => number,
  direction: 'asc' | 'desc',
  tieOf?: (ad: number) => number,
) {
  const sign = direction === 'asc' ? 1 : -1;
  return Uint32Array.from(ads).sort((a, b) => {
    const valueA = valueOf(a);
    const valueB = valueOf(b);
    const missing = Number(Number.isNaN(valueA)) - Number(Number.isNaN(valueB));
    if (missing !== 0) return missing;

    return (Number.isNaN(valueA) ? 0 : sign * (valueA - valueB)) || (tieOf ? tieOf(a) - tieOf(b) : 0) || b - a;
  });
}
