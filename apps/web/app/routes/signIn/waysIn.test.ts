import { brands } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { chooseOwnPassword } from '../account/chooseOwnPassword.ts';
import { confirmHere } from '../../private/sendVerification.ts';
import { requireSession } from '../../private/forms.ts';
import { openAccount } from './openAccount.ts';
import { showCode, showGoogle, showPasskey, showPassword, showSecondStep } from './signInSteps.ts';
import { wantedBy } from '../../private/wanted.ts';

/** What somebody began, by the address where they began it; `to`: where they are once they are signed in. */
const beginnings = [
  { who: 'a buyer with a message', at: '/profile/messages/31/7', kept: 'message' },
  {
    who: 'a seller with a filled ad',
    at: '/vehicles/novi-oglas?draft=5f0c2a0e-3f5b-4a55-8a7c-2c1d3e4f5a6b',
    kept: 'ad',
  },
  { who: 'a dealer with a packet', at: '/cart/checkout?items=plan-showroom*1&from=plans', kept: 'cart' },
  { who: 'a visitor with a heart', at: '/profile/favourites?ad=31', to: '/profile/favourites', kept: 'save' },
  { who: 'a visitor with a cart', at: '/cart', kept: 'cart' },
];

type Step = (context: RequestContext, form: URLSearchParams) => Promise<unknown>;

/** The ways into an account, by the step that ends each of them. */
const ways: readonly { readonly way: string; readonly step: Step; readonly search?: string }[] = [
  { way: 'a password', step: showPassword },
  { way: 'a mailed code', step: showCode },
  { way: 'a second step', step: showSecondStep },
  { way: 'a passkey', step: showPasskey },
  { way: 'Google', step: showGoogle },
  { way: 'signing up', step: openAccount },
  { way: 'registering a business', step: openAccount, search: '&type=business' },
  { way: 'a password of their own in place of one that others saw', step: chooseOwnPassword },
];

const session = (more = {}) => ({ accessToken: 'a', user: { id: 7, must_change_password: false, ...more } });

/** A request for a page with `?return=`; every call is answered with `data`. */
function requestFor(search: string, data: object = session()) {
  const site = { brand: brands.volan, language: 'rs', pathname: '/signin', search };
  const api = { send: async () => ({ ok: true, data }) };

  return { site, api, session: null, actAs: () => {}, match: null } as unknown as RequestContext;
}

const returning = (at: string) => `?return=${encodeURIComponent(at)}`;
const placeOf = (answer: unknown) => (answer as Response).headers.get('location');

describe('who began something comes back to it [B03, A05, H01]', () => {
  describe.each(beginnings)('$who', ({ at, to = at, kept }) => {
    it.each(ways)('by $way', async ({ step, search = '' }) => {
      const form = new URLSearchParams({ challenge: 'c', code: '123456', credential: '{}' });
      expect(placeOf(await step(requestFor(returning(at) + search), form))).toBe(to);
    });

    it('by a password that others saw, which is changed first', async () => {
      const changed = requestFor(returning(at), session({ must_change_password: true }));
      expect(placeOf(await showPassword(changed, new URLSearchParams()))).toBe(`/profile/settings${returning(at)}`);
    });

    it('reads on the page of signing in what is kept', () => {
      expect(wantedBy(requestFor(returning(at)))?.kind).toBe(kept);
    });

    it.each([
      ['signs in', {}, '/signin'],
      ['signs in again once the session has ended', { hasSession: true, isSessionKnown: true }, '/session-expired'],
    ])('%s', (_what, more, page) => {
      const url = new URL(at, 'http://own.invalid');
      const site = { ...requestFor('').site, pathname: url.pathname, search: url.search };
      const context = { ...requestFor(''), hasSession: false, ended: null, ...more, site } as RequestContext;
      let thrown: unknown;
      try {
        requireSession(context);
      } catch (redirected) {
        thrown = redirected;
      }
      expect(placeOf(thrown)).toBe(page + returning(at));
    });

    it('confirms the address by a mailed code where they are', async () => {
      const url = new URL(at, 'http://own.invalid');
      const { api, site } = requestFor('', { verified: true });
      const here = { api, site: { ...site, pathname: url.pathname, search: url.search } } as unknown as RequestContext;
      await expect(confirmHere(here, new URLSearchParams({ code: '123456' })).catch(placeOf)).resolves.toBe(at);
    });
  });

  it('reads nothing about an ad before one was begun', () => {
    expect(wantedBy(requestFor(returning('/vehicles/novi-oglas')))).toBeNull();
  });
});
