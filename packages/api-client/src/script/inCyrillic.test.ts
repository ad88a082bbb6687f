import { calls, type AdListed } from '@volan/api-contract';
import { getAd, listAds, listCategories } from '@volan/api-contract/wire';
import { describe, expect, it } from 'vitest';
import type { Api } from '../Api.ts';
import { inCyrillic } from './inCyrillic.ts';
import { replies } from './serbianTexts.ts';

/** Calls whose replies hold names, numbers and words of sellers only, or are read by nobody on a page. */
const latinCalls = [
  'acceptInvitation',
  'acceptPayment',
  'activateWithCredits',
  'addAddress',
  'addPasskey',
  'answerMessage',
  'askPasskey',
  'askSignInCode',
  'attachToMessage',
  'beginSecondFactor',
  'blockUser',
  'buyBoost',
  'buyImagePackage',
  'changeAdStatus',
  'changeConversation',
  'changePassword',
  'changeUserStatus',
  'checkout',
  'confirmAd',
  'confirmSecondFactor',
  'confirmTransfer',
  'correctCredits',
  'correctFeedRow',
  'countUnread',
  'createAd',
  'createConsent',
  'createFavourite',
  'createFeed',
  'createPasskey',
  'createUser',
  'deleteAd',
  'deleteCannedAnswer',
  'deleteDraft',
  'deleteFavourite',
  'deleteFeed',
  'decideConversationReport',
  'deleteUser',
  'endSession',
  'exchangePoints',
  'exportAccount',
  'exportAds',
  'exportSocialPosts',
  'exportUsers',
  'followCompany',
  'forgotPassword',
  'getActivePlan',
  'getAdForm',
  'getAdStats',
  'getAttachment',
  'getBalance',
  'getBrand',
  'getCacheKey',
  'getCollected',
  'getConversation',
  'getMessageLink',
  'getDraft',
  'getFeed',
  'getFeedReport',
  'getFreeSlots',
  'getGeo',
  'getLoyalty',
  'getMyLoyalty',
  'getNotificationSettings',
  'getOwnPlans',
  'getPersonalSettings',
  'getPlan',
  'getPriceHelp',
  'getPriceList',
  'getPushDevice',
  'getSellerStats',
  'getSession',
  'getStats',
  'getTranslatedDescription',
  'inviteMember',
  'leaveUser',
  'listPlans',
  'listBlockedUsers',
  'listCannedAnswers',
  'listCartLines',
  'listCategoryBrands',
  'listCategoryChassis',
  'listCategoryModels',
  'listConversations',
  'listDrafts',
  'listFavouriteIds',
  'listFeeds',
  'listFollowedSlugs',
  'listLanguages',
  'listMemberships',
  'listMobileOperators',
  'listModels',
  'listConversationReports',
  'dismissLine',
  'getTransferSlip',
  'importStatement',
  'listOpenLines',
  'listPaymentMethods',
  'matchLine',
  'payOrder',
  'payWithCredits',
  'listOrders',
  'getOrder',
  'getReceipt',
  'listManagedCountries',
  'listModeratedAds',
  'listCreditMovements',
  'listNotifications',
  'listPayments',
  'listPasskeys',
  'listSessions',
  'listSocialPosts',
  'listSitemapAds',
  'listSitemapCompanies',
  'listSitemapLists',
  'listSitemapParts',
  'listUnreadMessages',
  'listUploadedPictures',
  'listUserAds',
  'listWithheld',
  'listUsers',
  'markConversation',
  'markSocialPosted',
  'moderateAd',
  'notePushArrival',
  'readAllNotifications',
  'readInvitation',
  'readNotifications',
  'refreshSession',
  'refundPayment',
  'exportPayments',
  'listUserTransfers',
  'capturePayment',
  'voidPayment',
  'register',
  'registerBusiness',
  'removeAccount',
  'removeAdPicture',
  'removeAddress',
  'removeMember',
  'removePasskey',
  'removeSecondFactor',
  'renamePasskey',
  'renewAd',
  'renewRecoveryCodes',
  'reportAd',
  'reportConversation',
  'resetPassword',
  'revealPhone',
  'runFeed',
  'saveCannedAnswer',
  'saveCollected',
  'saveDraft',
  'saveProfileType',
  'searchMessages',
  'sendMessage',
  'setActivePayment',
  'setCountryFeatures',
  'setDescription',
  'setFreePeriod',
  'setImage',
  'setName',
  'setNextPlan',
  'setNotificationSettings',
  'setPersonalSettings',
  'setProfileType',
  'showSecondFactor',
  'signIn',
  'signInAsUser',
  'signInWithCode',
  'signInWithPasskey',
  'signOut',
  'subscribePush',
  'testPush',
  'unblockUser',
  'unfollowCompany',
  'unsubscribeMessages',
  'unsubscribePush',
  'updateAd',
  'updateFeed',
  'updateUser',
  'uploadAdPicture',
  'uploadFeedFile',
  'validateGoogle',
  'verifyEmail',
  'verifyPhone',
  'verifyResetCode',
  'visitAd',
  'visitCompany',
  'withdrawInvitation',
];

