import { describe, expect, it } from 'vitest';
import { journeysOf } from './journeysOf.ts';

describe('the journeys of a change', () => {
  it('are those that it wrote, and the main one where it touched the product', () => {
    expect(journeysOf(['packages/ui/src/Price/Price.tsx', 'e2e/cart.test.ts'])).toEqual([
      'e2e/findCar.test.ts',
      'e2e/cart.test.ts',
    ]);
    expect(journeysOf(['apps/web/server/main.ts', 'e2e/findCar.test.ts'])).toEqual(['e2e/findCar.test.ts']);
  });

  it('are not run for a change of tests, stories, tools or documents', () => {
    const files = ['packages/ui/src/Price/Price.stories.tsx', 'apps/api/src/a.test.ts', 'tools/test.ts', 'README.md'];
    expect(journeysOf(files)).toEqual([]);
  });
});
