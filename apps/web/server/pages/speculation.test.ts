import { expect, it } from 'vitest';
import { speculationRules } from './speculation.ts';

it('fetches pages ahead only when a visitor shows that they mean a link', () => {
  expect(JSON.parse(speculationRules).prefetch).toEqual([expect.objectContaining({ eagerness: 'moderate' })]);
});
