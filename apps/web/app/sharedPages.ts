import {
  holdsFilterForm,
  printCatalogQuery,
  printCompanyQuery,
  readCatalogQuery,
  readCompanyQuery,
  textPages,
  type Page,
} from '@volan/domain-rules';

/** What makes a page the same for all who ask for it. */
export interface SharedPage {
  /**
   * The one text of the parameters that the page knows, without `?`; null where it answers with something else than
   * the page, or shows what was wrong: that is made for its reader alone.
   */
  readonly query: (given: URLSearchParams) => string | null;
  /** All that it shows comes with the feed of changes (ads, sellers' states, the catalogue). */
  readonly followsFeed: boolean;
}

/** Longest value of a parameter that is worth keeping a page for. */
const longestValue = 200;

const nothing = () => '';

/** These parameters, each at most once, in this order; all others mean nothing. */
const only =
  (...names: readonly string[]) =>
  (given: URLSearchParams) => {
    const known = new URLSearchParams();
    for (const name of names) {
      const [value = '', second] = given.getAll(name);
      if (second !== undefined || value.length > longestValue) {
        return null;
      }
      if (value !== '') {
        known.set(name, value);
      }
    }
    return known.toString();
  };

/** The parameters of a list of ads. The order of its filters is the category's: the page itself moves another one. */
function list(given: URLSearchParams) {
  const { query, bad } = readCatalogQuery(given);
  if (bad.length > 0 || holdsFilterForm(given)) {
    return null;
  }
  const filters = given.get('filters') ?? '';
  const known = [
    printCatalogQuery({ ...query, filters: [] }),
    filters === '' ? '' : `filters=${encodeURIComponent(filters)}`,
    given.get('view') === 'grid' ? 'view=grid' : '',
  ];
  return known.filter((part) => part !== '').join('&');
}

/** The parameters of a form that a search fills in: those of its list, and none that sends it. */
const form = (given: URLSearchParams) => (given.has('to') ? null : list(given));

/** Pages that are kept for every reader, with what they know of the query. Any other is kept only without a query. */
export const sharedPages: Partial<Record<Page, SharedPage>> = {
  home: { query: nothing, followsFeed: true },
  catalog: { query: list, followsFeed: true },
  ad: { query: nothing, followsFeed: true },
  adDetails: { query: nothing, followsFeed: true },
  companies: { query: (given) => printCompanyQuery(readCompanyQuery(given)), followsFeed: false },
  company: { query: list, followsFeed: false },
  detailedSearch: { query: form, followsFeed: true },
  compareAds: { query: (given) => (given.has('ads') ? null : ''), followsFeed: false },
  history: { query: nothing, followsFeed: false },
  models: { query: only('q'), followsFeed: true },
  model: { query: nothing, followsFeed: true },
  offline: { query: nothing, followsFeed: false },
  ...Object.fromEntries(textPages.map((page) => [page, { query: nothing, followsFeed: false }])),
};

/** Any other page. */
export const unknownPage: SharedPage = {
  query: (given) => (given.size === 0 ? '' : null),
  followsFeed: false,
};
