import type { PlainMessageKey } from '@volan/i18n';

/** The kind of storage: `both` is a cookie and the local storage. */
type Place = 'cookie' | 'storage' | 'both' | 'tab-storage' | 'cache' | 'database';

/** An entry that the site stores in a browser. */
export interface KeptInBrowser {
  /** Its name, as browsers show it. */
  readonly name: string;
  readonly kind: Place;
  /** Its purpose. */
  readonly purpose: PlainMessageKey;
  /** How long it stays. */
  readonly stay: PlainMessageKey;
}

const kept = (name: string, kind: Place, purpose: PlainMessageKey, stay: PlainMessageKey): KeptInBrowser => ({
  name,
  kind,
  purpose,
  stay,
});
const storage = (name: string, purpose: PlainMessageKey) => kept(name, 'storage', purpose, 'kept.ten-years');
const session = (name: string, purpose: PlainMessageKey) => kept(name, 'cookie', purpose, 'kept.session');

/**
 * Everything that the site stores in the browser of a visitor, in the order of the page about cookies. A test compares
 * it with the code: unlisted entries may not be stored. [A22]
 */
export const keptInBrowser: readonly KeptInBrowser[] = [
  session('acT', 'kept.access'),
  session('rfT', 'kept.refresh'),
  session('user', 'kept.user'),
  kept('dvT', 'cookie', 'kept.device', 'kept.year'),
  kept('ended', 'cookie', 'kept.ended', 'kept.half-hour'),
  kept('google', 'cookie', 'kept.google', 'kept.ten-minutes'),
  kept('uid', 'storage', 'kept.uid', 'kept.day'),
  kept('consent', 'both', 'kept.consent', 'kept.half-year'),
  storage('consent-unlogged', 'kept.consent-unlogged'),
  kept('_UILang', 'cookie', 'kept.language', 'kept.year'),
  kept('uiLangSelected', 'both', 'kept.language-chosen', 'kept.year'),
  kept('script', 'cookie', 'kept.script', 'kept.year'),
  kept('selectedCountries', 'both', 'kept.countries', 'kept.year'),
  kept('autoSelectedCountries', 'both', 'kept.countries-once', 'kept.year'),
  kept('geo', 'storage', 'kept.geo', 'kept.day'),
  kept('handover', 'cookie', 'kept.handover', 'kept.minute'),
  kept('theme', 'both', 'kept.theme', 'kept.ten-years'),
  storage('admin-language', 'kept.admin-language'),
  storage('shortcuts', 'kept.shortcuts'),
  storage('history', 'kept.history'),
  storage('compare', 'kept.compare'),
  kept('compared', 'cookie', 'kept.compare', 'kept.month'),
  storage('cart', 'kept.cart'),
  kept('ad-drafts', 'storage', 'kept.ad-drafts', 'kept.month'),
  storage('favourites', 'kept.favourites'),
  storage('favourite-ads', 'kept.favourite-ads'),
  storage('followed', 'kept.followed'),
  storage('collected', 'kept.collected'),
  kept('pending-ads', 'tab-storage', 'kept.pending', 'kept.tab'),
  kept('pending-companies', 'tab-storage', 'kept.pending', 'kept.tab'),
  kept('typed', 'tab-storage', 'kept.typed', 'kept.tab'),
  kept('typed-sign-up', 'tab-storage', 'kept.typed-sign-up', 'kept.tab'),
  kept('words', 'cookie', 'kept.typed', 'kept.half-hour'),
  kept('words-2', 'cookie', 'kept.typed', 'kept.half-hour'),
  kept('passkeyOffer', 'cookie', 'kept.passkey-offer', 'kept.year'),
  storage('app-offered-on', 'kept.app'),
  storage('push-wanted', 'kept.push-wanted'),
  storage('push-help-closed', 'kept.push-help'),
  kept('push-told', 'tab-storage', 'kept.push-told', 'kept.tab'),
  storage('messageEnter', 'kept.message-enter'),
  kept('message-drafts', 'storage', 'kept.outbox', 'kept.month'),
  kept('volan-outbox', 'database', 'kept.outbox', 'kept.until-sent'),
  kept('volan-pictures', 'database', 'kept.pictures', 'kept.until-sent'),
  kept('toast', 'tab-storage', 'kept.toast', 'kept.tab'),
  kept('offline', 'cache', 'kept.offline', 'kept.bounded'),
];
