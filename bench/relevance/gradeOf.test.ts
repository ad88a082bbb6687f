import { describe, expect, it } from 'vitest';
import { gradeOf, type GradedAd } from './gradeOf.ts';
import { readMeaning } from './Meaning.ts';

const golf: GradedAd = {
  make: 'volkswagen',
  model: 'golf',
  title: 'VW Golf',
  year: 2001,
  price: 1800,
  mileage: 150_000,
  fuel: 'dizel',
  body: 'limuzina',
  gearbox: 'manuelni',
};
const golf4 = 'make=volkswagen; model=golf; generation=4; years=1997-2003';

describe('the grade of an ad', () => {
  it.each<[string, string, Partial<GradedAd>, number]>([
    ['everything meant', `${golf4}; fuel=dizel`, {}, 3],
    ['a detail that is not said', `${golf4}; fuel=dizel`, { fuel: null }, 2],
    ['most details right', `${golf4}; fuel=dizel; body=karavan`, {}, 2],
    ['half of the details right', `${golf4}; fuel=benzin`, {}, 1],
    ['another generation', golf4, { year: 2010 }, 1],
    ['the generation by the title, whatever the year', golf4, { title: 'Golf IV Variant', year: 2005 }, 3],
    ['another generation by the title, whatever the year', golf4, { title: 'VW Golf 3', year: 1997 }, 1],
    ['an engine is no generation', golf4, { title: 'Golf 1,9 TDI', year: 2000 }, 3],
    ['doors are no generation', golf4, { title: 'Golf 5-Türer', year: 2000 }, 3],
    ['no year and no word of the generation', golf4, { year: null }, 2],
    ['another model', golf4, { model: 'polo' }, 0],
    ['another make', golf4, { make: 'audi' }, 0],
    ['a relative', 'make=volkswagen; model=beetle; near=golf', {}, 1],
    ['the model by the title where the source left it out', golf4, { model: null, title: 'Golf 4' }, 3],
    ['a mere number names no model in a title', 'make=volkswagen; model=3', { model: null, title: 'Golf 3' }, 0],
    ['a code in the title', 'make=volkswagen; model=golf; code=1j; years=1990-1991', { title: 'Golf 1J' }, 3],
    ['a word that the title has', 'make=volkswagen; model=golf; written=gti|r32', { title: 'Golf R32!' }, 3],
    ['a word that the title lacks', 'make=volkswagen; model=golf; written=gti', {}, 1],
    ['a number with letters after it', 'make=bmw; written=320', { make: 'bmw', title: 'BMW 320d' }, 3],
    ['a number inside another', 'make=bmw; written=20', { make: 'bmw', title: 'BMW 320d' }, 0],
    ['a number that goes on', 'make=bmw; written=32', { make: 'bmw', title: 'BMW 320d' }, 0],
    ['a name with or without its space', 'make=bmw; written=x 5', { make: 'bmw', title: 'Bmw X5' }, 3],
    ['a price above the limit', 'make=volkswagen; model=golf; price=-1500', {}, 1],
    ['a price at the limit', 'make=volkswagen; model=golf; price=-1800', {}, 3],
    ['no vehicle named, everything right', 'fuel=dizel; price=-2000', {}, 3],
    ['no vehicle named, one of three wrong', 'fuel=dizel; price=-2000; body=karavan', {}, 1],
    ['no vehicle named, one of two wrong', 'fuel=dizel; price=-1000', {}, 0],
    ['no vehicle named, nothing said', 'fuel=elektricni', { fuel: null }, 0],
  ])('%s', (_name, meaning, ad, grade) => {
    expect(gradeOf(readMeaning(meaning), { ...golf, ...ad })).toBe(grade);
  });
});
