import { describe, expect, it } from 'vitest';
import { tokensUsed } from './tokensUsed.ts';

describe('the tokens of a style sheet', () => {
  it('are the slots that it reads, once each and sorted', () => {
    const source = "gap: vars.space['1'], padding: vars.space['1'], color: vars.accent.onSolid";
    expect(tokensUsed(source)).toEqual(['accent.onSolid', 'space.1']);
  });

  it('are found inside texts and behind line breaks', () => {
    expect(tokensUsed("border: `1px solid ${vars.border.strong}`, radius: vars.radius[\n'2xl'\n]")).toEqual([
      'border.strong',
      'radius.2xl',
    ]);
  });

  it('hold the roles of the type scale', () => {
    expect(tokensUsed("...textRole('title')")).toEqual(['type.title']);
  });

  it('name a group that is used as a whole', () => {
    expect(tokensUsed('styleVariants(vars.shadow, (value) => value)')).toEqual(['shadow']);
  });

  it('leave out what only looks like one', () => {
    expect(tokensUsed('const myvars = { a: 1 }; myvars.a; other.vars')).toEqual([]);
  });
});
