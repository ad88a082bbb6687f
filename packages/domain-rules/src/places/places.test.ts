import { describe, expect, it } from 'vitest';
import { countryOfHost } from './countryOfHost.ts';
import { decideCountry, withAskLanguage, withoutAskLanguage, type CountryArrival } from './decideCountry.ts';

const outside: CountryArrival = {
  country: null,
  cameFrom: undefined,
  goesBack: false,
  selected: [],
  autoSelected: [],
  hasPicker: true,
};
const decide = (arrival: Partial<CountryArrival>) => decideCountry({ ...outside, ...arrival });

describe('the country that is selected when a page opens', () => {
  it('is that of the host, once [F08]', () => {
    const first = decide({ country: 'DE' });
    expect(first).toEqual({ selected: ['DE'], autoSelected: ['DE'], goTo: null });
    // The visitor clears it by "all countries" and comes back by a link from outside.
    const cleared = decide({ ...first, cameFrom: 'DE' });
    expect(cleared.selected).toEqual([]);
    expect(decide({ ...cleared, country: 'DE' })).toEqual({ selected: [], autoSelected: ['DE'], goTo: null });
  });

  it('is the one that was picked, also if it was cleared before [C28]', () => {
    const arrival = { country: 'DE', cameFrom: null, autoSelected: ['DE'] } as const;
    expect(decide(arrival).selected).toEqual(['DE']);
  });

  it('stays while a visitor walks about in one country', () => {
    const arrival = { country: 'DE', cameFrom: 'DE', selected: [], autoSelected: ['DE'] } as const;
    expect(decide(arrival).selected).toEqual([]);
  });

  it('is all countries after that was picked [C27]', () => {
    expect(decide({ cameFrom: 'DE', selected: ['DE'] })).toEqual({ selected: [], autoSelected: [], goTo: null });
  });
});

describe('the way to the one selected country [F09, T07b]', () => {
  it('leads from the host of all countries', () => {
    expect(decide({ selected: ['DE'] }).goTo).toBe('DE');
  });

  it.each([
    ['nothing is selected', {}],
    ['two are selected', { selected: ['DE', 'HU'] }],
    ['the host is that country already', { country: 'DE', selected: ['DE'], autoSelected: ['DE'] }],
    ['the host is another country', { country: 'HU', selected: ['DE'], autoSelected: ['DE', 'HU'] }],
    ['the visitor goes back', { selected: ['DE'], goesBack: true }],
    ['they have just picked all countries', { selected: ['DE'], cameFrom: 'DE' }],
    ['the brand has no picker [T08]', { selected: ['DE'], hasPicker: false }],
  ] as const)('is not taken where %s', (_, arrival) => {
    expect(decide(arrival).goTo).toBeNull();
  });

  it('ends on every host that it reaches', () => {
    const { goTo, ...kept } = decide({ selected: ['DE'] });
    expect(decide({ ...kept, country: goTo, cameFrom: null }).goTo).toBeNull();
  });
});

describe('the question for the language in an address [F09, T07b]', () => {
  it.each([
    ['', '?asklang'],
    ['?page=2', '?page=2&asklang'],
    ['?asklang', '?asklang'],
    ['?asklang=1&page=2', '?asklang=1&page=2'],
  ])('"%s" becomes "%s"', (search, asking) => {
    expect(withAskLanguage(search)).toBe(asking);
  });

  it.each([
    ['', ''],
    ['?asklang', ''],
    ['?page=2&asklang=1', '?page=2'],
    ['?filters=a:b%3Bc&asklang', '?filters=a:b%3Bc'],
    ['?asklanguage=1', '?asklanguage=1'],
  ])('"%s" continues as "%s"', (search, rest) => {
    expect(withoutAskLanguage(search)).toBe(rest);
  });
});

describe('the country of a host, in a browser [T07d]', () => {
  it.each([
    ['gearlane.localhost', null],
    ['de.gearlane.localhost', 'DE'],
    ['www.gearlane.localhost', null],
    ['staging.gearlane.localhost', null],
    ['de.de.gearlane.localhost', undefined],
    ['degearlane.localhost', undefined],
    ['gearlane.localhost.evil.example', undefined],
    ['volan.localhost', undefined],
  ])('%s: %s', (host, country) => {
    expect(countryOfHost(host, 'gearlane.localhost')).toBe(country);
  });
});
