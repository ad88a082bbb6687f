import { brands, type Page } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import type { Site } from '../runtime/site/Site.ts';
import { messagesOf } from '../runtime/site/useMessages.ts';
import { accountEntries } from './accountEntries.ts';
import { headerBadgesOf } from './headerBadgesOf.ts';
import { accountLink, barLinks, placeAdLink } from './headerLinks.ts';
import { viewerOf, visitor } from '../runtime/site/Viewer.ts';

const siteOf = (brand: Site['brand']): Site => ({
  brand,
  language: brand.defaultLanguage,
  country: null,
  protocol: 'https:',
  host: 'shop.example',
  pathname: '/',
  search: '',
  now: 0,
});
const site = siteOf(brands.gearlane);
const messages = messagesOf(site);
const member = { signedIn: true, unread: 0 };
const only =
  (...pages: readonly Page[]) =>
  (page: Page) =>
    pages.includes(page);
const every = () => true;
const none = () => false;
const cars = {
  id: 1,
  parent_id: null,
  kind: 'auto',
  slug: 'vehicles',
  title: 'Cars',
  icon: 'sedan',
  sort: 1,
  count: 9,
};

describe('the ways of the second bar', () => {
  it.each([
    ['C12', 'fastAds', visitor, '/fast-ads'],
    ['C13', 'companies', visitor, '/companies'],
    ['C14', 'services', visitor, '/auto-usluge'],
    ['C15', 'paymentPlans', visitor, '/payment-plans'],
    ['C16', 'credits', member, '/profile/credits'],
    ['C17', 'loyaltyProgram', visitor, '/loyalty-program'],
    ['C17', 'myLoyaltyProgram', member, '/my-loyalty-program'],
  ] as const)('[%s] %s is there once its page is built, and not before', (_, page, viewer, href) => {
    expect(barLinks(site, messages, viewer, only(page)).map((link) => link.href)).toEqual([href]);
    expect(barLinks(site, messages, viewer, none)).toEqual([]);
  });

  it('leads visitors to their credits by signing in [C16]', () => {
    const isBuilt = only('credits', 'signIn');
    expect(barLinks(site, messages, visitor, isBuilt)[0]?.href).toBe('/signin?return=%2Fprofile%2Fcredits');
    expect(barLinks(site, messages, visitor, only('credits'))).toEqual([]);
  });

  it('are in the order of the screens', () => {
    expect(barLinks(site, messages, visitor, every).map(({ icon }) => icon)).toEqual([
      'mouse-pointer-click',
      'store',
      'wrench',
      'package',
      'coins',
      'gift',
    ]);
  });
});

describe('the button that places an ad [C08, B44]', () => {
  it.each([
    [brands.volan, '/ad/select-category'],
    [brands.gearlane, '/marketplace/choose-category'],
  ])('leads to the choice of a category in the words of the brand', (brand, href) => {
    expect(placeAdLink(siteOf(brand), messages, every)?.href).toBe(href);
  });

  it('is missing while there is no such page', () => {
    expect(placeAdLink(site, messages, none)).toBeUndefined();
  });
});

describe('the account', () => {
  it('is signing in on a phone, and the profile for signed-in users [C22]', () => {
    expect(accountLink(site, messages, visitor, every)?.href).toBe('/signin');
    expect(accountLink(site, messages, member, every)?.href).toBe('/profile');
    expect(accountLink(site, messages, visitor, none)).toBeNull();
  });

  it('leaves out what is not built, and a comparison without a category', () => {
    const isBuilt = only('history', 'compareAds');
    const idsFor = (categoryId: number | null) =>
      accountEntries(site, messages, { categoryId, isBuilt }).map(({ href }) => href);
    expect(idsFor(1)).toEqual(['/history', '/compare-ads/1']);
    expect(idsFor(null)).toEqual(['/history']);
  });

  it('opens history and comparison in place of their pages [C54, C55]', () => {
    const entries = accountEntries(site, messages, { categoryId: 1, isBuilt: every });
    expect(entries.flatMap(({ opensDialog }) => opensDialog ?? [])).toEqual(['history', 'compare']);
  });

  it('shows the unread numbers beside the messages and the notifications of signed-in users [C52, C53]', () => {
    const counts = (ofMessages: number, notifications: number) => {
      const unreadOf = { messages: ofMessages, notifications };
      const viewer = { signedIn: true, unread: ofMessages + notifications, unreadOf };
      return accountEntries(site, messages, { categoryId: 1, viewer, isBuilt: every }).flatMap(
        ({ count }) => count ?? [],
      );
    };
    expect(counts(3, 2)).toEqual(['3', '2']);
    expect(counts(0, 0)).toEqual([]);
  });
});

describe('the way to the administration [H03, B18]', () => {
  it.each([
    [[1], '/admin'],
    [[6], '/admin'],
    [[1, 6], '/admin'],
    [[2], undefined],
  ])('in groups %j is %s', (ids, href) => {
    const signedIn = {
      name: 'Vera',
      avatar: null,
      group: ids.map((id) => ({ id })),
      impersonated_by: null,
      type_id: 1,
      email: null,
    };
    const entries = accountEntries(site, messages, { categoryId: 1, viewer: viewerOf(signedIn), isBuilt: none });
    expect(entries[0]?.href).toBe(href);
  });
});

describe('the ways with numbers of this browser', () => {
  it('are those whose pages are built [C05, C06, C19]', () => {
    expect(headerBadgesOf(site, messages, [cars], 'phone', none)).toEqual({ place: 'phone' });
    const { compare, cart, history } = headerBadgesOf(site, messages, [cars], 'phone', every);
    expect([compare?.href, cart?.href, history?.href]).toEqual(['/compare-ads/1', '/cart', '/history']);
  });

  it('name the categories of comparisons on a desktop, which lists them', () => {
    expect(headerBadgesOf(site, messages, [cars], 'desktop', every).compare?.categories).toEqual({ 1: 'Cars' });
  });
});
