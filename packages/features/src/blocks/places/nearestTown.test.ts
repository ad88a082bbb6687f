import { describe, expect, it } from 'vitest';
import { nearestTown } from './nearestTown.ts';

const towns = [
  { name: 'Beograd', lat: 44.804, lng: 20.465 },
  { name: 'Novi Sad', lat: 45.251, lng: 19.837 },
  { name: 'Pančevo', lat: 44.871, lng: 20.64 },
];

describe('the town of a device [M17]', () => {
  it('is the nearest one of the list', () => {
    expect(nearestTown(towns, { lat: 44.86, lng: 20.6 })?.name).toBe('Pančevo');
    // one degree of longitude is shorter than one of latitude here
    expect(nearestTown(towns, { lat: 45.03, lng: 19.95 })?.name).toBe('Novi Sad');
  });

  it('does not exist without a list', () => {
    expect(nearestTown([], { lat: 0, lng: 0 })).toBeNull();
  });
});
