import { describe, expect, it } from 'vitest';
import { myAdsAddress } from './myAdsAddress.ts';

describe('the address of a list of own ads', () => {
  it.each([
    ['', {}, '/ads'],
    ['?q=golf&sort=price&page=3', {}, '/ads?q=golf&sort=price&page=3'],
    ['?q=golf&done=sold&stats=7', { delete: '7' }, '/ads?q=golf&delete=7'],
    ['?q=golf&page=3', { page: null }, '/ads?q=golf'],
    ['?sort=price&page=3', { page: '4' }, '/ads?sort=price&page=4'],
  ])('of %s with %j is %s', (search, more, address) => {
    expect(myAdsAddress('/ads', search, more)).toBe(address);
  });
});
