import { describe, expect, it } from 'vitest';
import { contrastPairs } from './contrastPairs.ts';
import { contrastRatio } from './contrastRatio.ts';
import { resolveTheme } from './resolveTheme.ts';

const choices = ['volan', 'gearlane'].flatMap((brand) => ['light', 'dark'].map((theme) => ({ brand, theme })));

describe('the contrast gate of WCAG 2.2 AA', () => {
  it('checks 600 pairs, each once', () => {
    const names = new Set(contrastPairs.map(({ front, back }) => `${front} on ${back}`));
    expect(names.size).toBe(contrastPairs.length);
    expect(names.size * choices.length).toBe(600);
  });

  it('is measured like WCAG measures', () => {
    expect(contrastRatio({ hex: '#000000' }, { hex: '#ffffff' })).toBeCloseTo(21, 5);
    expect(contrastRatio({ hex: '#767676' }, { hex: '#ffffff' })).toBeCloseTo(4.54, 2);
  });

  it.each(choices)('passes every pair of $brand in $theme', async (choice) => {
    const tokens = await resolveTheme(choice);
    const color = (name: string) => {
      const token = tokens.find(({ path }) => path.join('.') === name);
      if (!token) {
        throw new Error(`The contrast gate names the token "${name}", which does not exist.`);
      }
      return token.$value as { hex: string; alpha?: number };
    };
    const failing = contrastPairs
      .map((pair) => ({ ...pair, ratio: contrastRatio(color(pair.front), color(pair.back)) }))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);
    expect(failing).toEqual([]);
  });
});
