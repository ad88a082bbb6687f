import { consentPurposes, type ConsentPurpose } from '@volan/domain-rules';
import { ConsentChoices } from '@volan/ui/ConsentChoices';
import { mountOverlay } from '../../runtime/overlays/mountOverlay.ts';
import { overlayWords } from '../../runtime/overlays/overlayWords.ts';
import { showToast } from '../../runtime/overlays/showToast.ts';
import { answerConsent } from './answerConsent.ts';
import { consentStore, isAllowed } from './consentStore.ts';

const isPurpose = (text: string): text is ConsentPurpose => (consentPurposes as readonly string[]).includes(text);

/** Shows the single choices; resolves when they are closed. */
export async function chooseConsent(): Promise<void> {
  const words = await overlayWords();
  if (document.querySelector('#consent-choices')) {
    return;
  }
  const labels = {
    statistics: { label: words('consent.statistics'), text: words('consent.statistics-text') },
    marketing: { label: words('consent.marketing'), text: words('consent.marketing-text') },
  };
  await new Promise<void>((resolve) => {
    const overlay = mountOverlay(
      <ConsentChoices
        id="consent-choices"
        open
        title={words('consent.settings')}
        necessary={{
          label: words('consent.necessary'),
          text: words('consent.necessary-text'),
          alwaysOn: words('consent.always-on'),
        }}
        choices={consentPurposes.map((value) => ({ value, ...labels[value], allowed: isAllowed(value) }))}
        necessaryLabel={words('consent.necessary-only')}
        saveLabel={words('consent.save')}
        closeLabel={words('close')}
        onResult={(allowed) => {
          overlay.remove();
          if (allowed) {
            const isChange = consentStore.read() !== null;
            answerConsent(allowed.filter(isPurpose));
            // The first answer is seen: the bar goes.
            if (isChange) showToast({ text: words('consent.saved') });
          }
          resolve();
        }}
      />,
    );
  });
}
