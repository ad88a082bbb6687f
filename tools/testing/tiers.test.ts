import { describe, expect, it } from 'vitest';
import { readTestRequest } from './tiers.ts';

const known = ['unit', 'api', 'journeys'];
const read = (...words: string[]) => readTestRequest(words, known);

describe('what npm test is asked for', () => {
  it('is the default tier where nothing is said', () => {
    expect(read()).toEqual({ tier: 'default', names: [] });
  });

  it('is a tier, suites by name, or suites of a tier', () => {
    expect(read('full')).toEqual({ tier: 'full', names: [] });
    expect(read('unit', 'api')).toEqual({ tier: 'default', names: ['unit', 'api'] });
    expect(read('changed', 'unit')).toEqual({ tier: 'changed', names: ['unit'] });
  });

  it('is one journey, many times', () => {
    expect(read('journeys', '--burn-in', 'findCar')).toEqual({
      tier: 'default',
      names: ['journeys'],
      burnIn: 'findCar',
    });
  });

  it('is refused with what there is', () => {
    expect(() => read('units')).toThrow(
      /"units".*Tiers are: changed, default, full\. Suites are: unit, api, journeys/s,
    );
    expect(() => read('journeys', '--burn-in')).toThrow(/needs the name of a journey/);
    expect(() => read('unit', '--burn-in', 'x')).toThrow(/needs the name of a journey/);
  });
});
