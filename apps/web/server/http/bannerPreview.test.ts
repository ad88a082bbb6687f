import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestInfo } from '../../ssr/requestContext.ts';
import { openTestWeb, type TestWeb } from '../testing/openTestWeb.ts';

/** Nothing of these may be in a preview: a browser would complain in its console. */
const scripts = '<link rel="modulepreload" href="/a.js"/><script>one()</script><script type="module">\ntwo()</script>';
const emptyBanner = '<img src="/img/0?w=1080" srcSet="/img/0?w=1080, /img/0?w=1920 2x" alt=" "/>';

let folder: string;
let api: Server;
let web: TestWeb;
let group = 1;
let rendered: Pick<RequestInfo, 'url' | 'brand' | 'bannerPreview'> | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'volan-admin-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><body></body>');
  api = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { accessToken: 'of-ana', user: { group: group ? [{ id: group }] : [] } } }));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  web = await openTestWeb(
    {
      render: async (info) => {
        rendered = info;
        return new Response(`<!doctype html><title>Home</title>${scripts}${emptyBanner}`, {
          headers: { 'content-type': 'text/html', 'content-security-policy': "frame-ancestors 'none'" },
        });
      },
    },
    { apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` },
    { adminFolder: folder },
  );
});
afterAll(async () => {
  await web.close();
  api.close();
  rmSync(folder, { recursive: true });
});

/** Asks for a preview with the cookies of a session, or without. */
async function preview(query: string, cookie = 'acT=token; rfT=token') {
  const headers = { host: 'volan.localhost', cookie };
  const asked = request({ port: web.port, path: `/admin/banner-preview?${query}`, headers });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];

  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

describe('the preview of a banner', () => {
  it('is the page of its brand with an empty banner, runs no script, and only our own pages frame it', async () => {
    group = 1;
    const answer = await preview('brand=gearlane&page=home&position=home-end&video');
    expect([answer.status, answer.body]).toEqual([200, '<!doctype html><title>Home</title><img alt=" "/>']);
    expect(rendered?.brand.id).toBe('gearlane');
    expect(rendered?.bannerPreview).toEqual({ position: 'home-end', isVideo: true });
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'none';.*frame-ancestors 'self'/);
    expect(answer.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
  });

  it.each([
    ['the page of an ad', 'page=ad&position=ad-end&ad=12', /12$/],
    ['ads as a grid', 'page=catalog&position=catalog-grid', /view=grid$/],
  ])('shows %s', async (_what, query, address) => {
    await preview(`brand=volan&${query}`);
    expect(rendered?.url.href).toMatch(address);
  });

  it.each(['brand=tudji&page=home', 'brand=volan&page=kitchen', 'brand=volan&page=ad'])('refuses %s', async (query) => {
    expect((await preview(query)).status).toBe(400);
  });

  it('is for administrators only', async () => {
    group = 0;
    expect((await preview('brand=volan&page=home&position=home-end')).status).toBe(403);
    expect((await preview('brand=volan&page=home&position=home-end', '')).status).toBe(403);
  });
});
