import '../testing.ts';
import { createQueryClient } from '@volan/api-client/react';
import { brands } from '@volan/domain-rules';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { loader } from './fastAdMessages.tsx';

const seller = 3;
const buyer = 5;

/** Opens the conversation of the seller and the buyer about fast ad 7. `reads`: the other side, for a member of a company. */
async function open(userId: number | null, { reads }: { reads?: number } = {}) {
  const send = async ({ name }: { name: string }, { b }: { b?: number }) => {
    if (name !== 'getConversation') return { ok: true, data: [], meta: null };

    return b === reads ? { ok: true, data: {} } : { ok: false, failure: 'not-found', code: 404, data: null };
  };
  const path = `/fast-ads/messages/7/${seller}/${buyer}`;
  const site = { brand: brands.gearlane, language: 'en', country: null, pathname: path, search: '', now: 0 };
  const requestContext = {
    api: { language: 'en', send, sendOrNull: async () => null },
    queries: createQueryClient(),
    site,
    session: userId === null ? null : { user: { id: userId } },
    isSessionKnown: true,
    ended: null,
    match: null,
  } as unknown as RequestContext;
  const context = new RouterContextProvider();
  context.set(requestContextKey, requestContext);
  const params = { fastAdId: '7', firstUserId: String(seller), secondUserId: String(buyer) };
  const thrown: unknown = await loader({ context, params } as unknown as Parameters<typeof loader>[0]).catch(
    (error: unknown) => error,
  );

  return thrown instanceof Response
    ? [thrown.status, thrown.headers.get('location')]
    : [(thrown as { init?: { status?: number } }).init?.status];
}

describe('messages about a fast ad [B35]', () => {
  it('lead each of its two people to their conversation', async () => {
    expect(await open(seller)).toEqual([303, expect.stringContaining(`/7/${buyer}`)]);
    expect(await open(buyer)).toEqual([303, expect.stringContaining(`/7/${seller}`)]);
  });

  it('lead a member of the company that is one of the two', async () => {
    expect(await open(9, { reads: buyer })).toEqual([303, expect.stringContaining(`/7/${buyer}`)]);
  });

  it('are not found by anybody else, and ask visitors to sign in', async () => {
    expect(await open(9)).toEqual([404]);
    expect(await open(null)).toEqual([303, expect.stringMatching(/^\/signin\?return=/)]);
  });
});
