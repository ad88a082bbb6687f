import type { StyleSpecification } from 'maplibre-gl';
import { bordersText } from './borders.ts';

/** Colours of a map, as CSS writes them. */
export interface MapColors {
  readonly water: string;
  readonly land: string;
  readonly border: string;
}

interface Shapes {
  readonly land: [number, number][][][];
  readonly borders: [number, number][][];
}

/** A map of land and borders from our own file: no other server is asked. Natural Earth, public domain. */
export function plainMapStyle({ water, land, border }: MapColors): StyleSpecification {
  const shapes = JSON.parse(bordersText) as Shapes;

  return {
    version: 8,
    sources: {
      land: {
        type: 'geojson',
        data: { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: shapes.land } },
      },
      borders: {
        type: 'geojson',
        data: { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: shapes.borders } },
      },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land, 'fill-outline-color': border } },
      { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': border, 'line-width': 1.5 } },
    ],
  };
}
