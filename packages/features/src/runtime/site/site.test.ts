import { brands } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { languageLinks } from './languageLinks.ts';
import { pagePath } from './pagePath.ts';
import type { Site } from './Site.ts';
import { addressInCountry, originOf } from './siteAddress.ts';

const site: Site = {
  brand: brands.gearlane,
  language: 'de',
  country: 'DE',
  protocol: 'http:',
  host: 'gearlane.localhost:3000',
  pathname: '/de/catalog/vehicles',
  search: '?page=2',
  now: 0,
};

describe('the addresses of a page', () => {
  it('keeps the page when another country is picked [C27, C28]', () => {
    expect(addressInCountry(site, 'HU')).toBe('http://hu.gearlane.localhost:3000/de/catalog/vehicles?page=2');
    expect(addressInCountry(site, null)).toBe('http://gearlane.localhost:3000/de/catalog/vehicles?page=2');
    expect(originOf(site)).toBe('http://gearlane.localhost:3000');
  });

  it('offers the same page in every language of the brand, its own without a prefix [L23, T07c, T40]', () => {
    const links = languageLinks(site);
    expect(links.slice(0, 9).map(({ tag }) => tag)).toEqual([
      'en',
      'sr-Latn',
      'de',
      'ro',
      'ru',
      'hu',
      'bg',
      'mk',
      'zh-Hans',
    ]);
    expect(links[0]?.href).toBe('/catalog/vehicles?page=2');
    expect(links[1]?.href).toBe('/rs/catalog/vehicles?page=2');
    expect(links.filter(({ current }) => current).map(({ tag }) => tag)).toEqual(['de']);
  });

  it('spells a page as the brand does, in the language of the page [T02, B30]', () => {
    expect(pagePath(site, 'adDetails', { adId: 7 })).toBe('/de/ad-details/7');
  });
});
