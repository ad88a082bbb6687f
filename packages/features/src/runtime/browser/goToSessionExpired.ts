import { brands, pathOf } from '@volan/domain-rules';
import { pageBrand, pageLanguage } from './pageFacts.ts';

/** Leaves for the page "session expired" in the language of this one, which is come back to; stays where that page already is. [K01] */
export function goToSessionExpired(): void {
  const path = pathOf(brands[pageBrand()], 'sessionExpired', {}, pageLanguage());
  if (location.pathname !== path) {
    location.assign(`${path}?return=${encodeURIComponent(location.pathname + location.search)}`);
  }
}
