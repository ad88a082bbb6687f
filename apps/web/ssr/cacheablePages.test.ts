import { resolveHost, type ResolvedHost } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { siteAddress } from '../server/http/siteAddress.ts';
import { cacheablePage } from './cacheablePages.ts';

function shared(address: string) {
  const url = new URL(address);
  return cacheablePage(siteAddress(url, resolveHost(url.host) as ResolvedHost));
}
const volan = (path: string) => shared(`http://volan.localhost:3000${path}`);

describe('the one address of a page', () => {
  it.each([
    '/catalog/vehicles?utm_source=x&page=2&filters=gorivo:dizel',
    '/catalog/vehicles?filters=gorivo%3Adizel&page=2',
    '/catalog/vehicles?filters=gorivo:dizel&page=2&view=list&gclid=1',
    '/catalog/vehicles?page=2&filters=gorivo:dizel&sort=&credit=0',
  ])('of %s knows only what the list knows, in one order', (path) => {
    expect(volan(path)).toEqual(volan('/catalog/vehicles?page=2&filters=gorivo:dizel'));
  });

  it('of the companies is that of their search', () => {
    const key = volan('/companies?region=vojvodina')?.key;
    expect(volan('/companies?utm_source=x&page=1&type=unknown&region=vojvodina')?.key).toBe(key);
    expect(volan('/companies?page=2&region=vojvodina')?.key).not.toBe(key);
  });

  it('is another one for another list', () => {
    const paths = [
      '/catalog/vehicles',
      '/de/catalog/vehicles',
      '/catalog/vehicles?page=2',
      '/catalog/vehicles?view=grid',
      '/catalog/vehicles?filters=gorivo:dizel',
      '/catalog/vehicles?filters=gorivo:dizel*benzin',
      '/catalog/vehicles?q=golf',
      '/catalog/vehicles?sort=price&order=asc',
      '/catalog/vehicles?sort=created_at&order=desc',
      '/catalog/vehicles?credit=1',
      '/catalog/vehicles?country=DE',
    ];
    expect(new Set(paths.map((path) => volan(path)?.key)).size).toBe(paths.length);
  });

  it('is the same on every form of a host, and another one for another brand, country or port', () => {
    const path = '/catalog/vehicles';
    const key = shared(`http://gearlane.localhost${path}`)?.key;
    expect(shared(`http://GEARLANE.localhost.${path}`)?.key).toBe(key);
    expect(shared(`http://www.gearlane.localhost${path}`)?.key).toBe(key);
    const others = ['de.gearlane.localhost', 'volan.localhost', 'gearlane.localhost:3000'];
    const keys = others.map((host) => shared(`http://${host}${path}`)?.key);
    expect(new Set([key, ...keys]).size).toBe(4);
  });

  it('of an ad has no parameters, and names the ad', () => {
    expect(volan('/auto-oglasi/12/opel-astra?utm_source=x&page=3')).toMatchObject({
      adId: 12,
      url: new URL('http://volan.localhost:3000/auto-oglasi/12/opel-astra'),
    });
    expect(volan('/detalji-oglasa/12')?.adId).toBe(12);
    expect(volan('/oglasi-na-klik/single/13?utm_source=x')).toMatchObject({ adId: 13, invalidatedByFeed: true });
  });

  it.each([
    ['a sent form, which is led on', '/catalog/vehicles?f.gorivo=dizel'],
    ['a list whose parameters are wrong', '/catalog/vehicles?sort=colour'],
    ['a parameter twice', '/catalog/vehicles?page=1&page=2'],
    ['an address that moves', '/rs/catalog/vehicles'],
    ['words with control characters, which move to clean ones', '/catalog/vehicles?q=golf%00'],
    ['the other spelling', '/ad-details/12'],
    ['a page that is not there', '/no/such/page'],
    ['an ad that a machine translates [N11]', '/auto-oglasi/12/opel-astra?translation=1'],
    ['a personal page', '/profile'],
  ])('is missing for %s', (_, path) => {
    expect(volan(path)).toBeNull();
  });
});
