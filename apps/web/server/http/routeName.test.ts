import Fastify, { type FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { routeName } from './routeName.ts';
import { readAddress, rememberAddress } from './siteAddress.ts';

async function nameOf(target: string, host = 'volan.localhost:3000') {
  const app = Fastify();
  let name = '';
  app.get('*', (request: FastifyRequest) => {
    const address = readAddress(request.originalUrl, [host], 'http:');
    if (!('status' in address)) rememberAddress(request, address);
    name = routeName(request);

    return null;
  });
  await app.inject(target);
  await app.close();

  return name;
}

describe('what logs and metrics say of an address', () => {
  it.each([
    ['/', 'home'],
    ['/catalog/vehicles?q=tajna@example.test', 'catalog'],
    ['/en/catalog/vehicles', 'catalog'],
    ['/v3/ads/12?lang=de', '/v3/*'],
    ['/img/12?w=96', '/img/*'],
    ['/_next/image?url=/img/1', '/_next/image'],
    ['/assets/entry-abc.js', 'file'],
    ['/sitemap-ads-1.xml', 'sitemap'],
    ['/ready', '/ready'],
    ['/tajna@example.test', 'none'],
  ])('%s is %s', async (target, name) => expect(await nameOf(target)).toBe(name));

  it('is empty on a host that is not ours', async () => expect(await nameOf('/', 'evil.example')).toBe('none'));
});
