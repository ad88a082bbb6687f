import { describe, expect, it } from 'vitest';
import { defaultHosts, hostOfCountry, resolveHost } from './resolveHost.ts';

describe('the brand and the country of a host [F08, T07d]', () => {
  it.each([
    ['localhost:3000', 'volan', null],
    ['volan.localhost:3000', 'volan', null],
    ['VOLAN.localhost', 'volan', null],
    ['gearlane.localhost:3000', 'gearlane', null],
    ['gearlane.localhost.', 'gearlane', null],
    ['de.gearlane.localhost:3000', 'gearlane', 'DE'],
    ['rs.volan.localhost', 'volan', 'RS'],
    ['www.gearlane.localhost', 'gearlane', null],
    ['staging.gearlane.localhost', 'gearlane', null],
    ['dev.volan.localhost', 'volan', null],
  ])('%s is %s with country %s', (host, brand, country) => {
    expect(resolveHost(host)).toMatchObject({ brand, country });
  });

  it.each([
    'de.localhost',
    'xx.gearlane.localhost',
    'de.de.gearlane.localhost',
    '127.0.0.1:3000',
    '[::1]:3000',
    'example.com',
    '',
  ])('%s is not one of our hosts', (host) => {
    expect(resolveHost(host)).toBeNull();
  });

  it('takes a bare two-letter domain as a brand, not as a country', () => {
    const hosts = { ...defaultHosts, volan: ['xx.com'], gearlane: ['rs.example'] };
    expect(resolveHost('xx.com', hosts)).toMatchObject({ brand: 'volan', country: null });
    expect(resolveHost('rs.example', hosts)).toMatchObject({ brand: 'gearlane', country: null });
    expect(resolveHost('rs.xx.com', hosts)).toMatchObject({ brand: 'volan', country: 'RS' });
  });

  it('names the host of a country and of all countries [C27, C28]', () => {
    expect(hostOfCountry('gearlane.localhost:3000', 'DE')).toBe('de.gearlane.localhost:3000');
    expect(hostOfCountry('gearlane.localhost:3000', null)).toBe('gearlane.localhost:3000');
  });
});
