import type {
  Account,
  AdAnswer,
  AdCompared,
  AdDetails,
  AdListed,
  BlogArticle,
  BlogEntry,
  BlogListed,
  CategoryWithSpecifications,
  City,
  CarService,
  CarServiceDetails,
  CompanyDetails,
  CompanyListed,
  Country,
  ExchangeRate,
  FastAd,
  FastAdDetails,
  FastAdGone,
  FastAdPreview,
  MyFastAd,
  Favourite,
  FollowedSeller,
  CostRule,
  ModelInformation,
  BoostedAd,
  MyAd,
  OwnAd,
  NamedText,
  NavigationGroup,
  Place,
  PriceComparison,
  Town,
} from '@volan/api-contract';
import { messageToCyrillic, toCyrillic } from '@volan/domain-rules';

/** Questions that are answered by names of makes, models and generations: their answers stay Latin. */
const namedInLatin: ReadonlySet<string> = new Set(['vozilo', 'sasija', 'odgovara']);

/**
 * Countries whose towns are named in Serbian or in a language that is written like it; others keep their own spelling.
 */
const readable: ReadonlySet<string> = new Set(['RS', 'BA', 'ME', 'HR']);

/** Most texts that are remembered; a taxonomy has some thousands. */
const maxRemembered = 10_000;

const remembered = new Map<string, string>();

/** The text in Cyrillic; the same few thousand labels come again in every reply. */
function written(text: string) {
  const known = remembered.get(text);
  if (known !== undefined) {
    return known;
  }
  if (remembered.size >= maxRemembered) {
    const [oldest = ''] = remembered.keys();
    remembered.delete(oldest);
  }
  const made = toCyrillic(text);
  remembered.set(text, made);

  return made;
}

const titled = <Titled extends { readonly title: string }>(one: Titled): Titled => ({
  ...one,
  title: written(one.title),
});

const answer = (one: AdAnswer): AdAnswer => ({
  ...one,
  label: written(one.label),
  values: namedInLatin.has(one.key)
    ? one.values
    : one.values.map((value) => ({ ...value, label: written(value.label) })),
});

const place = ({ country, region, city }: Place): Place => ({
  country,
  region: region && titled(region),
  city: city !== null && readable.has(country) ? written(city) : city,
});

/** An ad: its answers and its place. Title, short line and seller are names, or words of the seller. */
const listed = <Ad extends Pick<AdListed, 'highlights' | 'place'>>(ad: Ad): Ad => ({
  ...ad,
  highlights: ad.highlights.map(answer),
  place: place(ad.place),
});

const groups = (all: AdDetails['groups']) =>
  all.map((group) => ({ ...titled(group), answers: group.answers.map(answer) }));

const comparison = (one: PriceComparison): PriceComparison =>
  'group' in one ? { ...one, group: { ...one.group, fuel: titled(one.group.fuel) } } : one;

const details = (ad: AdDetails): AdDetails => ({
  ...listed(ad),
  category: titled(ad.category),
  groups: groups(ad.groups),
  seller: { ...ad.seller, place: ad.seller.place && place(ad.seller.place) },
  price_comparison: comparison(ad.price_comparison),
});

/** A fast ad: its category and its place. Its line is the seller’s. */
const fast = <Ad extends Pick<FastAd, 'category' | 'place'>>(ad: Ad): Ad => ({
  ...ad,
  category: titled(ad.category),
  place: place(ad.place),
});

/** A car service: its kinds and its place. Its name and its words are its own. */
const carService = <Service extends Pick<CarService, 'kinds' | 'place'>>(service: Service): Service => ({
  ...service,
  kinds: service.kinds.map(titled),
  place: place(service.place),
});

const fastDetails = (ad: FastAdDetails): FastAdDetails => ({
  ...fast(ad),
  seller: { ...ad.seller, place: ad.seller.place && place(ad.seller.place) },
});

const category = (one: CategoryWithSpecifications): CategoryWithSpecifications => ({
  ...titled(one),
  groups: one.groups.map(titled),
  specifications: one.specifications.map((each) => ({
    ...titled(each),
    filters: namedInLatin.has(each.slug) ? each.filters : each.filters.map(titled),
  })),
});

const company = <Company extends Pick<CompanyListed, 'place'>>(one: Company): Company => ({
  ...one,
  place: place(one.place),
});

const model = (one: ModelInformation): ModelInformation => ({
  ...one,
  category: titled(one.category),
  facts: one.facts.map((fact) => ({ ...titled(fact), answers: fact.answers.map(titled) })),
});

const namedText = (one: NamedText): NamedText => ({ ...titled(one), text: written(one.text) });

