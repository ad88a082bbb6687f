import { consentPurposes } from '@volan/domain-rules';
import { ConsentBar } from '@volan/ui/ConsentBar';
import { mountOverlay } from '../../runtime/overlays/mountOverlay.ts';
import { overlayMessages } from '../../runtime/overlays/overlayMessages.ts';
import { answerConsent } from './answerConsent.ts';
import { consentStore } from './consentStore.ts';
import { openConsent } from './openConsent.ts';

/** Shows the bar until it is answered: on it, in the single choices or in another tab. */
export async function askConsent(cookiesHref: string): Promise<void> {
  const messages = await overlayMessages();
  await new Promise<void>((resolve) => {
    const unsubscribe = consentStore.subscribe(() => {
      if (consentStore.read() !== null) {
        unsubscribe();
        overlay.remove();
        resolve();
      }
    });
    const overlay = mountOverlay(
      <ConsentBar
        id="consent"
        title={messages('consent.title')}
        text={messages('consent.text')}
        more={{ label: messages('consent.more'), href: cookiesHref }}
        necessaryLabel={messages('consent.necessary-only')}
        allLabel={messages('consent.accept-all')}
        chooseLabel={messages('consent.choose')}
        action={cookiesHref}
        onResult={(answer) =>
          answer === 'choose' ? openConsent() : answerConsent(answer === 'all' ? consentPurposes : [])
        }
      />,
      { first: true },
    );
  });
}
