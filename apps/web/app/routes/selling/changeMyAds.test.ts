import '../testing.ts';
import { brands } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { changeMyAds } from './changeMyAds.ts';

type Answers = Readonly<Record<string, object>>;

/** The page of own ads of a signed-in seller, whose API answers so; and what it was sent. */
function openPage(answers: Answers, search = '') {
  const sent: (readonly [string, object])[] = [];
  const send = async ({ name }: { name: string }, input: object) => {
    sent.push([name, input]);
    return answers[name] ?? { ok: false, failure: 'unavailable', errors: null, code: 503 };
  };
  const sendOrNull = async (call: { name: string }, input: object) => {
    const answer = await send(call, input);
    return 'data' in answer ? answer.data : null;
  };
  const site = {
    brand: brands.gearlane,
    language: 'en',
    country: null,
    protocol: 'http:',
    host: 'gearlane.localhost',
    pathname: '/profile/active-ads',
    search,
    now: 0,
  };
  const context = { api: { language: 'en', send, sendOrNull }, site } as unknown as RequestContext;
  const press = async (form: Readonly<Record<string, string>>, ads: readonly string[] = []) => {
    const fields = new URLSearchParams({ ...form });
    for (const id of ads) fields.append('ads', id);
    return changeMyAds(context, fields);
  };

  return { press, sent };
}

const fine = (data: unknown) => ({ ok: true, data });
const form = { version: '7', fields: { price: ['9.000'], price_type: ['on-request'], year: ['2015'] } };
const own = { ad: { kind: 'car', slug: 'vw-golf' }, mine: {} };
const whereTo = (answer: unknown) => (answer as Response).headers.get('location');

describe('the buttons of own ads', () => {
  it('lead back to the page of the ad, where they were pressed there [M53]', async () => {
    const { press } = openPage({ changeAdStatus: fine({ status: 'paused' }), getMyAd: fine(own) });
    expect(whereTo(await press({ form: 'pause', ad: '7', from: 'ad' }))).toMatch(/\/7\/vw-golf\?done=pause$/);
  });

  it('lead back to the same page of the list, as it was searched and ordered [B08]', async () => {
    const { press } = openPage({ changeAdStatus: fine({ status: 'sold' }) }, '?q=golf&page=3&sold=7');
    expect(whereTo(await press({ form: 'sold', ad: '7' }))).toBe('/profile/active-ads?q=golf&page=3&done=sold');
  });
});

describe('the quick price of an own ad [M53, M55]', () => {
  it('sends the form that the ad has with another price, and gives an ad without one a fixed price', async () => {
    const { press, sent } = openPage({ getAdForm: fine(form), updateAd: fine({}), getMyAd: fine(own) });
    expect(whereTo(await press({ form: 'price', ad: '7', price: ' 8.500 ' }))).toMatch(/\?done=price$/);
    expect(sent[1]).toEqual([
      'updateAd',
      { id: 7, version: '7', fields: { year: ['2015'], price: ['8.500'], price_type: ['fixed'] } },
    ]);
  });

  it.each([
    [{ price: ['format'] }, { errors: { price: ['format'] }, failure: 'validation' }],
    [{ year: ['required'] }, { errors: {}, failure: 'price-in-form' }],
  ])('shows at its field what is wrong with it, and else leads to the form: %j', async (errors, shown) => {
    const refused = { ok: false, failure: 'validation', errors, code: 422 };
    const { press } = openPage({ getAdForm: fine(form), updateAd: refused });
    const answer = await press({ form: 'price', ad: '7', price: 'cheap' });
    expect(answer).toMatchObject({ data: { ok: false, values: { price: 'cheap' }, ...shown } });
  });
});

describe('several own ads at once [B08, M07]', () => {
  const results = [
    { id: 1, status: 'paused', failure: null },
    { id: 2, status: null, failure: 'conflict' },
    { id: 3, status: null, failure: 'slots-used-up' },
  ];

  it('tell how many were changed, and why the others were not', async () => {
    const { press } = openPage({ changeOwnAds: fine(results) });
    expect(await press({ form: 'together', action: 'pause' }, ['1', '2', '3'])).toMatchObject({
      data: { ok: false, values: { changed: '1' }, errors: { 2: ['not-now'], 3: ['slots-used-up'] } },
    });
  });

  it.each(['sold', 'delete'])('ask before they are changed: %s', async (action) => {
    const { press, sent } = openPage({ changeOwnAds: fine([]) });
    expect(await press({ form: 'together', action }, ['1', '2'])).toMatchObject({
      data: { form: 'together-ask', values: { action, ids: '1,2' } },
    });
    expect(sent).toEqual([]);
    await press({ form: 'together', action, sure: '1' }, ['1', '2']);
    expect(sent).toEqual([['changeOwnAds', { ids: [1, 2], action }]]);
  });

  it('change nothing where none is chosen', async () => {
    const { press, sent } = openPage({});
    expect(await press({ form: 'together', action: 'pause' })).toMatchObject({ data: { failure: 'choose-ads' } });
    expect(sent).toEqual([]);
  });
});
