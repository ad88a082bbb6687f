import { feedDetails, feedReport, feeds } from './fixtures/feeds.ts';
import { memberships } from './fixtures/members.ts';
import { fold, type LanguageValue } from '@volan/domain-rules';
import {
  account,
  openSession,
  passkeyEntries,
  personalSettings,
  profileTypeEntries,
  recoveryCodes,
  sessionEntries,
  totpSecret,
} from './fixtures/accounts.ts';
import { ads } from './fixtures/ads.ts';
import { adSellers } from './fixtures/adSellers.ts';
import { blogArticles, blogCategories } from './fixtures/blog.ts';
import { moderationNumbers, statements } from './fixtures/statements.ts';
import { orders, proposedInvoice, transferSlip } from './fixtures/orders.ts';
import { lotPlans, noPlans, showroomPlans } from './fixtures/plans.ts';
import { categories } from './fixtures/categories.ts';
import { carServices } from './fixtures/carServices.ts';
import { companies } from './fixtures/companies.ts';
import { costRules } from './fixtures/costRules.ts';
import { ownCompany } from './fixtures/companyReviews.ts';
import { countries, regions } from './fixtures/places.ts';
import { detailedAd, listedAd } from './marketplace/adOf.ts';
import { notificationSettingsOf, notificationsOf } from './marketplace/notificationsOf.ts';
import { boostedAdsOf } from './marketplace/boostedAdsOf.ts';
import { categoryOf, categoryWithSpecifications } from './marketplace/taxonomyOf.ts';
import { presentedReview, reviewsOf } from './marketplace/serviceReviewsOf.ts';
import { serviceReviews } from './fixtures/serviceReviews.ts';
import { countedKinds, detailedService, listedService, ownService, serviceTowns } from './marketplace/carServicesOf.ts';
import { companySlug, detailedCompany, listedCompany } from './marketplace/companyOf.ts';
import { conversationsOf, messagesOf } from './marketplace/conversationsOf.ts';
import { creditMovementsOf } from './marketplace/creditMovementsOf.ts';
import { followedOf } from './marketplace/followedOf.ts';
import { detailsOf as fastAdDetailsOf, fastAdsOf, myFastAdsOf } from './marketplace/fastAdsOf.ts';
import { favouritesOf } from './marketplace/favouritesOf.ts';
import { myLoyaltyOf } from './marketplace/myLoyaltyOf.ts';
import { myAdsOf } from './marketplace/myAdsOf.ts';
import { sellerStatsOf, type SellerStatsAsk } from './marketplace/sellerStatsOf.ts';
import { countryOf, regionOf } from './marketplace/placesOf.ts';

function first<Value>(values: readonly Value[]): Value {
  const [value] = values;
  if (value === undefined) {
    throw new Error('The fixtures are empty.');
  }
  return value;
}

/** The data of the fixtures in a language, as the API returns it: for stories that need a value and no call. */
export const fixtures = {
  /** An account as its owner sees it. */
  account: () => account,
  /** Its session, with an access token that the mocks take. */
  session: () => openSession,
  /** The types of a business. */
  businessTypes: () => profileTypeEntries('rs').slice(1),
  /** Where it is signed in. */
  sessions: () => sessionEntries,
  totp: () => totpSecret,
  personalSettings: () => personalSettings,
  /** How its credits came and went, the newest first. */
  creditMovements: creditMovementsOf,
  /** Its level, its points and how they came and went. */
  myLoyalty: myLoyaltyOf,
  notifications: notificationsOf,
  notificationSettings: () => notificationSettingsOf({}),
  recoveryCodes: () => recoveryCodes,
  passkeys: () => passkeyEntries,
  /** The payment slip of the order that waits for a transfer. */
  transferSlip: () => transferSlip,
  /** Every active ad, in the order of the fixtures. */
  ads: (language: LanguageValue) => ads.filter((ad) => ad.status === undefined).map((ad) => listedAd(ad, language)),
  /** One ad with everything its page shows; the first one has most. */
  ad: (language: LanguageValue, id?: number) => detailedAd(ads.find((ad) => ad.id === id) ?? first(ads), language),
  /** The saved ads of the account, the last saved first. */
  favourites: favouritesOf,
  /** The orders of the account. */
  orders: () => orders,
  /** For whom receipts are proposed to be. */
  proposedInvoice: () => proposedInvoice,
  /** Its packets: none, the smaller one, or the larger one with another that follows. */
  plans: { none: noPlans, lot: lotPlans, showroom: showroomPlans },
  /** Its ads with their promotions. */
  boostedAds: boostedAdsOf,
  /** How its ads do. */
  sellerStats: (language: LanguageValue, ask?: SellerStatsAsk) => sellerStatsOf(myAdsOf(language), ask),
  /** Decisions about its ads and itself. */
  statements,
  /** Months of moderation. */
  moderationNumbers,
  /** The companies that it acts for. */
  memberships: () => memberships,
  /** For whom it may publish ads: itself, and the company. */
  adSellers: () => adSellers,
  /** Its fast ads, one in each state. */
  myFastAds: (language: LanguageValue) => myFastAdsOf(language),
  feeds: () => feeds,
  feedDetails: () => feedDetails,
  feedReport: () => feedReport,
  /** Its conversations, the last written in first, and the messages of one by its place in the list. */
  conversations: conversationsOf,
  conversationMessages: messagesOf,
  /** The companies that it follows. */
  followed: followedOf,
  /** All categories. */
  categories: (language: LanguageValue) => categories.map((category) => categoryOf(category, language)),
  /** The category of cars with its specifications. */
  category: (language: LanguageValue) => categoryWithSpecifications(first(categories), language),
  /** Companies by name. */
  companies: (language: LanguageValue) =>
    companies
      .map((company) => listedCompany(company, language))
      .toSorted((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1)),
  /** A company that registered and waits for a moderator, as its owner sees it. */
  ownCompany: () => ownCompany,
  /** One company with everything its page shows. */
  company: (language: LanguageValue, slug: string) =>
    detailedCompany(companies.find((company) => companySlug(company) === slug) ?? first(companies), language),
  /** Kinds of car services, each with its number of services. */
  serviceKinds: countedKinds,
  /** Car services as the directory shows them. */
  carServices: (language: LanguageValue) => carServices.map((service) => listedService(service, language)),
  /** Towns of the car services. */
  serviceTowns,
  /** The first car service as its owner sees it. */
  ownCarService: () => first(ownService()),
  /** The first page of the reviews of a car service. */
  serviceReviews: (language: LanguageValue, serviceId: number) => reviewsOf(serviceId, language),
  /** One review of a car service. */
  serviceReview: (language: LanguageValue) => presentedReview(first(serviceReviews), language),
  /** One car service with everything its page shows. */
  carService: (language: LanguageValue, id: number) =>
    detailedService(carServices.find((service) => service.id === id) ?? first(carServices), language),
  /** Fast ads, the newest first; and the same with everything that their pages show. */
  fastAds: fastAdsOf,
  fastAdDetails: fastAdDetailsOf,
  /** Regions of a country, by its code. */
  regions: (language: LanguageValue, country: string) =>
    regions.filter((region) => region.country === country).map((region) => regionOf(region, language)),
  /** The rules for an import into Serbia, some of them not known. */
  costRules,
  /** Categories of the blog, and its articles, the newest first. */
  blogCategories,
  blogArticles,
  /** Countries of the pickers. */
  countries: (language: LanguageValue) => countries.map((country) => countryOf(country, language)),
};
