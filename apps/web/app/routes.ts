import { index, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { brandIds, brands, routes, type Page } from '@volan/domain-rules';

/** The module of every built page. A page that is built but missing here does not compile. */
const modules = {
  home: './routes/home.tsx',
  companies: './routes/companies.tsx',
  company: './routes/company.tsx',
  cart: './routes/cart.tsx',
  checkout: './routes/checkout.tsx',
  orders: './routes/orders.tsx',
  myPlan: './routes/myPlan.tsx',
  paymentPlans: './routes/paymentPlans.tsx',
  paymentSuccess: './routes/payment.tsx',
  paymentError: './routes/payment.tsx',
  paymentSlip: './routes/payment.tsx',
  sessionExpired: './routes/sessionExpired.tsx',
  signOut: './routes/signOut.tsx',
  signIn: './routes/signIn.tsx',
  signUp: './routes/signUp.tsx',
  forgotPassword: './routes/forgotPassword.tsx',
  profile: './routes/profile.tsx',
  chooseCategory: './routes/chooseCategory.tsx',
  newAd: './routes/newAd.tsx',
  editAd: './routes/editAd.tsx',
  activeAds: './routes/activeAds.tsx',
  inactiveAds: './routes/inactiveAds.tsx',
  statements: './routes/statements.tsx',
  mailedStatement: './routes/mailedStatement.tsx',
  moderationNumbers: './routes/moderationNumbers.tsx',
  moderationNumbersFile: './routes/moderationNumbersFile.ts',
  boosts: './routes/boosts.tsx',
  stats: './routes/stats.tsx',
  statsFile: './routes/statsFile.ts',
  credits: './routes/credits.tsx',
  creditsFile: './routes/creditsFile.ts',
  loyaltyProgram: './routes/loyaltyProgram.tsx',
  myLoyaltyProgram: './routes/myLoyaltyProgram.tsx',
  favourites: './routes/favourites.tsx',
  mySellers: './routes/mySellers.tsx',
  messageLink: './routes/messageLink.tsx',
  messages: './routes/messages.tsx',
  conversation: './routes/messages.tsx',
  cannedAnswers: './routes/cannedAnswers.tsx',
  messageFile: './routes/messageFile.tsx',
  receiptFile: './routes/receiptFile.tsx',
  settings: './routes/settings.tsx',
  notifications: './routes/notifications.tsx',
  unsubscribe: './routes/unsubscribe.tsx',
  feeds: './routes/feeds.tsx',
  companyMembers: './routes/companyMembers.tsx',
  companyInvitation: './routes/companyInvitation.tsx',
  accountData: './routes/accountData.ts',
  catalog: './routes/catalog.tsx',
  detailedSearch: './routes/detailedSearch.tsx',
  ad: './routes/ad.tsx',
  adDetails: './routes/ad.tsx',
  adPhone: './routes/adPhone.tsx',
  reportAd: './routes/reportAd.tsx',
  models: './routes/models.tsx',
  model: './routes/model.tsx',
  compareAds: './routes/compareAds.tsx',
  history: './routes/history.tsx',
  offline: './routes/offline.tsx',
  terms: './routes/text.tsx',
  privacy: './routes/text.tsx',
  cookies: './routes/text.tsx',
  safety: './routes/text.tsx',
  help: './routes/text.tsx',
  about: './routes/text.tsx',
  contact: './routes/text.tsx',
  rules: './routes/text.tsx',
  prices: './routes/text.tsx',
  partners: './routes/partners.tsx',
  blog: './routes/blog.tsx',
  blogEntry: './routes/blogEntry.tsx',
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
  route('*', './routes/missing.tsx', { id: 'missing' }),
] satisfies RouteConfig;
