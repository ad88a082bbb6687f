import { describe, expect, it } from 'vitest';
import { brandIds } from '../brands/BrandId.ts';
import { brands } from '../brands/brands.ts';
import { languageValues } from '../languages/LanguageValue.ts';
import { isReservedSlug } from './isReservedSlug.ts';
import { matchPath } from './matchPath.ts';
import { pathOf } from './pathOf.ts';
import { pages, routes, type Page, type PageParams } from './routes.ts';

/** Row of the checklist, page, parameters, address of Volan, address of Gearlane. */
const rows: [row: string, page: Page, params: Record<string, string | number>, volan: string, gearlane: string][] = [
  ['B01', 'home', {}, '/', '/'],
  ['B02', 'cart', {}, '/cart', '/cart'],
  ['B03', 'signIn', {}, '/signin', '/signin'],
  ['B04', 'signUp', {}, '/signup', '/signup'],
  ['B05', 'signOut', {}, '/signout', '/signout'],
  ['B06', 'sessionExpired', {}, '/session-expired', '/session-expired'],
  ['B07', 'profile', {}, '/profile', '/profile'],
  ['B08', 'activeAds', {}, '/profile/active-ads', '/profile/active-ads'],
  ['B09', 'inactiveAds', {}, '/profile/inactive-ads', '/profile/inactive-ads'],
  ['B10', 'favourites', {}, '/profile/favourites', '/profile/favourites'],
  ['B11', 'mySellers', {}, '/profile/my-sellers', '/profile/my-sellers'],
  ['B12', 'messages', {}, '/profile/messages', '/profile/messages'],
  ['B12', 'conversation', { adId: 7, accountId: 9 }, '/profile/messages/7/9', '/profile/messages/7/9'],
  ['B13', 'notifications', {}, '/profile/notifications', '/profile/notifications'],
  ['B14', 'unsubscribe', { token: '7.a-B_c' }, '/unsubscribe/7.a-B_c', '/unsubscribe/7.a-B_c'],
  ['B14', 'settings', {}, '/profile/settings', '/profile/settings'],
  ['B15', 'credits', {}, '/profile/credits', '/profile/credits'],
  ['B16', 'loyaltyProgram', {}, '/loyalty-program', '/loyalty-program'],
  ['B17', 'myLoyaltyProgram', {}, '/my-loyalty-program', '/my-loyalty-program'],
  ['B18', 'admin', {}, '/admin', '/admin'],
  ['B19', 'services', {}, '/auto-usluge', '/auto-usluge'],
  ['B20', 'myService', {}, '/auto-usluge/moje-usluge', '/auto-usluge/moje-usluge'],
  ['B21', 'registerService', {}, '/auto-usluge/register', '/auto-usluge/register'],
  ['B22', 'companies', {}, '/companies', '/companies'],
  ['B23', 'paymentPlans', {}, '/payment-plans', '/payment-plans'],
  ['B24', 'compareAds', { categoryId: 1 }, '/compare-ads/1', '/compare-ads/1'],
  ['B25', 'catalog', { categorySlug: 'boats' }, '/catalog/boats', '/catalog/boats'],
  ['B26', 'catalog', { categorySlug: 'vehicles' }, '/catalog/vehicles', '/catalog/vehicles'],
  ['B27', 'chooseCategory', {}, '/ad/select-category', '/marketplace/choose-category'],
  [
    'B26',
    'detailedSearch',
    { categorySlug: 'vehicles' },
    '/catalog/vehicles/detaljna-pretraga',
    '/catalog/vehicles/detailed-search',
  ],
  ['B28', 'models', {}, '/informacije-o-modelu', '/model-information'],
  [
    'B28',
    'model',
    { brandSlug: 'volkswagen', modelSlug: 'golf' },
    '/informacije-o-modelu/volkswagen/golf',
    '/model-information/volkswagen/golf',
  ],
  ['B29', 'adDetails', { adId: 12 }, '/detalji-oglasa/12', '/ad-details/12'],
  ['B30', 'ad', { kind: 'auto', adId: 12, titleSlug: 'golf-7' }, '/auto-oglasi/12/golf-7', '/auto-oglasi/12/golf-7'],
  ['B31', 'newAd', { categorySlug: 'vehicles' }, '/vehicles/novi-oglas', '/vehicles/new'],
  ['B32', 'editAd', { categorySlug: 'vehicles', adId: 7 }, '/vehicles/7/izmeni-oglas', '/vehicles/7/edit'],
  ['B33', 'paymentSuccess', {}, '/payment/success', '/payment/success'],
  ['B34', 'paymentError', {}, '/payment/error', '/payment/error'],
  ['M40', 'paymentSlip', {}, '/payment/slip', '/payment/slip'],
  [
    'B35',
    'fastAdMessages',
    { fastAdId: 1, firstUserId: 2, secondUserId: 3 },
    '/oglasi-na-klik/messages/1/2/3',
    '/fast-ads/messages/1/2/3',
  ],
  ['B36', 'fastAdNotifications', {}, '/oglasi-na-klik/notifications', '/fast-ads/notifications'],
  ['B37', 'fastAdImages', { fastAdId: 5 }, '/oglasi-na-klik/images/5', '/fast-ads/images/5'],
  ['B38', 'fastAd', { fastAdId: 5 }, '/oglasi-na-klik/single/5', '/fast-ads/single/5'],
  ['B39', 'fastAdPreview', { fastAdId: 5 }, '/oglasi-na-klik/preview/5', '/fast-ads/preview/5'],
  ['B40', 'savedFastAds', {}, '/oglasi-na-klik/sacuvani-oglasi', '/fast-ads/saved'],
  ['B41', 'myFastAds', {}, '/oglasi-na-klik/moji-oglasi', '/fast-ads/my'],
  [
    'B42',
    'fastAdList',
    { categorySlug: 'vehicles', placeSlug: 'beograd' },
    '/oglasi-na-klik/vehicles/beograd',
    '/fast-ads/vehicles/beograd',
  ],
];

