import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestInfo } from '../../ssr/requestContext.ts';
import { openTestWeb, type TestWeb } from '../testing/openTestWeb.ts';

let web: TestWeb;
/** What reached a page: its path and query, and the form. */
let reached: { readonly path: string; readonly form: object }[] = [];

beforeAll(async () => {
  const render = async ({ pathname, search }: Pick<RequestInfo, 'pathname' | 'search'>, { body }: RequestInit) => {
    reached.push({ path: pathname + search, form: Object.fromEntries(new URLSearchParams(String(body))) });
    return new Response('<!doctype html><title>Prijava</title>', { headers: { 'content-type': 'text/html' } });
  };
  const google = { clientIds: { volan: 'volan.apps.example' }, authorizeUrl: 'https://google.test/authorize' };
  web = await openTestWeb({ render: (info, init) => render(info, init) }, { google });
});
beforeEach(() => {
  reached = [];
});
afterAll(() => web.close());

interface Answer {
  readonly status: number | undefined;
  readonly location: string;
  readonly cookies: readonly string[];
}

/** Sends a request to a host of a brand, which this machine need not know. */
const send = (path: string, { host = 'volan', method = 'GET', headers = {}, body = '' } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(
      { port: web.port, path, method, headers: { host: `${host}.localhost:${web.port}`, ...headers } },
      (response) => {
        const { location = '', 'set-cookie': cookies = [] } = response.headers;
        response.resume().once('end', () => resolve({ status: response.statusCode, location, cookies }));
      },
    );
    sent.once('error', reject).end(body);
  });

const linkFrom = (from: string) => `/signin/google?${new URLSearchParams({ from })}`;

/** Goes to Google from a page; gives where it leads, and the cookie as the browser keeps it. */
async function leave(from: string) {
  const { status, location, cookies } = await send(linkFrom(from));
  return { status, to: new URL(location), cookie: cookies[0] ?? '' };
}

/** What Google's page sends by the browser. */
const comeBack = (path: string, form: Record<string, string>, cookie: string) =>
  send(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      cookie: cookie.split(';')[0] ?? '',
    },
    body: String(new URLSearchParams(form)),
  });

describe('signing in by Google [J04]', () => {
  it('asks Google for a token for this browser, by a form to the sign-in page of the language', async () => {
    const { status, to, cookie } = await leave('/en/signin?return=%2Fen%2Fcart');
    expect([status, to.origin + to.pathname]).toEqual([303, 'https://google.test/authorize']);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: 'volan.apps.example',
      redirect_uri: `http://volan.localhost:${web.port}/en/signin`,
      response_type: 'id_token',
      response_mode: 'form_post',
      scope: 'openid email profile',
      nonce: expect.stringMatching(/^[\w-]{32}$/),
      prompt: 'select_account',
    });
    expect(cookie).toMatch(/^google=.*; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None$/);
  });

  it('takes the token, and nothing else, to the page that was left, with the number that only this browser had', async () => {
    const { to, cookie } = await leave('/en/signin?return=%2Fen%2Fcart');
    const back = await comeBack(
      '/en/signin',
      { id_token: 'a.b.c', form: 'sign-in', email: 'x@y.z', nonce: 'own' },
      cookie,
    );
    const form = { form: 'google', token: 'a.b.c', nonce: to.searchParams.get('nonce') };
    expect(reached).toEqual([{ path: '/en/signin?return=%2Fen%2Fcart', form }]);
    expect(back.cookies).toEqual([expect.stringMatching(/^google=; Max-Age=0/)]);
  });

  it.each(['https://evil.example/signin', '//evil.example/signin', '/profile', ''])(
    'leads nowhere else by "%s"',
    async (from) => {
      const { to } = await leave(from);
      expect(to.searchParams.get('redirect_uri')).toBe(`http://volan.localhost:${web.port}/signin`);
    },
  );

  it('takes no form of another site without its cookie, to another page, or with a cookie of somebody’s own making', async () => {
    const { cookie } = await leave('/signin');
    const statuses = [
      await comeBack('/signin', { id_token: 'a.b.c' }, ''),
      await comeBack('/signin', { id_token: 'a.b.c' }, 'google=1'),
      await comeBack('/profile/settings', { id_token: 'a.b.c' }, cookie),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(reached).toEqual([]);
  });

  it('without its setup leads to the page that was left', async () => {
    const { status, location } = await send(linkFrom('/signin?return=%2Fcart'), { host: 'gearlane' });
    expect([status, location]).toEqual([303, '/signin?return=%2Fcart']);
  });
});
