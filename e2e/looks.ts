import { colourFaultsOf, faultsOf } from './faultsOf.ts';

const brands = ['volan', 'gearlane'] as const;

/**
 * How a page is looked at: both brands, wide and narrow. They are one structure in other words and colours, so all rules
 * look at each width in one brand, and at each brand in one width; those of contrast look at all four.
 */
export const looks = brands.flatMap((brand, row) =>
  [1440, 390].map((width, column) => ({
    brand,
    width,
    find: row === column ? faultsOf : colourFaultsOf,
  })),
);
