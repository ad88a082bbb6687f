import { countryOfHost, switchedLanguage, type LanguageValue } from '@volan/domain-rules';
import { cookieDomain } from '../../runtime/browser/cookieDomain.ts';
import { chooseLanguage } from '../language/chooseLanguage.ts';
import { exportState } from './exportState.ts';
import { selectedCountries } from './selectedCountries.ts';

/** Gives the link its way with all that the visitor has; a moment later it is the plain link again. */
function carryAlong(link: HTMLAnchorElement) {
  const plain = link.getAttribute('href') ?? '';
  link.hash = exportState();
  setTimeout(() => link.setAttribute('href', plain));
}

/**
 * Listens to links anywhere on this page to another language or country: the language is stored as chosen, the country
 * is selected, and the visitor's lists go along. Returns a function that ends it. [C28, F07, F10, T08b]
 */
export function followSwitches(defaultLanguage: LanguageValue): () => void {
  const follow = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented) {
      return;
    }
    if (link.origin === location.origin) {
      const language = switchedLanguage(location.pathname, link.pathname, defaultLanguage);
      if (language !== null) {
        chooseLanguage(language);
      }
      return;
    }
    const domain = cookieDomain();
    const country = domain === undefined ? undefined : countryOfHost(link.hostname, domain);
    if (country !== undefined) {
      selectedCountries.write(country === null ? [] : [country]);
      carryAlong(link);
    }
  };
  document.addEventListener('click', follow);
  document.addEventListener('auxclick', follow);

  return () => {
    document.removeEventListener('click', follow);
    document.removeEventListener('auxclick', follow);
  };
}
