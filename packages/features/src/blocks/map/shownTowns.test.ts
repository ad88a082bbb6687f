import { describe, expect, it } from 'vitest';
import type { MapTown } from './MapPoint.ts';
import { shownTowns } from './shownTowns.ts';

const town = (name: string, lng: number, population: number): MapTown => ({ name, lat: 44, lng, population });
const box = [18, 42, 24, 46] as const;
/** A hundred pixels for each degree. */
const project = ({ lat, lng }: MapTown) => ({ x: lng * 100, y: lat * 100 });
const named = (towns: readonly MapTown[]) => shownTowns(towns, box, project).map(({ name }) => name);

describe('names of towns on a map', () => {
  it('are those of the largest, where two would overlap', () => {
    expect(named([town('Zemun', 20.4, 150_000), town('Beograd', 20.5, 1_270_000)])).toEqual(['Beograd']);
    expect(named([town('Niš', 21.9, 187_000), town('Beograd', 20.5, 1_270_000)])).toEqual(['Beograd', 'Niš']);
  });

  it('are those in sight', () => {
    expect(named([town('Budimpešta', 17, 1_700_000), town('Niš', 21.9, 187_000)])).toEqual(['Niš']);
  });

  it('are at most fourteen', () => {
    const rows = Array.from({ length: 4 }, (_, row) =>
      Array.from({ length: 5 }, (_, column) => ({ ...town(`${row} ${column}`, 18.5 + column, 1000), lat: 42.5 + row })),
    );
    expect(named(rows.flat())).toHaveLength(14);
  });
});
