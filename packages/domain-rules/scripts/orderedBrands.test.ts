import { describe, expect, it } from 'vitest';
import { brands } from '../src/brands/brands.ts';
import type { BrandFile } from '../src/brands/BrandSettings.ts';
import { orderedBrands } from './orderedBrands.ts';

const file = (host: string, isDefault = false): BrandFile => ({ ...brands.volan, hosts: [host], isDefault });

describe('the folders of brands', () => {
  it('give the default brand first, the others by name', () => {
    const found = orderedBrands({ b: file('b.rs'), c: file('c.rs', true), a: file('a.rs') });
    expect(found.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(found[0]).not.toHaveProperty('isDefault');
  });

  it('need exactly one default brand', () => {
    expect(() => orderedBrands({ a: file('a.rs') })).toThrow(/No brand says isDefault/);
    expect(() => orderedBrands({ a: file('a.rs', true), b: file('b.rs', true) })).toThrow(/a and b say isDefault/);
  });

  it('never share a host', () => {
    expect(() => orderedBrands({ a: file('a.rs', true), b: file('a.rs') })).toThrow(/claim the host "a\.rs"/);
  });
});
