import { longestSearchText } from '../catalogQuery/CatalogQuery.ts';
import { fastAdRadii, lastFastAdPage, type FastAdRadius } from './fastAds.ts';

/** One search of the list of fast ads. [B42, C12] */
export interface FastAdQuery {
  /** From 1. */
  readonly page: number;
  /** Slug of a category; null = all. */
  readonly category: string | null;
  /** Slug of a make that the line names; null = all. */
  readonly brand: string | null;
  /** Slug of a region; null = everywhere. */
  readonly region: string | null;
  /** Id of a town of the region; null = the whole region. */
  readonly city: number | null;
  /** Kilometres around the town; null = the town alone. */
  readonly radius: FastAdRadius | null;
  /** Lowest and highest price, in whole euros; null = any. */
  readonly min: number | null;
  readonly max: number | null;
  /** Words of the line, trimmed; empty = none. */
  readonly words: string;
}

/** A search that asks for nothing: every fast ad, the newest first. */
export const emptyFastAdQuery: FastAdQuery = {
  page: 1,
  category: null,
  brand: null,
  region: null,
  city: null,
  radius: null,
  min: null,
  max: null,
  words: '',
};

/** A search as an address says it. */
export interface FastAdQueryReading {
  readonly query: FastAdQuery;
  /** Prices that are no number of whole euros, as they were typed. */
  readonly wrong: { readonly min?: string; readonly max?: string };
}

/** Highest price that can be asked for, in whole euros. */
const highestPrice = 10_000_000;

/** Longest wrong price that is shown again, in characters. */
const longestWrong = 40;

const only = (parameters: URLSearchParams, name: string) => {
  const texts = parameters.getAll(name);
  return texts.length === 1 ? (texts[0] ?? '').trim() : '';
};

const slugIn = (parameters: URLSearchParams, name: string) =>
  /^[a-z0-9-]{1,80}$/.exec(only(parameters, name))?.[0] ?? null;

/** Whole euros as people type them: "3400", "3.400", "3 400 €". Null: nothing is typed; undefined: something else is. */
function eurosIn(text: string): number | null | undefined {
  const plain = text.replace(/\s*€$/, '');
  if (plain === '') return null;
  if (!/^\d+$|^\d{1,3}([.,\s]\d{3})+$/.test(plain)) return undefined;

  const euros = Number(plain.replace(/\D/g, ''));

  return euros <= highestPrice ? euros : undefined;
}

/**
 * Reads the address of the list of fast ads. A missing or unreadable value has its default: no page fails for it. Only
 * prices are typed, so that a wrong one is given back.
 */
export function readFastAdQuery(parameters: URLSearchParams): FastAdQueryReading {
  const page = Number(/^[1-9]\d{0,3}$/.exec(only(parameters, 'page'))?.[0] ?? 1);
  const city = Number(/^[1-9]\d{0,8}$/.exec(only(parameters, 'city'))?.[0] ?? 0);
  const radius = fastAdRadii.find((each) => String(each) === only(parameters, 'radius'));
  const [min, max] = [eurosIn(only(parameters, 'min')), eurosIn(only(parameters, 'max'))];

  return {
    query: {
      page: page <= lastFastAdPage ? page : 1,
      category: slugIn(parameters, 'category'),
      brand: slugIn(parameters, 'brand'),
      region: slugIn(parameters, 'region'),
      city: city || null,
      radius: radius ?? null,
      min: min ?? null,
      max: max ?? null,
      words: only(parameters, 'q').replace(/\s+/g, ' ').slice(0, longestSearchText),
    },
    wrong: {
      ...(min === undefined && { min: only(parameters, 'min').slice(0, longestWrong) }),
      ...(max === undefined && { max: only(parameters, 'max').slice(0, longestWrong) }),
    },
  };
}

/** The one text of a search for an address, without `?`; defaults and page 1 are left out. */
export function printFastAdQuery(query: FastAdQuery): string {
  const { page, category, brand, region, city, radius, min, max, words } = query;
  const parameters: [string, string | number | null][] = [
    ['category', category],
    ['brand', brand],
    ['region', region],
    ['city', city],
    ['radius', city === null ? null : radius],
    ['min', min],
    ['max', max],
    ['q', words || null],
    ['page', page === 1 ? null : page],
  ];
  return parameters
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
}

/**
 * How an address says a search: a category with a make, or with a region, is in the path, all else in the parameters.
 * A make goes before a region. [B42]
 */
export function fastAdAddress(query: FastAdQuery) {
  const { category, brand, region } = query;
  const place = brand ?? region;
  if (category === null || place === null) return { path: null, parameters: printFastAdQuery(query) };

  const rest = { ...query, category: null, brand: null, region: brand === null ? null : region };

  return { path: { categorySlug: category, placeSlug: place }, parameters: printFastAdQuery(rest) };
}

/**
 * Whether search engines list a search: they leave out words, prices, towns and two conditions of place at once.
 * [M60]
 */
export const isFindableFastAdQuery = ({ brand, region, city, min, max, words }: FastAdQuery): boolean =>
  city === null && min === null && max === null && words === '' && (brand === null || region === null);
