import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pages } from '../pages/Pages.ts';
import { openTestWeb, type TestWeb } from '../testing/openTestWeb.ts';

/** The session call of the API: `rfT` is the id of the signed-in user; any other value is an ended session. */
const api: Server = createServer((asked, reply) => {
  const id = Number(/rfT=(\d+)/.exec(asked.headers.cookie ?? '')?.[1]);
  reply.end(JSON.stringify({ data: id > 0 ? { user: { id, email: `${id}@example.test` }, accessToken: 'a' } : null }));
});

/** Pages that send everybody to sign in whose session has ended, and show which words came back. */
const pages: Pages = {
  cacheablePage: () => null,
  async render({ session, match, typed }, { method }) {
    const headers = { 'cache-control': 'no-store' };
    if (method !== 'POST') return Response.json(typed, { headers });
    if (session) return new Response('done', { headers });

    return match?.page === 'settings' || match?.page === 'profile'
      ? new Response(null, { status: 303, headers: { ...headers, location: '/session-expired?return=x' } })
      : new Response('sign in', { status: 401, headers });
  },
};

let web: TestWeb;
beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  web = await openTestWeb(pages, { apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await web.close();
  api.close();
});

/** The cookies of somebody; without `alive` the session has ended. */
const cookiesOf = (user: number, alive: boolean) =>
  `user=${encodeURIComponent(JSON.stringify({ id: user, name: 'Ana' }))}; rfT=${alive ? user : 'ended'}`;

/** Those of somebody whose session ended a moment ago, as the API leaves them. */
const justEnded = (user: number) =>
  `${cookiesOf(user, false)}; ended=${encodeURIComponent('{"email":"ana@example.test","remembered":true}')}`;

const post = (path: string, body: URLSearchParams | FormData, cookie: string, site = 'same-origin') =>
  fetch(`http://localhost:${web.port}${path}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { cookie, 'sec-fetch-site': site },
  });

/** Sends a form. Gives the cookies of the answer. */
const send = async (...form: Parameters<typeof post>) => (await post(...form)).headers.getSetCookie();

async function show(path: string, cookie: string, kept: readonly string[]) {
  const words = kept.map((each) => each.split(';')[0]).join('; ');
  const answer = await fetch(`http://localhost:${web.port}${path}`, { headers: { cookie: `${cookie}; ${words}` } });
  return { typed: (await answer.json()) as [string, string][], cookies: answer.headers.getSetCookie() };
}

const about = (fields: Record<string, string> = {}) =>
  new URLSearchParams({ form: 'about', name: 'Milica Đorđević', ...fields });
const [settings, newAd] = ['/profile/settings', '/vehicles/novi-oglas'];

describe('words of a form whose session had ended [K01]', () => {
  it('come back once, to the page of the form and to the same user, without secrets', async () => {
    const kept = await send(settings, about({ password: 'tajna', code: '123456' }), cookiesOf(7, false));
    expect(kept[0]).toMatch(/^words=[\w.-]+; Max-Age=1800; Path=\/profile\/settings; HttpOnly; SameSite=Lax$/);
    const back = await show(settings, cookiesOf(7, true), kept);
    expect(back.typed).toEqual([...about()]);
    expect(back.cookies).toMatchObject(
      [/^words=; Max-Age=0/, /^words-2=; Max-Age=0/].map((line) => expect.stringMatching(line)),
    );
  });

  it('leave files out, and are of a visitor too where visitors fill the form in', async () => {
    const form = new FormData();
    form.append('line', 'Prvi vlasnik');
    form.append('pictures', 'a');
    form.append('pictures', 'b');
    form.append('file', new File(['x'], 'a.jpg'));
    const words = [...form].filter(([name]) => name !== 'file');
    expect((await show(newAd, cookiesOf(7, true), await send(newAd, form, justEnded(7)))).typed).toEqual(words);
    const visitor = await send(newAd, new URLSearchParams({ line: 'Prvi vlasnik' }), '');
    expect((await show(newAd, cookiesOf(7, true), visitor)).typed).toEqual([['line', 'Prvi vlasnik']]);
  });

  it('come back to the user whose session an earlier call found ended, and to nobody else', async () => {
    const ended = `ended=${encodeURIComponent('{"email":"7@example.test","remembered":true}')}`;
    const form = new FormData();
    form.append('name', 'Auto kuća');
    form.append('documents', new File(['x'], 'a.pdf'));
    const kept = await send('/profile/company', form, ended);
    expect((await show('/profile/company', cookiesOf(7, true), kept)).typed).toEqual([['name', 'Auto kuća']]);
    expect((await show('/profile/company', cookiesOf(8, true), kept)).typed).toEqual([]);
  });

  it.each(['/profile/company', '/profile/messages/31/7?form=write', '/profile/decisions', '/cart/checkout'])(
    'come back to every page that has words: %s',
    async (path) => {
      const kept = await send(path, about(), cookiesOf(7, false));
      expect((await show(path, cookiesOf(7, true), kept)).typed).toEqual([...about()]);
    },
  );

  it.each([
    ['to somebody else', settings, 8, (words: string) => words],
    ['changed', settings, 7, (words: string) => words.replace(/.{3}(?=;)/, 'AAA')],
    ['to another page', '/profile', 7, (words: string) => words],
  ])('never come %s', async (_what, path, user, change) => {
    const kept = (await send(settings, about(), cookiesOf(7, false))).map(change);
    expect((await show(path, cookiesOf(user, true), kept)).typed).toEqual([]);
  });

  it.each([
    ['while the session lives', settings, cookiesOf(7, true), 'same-origin'],
    ['of a form of another site', settings, cookiesOf(7, false), 'cross-site'],
    ['of a page that shows none again', '/profile', cookiesOf(7, false), 'same-origin'],
    ['of a sign-in that failed', '/signin', cookiesOf(7, false), 'same-origin'],
    ['of nobody, on a page of an account', settings, '', 'same-origin'],
  ])('are not kept %s', async (_what, path, cookie, site) => {
    expect(await send(path, about(), cookie, site)).toEqual([]);
  });

  it('lose the longest field where a browser could not keep them all, and say so', async () => {
    const namesBack = async (description: string) => {
      const kept = await send(settings, about({ description }), cookiesOf(7, false));
      return (await show(settings, cookiesOf(7, true), kept)).typed.map(([name]) => name);
    };
    expect(await namesBack(randomBytes(6000).toString('hex'))).toEqual(['form', 'name', 'words_left_out']);
    expect(await namesBack(randomBytes(2500).toString('base64'))).toEqual(['form', 'name', 'description']);
  });

  it('keep as many of the short fields as fit, of a form with very many', async () => {
    const many = Array.from({ length: 1500 }, (_, index) => [`field-${index}`, randomBytes(20).toString('hex')]);
    const kept = await send(settings, about(Object.fromEntries(many) as Record<string, string>), cookiesOf(7, false));
    const { typed } = await show(settings, cookiesOf(7, true), kept);
    expect(typed.slice(0, 2)).toEqual([...about()]);
    expect(typed.length).toBeGreaterThan(60);
    expect(typed.at(-1)).toEqual(['words_left_out', '1']);
  });

  it('of more fields than any page has are refused', async () => {
    const many = new URLSearchParams(Array.from({ length: 2001 }, () => ['name', 'Ana']));
    expect((await post(settings, many, cookiesOf(7, true))).status).toBe(413);
  });
});
