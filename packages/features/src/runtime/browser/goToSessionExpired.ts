import { brands, pathOf } from '@volan/domain-rules';
import { savedWordsParameter } from '../site/savedWords.ts';
import { signedOutNotice } from './saveTypedText.ts';
import { pageBrand, pageLanguage } from './pageFacts.ts';

/** Pages for signing in or out: there an ended session is no news, and the user is not led away from typing. */
const ownPages = ['sessionExpired', 'signIn', 'signUp', 'forgotPassword', 'signOut'] as const;

/**
 * Leaves for the page "session expired" in the language of this one, which is come back to. Users who have typed into a
 * form stay: the page says that they are signed out, and leads there when they press it. Their text comes back with
 * them. [K01]
 */
export function goToSessionExpired(): void {
  const pathTo = (page: (typeof ownPages)[number]) => pathOf(brands[pageBrand()], page, {}, pageLanguage());
  if (ownPages.some((page) => location.pathname === pathTo(page))) return;

  // read when they leave: the address may name the draft of an ad by then
  const address = () => `${pathTo('sessionExpired')}?return=${encodeURIComponent(location.pathname + location.search)}`;
  const tell = signedOutNotice();
  if (tell === null) location.assign(address());
  else tell(() => location.assign(`${address()}&${savedWordsParameter}`));
}