const ad: AdListed = {
  id: 7,
  slug: 'skoda-octavia',
  kind: 'automobil',
  category_id: 1,
  brand: { id: 1, slug: 'skoda', title: 'Škoda' },
  model: { id: 2, slug: 'octavia', title: 'Octavia' },
  title: 'Škoda Octavia 2.0 TDI',
  line: 'Prvi vlasnik, kupljen nov u Srbiji',
  price: 9800,
  currency: 'EUR',
  price_type: 'fixed',
  year: 2019,
  mileage: 142_000,
  power_kw: 110,
  highlights: [
    {
      key: 'menjac',
      label: 'Menjač',
      icon: null,
      multi: false,
      unit: null,
      number: null,
      values: [{ slug: 'automatski', label: 'Automatski', icon: null }],
      text: null,
      infilter: true,
    },
    {
      key: 'vozilo',
      label: 'Marka i model',
      icon: null,
      multi: false,
      unit: null,
      number: null,
      values: [{ slug: 'skoda', label: 'Škoda', icon: null }],
      text: null,
      infilter: true,
    },
  ],
  images: [],
  image_count: 0,
  place: { country: 'RS', region: { slug: 'juznobacki', title: 'Južnobački okrug' }, city: 'Novi Sad' },
  seller: { id: 3, name: 'Auto Plac Jovanović', type: 'dealer' },
  tiers: [],
  credit: false,
  created_at: '2026-11-01T00:00:00Z',
  first_seen_at: '2026-11-01T00:00:00Z',
  damaged: false,
  price_label: null,
};

const apiOf = (result: unknown, language: Api['language'] = 'rs'): Api => ({
  language,
  send: (async () => result) as unknown as Api['send'],
  sendOrNull: (async () => (result as { data: unknown }).data) as unknown as Api['sendOrNull'],
  sendOrEmpty: (async () => []) as unknown as Api['sendOrEmpty'],
});

describe('replies for a visitor who reads Cyrillic', () => {
  it('have labels and places in their script, makes, models, sellers and their words as written', async () => {
    const api = inCyrillic(apiOf({ ok: true, data: [ad], meta: { top: [ad] } }));
    const result = await api.send(listAds, { category_id: 1 });
    const [first] = result.ok ? result.data : [];
    expect(first).toMatchObject({
      title: ad.title,
      line: ad.line,
      brand: ad.brand,
      seller: ad.seller,
      place: { region: { slug: 'juznobacki', title: 'Јужнобачки округ' }, city: 'Нови Сад' },
    });
    expect(first?.highlights).toMatchObject([
      { key: 'menjac', label: 'Мењач', values: [{ slug: 'automatski', label: 'Аутоматски' }] },
      { label: 'Марка и модел', values: [{ label: 'Škoda' }] },
    ]);
    expect(result.ok && result.meta.top[0]?.place.city).toBe('Нови Сад');
    expect(ad.place.city).toBe('Novi Sad');
  });

  it('leave towns of other countries in their own spelling', async () => {
    const abroad = { ...ad, place: { country: 'DE', region: { slug: 'by', title: 'Bavarska' }, city: 'Regensburg' } };
    const result = await inCyrillic(apiOf({ ok: true, data: [abroad], meta: { top: [] } })).send(listAds, {
      category_id: 1,
    });
    expect(result.ok && result.data[0]?.place).toMatchObject({ region: { title: 'Баварска' }, city: 'Regensburg' });
  });

  it('say in their script what went wrong and what is gone', async () => {
    const failed = {
      ok: false,
      failure: 'gone',
      message: 'Oglas više nije aktivan.',
      data: { category: { title: 'Kamioni' } },
    };
    const result = await inCyrillic(apiOf(failed)).send(getAd, { id: 7 });
    expect(result).toMatchObject({ message: 'Оглас више није активан.', data: { category: { title: 'Камиони' } } });
  });

  it('answer in every manner of sending', async () => {
    const api = inCyrillic(apiOf({ data: [{ title: 'Motocikli' }] }));
    expect(await api.sendOrNull(listCategories)).toEqual([{ title: 'Мотоцикли' }]);
    expect(await api.sendOrEmpty(listCategories)).toEqual([]);
  });

  it('are untouched in every other language', () => {
    const english = apiOf({}, 'en');
    expect(inCyrillic(english)).toBe(english);
  });

  it('are thought of for every call: a new one is written in Cyrillic, or is named above as Latin', () => {
    expect([...Object.keys(replies), ...latinCalls].sort()).toEqual(Object.keys(calls).sort());
  });
});
