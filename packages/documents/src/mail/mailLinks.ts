import { brands, pathOf, type BrandId, type LanguageValue } from '@volan/domain-rules';

/** Pages that mails lead to. */
type LinkedPage =
  | 'home'
  | 'signIn'
  | 'forgotPassword'
  | 'settings'
  | 'profile'
  | 'ownCompany'
  | 'contact'
  | 'activeAds'
  | 'inactiveAds'
  | 'myFastAds'
  | 'statements'
  | 'messages'
  | 'notifications'
  | 'orders'
  | 'myPlan';

/** The addresses of pages, on the brand's own origin and in the language of a mail. */
export function mailLinks(brand: BrandId, language: LanguageValue, origin: string) {
  return {
    page: (page: LinkedPage) => `${origin}${pathOf(brands[brand], page, {}, language)}`,
    ad: (adId: number) => `${origin}${pathOf(brands[brand], 'adDetails', { adId }, language)}`,
    fastAd: (fastAdId: number) => `${origin}${pathOf(brands[brand], 'fastAd', { fastAdId }, language)}`,
    /** What promotes an ad, for its seller. */
    boosts: (adId: number) => `${origin}${pathOf(brands[brand], 'boosts', {}, language)}?ad=${adId}`,
    /** A conversation about an ad. `accountId` is the other user. */
    conversation: (place: { readonly adId: number; readonly accountId: number }) =>
      `${origin}${pathOf(brands[brand], 'conversation', place, language)}`,
    /** The receipt of an order, for its buyer. */
    receipt: (orderId: string) => `${origin}${pathOf(brands[brand], 'receiptFile', { orderKey: orderId }, language)}`,
    /** What to write into the transfer of an order, for its buyer. */
    slip: (orderId: string) => `${origin}${pathOf(brands[brand], 'paymentSlip', {}, language)}?o=${orderId}`,
    /** A decision about an account, without signing in. [P60] */
    statement: (token: string) => `${origin}${pathOf(brands[brand], 'mailedStatement', { token }, language)}`,
    /** The page that asks whether mails shall end. */
    unsubscribe: (token: string) => `${origin}${pathOf(brands[brand], 'unsubscribe', { token }, language)}`,
    /** @throws where a path leads away from the brand's pages */
    path(path: string) {
      const url = new URL(path, origin);
      if (!path.startsWith('/') || url.origin !== new URL(origin).origin) {
        throw new Error(`A mail cannot link to "${path}". Give it the path of a page of ours, such as /companies.`);
      }
      return url.href;
    },
  };
}
