import { describe, expect, it } from 'vitest';
import { otherRegionNames } from './otherRegionNames.ts';

describe('a region is found in both scripts, and by its Serbian name in every language [C26, N01]', () => {
  it.each([
    ['beograd', 'Beograd', ['beograd', 'београд']],
    ['beograd', 'Београд', ['beograd', 'београд']],
    ['beograd', 'Белград', ['beograd', 'београд', 'belgrad']],
    ['beograd', 'Belgrade', ['beograd', 'београд', 'belgrade']],
    ['juzna-backa', 'Južnobački okrug', ['juzna backa', 'juznobacki okrug', 'јужнобачки округ']],
    ['juzna-backa', 'Јужнобачки округ', ['juzna backa', 'juznobacki okrug']],
    ['pcinja', 'Pčinja', ['pcinja', 'пчиња']],
  ])('%s, named %s: %o', (slug, name, found) => {
    expect(otherRegionNames(slug, name).map((each) => each.toLowerCase())).toEqual(expect.arrayContaining(found));
  });
});
