import { expect, it } from 'vitest';
import { chromaticModes } from './chromaticModes.ts';

it('takes pictures in both brands and themes, on a phone and on a desktop', () => {
  expect(Object.keys(chromaticModes)).toHaveLength(8);
  expect(chromaticModes['gearlane dark 390']).toEqual({ brand: 'gearlane', theme: 'dark', viewport: { width: 390 } });
});
