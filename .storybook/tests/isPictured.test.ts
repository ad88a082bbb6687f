import { expect, it } from 'vitest';
import { isPictured } from './isPictured.ts';

it('takes a picture of the first story and of those that show most states', () => {
  const names = ['Primary', 'Variants', 'As Link', 'Long Words', 'Long Words On A Phone'];
  expect(names.filter((name, place) => isPictured(name, place))).toEqual(['Primary', 'Variants', 'Long Words']);
});
