import { Failure, failureEnvelope, successEnvelope } from '@volan/api-contract';
import { getUser, listCategories } from '@volan/api-contract/wire';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './createApi.ts';
import { createSession } from './createSession.ts';

/** The cookie `user` of the browser that all tabs of a test share. */
let user: string | null;
/** The calls that the server got, in order. */
let seen: string[];
/** Number of the access token that the server accepts; what `/auth/session` gives. */
let standing: number;
/** Whether the session has ended, although the browser still has its cookie. */
let ended: boolean;
/** Calls of `/auth/session` that run now, and the most that ever did. */
let running: number;
let maxRunning: number;
/** Failures that the next calls of `/auth/session` are answered with. */
let failing: Failure[];

beforeEach(() => {
  [user, seen, standing, ended, running, maxRunning, failing] = ['{"id":7}', [], 1, false, 0, 0, []];
});

/** The server: `/auth/session` tells the session, every other call wants its token. */
const server: typeof fetch = async (url, init) => {
  const path = String(url).replace('/v3', '');
  const bearer = new Headers(init?.headers).get('authorization');
  seen.push(`${path}${bearer ? ` ${bearer}` : ''}`);
  const about = path.startsWith('/auth/session') ? 1 : 0;
  maxRunning = Math.max(maxRunning, (running += about));
  await new Promise((resolve) => setTimeout(resolve, 5));
  running -= about;
  const answer = (body: object) => Response.json(body);
  if (about) {
    const failure = failing.shift();
    if (failure) return answer(failureEnvelope(failure, failure.name));
    return answer(successEnvelope(ended ? null : { user: { id: 7 }, accessToken: `t${standing}` }, null));
  }

  return bearer === `Bearer t${standing}` || path.startsWith('/items/category')
    ? answer(successEnvelope({ id: 7 }, null))
    : answer(failureEnvelope(new Failure('unauthenticated'), ''));
};

const options = { baseUrl: '', uid: 'u', version: '1', language: 'rs', brand: 'volan', encrypt: false } as const;

/** A tab of the browser. */
function tab() {
  const onSessionExpired = vi.fn();
  const session = createSession({ ...options, fetch: server, identity: () => user });
  return { session, onSessionExpired, api: createApi({ ...options, fetch: server, session, onSessionExpired }) };
}

const sessionCalls = () => seen.filter((call) => call.startsWith('/auth/session')).length;

describe('the session of a browser', () => {
  it('is asked for once, however many calls need it, and not again [F01]', async () => {
    const { api } = tab();
    await Promise.all([api.send(getUser), api.send(getUser), api.send(getUser)]);
    await api.send(getUser);
    expect(sessionCalls()).toBe(1);
    expect(seen.filter((call) => call === '/user Bearer t1')).toHaveLength(4);
  });

  it('is not asked for by calls that are open to everybody, nor without the cookie "user" [F01]', async () => {
    const { api, session } = tab();
    await api.send(listCategories);
    user = null;
    expect(await session.read()).toMatchObject({ ok: true, data: null });
    await api.send(getUser);
    expect(seen).toEqual(['/items/category/list', '/user']);
  });

  it('is renewed where its token has become stale, and the call is repeated once', async () => {
    const { api, onSessionExpired } = tab();
    await api.send(getUser);
    standing = 2;
    expect(await api.send(getUser)).toMatchObject({ ok: true, data: { id: 7 } });
    expect(seen.slice(2)).toEqual(['/user Bearer t1', '/auth/session', '/user Bearer t2']);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it('that is renewed by several calls at once is asked for once', async () => {
    const { api } = tab();
    await api.send(getUser);
    standing = 2;
    const results = await Promise.all([api.send(getUser), api.send(getUser), api.send(getUser)]);
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(sessionCalls()).toBe(2);
  });

  it('that has ended is recognised by the text of the server, after one attempt to renew it [K01]', async () => {
    const { api, onSessionExpired } = tab();
    await api.send(getUser);
    [ended, standing] = [true, 2];
    expect(await api.send(getUser)).toMatchObject({ ok: false, failure: 'unauthenticated' });
    expect(sessionCalls()).toBe(2);
    expect(onSessionExpired).toHaveBeenCalledOnce();
  });

  it('that somebody else renewed at this moment is asked for again [409]', async () => {
    failing = [new Failure('conflict'), new Failure('conflict')];
    expect(await tab().api.send(getUser)).toMatchObject({ ok: true });
    expect(sessionCalls()).toBe(3);
  });

  it('that cannot be asked for is a failure of the call, and nobody is signed out', async () => {
    failing = [new Failure('internal')];
    const { api, onSessionExpired } = tab();
    expect(await api.send(getUser)).toMatchObject({ ok: false, failure: 'internal' });
    expect(onSessionExpired).not.toHaveBeenCalled();
    expect(await api.send(getUser)).toMatchObject({ ok: true });
  });

  it('counts no longer once somebody else signs in, here or in another tab', async () => {
    const { api, session } = tab();
    await api.send(getUser);
    [user, standing] = ['{"id":8}', 2];
    await api.send(getUser);
    expect(seen.slice(2)).toEqual(['/auth/session', '/user Bearer t2']);
    user = null;
    expect(await session.read()).toMatchObject({ data: null });
    expect(sessionCalls()).toBe(2);
  });

  it('is renewed by one tab at a time, and those that wait hear of it [F01]', async () => {
    const tabs = Array.from({ length: 5 }, tab);
    await Promise.all(tabs.map(({ api }) => api.send(getUser)));
    standing = 2;
    const before = sessionCalls();
    const results = await Promise.all(tabs.map(({ api }) => api.send(getUser)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(maxRunning).toBe(1);
    expect(sessionCalls() - before).toBeLessThan(tabs.length);
  });
});
