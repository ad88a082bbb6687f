import type { MapTown } from './MapPoint.ts';

/** Most names on a map at a time. */
const maxTowns = 14;

/** Room of a name around its middle, in pixels. */
const room = { width: 90, height: 26 };

interface Spot {
  readonly x: number;
  readonly y: number;
}

const isNear = (one: Spot, other: Spot) =>
  Math.abs(one.x - other.x) < room.width && Math.abs(one.y - other.y) < room.height;

/**
 * The largest towns in a box whose names do not overlap.
 *
 * @param box west, south, east and north in degrees
 * @param project where a town is on the screen, in pixels
 */
export function shownTowns(
  towns: readonly MapTown[],
  [west, south, east, north]: readonly [number, number, number, number],
  project: (town: MapTown) => Spot,
): readonly MapTown[] {
  const inBox = towns.filter(({ lat, lng }) => lng >= west && lng <= east && lat >= south && lat <= north);
  const shown: { readonly town: MapTown; readonly spot: Spot }[] = [];
  for (const town of inBox.toSorted((one, other) => other.population - one.population)) {
    if (shown.length === maxTowns) break;

    const spot = project(town);
    if (!shown.some((other) => isNear(other.spot, spot))) shown.push({ town, spot });
  }

  return shown.map(({ town }) => town);
}
