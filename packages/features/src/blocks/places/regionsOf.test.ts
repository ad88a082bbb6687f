import { brands } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../runtime/site/Site.ts';
import { siteAt } from '../../runtime/site/testing/siteAt.ts';
import { messagesOf } from '../../runtime/site/useMessages.ts';
import { homeCountryOf } from './homeCountryOf.ts';
import { regionPlace } from './regionPlace.ts';
import { regionsOf } from './regionsOf.ts';
import { regionChoices } from './RegionsShown.ts';

const home = { id: 688, code: 'RS', name: 'Srbija', icon: 'rs', count: 2310 };
const regionOf = (id: number, slug: string, title: string, count: number) => ({
  id,
  country_id: 688,
  slug,
  title,
  sort: id,
  count,
});
const regions = [regionOf(1, 'beograd', 'Beograd', 938), regionOf(2, 'juzna-backa', 'Južnobački okrug', 0)];
const categories = fixtures.categories('rs');

const serbian = (address: string, more: Partial<Site> = {}) => {
  const [path = '', search] = address.split('?');
  return siteAt(path, { brand: brands.volan, language: 'rs', search: search ? `?${search}` : '', ...more });
};
const placeAt = (address: string, more?: Partial<Site>) =>
  regionPlace(serbian(address, more), { home, regions, categories });
const shownAt = (address: string, more?: Partial<Site>) => {
  const site = serbian(address, more);
  const { shown } = regionsOf(site, home, regions, placeAt(address, more), messagesOf(site));
  return regionChoices(shown);
};

describe('the country whose regions are offered [T08, T35]', () => {
  it.each([
    ['volan', null, 'RS'],
    ['volan', 'DE', 'DE'],
    ['gearlane', null, null],
    ['gearlane', 'DE', null],
  ] as const)('of %s on the host of %s is %s', (brand, country, expected) => {
    expect(homeCountryOf({ brand: brands[brand], country })).toBe(expected);
  });

  it('is empty for a brand without regions', () => {
    const { homeCountry: _, ...brand } = brands.volan;
    expect(homeCountryOf({ brand, country: null })).toBeNull();
  });
});

describe('the list of regions', () => {
  it('leads to the ads of each region and, first, of all the country, with their numbers [T35, J57]', () => {
    const { all, countries } = shownAt('/');
    expect(all).toMatchObject({
      label: 'Cela Srbija',
      href: '/catalog/vehicles?filters=drzava:rs',
      count: '2.310',
      flag: 'RS',
    });
    expect(countries.map(({ name, href, count }) => [name, href, count])).toEqual([
      ['Beograd', '/catalog/vehicles?filters=region:beograd', '938'],
      ['Južnobački okrug', '/catalog/vehicles?filters=region:juzna-backa', '0'],
    ]);
  });

  it('keeps the language of the page and the category that is looked at', () => {
    const { all, countries } = shownAt('/de/catalog/motorcycles?filters=cena:..5000&page=2', { language: 'de' });
    expect(all.label).toBe('Ganz Serbien');
    expect(countries[0]?.href).toBe('/de/catalog/motorcycles?filters=region:beograd');
  });

  it('leads to the whole list on the host of the country, which lists no other', () => {
    expect(shownAt('/', { country: 'RS' }).all.href).toBe('/catalog/vehicles');
  });

  it.each([
    ['/', null, false],
    ['/companies?region=beograd', null, false],
    ['/catalog/vehicles', null, false],
    ['/catalog/vehicles?filters=region:beograd', 'beograd', false],
    ['/catalog/trucks?filters=gorivo:dizel;region:juzna-backa&page=3', 'juzna-backa', false],
    ['/catalog/vehicles?filters=region:beograd*juzna-backa', null, false],
    ['/catalog/vehicles?filters=region:bavaria', null, false],
    ['/catalog/vehicles?filters=drzava:rs', null, true],
    ['/catalog/vehicles?country=RS', null, true],
    ['/catalog/vehicles?filters=drzava:rs*de', null, false],
    ['/catalog/vehicles?filters=drzava:de', null, false],
    ['/catalog/vehicles?filters=drzava:rs;region:beograd', 'beograd', false],
    ['/catalog/vehicles?filters=drzava:de;region:beograd', null, false],
  ])('ticks on %s the region %s, all the country: %s', (address, region, whole) => {
    expect(placeAt(address)).toMatchObject({ region, whole });
    const { all, countries } = shownAt(address);
    expect(countries.filter(({ current }) => current).map(({ code }) => code)).toEqual(region === null ? [] : [region]);
    expect(all.current).toBe(whole);
  });

  it.each([
    ['/catalog/vehicles', true],
    ['/catalog/vehicles?filters=region:beograd', false],
    ['/companies', false],
  ])('ticks on %s of the country’s host all the country: %s', (address, whole) => {
    expect(placeAt(address, { country: 'RS' }).whole).toBe(whole);
  });

  it('stays in categories that exist', () => {
    expect(placeAt('/catalog/flying-carpets').categorySlug).toBe('vehicles');
  });
});
