/** A point, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance of two near points, squared, in no unit: enough to compare. */
function distance(one: Point, other: Point): number {
  const east = (one.lng - other.lng) * Math.cos(radians((one.lat + other.lat) / 2));
  return east ** 2 + (one.lat - other.lat) ** 2;
}

/** The town that is nearest to a point; null without towns. */
export const nearestTown = <Town extends Point>(towns: readonly Town[], to: Point): Town | null =>
  towns.reduce<Town | null>(
    (nearest, town) => (nearest === null || distance(town, to) < distance(nearest, to) ? town : nearest),
    null,
  );
