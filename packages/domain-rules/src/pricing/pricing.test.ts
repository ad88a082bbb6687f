import { describe, expect, it } from 'vitest';
import { priceOfCredits } from './credits.ts';
import { pictureLimits } from '../pictures/pictureLimits.ts';
import { imagePackagePrice, imagePackages } from './imagePricing.ts';

describe('credits', () => {
  it('cost 100 RSD or 1 € each, in minor units [L02, T26]', () => {
    expect([priceOfCredits(6, 'RSD'), priceOfCredits(6, 'EUR')]).toEqual([600_00, 6_00]);
  });
});

describe('extra images', () => {
  it('are sold ten, twenty or thirty at a time, fifty images in all [L09, L13, L14, L18, T27]', () => {
    expect(imagePackages).toEqual([10, 20, 30]);
    expect(pictureLimits.perAd.included + pictureLimits.perAd.extra).toBe(pictureLimits.perAd.all);
  });

  it.each([
    [10, 'RSD', 200_00, 0, 200_00, 2],
    [20, 'RSD', 400_00, 20, 320_00, 3],
    [30, 'RSD', 600_00, 30, 420_00, 4],
    [10, 'EUR', 2_00, 0, 2_00, 2],
    [20, 'EUR', 4_00, 20, 3_20, 3],
    [30, 'EUR', 6_00, 30, 4_20, 4],
  ] as const)(
    '%i in %s cost %i less %i %%: %i or %i credits [G13, L15-L17, T26]',
    (images, currency, full, percent, price, credits) => {
      expect(imagePackagePrice(images, currency)).toEqual({ full, percent, price, credits });
    },
  );
});
