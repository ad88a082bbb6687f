import type { Page } from '@volan/domain-rules';
import type { IconName, SubHeaderLink } from '@volan/ui';
import { pagePath } from '../runtime/site/pagePath.ts';
import type { Site } from '../runtime/site/Site.ts';
import type { Messages } from '../runtime/site/useMessages.ts';
import { builtPages, type BuiltPages } from './BuiltPages.ts';
import { visitor, type Viewer } from '../runtime/site/Viewer.ts';

/**
 * A page of an account: who is not signed in comes to it by signing in; none while either page is not built. [B44, C16]
 */
function ownPageHref(site: Site, page: 'credits', { signedIn }: Viewer, isBuilt: BuiltPages) {
  if (!isBuilt(page)) {
    return null;
  }
  const href = pagePath(site, page, {});
  if (signedIn) {
    return href;
  }

  return isBuilt('signIn') ? `${pagePath(site, 'signIn', {})}?return=${encodeURIComponent(href)}` : null;
}

type BarPage =
  | 'fastAds'
  | 'companies'
  | 'services'
  | 'paymentPlans'
  | 'credits'
  | 'loyaltyProgram'
  | 'myLoyaltyProgram';

const signs = {
  fastAds: ['mouse-pointer-click', 'shell.quick-ads'],
  companies: ['store', 'shell.sellers'],
  services: ['wrench', 'shell.services'],
  paymentPlans: ['package', 'shell.packets'],
  credits: ['coins', 'shell.credits'],
  loyaltyProgram: ['gift', 'shell.loyalty'],
  myLoyaltyProgram: ['gift', 'shell.loyalty'],
} as const satisfies Record<BarPage, readonly [IconName, string]>;

/** The links of the second bar, as far as their pages are built. [C12-C17] */
export function barLinks(
  site: Site,
  { t }: Pick<Messages, 't'>,
  viewer: Viewer = visitor,
  isBuilt: BuiltPages = builtPages,
): SubHeaderLink[] {
  const hrefOf = (page: BarPage) =>
    page === 'credits' ? ownPageHref(site, page, viewer, isBuilt) : isBuilt(page) ? pagePath(site, page, {}) : null;
  const bar: readonly BarPage[] = [
    'fastAds',
    'companies',
    'services',
    'paymentPlans',
    'credits',
    viewer.signedIn ? 'myLoyaltyProgram' : 'loyaltyProgram',
  ];
  return bar.flatMap((page) => {
    const href = hrefOf(page);
    const [icon, key] = signs[page];
    return href === null ? [] : [{ label: t(key), href, icon }];
  });
}

/**
 * The button that places an ad, for visitors too: they sign in before publishing. None while its page is not built.
 * [C08, B44]
 */
export const placeAdLink = (site: Site, { t }: Pick<Messages, 't'>, isBuilt: BuiltPages = builtPages) =>
  isBuilt('chooseCategory') ? { label: t('shell.place-ad'), href: pagePath(site, 'chooseCategory', {}) } : undefined;

/** The sign of the account in the bar of a phone: the profile, else signing in. [C22] */
export function accountLink(
  site: Site,
  { t }: Pick<Messages, 't'>,
  { signedIn }: Viewer,
  isBuilt: BuiltPages = builtPages,
) {
  const page: Page = signedIn ? 'profile' : 'signIn';
  return isBuilt(page)
    ? {
        label: t(signedIn ? 'shell.profile' : 'shell.sign-in'),
        href: pagePath(site, page, {}),
        icon: 'circle-user-round' as const,
      }
    : null;
}