const made = (brand: 'volan' | 'gearlane', page: Page, params: Record<string, string | number>) =>
  pathOf(brands[brand], page, params as PageParams<Page>);

describe.each(rows)('%s %s', (_row, page, params, volan, gearlane) => {
  it('has its address in each brand', () => {
    expect(made('volan', page, params)).toBe(volan);
    expect(made('gearlane', page, params)).toBe(gearlane);
  });

  it('is found by the own address without a redirect', () => {
    expect(matchPath(brands.volan, volan)).toMatchObject({
      page,
      params,
      language: 'rs',
      canonicalPath: volan,
      redirect: false,
    });
    expect(matchPath(brands.gearlane, gearlane)).toMatchObject({
      page,
      params,
      language: 'en',
      canonicalPath: gearlane,
      redirect: false,
    });
  });

  it('is found by the address of the other brand, and leads to the own one [A02, T02]', () => {
    const differs = volan !== gearlane;
    expect(matchPath(brands.volan, gearlane)).toMatchObject({ page, params, canonicalPath: volan, redirect: differs });
    expect(matchPath(brands.gearlane, volan)).toMatchObject({
      page,
      params,
      canonicalPath: gearlane,
      redirect: differs,
    });
  });

  it('carries the language in front, unless it is the own language of the brand [B30, B43, T11]', () => {
    const german = volan === '/' ? '/de' : `/de${volan}`;
    expect(matchPath(brands.volan, german)).toMatchObject({
      page,
      params,
      language: 'de',
      canonicalPath: german,
      redirect: false,
    });
    expect(matchPath(brands.volan, `/rs${volan}`)).toMatchObject({
      page,
      language: 'rs',
      canonicalPath: volan,
      redirect: true,
    });
  });
});

