import { consentPurposes, type ConsentPurpose } from '@volan/domain-rules';
import { ConsentChoices } from '@volan/ui/ConsentChoices';
import { mountOverlay } from '../../runtime/overlays/mountOverlay.ts';
import { overlayMessages } from '../../runtime/overlays/overlayMessages.ts';
import { showToast } from '../../runtime/overlays/showToast.ts';
import { answerConsent } from './answerConsent.ts';
import { consentStore, isAllowed } from './consentStore.ts';

const isPurpose = (text: string): text is ConsentPurpose => (consentPurposes as readonly string[]).includes(text);

/** Shows the single choices; resolves when they are closed. */
export async function chooseConsent(): Promise<void> {
  const messages = await overlayMessages();
  if (document.querySelector('#consent-choices')) {
    return;
  }
  const labels = {
    statistics: { label: messages('consent.statistics'), text: messages('consent.statistics-text') },
    marketing: { label: messages('consent.marketing'), text: messages('consent.marketing-text') },
  };
  await new Promise<void>((resolve) => {
    const overlay = mountOverlay(
      <ConsentChoices
        id="consent-choices"
        open
        title={messages('consent.settings')}
        necessary={{
          label: messages('consent.necessary'),
          text: messages('consent.necessary-text'),
          alwaysOn: messages('consent.always-on'),
        }}
        choices={consentPurposes.map((value) => ({ value, ...labels[value], allowed: isAllowed(value) }))}
        necessaryLabel={messages('consent.necessary-only')}
        saveLabel={messages('consent.save')}
        closeLabel={messages('close')}
        onResult={(allowed) => {
          overlay.remove();
          if (allowed) {
            const isChange = consentStore.read() !== null;
            answerConsent(allowed.filter(isPurpose));
            // The first answer is seen: the bar goes.
            if (isChange) showToast({ text: messages('consent.saved') });
          }
          resolve();
        }}
      />,
    );
  });
}
