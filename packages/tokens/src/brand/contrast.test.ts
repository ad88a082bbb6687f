import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands, modes } from '../index.ts';
import { contrastPairs } from './contrastPairs.ts';
import { contrastProblems } from './contrastProblems.ts';
import { contrastRatio } from './contrastRatio.ts';
import { resolveTheme } from './resolveTheme.ts';

const choices = brands.flatMap((brand) => modes.map((theme) => ({ brand, theme })));

describe('the contrast gate of WCAG 2.2 AA', () => {
  it('checks 150 pairs of every theme, each once', () => {
    const names = new Set(contrastPairs.map(({ front, back }) => `${front} on ${back}`));
    expect(names.size).toBe(contrastPairs.length);
    expect(names.size).toBe(150);
  });

  it('is measured like WCAG measures', () => {
    expect(contrastRatio({ hex: '#000000' }, { hex: '#ffffff' })).toBeCloseTo(21, 5);
    expect(contrastRatio({ hex: '#767676' }, { hex: '#ffffff' })).toBeCloseTo(4.54, 2);
  });

  it.each(choices)('passes every pair of $brand in $theme', async ({ brand, theme }) => {
    expect(contrastProblems(await resolveTheme(join(import.meta.dirname, '../../../../brands', brand), theme))).toEqual(
      [],
    );
  });
});