describe('an address', () => {
  it('takes the closest page, generic ones last [T58]', () => {
    expect(matchPath(brands.gearlane, '/auto-usluge/register')?.page).toBe('registerService');
    expect(matchPath(brands.gearlane, '/auto-usluge/12')?.page).toBe('service');
    expect(matchPath(brands.gearlane, '/companies/new')?.page).toBe('company');
    expect(matchPath(brands.gearlane, '/fast-ads/single/5')?.page).toBe('fastAd');
    expect(matchPath(brands.gearlane, '/auto-oglasi/12/edit')?.page).toBe('ad');
  });

  it('of two segments is a list of fast ads only where no word of a page is meant, in both spellings [B42, T58]', () => {
    const fastPages = pages.filter((page) => page !== 'fastAdList' && routes[page].english.startsWith('/fast-ads'));
    for (const brand of brandIds) {
      for (const page of fastPages) {
        for (const spelling of ['serbian', 'english'] as const) {
          const path = routes[page][spelling].replace(/\{\w+\}/g, '5');
          expect([path, matchPath(brands[brand], path)?.page]).toEqual([path, page]);
        }
      }
      expect(matchPath(brands[brand], '/fast-ads/vehicles/skoda')?.page).toBe('fastAdList');
    }
    // `/fast-ads/single/x` is a list for the route table; no category may have the slug `single`, so it is missing
    const words = fastPages.flatMap((page) => [routes[page].serbian, routes[page].english]);
    const first = words.map((path) => path.split('/')[2]).filter((word) => word !== undefined);
    expect(first.filter((word) => !isReservedSlug(word))).toEqual([]);
  });

  it.each([
    '/auto-oglasi/0/x',
    '/auto-oglasi/12a/x',
    '/auto-oglasi/12',
    '/ad-details/-1',
    '/nothing',
    '/de/de/cart',
    '//cart',
    '/auto-oglasi/1/%E0%A4%A',
  ])('%s is no page [B52]', (pathname) => {
    expect(matchPath(brands.gearlane, pathname)).toBeNull();
  });

  it('without its final slash is the same page', () => {
    expect(matchPath(brands.gearlane, '/cart/')).toMatchObject({
      page: 'cart',
      canonicalPath: '/cart',
      redirect: true,
    });
    expect(matchPath(brands.gearlane, '/de/')).toMatchObject({ page: 'home', canonicalPath: '/de', redirect: true });
  });

  it('keeps a wrong title for the page to correct, and never redirects in a circle [B30]', () => {
    const match = matchPath(brands.volan, '/auto-oglasi/12/Golf%207%3F');
    expect(match).toMatchObject({ page: 'ad', params: { titleSlug: 'Golf 7?' } });
    expect(matchPath(brands.volan, match?.canonicalPath ?? '')?.redirect).toBe(false);
  });
});

describe('the route table', () => {
  it('never gives one address to two pages, for every brand', () => {
    for (const brand of brandIds) {
      const paths = pages.map((page) => routes[page][brands[brand].spelling].replace(/\{\w+\}/g, '{}'));
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  it('hides the site header on the pages of an ad only [B29]', () => {
    expect(pages.filter((page) => !routes[page].header)).toEqual(['adDetails', 'ad']);
  });

  it('uses the same placeholders in both brands', () => {
    for (const page of pages) {
      const names = brandIds.map((brand) => routes[page][brands[brand].spelling].match(/\{\w+\}/g) ?? []);
      expect(names[0]).toEqual(names[1]);
    }
  });

  it('reserves its words, two letters and the words of calls [J44, T51, T58]', () => {
    expect(
      [
        'cart',
        'novi-oglas',
        'edit',
        'list',
        'chassis',
        'catalog',
        'detailed-search',
        'detaljna-pretraga',
        'auto-oglasi',
        ...languageValues,
      ].every(isReservedSlug),
    ).toBe(true);
    expect(['vehicles', 'boats', 'tyres-rims', 'parts'].some(isReservedSlug)).toBe(false);
  });
});
