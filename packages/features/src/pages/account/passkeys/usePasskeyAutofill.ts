import { askPasskey } from '@volan/api-contract/wire';
import type { Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import { useEffect, type RefObject } from 'react';

/**
 * After this number of milliseconds the browser requests its passkeys again: a challenge of the server is valid for
 * five minutes.
 */
const renewMs = 4 * 60_000;

/** Waits until a passkey is chosen among the suggestions of a field; gives what it signed, null where none ever is. */
async function chosenPasskey(api: Api): Promise<string | null> {
  const asked = await api.send(askPasskey, {});
  if (!asked.ok) return null;

  const { startAuthentication } = await import('@simplewebauthn/browser');

  return JSON.stringify(await startAuthentication({ optionsJSON: asked.data, useBrowserAutofill: true }));
}

/**
 * The browser suggests the passkeys that it knows at the field for the address, and never by itself opens anything. The
 * one that is chosen sends the form, with what it signed in the field `credential`. Loads nothing where a browser
 * cannot.
 */
export function usePasskeyAutofill(form: RefObject<HTMLFormElement | null>) {
  const api = useApi();

  useEffect(() => {
    const shown = form.current;
    if (!shown) return undefined;

    let isGone = false;
    let askedAt = 0;
    const ask = async () => {
      if (Date.now() - askedAt < renewMs) return;

      askedAt = Date.now();
      try {
        if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return;

        const signed = await chosenPasskey(api);
        const field = shown.elements.namedItem('credential');
        if (isGone || signed === null || !(field instanceof HTMLInputElement)) return;

        field.value = signed;
        shown.submit();
      } catch {
        // No passkeys here, none chosen, or asked again in the meantime: the password is always there.
      }
    };
    const onFocus = () => void ask();
    if (typeof PublicKeyCredential !== 'undefined') {
      void ask();
      shown.addEventListener('focusin', onFocus);
    }

    return () => {
      isGone = true;
      shown.removeEventListener('focusin', onFocus);
      if (askedAt === 0) return;

      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, [api, form]);
}
