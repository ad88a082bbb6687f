import { consentPurposes } from '@volan/domain-rules';
import { ConsentBar } from '@volan/ui/ConsentBar';
import { mountOverlay } from '../../runtime/overlays/mountOverlay.ts';
import { overlayWords } from '../../runtime/overlays/overlayWords.ts';
import { answerConsent } from './answerConsent.ts';
import { consentStore } from './consentStore.ts';
import { openConsent } from './openConsent.ts';

/** Shows the bar until it is answered: on it, in the single choices or in another tab. */
export async function askConsent(cookiesHref: string): Promise<void> {
  const words = await overlayWords();
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
        title={words('consent.title')}
        text={words('consent.text')}
        more={{ label: words('consent.more'), href: cookiesHref }}
        necessaryLabel={words('consent.necessary-only')}
        allLabel={words('consent.accept-all')}
        chooseLabel={words('consent.choose')}
        action={cookiesHref}
        onResult={(answer) =>
          answer === 'choose' ? openConsent() : answerConsent(answer === 'all' ? consentPurposes : [])
        }
      />,
      { first: true },
    );
  });
}
