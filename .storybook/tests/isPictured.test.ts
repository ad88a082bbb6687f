import { expect, it } from 'vitest';
import { isPictured } from './isPictured.ts';

const names = ['Primary', 'Variants', 'As Link', 'Long Words', 'Long Words On A Phone'];

it('takes a picture of the first story and of those that show most states', () => {
  const file = '/packages/ui/src/Button/Button.stories.tsx';
  expect(names.filter((name, place) => isPictured(file, name, place))).toEqual(['Primary', 'Variants']);
});

it('takes none of whole pages', () => {
  expect(names.filter((name, place) => isPictured('/packages/ui/src/patterns/A.stories.tsx', name, place))).toEqual([]);
});
