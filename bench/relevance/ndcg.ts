/** Normalised discounted cumulative gain of the first ten: 1 when nothing better could be there. */
export function ndcgAt10(shown: readonly number[], all: readonly number[]): number {
  const best = gainOf(all.toSorted((a, b) => b - a));
  return best === 0 ? 0 : gainOf(shown) / best;
}

function gainOf(grades: readonly number[]) {
  return grades.slice(0, 10).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
