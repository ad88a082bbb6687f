import type { TransformedToken } from 'style-dictionary/types';
import { BrandProblem } from './BrandProblem.ts';
import { contrastPairs } from './contrastPairs.ts';
import { contrastRatio } from './contrastRatio.ts';

/** The pairs of one theme that are below what WCAG 2.2 AA asks, one sentence each. */
export function contrastProblems(tokens: readonly TransformedToken[]): string[] {
  const values = new Map(tokens.map(({ path, $value }) => [path.join('.'), $value as { hex: string; alpha?: number }]));
  const color = (name: string) => {
    const value = values.get(name);
    if (!value) {
      throw new BrandProblem(
        `The token "${name}" does not exist.`,
        'The contrast of text and signs is checked with it.',
        'Add it to the theme files, or take the pair out of contrastPairs.ts.',
      );
    }
    return value;
  };
  return contrastPairs.flatMap(({ front, back, least }) => {
    const ratio = contrastRatio(color(front), color(back));
    return ratio < least
      ? [`${front} on ${back} has a contrast of ${ratio.toFixed(2)}, at least ${least} is needed.`]
      : [];
  });
}
