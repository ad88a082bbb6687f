import { describe, expect, it } from 'vitest';
import { burnInArguments } from './burnIn.ts';

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
});
