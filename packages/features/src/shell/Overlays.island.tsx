import { useEffect } from 'react';
import { appOffer } from '../blocks/appDownload/appOffer.ts';
import { followAccount } from '../blocks/collected/followAccount.ts';
import { followMessages } from '../blocks/messages/followMessages.ts';
import { logConsent } from '../blocks/consent/answerConsent.ts';
import { consentOverlay } from '../blocks/consent/consentOverlay.ts';
import { followPush } from '../blocks/push/followPush.ts';
import { pushOverlay } from '../blocks/push/pushOverlay.ts';
import { listenToShortcuts, openShortcuts } from '../blocks/shortcuts/listenToShortcuts.ts';
import { takeTurn } from '../runtime/overlays/firstVisit.ts';
import { showFlashToast } from '../runtime/overlays/flashToast.ts';
import { openConsent } from '../blocks/consent/openConsent.ts';

/**
 * What opens over the page by a plain link. Without JavaScript the link leads to a page that says the same; its part
 * after `#` names what opens.
 */
const opens: Readonly<Record<string, () => void>> = {
  '#cookie-settings': openConsent,
  '#keyboard-shortcuts': openShortcuts,
};

/** Opens what the links of the page name, and what its own address names. Returns what ends it. */
function openByLink(): () => void {
  opens[location.hash]?.();
  const clicked = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    const open = link && opens[link.hash];
    if (open && !event.defaultPrevented && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      open();
    }
  };
  document.addEventListener('click', clicked);

  return () => document.removeEventListener('click', clicked);
}

export interface OverlaysIslandProps {
  /** The page about cookies. */
  cookiesHref: string;
}

/**
 * The overlays of a page, once it rests: the message of the last page, the overlays of a first visit in turn, dialogs
 * by links and keys. Shows nothing itself and loads none of them before it is due. [T46]
 */
export function OverlaysIsland({ cookiesHref }: OverlaysIslandProps) {
  useEffect(() => {
    const begin = () => {
      showFlashToast();
      void takeTurn('consent', consentOverlay(cookiesHref));
      void takeTurn('push', pushOverlay);
      void takeTurn('app', appOffer);
      void logConsent();
    };
    // The visitor came back to a page that the browser had kept as it was, perhaps on another day.
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) begin();
    };
    begin();
    followAccount();
    followPush();
    followMessages();
    addEventListener('pageshow', returned);
    const endings = [openByLink(), listenToShortcuts()];

    return () => {
      removeEventListener('pageshow', returned);
      endings.forEach((end) => end());
    };
  }, [cookiesHref]);

  return null;
}
