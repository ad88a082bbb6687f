import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listCategories } from '@volan/api-contract/wire';
import { browserApi } from '@volan/features/browser';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRequestContext } from '../ssr/createRequestContext.ts';
import { requestContextKey } from '../ssr/requestContext.ts';
import { appVersion } from './appVersion.ts';
import { readConfiguration } from './configuration.ts';
import type { Pages } from './pages/Pages.ts';
import { openTestWeb } from './testing/openTestWeb.ts';

let api: Server;
const sent: (readonly [path: string | undefined, version: string | string[] | undefined])[] = [];

beforeAll(async () => {
  api = createServer((request, reply) => {
    sent.push([request.url, request.headers['x-app-version']]);
    reply.setHeader('content-type', 'application/json').end('{"data":null}');
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterAll(() => void api.close());
afterEach(() => void vi.unstubAllGlobals());

/** Reads the categories while it is made, and shows the version that its document would have. */
const pages: Pages = {
  async render(info) {
    const context = createRequestContext({ ...info, publicHead: null }).get(requestContextKey);
    await context.api.send(listCategories);
    await context.fetchCall({ path: '/countries', bare: false });

    return new Response(context.site.version, { headers: { 'content-type': 'text/html' } });
  },
};

describe('the version that the API gets [I02]', () => {
  it('is that of the app in every call of the server and of its pages', async () => {
    const version = appVersion('3fa9c21d');
    const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const web = await openTestWeb(pages, { apiUrl, version });
    const page = await fetch(`http://localhost:${web.port}/`, { headers: { cookie: 'acT=token' } });
    const shown = await page.text();
    await web.close();

    expect(sent.map(([path]) => path?.split('?')[0])).toEqual([
      '/v3/auth/session',
      '/v3/items/category/list',
      '/v3/countries',
    ]);
    expect(new Set(sent.map(([, each]) => each))).toEqual(new Set([version]));
    vi.stubGlobal('document', { body: { dataset: { version: shown } }, cookie: '' });
    const fromBrowser = vi.fn<typeof fetch>(async () => Response.json({ data: [] }));
    vi.stubGlobal('fetch', fromBrowser);
    await browserApi({ brand: 'volan', language: 'rs' }).send(listCategories);
    expect(new Headers(fromBrowser.mock.calls[0]?.[1]?.headers).get('x-app-version')).toBe(version);
  });

  it('is not needed where a server renders a part that asks the API', () => {
    vi.unstubAllGlobals();
    expect(() => browserApi({ brand: 'volan', language: 'rs' })).not.toThrow();
  });

  it('names the number of the app and its build', () => {
    expect(readConfiguration({ BUILD_ID: 'release-7' }).version).toMatch(/^\d+\.\d+\.\d+\+release-7$/);
  });

  it('can always be a header', () => {
    expect(appVersion('друга верзија 2\n')).toMatch(/\+[-\w.]+$/);
  });
});
