import { useEffect } from 'react';
import { browserCookie } from '../../../runtime/browser/browserCookie.ts';

/**
 * The server's record of the offer to sign in without a password in this browser: `due` if it was not made yet. The
 * server itself writes `answered`, which browsers keep for longer than a value that a script wrote.
 */
export const passkeyOffer = browserCookie({
  name: 'passkeyOffer',
  plain: true,
  lifetimeMs: 365 * 24 * 3_600_000,
  parse: String,
});

/**
 * Whether this device unlocks itself, and the browser suggests its passkeys where one signs in: the offer promises
 * both.
 */
async function keepsPasskeys() {
  if (typeof PublicKeyCredential === 'undefined') return false;

  const able = await Promise.all([
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
    PublicKeyCredential.isConditionalMediationAvailable(),
  ]);
  return able.every(Boolean);
}

/**
 * Tells the server by a cookie that this browser can sign in without a password, so that the overview comes with the
 * offer and nothing moves there. A user who has answered is not asked again in this browser.
 */
export function useTellPasskeys() {
  useEffect(() => {
    if (passkeyOffer.read() !== null) return;

    keepsPasskeys().then(
      (able) => able && passkeyOffer.write('due'),
      () => {},
    );
  }, []);
}
