/** A circle: how far along the axis, in percent, and how far above it, in pixels. */
export interface Dot {
  at: number;
  up: number;
}

/** Width of a column of circles, in percent: on a narrow phone still as wide as a circle. */
const column = 4;

/** Middle of the lowest circle above the axis, and from one circle to the next. */
const lowest = 9;
const apart = 14;

/** Stacks circles that would overlap; a high stack is compressed into `height`. */
export function dotsOf(places: readonly number[], height: number): Dot[] {
  const piles = Map.groupBy(places, (place) => Math.round(place / column));
  return [...piles.values()].flatMap((pile) => {
    const step = Math.min(apart, (height - lowest) / pile.length);
    return pile.map((at, index) => ({ at, up: lowest + index * step }));
  });
}