/** Tags and named characters of HTML. The words of a text are between them. */
const betweenWords = /(<[^>]*>|&[a-z0-9#]+;)/i;

const wordsOfHtml = (html: string) =>
  html
    .split(betweenWords)
    .map((piece, index) => (index % 2 === 1 ? piece : toCyrillic(piece)))
    .join('');

const article = <Article extends BlogListed>(one: Article): Article => ({
  ...titled(one),
  summary: written(one.summary),
  category: titled(one.category),
  cover: one.cover && { ...one.cover, alt: written(one.cover.alt) },
});

function blogEntry(one: BlogEntry): BlogEntry {
  switch (one.kind) {
    case 'category':
      return { ...one, category: titled(one.category) };
    case 'article':
      return { ...one, article: { ...article<BlogArticle>(one.article), html: wordsOfHtml(one.article.html) } };
    case 'moved':
      return one;
  }
}

const named = <One extends Pick<Country, 'name'>>(one: One): One => ({ ...one, name: written(one.name) });

const each =
  <One>(write: (one: One) => One) =>
  (all: readonly One[]) =>
    all.map(write);

/** How the reply of a call is written in Cyrillic. A reply without texts of ours is not in here. */
export const replies: Readonly<Record<string, (reply: never) => unknown>> = {
  getAd: details,
  listAds: each(listed<AdListed>),
  listAdsByIds: each((ad: AdCompared) => ({ ...listed(ad), groups: groups(ad.groups) })),
  listHomeAds: each(listed<AdListed>),
  listSellersOtherAds: each(listed<AdListed>),
  listSimilarAds: each(listed<AdListed>),
  getBlogEntry: blogEntry,
  listBlogArticles: each(article<BlogListed>),
  listBlogCategories: each(titled<{ title: string }>),
  getCategory: category,
  getCategoryBySlug: titled,
  listCategories: each(titled<{ title: string }>),
  listCategoriesByIds: each(titled<{ title: string }>),
  listCategoryFuels: each(titled<{ title: string }>),
  getCompany: (one: CompanyDetails) => ({ ...company(one), categories: one.categories.map(titled) }),
  listCompanies: each(company<CompanyListed>),
  listFollowedSellers: each((one: FollowedSeller) => ({ ...one, place: one.place && place(one.place) })),
  getMyAd: ({ ad, mine }: OwnAd) => ({ ad: details(ad), mine: listed(mine) }),
  listMyAds: each(listed<MyAd>),
  listBoosts: each((one: BoostedAd) => ({ ...one, ad: listed(one.ad) })),
  listFastAds: each(fast<FastAd>),
  listServiceKinds: each(titled<{ title: string }>),
  listCarServices: each(carService<CarService>),
  getCarService: carService<CarServiceDetails>,
  listSavedFastAds: each(fast<FastAd>),
  listMyFastAds: each(fast<MyFastAd>),
  getFastAd: fastDetails,
  getMyFastAd: ({ ad, mine }: FastAdPreview) => ({ ad: fastDetails(ad), mine: fast(mine) }),
  listFavourites: each((favourite: Favourite) => ({ ...favourite, ad: listed(favourite.ad) })),
  getModel: model,
  listCountries: each(named),
  listCountriesOfTheWorld: ({ countries }: { countries: Country[] }) => ({ countries: countries.map(named) }),
  listCities: each((city: City) => (readable.has(city.country) ? titled(city) : city)),
  listTowns: each((town: Town) => (readable.has(town.country) ? titled(town) : town)),
  listRegions: each(titled<{ title: string }>),
  getExchangeRate: (rate: ExchangeRate) => ({ ...rate, source: written(rate.source) }),
  listCostRules: each((rule: CostRule) => ({
    ...rule,
    source: rule.source && { ...rule.source, title: written(rule.source.title) },
  })),
  getUser: (account: Account) => ({ ...account, type_name: written(account.type_name) }),
  listBusinessTypes: each(named),
  listProfileTypes: each(named),
  getAgreement: namedText,
  getNamedText: namedText,
  listMessages: (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, messageToCyrillic(text)])),
  listNavigation: each((group: NavigationGroup) => ({ ...titled(group), items: group.items.map(titled) })),
};

/** The same for the `meta` of a reply. */
export const metas: Readonly<Record<string, (meta: never) => unknown>> = {
  listAds: (meta: { top: AdListed[] }) => ({ ...meta, top: meta.top.map(listed) }),
};

/** The same for what comes with a failure: an ad that is gone. */
export const failures: Readonly<Record<string, (data: never) => unknown>> = {
  getAd: (gone: { category: { title: string } }) => ({ ...gone, category: titled(gone.category) }),
  getFastAd: fast<FastAdGone>,
};

export { written };
