/**
 * How many letters must be added, dropped, replaced or swapped with their neighbour to make one word of the other;
 * `limit + 1` as soon as it is certain that more than `limit` are needed.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const equal = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (equal ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
      current.push(cost);
    }
    if (Math.min(...current) > limit) {
      return limit + 1;
    }
    [beforeLast, last] = [last, current];
  }

  return Math.min(at(last, b.length), limit + 1);
}

const at = (cells: readonly number[], column: number) => cells[column] ?? Infinity;
