import { expect, it } from 'vitest';
import { speculationRules } from './speculation.ts';

it('fetches pages ahead only when a reader shows that he means a link', () => {
  expect(JSON.parse(speculationRules).prefetch).toEqual([expect.objectContaining({ eagerness: 'moderate' })]);
});
