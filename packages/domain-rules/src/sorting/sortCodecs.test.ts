import { describe, expect, it } from 'vitest';
import { directionInSort, fieldInSort, printSorting, readSorting } from './sortCodecs.ts';

const fields = ['name', 'created_at'] as const;
const fallback = { field: 'created_at', direction: 'desc' } as const;

describe('the two wire forms of an order [T04]', () => {
  it.each([
    [directionInSort, 'sort=asc&sortField=name', { field: 'name', direction: 'asc' }],
    [fieldInSort, 'sort=name&order=asc', { field: 'name', direction: 'asc' }],
    [directionInSort, '', fallback],
    [fieldInSort, 'order=asc', { field: 'created_at', direction: 'asc' }],
    [directionInSort, 'sortField=name', { field: 'name', direction: 'asc' }],
    // each form takes the other's parameter for nothing
    [directionInSort, 'sort=name&order=asc', fallback],
    [fieldInSort, 'sort=asc&sortField=name', fallback],
    [directionInSort, 'sort=up&sortField=password', fallback],
  ])('are read into one type: %o %s', (codec, text, sorting) => {
    expect(readSorting(codec, new URLSearchParams(text), fields, fallback)).toEqual(sorting);
  });

  it.each([directionInSort, fieldInSort])('say what was read from them: %o', (codec) => {
    for (const direction of ['asc', 'desc'] as const) {
      const sorting = { field: 'name', direction } as const;
      const printed = new URLSearchParams(printSorting(codec, sorting));
      expect(readSorting(codec, printed, fields, fallback)).toEqual(sorting);
    }
  });
});
