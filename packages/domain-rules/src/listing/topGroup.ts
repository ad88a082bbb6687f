/** How many ads the labelled TOP group holds at most. [M08] */
export const topGroupSize = 6;

/** The seed of a moment (milliseconds since 1970): another one each hour. */
export function topGroupSeed(time: number) {
  return Math.floor(time / 3_600_000);
}

/** Spreads two whole numbers over 32 bits, so that neighbours end far apart. */
function mixed(id: number, seed: number) {
  let bits = Math.imul(id ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 13), 0x27d4eb2f);

  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * The TOP ads that are shown this time, drawn from all that match: the same for the same seed, for every order of the
 * candidates. [M07, M08, T28]
 */
export function topGroup(candidates: readonly number[], seed: number, limit = topGroupSize): number[] {
  return candidates
    .map((id) => ({ id, draw: mixed(id, seed) }))
    .sort((a, b) => a.draw - b.draw || a.id - b.id)
    .slice(0, limit)
    .map(({ id }) => id);
}
