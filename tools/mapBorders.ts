/**
 * Writes the land and the borders that maps show, from Natural Earth (public domain) by way of `world-atlas`, into
 * `packages/features/src/blocks/map/borders.ts`: `node tools/mapBorders.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

/** ISO 3166-1 numbers of the countries on the map; `undefined` in the data is Kosovo. */
const countries = new Set(
  '008 040 056 070 100 112 191 196 203 208 233 250 276 300 348 380 428 440 442 498 499 528 616 642 688 703 705 756 792 804 807'.split(
    ' ',
  ),
);

/** Coordinates are rounded to this many digits: a hundred metres. */
const digits = 2;

type Countries = Topology<{ countries: GeometryCollection }>;

const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
const topology = JSON.parse(readFileSync(file, 'utf8')) as Countries;
const shown = topology.objects.countries.geometries.filter(
  (one): one is Polygon | MultiPolygon =>
    (one.type === 'Polygon' || one.type === 'MultiPolygon') &&
    (one.id === undefined ? (one.properties as { name?: string }).name === 'Kosovo' : countries.has(String(one.id))),
);

const rounded = (point: readonly number[]) => point.map((part) => Number(part.toFixed(digits)));

/** A line without points that are the same as the one before. */
function thinned(line: readonly (readonly number[])[]): number[][] {
  const points = line.map(rounded);
  return points.filter((point, index) => index === 0 || String(point) !== String(points[index - 1]));
}

const land = merge(topology, shown);
const borders = mesh(topology, { type: 'GeometryCollection', geometries: shown }, (one, other) => one !== other);

const shapes = JSON.stringify({
  // a ring of fewer than four points has no area
  land: land.coordinates
    .map((rings) => rings.map(thinned).filter((ring) => ring.length >= 4))
    .filter((one) => one.length > 0),
  borders: borders.coordinates.map(thinned).filter((line) => line.length >= 2),
});

// text that is parsed: engines read it faster than arrays in a script
writeFileSync(
  'packages/features/src/blocks/map/borders.ts',
  `/** Land and borders as JSON. Written by \`tools/mapBorders.ts\` from Natural Earth, which is in the public domain. */
export const bordersText =
  '${shapes}';
`,
);
