import { openConsent } from '../blocks/consent/openConsent.ts';
import { openShortcuts } from '../blocks/shortcuts/listenToShortcuts.ts';

/**
 * What opens over the page by a plain link. Without JavaScript the link leads to a page that says the same; its part
 * after `#` names what opens.
 */
const opens: Readonly<Record<string, () => void>> = {
  '#cookie-settings': openConsent,
  '#keyboard-shortcuts': openShortcuts,
};

/** Opens what the links of the page name, and what its own address names. Returns what ends it. */
export function openByLink(): () => void {
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
