import { themes } from '../../packages/tokens/src/index.ts';
import { describe, expect, it } from 'vitest';
import { isColour, tokenValues } from './tokenValues.ts';

const tokens = themes['volan.light'];

describe('the values of tokens', () => {
  it('are those of the theme, with the name of the custom property', () => {
    expect(tokenValues(tokens, 'accent.onSolid')).toEqual([
      { name: 'accent.onSolid', property: '--accent-on-solid', value: tokens.accent.onSolid },
    ]);
  });

  it('are several for a group', () => {
    expect(tokenValues(tokens, 'shadow').map(({ name }) => name)).toEqual(['shadow.sm', 'shadow.md', 'shadow.lg']);
  });

  it('has no value for a name that no token has', () => {
    expect(tokenValues(tokens, 'accent.magenta.deep')).toEqual([]);
  });

  it('are drawn as a colour if they are one', () => {
    expect([tokens.surface.scrim, tokens.accent.solid, tokens.space['1']].map(isColour)).toEqual([true, true, false]);
  });
});
