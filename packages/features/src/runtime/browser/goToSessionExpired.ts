import { brands, pathOf } from '@volan/domain-rules';
import { pageBrand, pageLanguage } from './pageFacts.ts';

/** Pages for signing in or out: there an ended session is no news, and the user is not led away from typing. */
const ownPages = ['sessionExpired', 'signIn', 'signUp', 'forgotPassword', 'signOut'] as const;

/** Leaves for the page "session expired" in the language of this one, which is come back to. [K01] */
export function goToSessionExpired(): void {
  const pathTo = (page: (typeof ownPages)[number]) => pathOf(brands[pageBrand()], page, {}, pageLanguage());
  if (ownPages.some((page) => location.pathname === pathTo(page))) return;

  location.assign(`${pathTo('sessionExpired')}?return=${encodeURIComponent(location.pathname + location.search)}`);
}
