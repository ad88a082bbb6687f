import { brands } from '@volan/domain-rules';
import type { Site } from '@volan/features/site';
import { describe, expect, it } from 'vitest';
import { siteAddress } from '../../server/http/siteAddress.ts';
import { createRequestContext } from '../../ssr/createRequestContext.ts';
import { requestContextKey, type RequestContext } from '../../ssr/requestContext.ts';
import { noteOrigin, requireSession } from './forms.ts';
import { isPrivatePath } from './isPrivatePath.ts';
import { readPrivateState, writePrivateState } from './privateState.ts';
import { clearedCookies, signOut } from './signOut.ts';

const site: Site = {
  brand: brands.gearlane,
  language: 'de',
  inCyrillic: false,
  country: null,
  protocol: 'https:',
  host: 'gearlane.example:3000',
  pathname: '/de/cart',
  search: '?q=</script><script>',
  now: 7,
};

describe('the state of a private page', () => {
  const state = { site, queries: { mutations: [], queries: [] }, messages: { close: ['</script>'] } };

  it('comes out as it went in, with the settings of its brand', () => {
    expect(readPrivateState(writePrivateState(state))).toEqual(state);
  });

  it('cannot leave its element, for any address', () => {
    expect(writePrivateState(state)).not.toContain('<');
  });
});

describe('the router of private pages', () => {
  it.each([
    ['/cart', true],
    ['/signout', true],
    ['/en/cart', false],
    ['/rs/cart', false],
    ['/cart/', false],
    ['/catalog/vehicles', false],
    ['/', false],
    ['/profile/orders', true],
    ['/nowhere', false],
  ])('goes to %s by itself: %s', (path, itself) => {
    expect(isPrivatePath(brands.volan, 'rs', path)).toBe(itself);
  });
});

describe('the data of a page', () => {
  const contextOf = (address: string) =>
    createRequestContext({
      ...siteAddress(new URL(address, 'http://volan.localhost'), {
        brand: 'volan',
        host: 'volan.localhost',
        country: null,
      }),
      apiUrl: 'http://127.0.0.1:1',
      version: '1.2.3+test',
      visitor: {},
      hasGoogle: false,
      paymentOrigin: null,
      mapStyleUrl: null,
      typed: [],
      ended: null,
      publicHead: null,
      hasSession: false,
      isVisit: true,
      isSessionKnown: true,
      session: null,
      setCookies: [],
      inCyrillic: false,
      onError: () => {},
    }).get(requestContextKey);

  it.each([
    ['/cart', false, '/cart', ''],
    ['/cart.data', true, '/cart', ''],
    ['/de/cart.data?a=1&_routes=cart', true, '/de/cart', '?a=1'],
    ['/_.data', true, '/', ''],
  ])('%s is asked for by the router (%s) and belongs to %s%s', (address, wantsData, pathname, search) => {
    expect(contextOf(address)).toMatchObject({ wantsData, site: { pathname, search } });
  });
});

describe('a page for signed-in users', () => {
  const contextOf = (more: Partial<RequestContext>) =>
    ({
      site,
      session: null,
      hasSession: true,
      isSessionKnown: true,
      ended: null,
      match: null,
      ...more,
    }) as RequestContext;
  const refused = (more: Partial<RequestContext>) => {
    try {
      return requireSession(contextOf(more));
    } catch (thrown) {
      return thrown;
    }
  };

  it.each([
    ['signs in', { hasSession: false }, '/de/signin?return='],
    ['is told that the session has ended', {}, '/de/session-expired?return='],
    [
      'is told the same where a call of the page took the cookies first',
      { hasSession: false, ended: { email: 'ana@example.com', remembered: true } },
      '/de/session-expired?return=',
    ],
  ])('is refused to a visitor, who %s [K01]', (_, more, path) => {
    expect((refused(more) as Response).headers.get('location')).toContain(path);
  });

  it.each([
    ['ownCompany', true, true],
    ['conversation', true, true],
    ['ownCompany', false, false],
    ['boosts', true, false],
  ] as const)(
    'leads to a page that says whether words of %s are kept (form sent: %s): %s [K01]',
    (page, isForm, kept) => {
      const led = refused({ isForm, match: { page } as RequestContext['match'] }) as Response;
      expect(led.headers.get('location')?.endsWith('&kept=1')).toBe(kept);
    },
  );

  it('is not made while the server cannot be asked who it is: no session has ended by that [K01]', () => {
    expect(refused({ isSessionKnown: false })).toMatchObject({ init: { status: 503 } });
  });
});

describe('the page from which somebody goes to sign in [B03]', () => {
  const own = 'https://gearlane.example:3000';
  const ledTo = (referer: string, search = '') => {
    const context = { site: { ...site, pathname: '/signin', search } } as RequestContext;
    try {
      noteOrigin(context, new Request(`${own}/signin`, { headers: { referer } }));
      return null;
    } catch (thrown) {
      return (thrown as Response).headers.get('location');
    }
  };

  it('is noted in the address, beside its other parameters', () => {
    expect(ledTo(`${own}/companies?page=2`, '?type=business')).toBe(
      '/signin?type=business&return=%2Fcompanies%3Fpage%3D2',
    );
  });

  it.each([
    ['of another site', 'https://evil.example/companies', ''],
    ['that is no page of ours', `${own}/no/such/page`, ''],
    ['that signs in itself', `${own}/forgot`, ''],
    ['where another one is asked for', `${own}/companies`, '?return=%2Fcart'],
    ['that is not told', '', ''],
  ])('is not noted: one %s', (_, referer, search) => {
    expect(ledTo(referer, search)).toBeNull();
  });
});

describe('the cookies of a session that ends [F03]', () => {
  it('go together with what the browser kept of its pages and files', async () => {
    const ended = await signOut({ site, session: null } as RequestContext);
    expect(ended.headers.get('clear-site-data')).toBe('"cache"');
    expect(ended.headers.getSetCookie()).toEqual(clearedCookies(site));
  });

  it('are deleted on the way home [B05]', async () => {
    const ended = await signOut({ site, session: null } as RequestContext);
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/de']);
  });

  it('are deleted on this host and on all hosts of the brand', () => {
    const cookies = clearedCookies(site);
    for (const name of ['user', 'rfT', 'acT', 'ended']) {
      const own = cookies.filter((cookie) => cookie.startsWith(`${name}=; Path=/; Max-Age=0; SameSite=Lax`));
      expect(own.map((cookie) => cookie.includes('Domain=gearlane.example'))).toEqual([false, true]);
      expect(own.every((cookie) => cookie.includes('; Secure'))).toBe(true);
    }
  });

  it('name no domain where a host has none', () => {
    expect(clearedCookies({ ...site, host: 'localhost:3000', protocol: 'http:' }).join()).not.toMatch(/Domain|Secure/);
  });
});
