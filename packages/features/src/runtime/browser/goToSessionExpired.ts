import { brands, pathOf } from '@volan/domain-rules';
import { pageBrand, pageLanguage } from './pageFacts.ts';

/** Leaves for the page "session expired" in the language of this one, which is come back to; stays where that page already is. [K01] */
export function goToSessionExpired(): void {
  const pathTo = (page: 'sessionExpired' | 'signOut') => pathOf(brands[pageBrand()], page, {}, pageLanguage());
  const path = pathTo('sessionExpired');
  // who has just signed out knows it
  if (location.pathname !== path && location.pathname !== pathTo('signOut')) {
    location.assign(`${path}?return=${encodeURIComponent(location.pathname + location.search)}`);
  }
}
