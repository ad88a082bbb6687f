import { readBrandContacts } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { encodingOf } from './httpResponse.ts';
import { readConfiguration } from '../configuration.ts';
import { contentPolicy, inlineHash, privatePolicy } from './contentPolicy.ts';

describe('the content policy of a page', () => {
  it('names every inline part by its hash and allows nothing unsafe', () => {
    const policy = contentPolicy({ scripts: ['a()'], styles: ['b{}'] });
    expect(policy).toContain(`script-src 'self' ${inlineHash('a()')};`);
    expect(policy).toContain(`style-src 'self' ${inlineHash('b{}')};`);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('connect-src');
    expect(inlineHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });
});

it('lets scripts ask the services that a brand names, and nobody else [T32]', () => {
  const policy = contentPolicy({ scripts: [], styles: [], services: ['https://geo.example/json?key=1'] });
  expect(policy).toContain("connect-src 'self' https://geo.example;");
});

it('lets the map of a page load from the origin of its style, and from nowhere else without one', () => {
  const inline = { scripts: [], styles: [] };
  const policy = contentPolicy({ ...inline, mapStyleUrl: 'https://tiles.example/styles/day.json?key=1' });
  expect(policy).toContain("connect-src 'self' https://tiles.example;");
  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
  expect(contentPolicy({ ...inline, mapStyleUrl: null })).toBe(contentPolicy(inline));
});

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', null],
    [undefined, null],
  ])('for %s is %s', (header, encoding) => {
    expect(encodingOf(header)).toBe(encoding);
  });
});

describe('the configuration', () => {
  it('has defaults for development', () => {
    expect(readConfiguration({})).toEqual({
      port: 3000,
      apiUrl: 'http://127.0.0.1:4000',
      webSecret: '',
      protocol: 'http:',
      trustedProxies: 0,
      pageCacheBytes: 256_000_000,
      serviceWorker: true,
      mailbox: false,
      google: { clientIds: {}, authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth' },
      paymentOrigin: null,
      mapStyleUrl: null,
      forms: { atOnce: 16, perSender: 4 },
      version: expect.stringMatching(/\+development$/),
      contacts: readBrandContacts({}).contacts,
    });
  });

  it.each([
    [{ PORT: 'many' }, /PORT is "many"/],
    [{ API_URL: 'here' }, /API_URL is "here"/],
    [{ PUBLIC_PROTOCOL: 'ftp' }, /PUBLIC_PROTOCOL is "ftp"/],
    [{ PAYMENT_GATEWAY_URL: 'bank' }, /PAYMENT_GATEWAY_URL is "bank"/],
    [{ MAP_STYLE_URL: 'http://tiles.example/day.json' }, /MAP_STYLE_URL is "http:/],
    [{ GOOGLE_WEB_CLIENTS: '1234.apps' }, /GOOGLE_WEB_CLIENTS has "1234.apps"/],
    [{ NODE_ENV: 'production' }, /WEB_SECRET is missing/],
  ])('names the errors in %o', (environment, sentence) => {
    expect(() => readConfiguration(environment)).toThrow(sentence);
  });
});

describe('the content policy', () => {
  const inline = { scripts: [], styles: [] };

  it('lets forms go to us alone, and from a private page to the bank [M41]', () => {
    expect(contentPolicy(inline)).toContain("form-action 'self';");
    expect(privatePolicy('n', inline)).toContain("form-action 'self';");
    expect(privatePolicy('n', { ...inline, formOrigins: ['https://bank.example'] })).toContain(
      "form-action 'self' https://bank.example;",
    );
  });

  it('knows the bank by the settings', () => {
    expect(readConfiguration({ PAYMENT_GATEWAY_URL: 'https://bank.example/' }).paymentOrigin).toBe(
      'https://bank.example',
    );
  });
});
