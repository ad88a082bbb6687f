import { brands } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { changePasskeys } from './changePasskeys.ts';
import { offersPasskey } from './passkeyOffer.ts';

/** A request of a browser, for an account with these passkeys; null: the API is silent. */
function requestOf(isPasskeyOfferDue: boolean, passkeys: readonly object[] | null) {
  const asked: string[] = [];
  const cookies: string[] = [];
  const api = {
    sendOrNull: async ({ path }: { path: string }) => {
      asked.push(path);
      return passkeys;
    },
    send: async () => ({ ok: true, data: {} }),
  };
  const site = { brand: brands.gearlane, language: 'en', protocol: 'https:', host: 'gearlane.example:3000' };
  const setCookie = (cookie: string) => cookies.push(cookie);

  return { context: { site, api, isPasskeyOfferDue, setCookie } as unknown as RequestContext, asked, cookies };
}

describe('the offer to sign in without a password', () => {
  it.each([
    ['is made where the browser can and the account has no passkey', true, [], true],
    ['is not made where the account has one', true, [{}], false],
    ['is not made where nobody knows', true, null, false],
    ['is not made where the browser cannot, or has answered', false, [], false],
  ])('%s', async (_, isDue, passkeys, offered) => {
    expect(await offersPasskey(requestOf(isDue, passkeys).context)).toBe(offered);
  });

  it('costs no call if it is not due', async () => {
    const { context, asked } = requestOf(false, []);
    await offersPasskey(context);
    expect(asked).toEqual([]);
  });

  it.each(['passkey-later', 'passkey-create'])(
    'is answered for a year, in all countries of the brand, by "%s"',
    async (form) => {
      const { context, cookies } = requestOf(true, []);
      await changePasskeys(context, new URLSearchParams({ form }));
      expect(cookies).toEqual([
        'passkeyOffer=answered; Path=/; Max-Age=31536000; SameSite=Lax; Domain=gearlane.example; Secure',
      ]);
    },
  );

  it('leads back to the overview if it is put off', async () => {
    const answer = await changePasskeys(requestOf(true, []).context, new URLSearchParams({ form: 'passkey-later' }));
    expect((answer as Response).headers.get('location')).toBe('/profile');
  });
});
