/** Rounding steps of sellers, by the least price; euros. */
const steps = [
  [30_000, 500],
  [10_000, 100],
  [1000, 50],
  [0, 10],
] as const;

/** A price as sellers write it: the higher, the rounder; `below` turns a round hundred into one such as 9,990. */
export function priceOnPaper(price: number, below: boolean): number {
  const [, step] = steps.find(([from]) => price >= from) ?? steps[3];
  const round = Math.max(step, Math.round(price / step) * step);
  return below && round >= 1000 && round % 100 === 0 ? round - 10 : round;
}
