import { index, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { brandIds, brands, routes, type Page } from '@volan/domain-rules';

/** The module of every built page. A page that is built but missing here does not compile. */
const modules = {
  home: './routes/home/home.tsx',
  companies: './routes/companies/companies.tsx',
  company: './routes/companies/company.tsx',
  services: './routes/services/services.tsx',
  service: './routes/services/service.tsx',
  cart: './routes/payments/cart.tsx',
  checkout: './routes/payments/checkout.tsx',
  orders: './routes/payments/orders.tsx',
  myPlan: './routes/payments/myPlan.tsx',
  paymentPlans: './routes/payments/paymentPlans.tsx',
  paymentSuccess: './routes/payments/payment.tsx',
  paymentError: './routes/payments/payment.tsx',
  paymentSlip: './routes/payments/payment.tsx',
  sessionExpired: './routes/signIn/sessionExpired.tsx',
  signOut: './routes/signIn/signOut.tsx',
  signIn: './routes/signIn/signIn.tsx',
  signUp: './routes/signIn/signUp.tsx',
  forgotPassword: './routes/signIn/forgotPassword.tsx',
  profile: './routes/account/profile.tsx',
  chooseCategory: './routes/selling/chooseCategory.tsx',
  newAd: './routes/selling/newAd.tsx',
  editAd: './routes/selling/editAd.tsx',
  activeAds: './routes/selling/activeAds.tsx',
  inactiveAds: './routes/selling/inactiveAds.tsx',
  statements: './routes/account/statements.tsx',
  mailedStatement: './routes/account/mailedStatement.tsx',
  moderationNumbers: './routes/texts/moderationNumbers.tsx',
  moderationNumbersFile: './routes/texts/moderationNumbersFile.tsx',
  boosts: './routes/selling/boosts.tsx',
  stats: './routes/selling/stats.tsx',
  statsFile: './routes/selling/statsFile.tsx',
  credits: './routes/credits/credits.tsx',
  creditsFile: './routes/credits/creditsFile.tsx',
  loyaltyProgram: './routes/loyalty/loyaltyProgram.tsx',
  myLoyaltyProgram: './routes/loyalty/myLoyaltyProgram.tsx',
  favourites: './routes/account/favourites.tsx',
  mySellers: './routes/account/mySellers.tsx',
  messageLink: './routes/messages/messageLink.tsx',
  messages: './routes/messages/messages.tsx',
  conversation: './routes/messages/messages.tsx',
  cannedAnswers: './routes/messages/cannedAnswers.tsx',
  companyDocument: './routes/account/companyDocument.tsx',
  messageFile: './routes/messages/messageFile.tsx',
  receiptFile: './routes/payments/receiptFile.tsx',
  settings: './routes/account/settings.tsx',
  notifications: './routes/notifications/notifications.tsx',
  unsubscribe: './routes/notifications/unsubscribe.tsx',
  feeds: './routes/account/feeds.tsx',
  ownCompany: './routes/account/ownCompany.tsx',
  companyMembers: './routes/account/companyMembers.tsx',
  companyInvitation: './routes/account/companyInvitation.tsx',
  accountData: './routes/account/accountData.tsx',
  catalog: './routes/catalog/catalog.tsx',
  detailedSearch: './routes/search/detailedSearch.tsx',
  ad: './routes/ad/ad.tsx',
  adDetails: './routes/ad/ad.tsx',
  adPhone: './routes/ad/adPhone.tsx',
  companyPhone: './routes/companies/companyPhone.tsx',
  reportAd: './routes/ad/reportAd.tsx',
  loan: './routes/loan/loan.tsx',
  loanFile: './routes/loan/loanFile.tsx',
  importCost: './routes/imports/importCost.tsx',
  ownership: './routes/ownership/ownership.tsx',
  ownershipFile: './routes/ownership/ownershipFile.tsx',
  models: './routes/models/models.tsx',
  model: './routes/models/model.tsx',
  compareAds: './routes/compare/compareAds.tsx',
  history: './routes/ad/history.tsx',
  offline: './routes/errors/offline.tsx',
  terms: './routes/texts/text.tsx',
  privacy: './routes/texts/text.tsx',
  cookies: './routes/texts/text.tsx',
  safety: './routes/texts/text.tsx',
  help: './routes/texts/text.tsx',
  about: './routes/texts/text.tsx',
  contact: './routes/texts/text.tsx',
  rules: './routes/texts/text.tsx',
  prices: './routes/texts/text.tsx',
  partners: './routes/texts/partners.tsx',
  blog: './routes/blog/blog.tsx',
  blogEntry: './routes/blog/blogEntry.tsx',
} as const satisfies Partial<Record<Page, string>>;

/** `/catalog/{categorySlug}` → `catalog/:categorySlug`; the gate has checked the values of the placeholders. */
const pattern = (path: string) => path.slice(1).replace(/\{(\w+)\}/g, ':$1');

function entriesOf(page: keyof typeof modules): RouteConfigEntry[] {
  const paths = new Set(brandIds.map((brand) => pattern(routes[page][brands[brand].spelling])));
  return [...paths].map((path, position) => {
    const options = { id: position === 0 ? page : `${page}-${position}` };
    return path === '' ? index(modules[page], options) : route(path, modules[page], options);
  });
}

export default [
  ...prefix(':language?', (Object.keys(modules) as (keyof typeof modules)[]).flatMap(entriesOf)),
  route('*', './routes/errors/missing.tsx', { id: 'missing' }),
] satisfies RouteConfig;
