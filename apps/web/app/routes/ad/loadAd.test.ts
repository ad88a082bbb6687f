import '../testing.ts';
import { createQueryClient } from '@volan/api-client/react';
import { brands } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { loadAd } from './loadAd.ts';

const ad = {
  id: 7,
  kind: 'car',
  slug: 'vw-golf',
  title: 'VW Golf',
  status: 'active',
  category: { slug: 'vehicles' },
  price: null,
};

/** Reads the page of the ad with this API; `isSignedIn`: for somebody with an account. */
async function read(answers: Readonly<Record<string, object>>, { isSignedIn = false, search = '' } = {}) {
  const asked: string[] = [];
  const send = async ({ name }: { name: string }) => {
    asked.push(name);
    return answers[name] ?? { ok: true, data: [], meta: null };
  };
  const sendOrNull = async (call: { name: string }) => {
    const answer = await send(call);
    return 'ok' in answer && answer.ok === true && 'data' in answer ? answer.data : null;
  };
  const site = {
    brand: brands.gearlane,
    language: 'en',
    country: null,
    protocol: 'http:',
    host: 'gearlane.localhost',
    pathname: '/7',
    search,
    now: 0,
  };
  const context = {
    api: { language: 'en', send, sendOrNull },
    queries: createQueryClient(),
    site,
    session: isSignedIn ? {} : null,
    match: { page: 'adDetails', params: { adId: 7 } },
  } as unknown as RequestContext;
  const { data, init } = (await loadAd(context)) as unknown as { data: object; init: { status?: number } | null };

  return { data, status: init?.status ?? 200, asked };
}

const gone = (status: string) => ({ ok: false, failure: 'gone', code: 410, errors: null, data: { ...ad, status } });
const notFound = { ok: false, failure: 'not-found', code: 404, errors: null, data: null };
const mine = (status: string) => ({ ok: true, data: { ad, mine: { ...ad, status } } });

describe('the page of an ad [B29, B53, M53]', () => {
  it.each([
    ['paused', 200],
    ['sold', 410],
    ['expired', 410],
    ['removed', 410],
  ])('of one that is %s is answered with %i', async (state, status) => {
    expect(await read({ getAd: gone(state) })).toMatchObject({ status, data: { kind: 'gone' } });
  });

  it.each(['active', 'paused', 'sold', 'pending'])('shows its seller an ad that is %s', async (state) => {
    const page = await read({ getMyAd: mine(state), getAd: notFound }, { isSignedIn: true, search: '?ask=sold' });
    expect(page).toMatchObject({ status: 200, data: { kind: 'ad', own: { mine: { status: state }, asks: 'sold' } } });
  });

  it('gives the seller of a removed ad the decision', async () => {
    const page = await read({ getMyAd: mine('removed'), getAd: gone('removed') }, { isSignedIn: true });
    expect(page).toMatchObject({ status: 410, data: { kind: 'gone' } });
  });

  it('asks for no own ad without an account', async () => {
    const page = await read({ getAd: { ok: true, data: ad } });
    expect(page.data).toMatchObject({ kind: 'ad', own: null });
    expect(page.asked).not.toContain('getMyAd');
  });
});
