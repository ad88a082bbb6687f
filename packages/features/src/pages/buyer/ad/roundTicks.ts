const factors = [1, 2, 2.5, 5, 10];

/**
 * Round prices for the lines of a chart from one price to another: the first at or below, the last at or above; three
 * to `most`.
 */
export function roundTicks(low: number, high: number, most: number): number[] {
  const span = Math.max(high - low, 100);
  const magnitude = 10 ** Math.floor(Math.log10(span / most));
  for (const step of [...factors, ...factors.map((factor) => factor * 10)].map((factor) => factor * magnitude)) {
    const first = Math.floor(low / step) * step;
    const count = Math.max(3, Math.ceil((low + span - first) / step) + 1);
    if (count <= most && Number.isInteger(step)) {
      return Array.from({ length: count }, (_, at) => first + at * step);
    }
  }

  return [low, (low + high) / 2, high];
}
