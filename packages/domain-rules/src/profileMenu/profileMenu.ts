import type { Page } from '../routes/routes.ts';

/** A way of the account menu. [C62] */
export interface ProfileMenuOption {
  readonly id: string;
  /** Key of its text. */
  readonly label: string;
  /** The page that it leads to. */
  readonly value: Page;
  /** Name of its sign. */
  readonly icon: string;
  /** `true`: only for signed-in users; `false`: only for visitors; absent: for everybody. */
  readonly signed?: boolean;
  /** Only for accounts of businesses, and only beside the pages of the account. [H07] */
  readonly business?: true;
  /** Only for accounts of businesses and who acts for a company, and only beside the pages of the account. [H07] */
  readonly company?: true;
  /** Only beside the pages of the account, not in the menu of every page. */
  readonly beside?: true;
}

/** The links of the account menu, in their order, with those of the account's own areas. [C54-C56, C61] */
export const profileMenu = [
  { id: 'sign-in', label: 'shell.sign-in', value: 'signIn', icon: 'log-in', signed: false },
  { id: 'sign-up', label: 'shell.sign-up', value: 'signUp', icon: 'user-check', signed: false },
  { id: 'profile', label: 'overview.title', value: 'profile', icon: 'layout-dashboard', signed: true },
  { id: 'my-ads', label: 'shell.my-ads', value: 'activeAds', icon: 'megaphone', signed: true }, // B08
  { id: 'my-fast-ads', label: 'my-fast-ads.title', value: 'myFastAds', icon: 'zap', signed: true, beside: true }, // B41
  { id: 'boosts', label: 'boosts.title', value: 'boosts', icon: 'rocket', signed: true, beside: true }, // C57
  { id: 'stats', label: 'my-ads.stats', value: 'stats', icon: 'chart-column', signed: true, beside: true }, // C58
  { id: 'company', label: 'own-company.title', value: 'ownCompany', icon: 'building-2', signed: true, business: true },
  { id: 'service', label: 'own-service.title', value: 'myService', icon: 'wrench', signed: true, business: true }, // B20
  { id: 'feeds', label: 'feeds.title', value: 'feeds', icon: 'upload', signed: true, business: true },
  { id: 'members', label: 'members.title', value: 'companyMembers', icon: 'users', signed: true, company: true }, // H07
  {
    id: 'statements',
    label: 'statements.title',
    value: 'statements',
    icon: 'shield-check',
    signed: true,
    beside: true,
  }, // P60
  { id: 'messages', label: 'shell.messages', value: 'messages', icon: 'message-circle', signed: true }, // C53
  { id: 'notifications', label: 'shell.notifications', value: 'notifications', icon: 'bell', signed: true }, // C52
  { id: 'orders', label: 'orders.title', value: 'orders', icon: 'credit-card', signed: true, beside: true }, // M40
  { id: 'my-plan', label: 'plans.mine', value: 'myPlan', icon: 'package', signed: true, beside: true }, // J29
  { id: 'credits', label: 'shell.credits', value: 'credits', icon: 'coins', signed: true, beside: true }, // B15
  { id: 'loyalty', label: 'loyalty.title', value: 'myLoyaltyProgram', icon: 'gift', signed: true, beside: true }, // B17
  { id: 'history', label: 'shell.history', value: 'history', icon: 'history' }, // C54
  { id: 'compare', label: 'shell.compare', value: 'compareAds', icon: 'git-compare-arrows' }, // C55
  { id: 'favourites', label: 'shell.favourites', value: 'favourites', icon: 'heart' }, // C56
  { id: 'my-sellers', label: 'shell.my-sellers', value: 'mySellers', icon: 'store', signed: true }, // B11
  { id: 'settings', label: 'shell.settings', value: 'settings', icon: 'settings' }, // C61
  { id: 'sign-out', label: 'shell.sign-out', value: 'signOut', icon: 'log-out', signed: true },
] as const satisfies readonly ProfileMenuOption[];

/** The options that a visitor sees. [C62] */
export const shownOptions = <Option extends ProfileMenuOption>(options: readonly Option[], signedIn: boolean) =>
  options.filter(
    ({ signed, business, company, beside }) =>
      business === undefined &&
      company === undefined &&
      beside === undefined &&
      (signed === undefined || signed === signedIn),
  );
