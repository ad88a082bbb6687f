import '../testing.ts';
import { brands } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { beginPayment } from './loadCheckout.ts';

/** Sends the form of a checkout at this address; what the API was sent. */
async function send(search: string) {
  const sent: Readonly<Record<string, unknown>>[] = [];
  const context = {
    session: { user: {} },
    site: { brand: brands.volan, language: 'rs', pathname: '/cart/checkout', search },
    api: {
      send: async (_call: object, body: Readonly<Record<string, unknown>>) => {
        sent.push(body);
        return { ok: true, data: { order: {}, form: { action: 'https://bank.invalid', fields: {} } } };
      },
    },
  } as unknown as RequestContext;
  await beginPayment(context, new URLSearchParams({ form: 'pay', key: 'a-key', total: '100000' }));

  return sent;
}

describe('the checkout of credits for a promotion [J32]', () => {
  it('tells the API which ad and which promotion they are for', async () => {
    expect(await send('?items=credits-10*1&from=boosts&ad=7&tier=home')).toEqual([
      {
        items: [{ product: 'credits-10', quantity: 1 }],
        total: 100_000,
        method: 'card',
        begun_for: { ad_id: 7, tier: 'home' },
      },
    ]);
    expect(await send('?items=credits-10*1&ad=7&tier=gold')).toMatchObject([{ begun_for: { ad_id: 7 } }]);
  });

  it.each(['', '&ad=0', '&ad=-7', '&ad=7.5', '&ad=9999999999', '&tier=home'])(
    'tells of none where the address has “%s”',
    async (more) => {
      expect((await send(`?items=credits-10*1${more}`))[0]).not.toHaveProperty('begun_for');
    },
  );
});

describe('the details of a receipt that the API refuses [M40, K12]', () => {
  /** The errors at the fields of the form. */
  async function errorsOf(typed: Readonly<Record<string, string>>, codes: readonly string[]) {
    const context = {
      session: { user: {} },
      site: { brand: brands.volan, language: 'rs', pathname: '/cart/checkout', search: '?items=credits-10*1' },
      api: { send: async () => ({ ok: false, failure: 'validation', errors: { invoice: codes }, code: 422 }) },
    } as unknown as RequestContext;
    const form = { form: 'pay', key: 'a-key', total: '100000', invoice_kind: 'private', ...typed };
    const answer = await beginPayment(context, new URLSearchParams(form));

    return answer instanceof Response ? null : answer.data.result?.errors;
  }

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['ana@', 'email'],
  ])('are shown at the field of the e-mail address “%s”: %s', async (email, code) => {
    const errors = await errorsOf({ private_name: 'Ana', invoice_email: email }, [code]);
    expect(errors).toEqual({ invoice_email: [code] });
  });

  it('are shown all at once, with the other missing fields', async () => {
    const errors = await errorsOf({ private_name: '', invoice_email: 'ana@' }, ['required', 'email']);
    expect(errors).toEqual({ private_name: ['required'], invoice_email: ['email'] });
  });
});
