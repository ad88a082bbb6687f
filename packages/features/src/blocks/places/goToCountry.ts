import { countryCodes, hostOfCountry, withAskLanguage } from '@volan/domain-rules';
import { cookieDomain } from '../../runtime/browser/cookieDomain.ts';
import { uiLangSelected } from '../language/chooseLanguage.ts';
import { exportState } from './exportState.ts';
import { settleCountry } from './settleCountry.ts';

/**
 * Moves to this page on the host of a country; the visitor's way back skips the page that they leave. The language is
 * asked for there only where none was chosen on a host of the brand. [F09, T07b, T08b, T61]
 */
export function goToCountry(country: string) {
  const domain = cookieDomain();
  if (domain === undefined || !countryCodes.has(country)) {
    return;
  }
  const { protocol, port, pathname, search } = location;
  const host = hostOfCountry(port === '' ? domain : `${domain}:${port}`, country);
  const asked = uiLangSelected.read() === null ? withAskLanguage(search) : search;
  location.replace(`${protocol}//${host}${pathname}${asked}${exportState()}`);
}

/** Moves to the one country that is selected, if this host shows all of them. [F09] */
export function goToSelectedCountry() {
  const country = settleCountry(true);
  if (country !== null) {
    goToCountry(country);
  }
}
