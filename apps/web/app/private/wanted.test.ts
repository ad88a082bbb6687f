import { brands } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../ssr/requestContext.ts';
import { returnPath } from './forms.ts';
import { savedWordsOf, markWanted, wantedBy } from './wanted.ts';

/** A request for the sign-in page, whose calls are kept; `ok`: what they answer. */
function requestFor(back: string, { more = '', ok = true } = {}) {
  const sent: object[] = [];
  const site = { brand: brands.volan, language: 'rs', search: `?return=${encodeURIComponent(back)}${more}` };
  const api = {
    send: async ({ path }: { path: string }, input: object) => {
      sent.push({ path, ...input });
      return { ok };
    },
  };

  return { context: { site, api } as unknown as RequestContext, sent };
}

describe('what a visitor pressed before signing in [A05, H01]', () => {
  it.each([
    ['/profile/favourites?ad=31', { path: '/favourites/create', ad_id: 31 }, '/profile/favourites'],
    [
      '/oglasi-na-klik/sacuvani-oglasi?ad=31',
      { path: '/favourites/create', ad_id: 31 },
      '/oglasi-na-klik/sacuvani-oglasi',
    ],
    ['/profile/my-sellers?seller=12', { path: '/followed-sellers/create', seller: 12 }, '/profile/my-sellers'],
  ])('is done by signing in, without a script too: %s', async (back, call, path) => {
    const { context, sent } = requestFor(back);
    expect(await markWanted(context)).toBe(path);
    expect(sent).toEqual([call]);
  });

  it('is offered again if it is refused', async () => {
    const { context } = requestFor('/profile/favourites?ad=31', { ok: false });
    expect(await markWanted(context)).toBe('/profile/favourites?ad=31');
  });

  it('is read by a script, which marks it itself', async () => {
    const { context, sent } = requestFor('/catalog/vehicles', { more: '&for=follow' });
    expect(wantedBy(context)?.kind).toBe('follow');
    expect([await markWanted(context), sent]).toEqual(['/catalog/vehicles', []]);
  });

  it.each([
    '/profile/favourites?ad=x',
    '/profile/favourites',
    '/catalog/vehicles?ad=31',
    'https://evil.example/?ad=31',
  ])('is nothing for %s', (back) => expect(wantedBy(requestFor(back).context)).toBeNull());
});

describe('what is kept of a page whose session ended [K01]', () => {
  it.each([
    ['/profile/messages/31/7?form=write', '&kept=1', 'message'],
    ['/profile/company', '&kept=1', 'form'],
    ['/vehicles/novi-oglas?draft=5f0c2a0e-3f5b-4a55-8a7c-2c1d3e4f5a6b', '', 'ad'],
    ['/vehicles/novi-oglas', '&kept=1', 'ad'],
    ['/profile/messages/31/7', '', null],
    ['/profile', '', null],
  ])('is told for %s%s: %s', (back, more, kept) => expect(savedWordsOf(requestFor(back, { more }).context)).toBe(kept));
});

describe('where a sign-in leads [H03, K01]', () => {
  it.each([
    ['/profile/favourites', '/profile/favourites'],
    ['/admin/users?status=2', '/admin/users?status=2'],
    ['/admin', '/admin'],
    ['//evil.example/admin/', '/profile'],
    ['/admin/../nowhere/at/all/x', '/profile'],
    ['/.//', '/profile'],
    ['/admin/..//?a=b', '/profile'],
  ])('back to an own page, of the administration as well: %s', (back, path) => {
    expect(returnPath(requestFor(back).context)).toBe(path);
  });
});
