import { describe, expect, it } from 'vitest';
import { burnInArguments, newTests } from './burnIn.ts';

describe('a burn-in', () => {
  it('runs a file twenty times', () => {
    expect(burnInArguments('cart', (file) => file === 'e2e/cart.test.ts')).toEqual([
      'e2e/cart.test.ts',
      '--repeats=19',
      '--bail=1',
    ]);
  });

  it('runs a test by its name, in which no letter means more than itself', () => {
    expect(burnInArguments('closes [C25]', () => false)[1]).toBe(String.raw`closes \[C25\]`);
  });

  it('of a change runs new and rewritten tests', () => {
    const before = `describe('a', () => {
  it('stays', async () => {
    await one();
  });

  it('changes', () => two());
});`;
    const after = `describe('a', () => {
  it('stays', async () => {
    await one();
  });

  it('changes', () => three());

  it.each([
    ['x', 1],
  ])('comes: %s', async () => {});

  test('has fixtures', async ({ page }) => {});

  testInFull('is slow', async ({ page }) => {});

  it.runIf(isFull)('is slow too', async () => {});
});`;
    expect(newTests(before, after)).toEqual(['changes', 'comes: %s', 'has fixtures', 'is slow', 'is slow too']);
    expect(newTests(after, after)).toEqual([]);
  });
});
