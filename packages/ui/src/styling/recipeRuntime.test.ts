import { createRuntimeFn } from '@vanilla-extract/recipes/createRuntimeFn';
import { describe, expect, it } from 'vitest';
import { plainRecipe } from './recipeRuntime.ts';

const variants = {
  tone: { calm: 'calm', loud: 'loud' },
  size: { 14: 'fourteen', 20: 'twenty' },
  block: { true: 'block', false: 'inline' },
};
const original = createRuntimeFn({
  defaultClassName: 'base',
  variantClassNames: variants,
  defaultVariants: {},
  compoundVariants: [],
}) as (choice?: object) => string;

const choices = [
  undefined,
  {},
  { tone: 'loud' },
  { tone: undefined, block: undefined },
  { tone: null },
  { size: 14, block: false },
  { size: 20 },
  { tone: 'loud', block: true },
  { tone: 'unknown' },
];

describe('the classes of a recipe', () => {
  it.each(choices)('are those of the library for %o', (choice) => {
    const classes = (text: string) => text.split(' ').toSorted();
    expect(classes(plainRecipe('base', variants)(choice as never))).toEqual(classes(original(choice)));
  });
});
