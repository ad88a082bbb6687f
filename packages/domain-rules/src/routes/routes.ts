import type { ParamsIn, Route, Spelling } from './Route.ts';

type Traits = Omit<Route, Spelling>;

const notBuilt: Traits = { built: false, delivery: 'public', header: true };
const built: Traits = { ...notBuilt, built: true };
const personal: Traits = { ...notBuilt, delivery: 'private' };
const personalBuilt: Traits = { ...personal, built: true };

/** A page with one address in every brand. */
const same = <const Path extends string>(path: Path, traits: Traits = notBuilt): Route<Path, Path> => ({
  serbian: path,
  english: path,
  ...traits,
});

/** A page that the brands spell differently. */
const apart = <const Serbian extends string, const English extends string>(
  serbian: Serbian,
  english: English,
  traits: Traits = notBuilt,
): Route<Serbian, English> => ({ serbian, english, ...traits });

/** Every page of the site: checklist part B, and the pages of the sitemap that are our own. */
export const routes = {
  home: same('/', built), // B01

  cart: same('/cart', personalBuilt), // B02
  checkout: same('/cart/checkout', personalBuilt), // M41
  signIn: same('/signin', personalBuilt), // B03
  signUp: same('/signup', personalBuilt), // B04
  signOut: same('/signout', personalBuilt), // B05
  forgotPassword: same('/forgot', personalBuilt),
  sessionExpired: same('/session-expired', personalBuilt), // B06

  profile: same('/profile', personalBuilt), // B07
  activeAds: same('/profile/active-ads', personalBuilt), // B08
  statements: same('/profile/decisions', personalBuilt), // P60
  mailedStatement: same('/decision/{token}', personalBuilt), // P60: for a closed account
  inactiveAds: same('/profile/inactive-ads', personalBuilt), // B09
  favourites: same('/profile/favourites', personalBuilt), // B10
  mySellers: same('/profile/my-sellers', personalBuilt), // B11
  messageLink: same('/profile/messages/link/{messageId}/{placeId}', personalBuilt), // N12
  messages: same('/profile/messages', personalBuilt), // B12
  conversation: same('/profile/messages/{adId}/{accountId}', personalBuilt), // B12, J73
  cannedAnswers: same('/profile/messages/answers', personalBuilt), // H07
  companyDocument: same('/profile/company/document/{fileName}', personalBuilt), // a file, not a page: P55
  messageFile: same('/profile/messages/file/{fileName}', personalBuilt), // a file, not a page: J71
  notifications: same('/profile/notifications', personalBuilt), // B13
  unsubscribe: same('/unsubscribe/{token}', personalBuilt), // RFC 8058
  settings: same('/profile/settings', personalBuilt), // B14
  ownCompany: same('/profile/company', personalBuilt), // M12
  companyMembers: same('/profile/members', personalBuilt), // H07
  companyInvitation: same('/company-invitation', personalBuilt),
  accountData: same('/profile/data', personalBuilt), // a file, not a page: M64
  credits: same('/profile/credits', personalBuilt), // B15
  creditsFile: same('/profile/credits/csv', personalBuilt), // a file, not a page: B15
  savedSearches: same('/profile/saved-searches', personal),
  stats: same('/profile/stats', personalBuilt), // P39, C58
  statsFile: same('/profile/stats/csv', personalBuilt), // a file, not a page: P39
  boosts: same('/profile/boosts', personalBuilt), // C57
  orders: same('/profile/orders', personalBuilt), // M40
  myPlan: same('/profile/plan', personalBuilt), // J29
  receiptFile: same('/profile/orders/receipt/{orderKey}', personalBuilt), // a file, not a page: M40
  dashboard: same('/profile/dashboard', personal),
  feeds: same('/profile/feeds', personalBuilt), // H07
  partnerWidgets: same('/profile/widgets', personal),
  loyaltyProgram: same('/loyalty-program', built), // B16
  myLoyaltyProgram: same('/my-loyalty-program', personalBuilt), // B17
  admin: same('/admin', personal), // B18

  services: same('/auto-usluge', built), // B19
  myService: same('/auto-usluge/moje-usluge', personalBuilt), // B20
  registerService: same('/auto-usluge/register', personalBuilt), // B21
  service: same('/auto-usluge/{serviceId}', built),
  requestService: apart('/zahtev-servisu/{serviceId}', '/request-service/{serviceId}', personalBuilt), // M16
  rateService: apart('/oceni-servis/{serviceId}', '/rate-service/{serviceId}', personalBuilt), // M16
  serviceReview: apart('/ocena-servisa/{reviewId}', '/service-review/{reviewId}', personalBuilt), // M16
  companies: same('/companies', built), // B22
  company: same('/companies/{companySlug}', built),
  companyPhone: apart('/telefon-firme/{companySlug}', '/company-phone/{companySlug}', personalBuilt), // M58
  paymentPlans: same('/payment-plans', built), // B23
  compareAds: same('/compare-ads/{categoryId}', built), // B24
  history: same('/history', built), // C35

  catalog: same('/catalog/{categorySlug}', built), // B25, B26
  detailedSearch: apart('/catalog/{categorySlug}/detaljna-pretraga', '/catalog/{categorySlug}/detailed-search', built),
  adDetails: apart('/detalji-oglasa/{adId}', '/ad-details/{adId}', { ...built, header: false }), // B29
  ad: same('/{kind}-oglasi/{adId}/{titleSlug}', { ...built, header: false }), // B30
  adPhone: apart('/telefon-prodavca/{adId}', '/seller-phone/{adId}', personalBuilt), // M53
  reportAd: apart('/prijava-oglasa/{adId}', '/report-ad/{adId}', personalBuilt), // P57
  loan: apart('/kalkulator-kredita', '/loan-calculator', built), // P22, C59
  loanFile: apart('/kalkulator-kredita/csv', '/loan-calculator/csv', personalBuilt), // a file, not a page: P22
  importCost: apart('/uvoz-automobila', '/import-calculator', built), // N09, C59
  ownership: apart('/trosak-drzanja', '/cost-of-ownership', built), // N16, C59
  ownershipFile: apart('/trosak-drzanja/csv', '/cost-of-ownership/csv', personalBuilt), // a file, not a page: N16
  models: apart('/informacije-o-modelu', '/model-information', built), // B28
  model: apart('/informacije-o-modelu/{brandSlug}/{modelSlug}', '/model-information/{brandSlug}/{modelSlug}', built),

  chooseCategory: apart('/ad/select-category', '/marketplace/choose-category', personalBuilt), // B27
  newAd: apart('/{categorySlug}/novi-oglas', '/{categorySlug}/new', personalBuilt), // B31
  editAd: apart('/{categorySlug}/{adId}/izmeni-oglas', '/{categorySlug}/{adId}/edit', personalBuilt), // B32
  paymentSuccess: same('/payment/success', personalBuilt), // B33
  paymentError: same('/payment/error', personalBuilt), // B34
  paymentSlip: same('/payment/slip', personalBuilt), // M40

  fastAds: apart('/oglasi-na-klik', '/fast-ads', built), // C12
  newFastAd: apart('/oglasi-na-klik/novi-oglas', '/fast-ads/new', personalBuilt), // M17
  editFastAd: apart('/oglasi-na-klik/izmeni-oglas/{fastAdId}', '/fast-ads/edit/{fastAdId}', personalBuilt), // M17
  fastAdMessages: apart(
    '/oglasi-na-klik/messages/{fastAdId}/{firstUserId}/{secondUserId}',
    '/fast-ads/messages/{fastAdId}/{firstUserId}/{secondUserId}',
    personalBuilt,
  ), // B35
  fastAdNotifications: apart('/oglasi-na-klik/notifications', '/fast-ads/notifications', personalBuilt), // B36
  fastAdImages: apart('/oglasi-na-klik/images/{fastAdId}', '/fast-ads/images/{fastAdId}', built), // B37
  fastAd: apart('/oglasi-na-klik/single/{fastAdId}', '/fast-ads/single/{fastAdId}', built), // B38
  fastAdPreview: apart('/oglasi-na-klik/preview/{fastAdId}', '/fast-ads/preview/{fastAdId}', personalBuilt), // B39
  savedFastAds: apart('/oglasi-na-klik/sacuvani-oglasi', '/fast-ads/saved', personalBuilt), // B40
  myFastAds: apart('/oglasi-na-klik/moji-oglasi', '/fast-ads/my', personalBuilt), // B41
  fastAdList: apart('/oglasi-na-klik/{categorySlug}/{placeSlug}', '/fast-ads/{categorySlug}/{placeSlug}', built), // B42

  offline: same('/offline', built), // shown by the service worker
  terms: same('/terms', built), // A22
  privacy: same('/privacy', built), // A22
  cookies: same('/cookies', built), // A22
  safety: same('/safety', built), // A22
  help: same('/help', built), // A22
  about: same('/about', built), // A22
  contact: same('/contact', built), // A22
  rules: same('/rules', built), // A22
  prices: same('/prices', built), // A22
  partners: same('/partners', built), // M65
  blog: same('/blog', built), // E32
  blogEntry: same('/blog/{blogSlug}', built), // a category or an article: E32
  moderationNumbers: same('/moderation', built), // N14
  moderationNumbersFile: same('/moderation/csv', personalBuilt), // a file, not a page: N14
} as const;

/** The id of a page. */
export type Page = keyof typeof routes;

/** The parameters in the address of a page. */
export type PageParams<P extends Page> = ParamsIn<(typeof routes)[P]['english']>;

/** Every page id. */
export const pages = Object.keys(routes) as Page[];
