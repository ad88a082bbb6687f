import { countryCodes } from '../brands/countryCodes.ts';
import { cutPlain } from '../text/cutPlain.ts';
import type { FilterProblem } from '../filters/parseFilters.ts';
import { parseFilters } from '../filters/parseFilters.ts';
import {
  emptyCatalogQuery,
  lastPage,
  longestSearchText,
  sortFields,
  sortOrders,
  type CatalogQuery,
  type SortField,
  type SortOrder,
} from './CatalogQuery.ts';

/** A parameter of the catalog's address. */
export type CatalogParameter =
  | 'category_id'
  | 'page'
  | 'filters'
  | 'sort'
  | 'order'
  | 'credit'
  | 'q'
  | 'country'
  | 'seller';

/** A parameter that could not be read. For `filters`, `problem` says why. */
export interface BadParameter {
  readonly parameter: CatalogParameter;
  readonly problem?: FilterProblem['problem'];
  /** For malformed `filters`: the parts that could not be read; the other parts are used. */
  readonly parts?: readonly string[];
}

/** A read address: the query, with defaults for what could not be read, and the errors. */
export interface ReadCatalogQuery {
  readonly query: CatalogQuery;
  readonly bad: readonly BadParameter[];
}

/** Direction of a field where `order` is not said: what a visitor wants to see first. */
const naturalDirection: Readonly<Record<SortField, SortOrder>> = {
  created_at: 'desc',
  price: 'asc',
  year: 'desc',
  mileage: 'asc',
  power: 'desc',
  price_rating: 'asc',
  relevance: 'desc',
};

/** Ids are kept in 32 bits. */
const largestId = 2_147_483_647;

const wholeNumber = (text: string, largest: number) => {
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return number !== null && number <= largest ? number : null;
};

const oneOf = <Word extends string>(words: readonly Word[], text: string) =>
  words.find((word) => word === text) ?? null;

function readCountries(text: string) {
  const codes = [...new Set(text.split('*').map((code) => code.toUpperCase()))].sort();
  return codes.every((code) => countryCodes.has(code)) ? codes : null;
}

/** Whether the typed words hold control characters: the address of that search has none. */
export const holdsControlCharacters = (parameters: URLSearchParams) => /\p{Cc}/u.test(parameters.get('q') ?? '');

/**
 * Reads the parameters of the catalog's address once for both who need it: the API refuses what is in `bad`, a page
 * shows the list with the defaults. An empty parameter is an absent one. [B26, T04, T05]
 */
export function readCatalogQuery(parameters: URLSearchParams): ReadCatalogQuery {
  const bad: BadParameter[] = [];
  const read = <Value>(parameter: CatalogParameter, fallback: Value, reader: (text: string) => Value | null) => {
    const texts = parameters.getAll(parameter);
    const text = texts[0] ?? '';
    if (texts.length < 2 && text === '') {
      return fallback;
    }
    const value = texts.length === 1 ? reader(text) : null;
    if (value === null) {
      bad.push({ parameter });
    }

    return value ?? fallback;
  };

  const readFilters = (text: string) => {
    const parsed = parseFilters(text);
    if (parsed.ok) {
      return parsed.filters;
    }
    bad.push({ parameter: 'filters', problem: parsed.problem, ...(parsed.parts && { parts: parsed.parts }) });

    return parsed.readable ?? emptyCatalogQuery.filters;
  };

  /** Words beyond the limit are cut, and the page says so; the API refuses them. */
  const readWords = () => {
    const plain = (text: string) =>
      text
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .replaceAll(/\s+/g, ' ');
    const [text = '', ...more] = parameters.getAll('q');
    const words = plain(text);
    if (more.length === 0 && words.length > longestSearchText) {
      bad.push({ parameter: 'q' });
      return cutPlain(words, longestSearchText);
    }

    return read('q', '', plain);
  };

  const field = read<SortField | undefined>('sort', undefined, (text) => oneOf(sortFields, text));
  const direction = read<SortOrder | undefined>('order', undefined, (text) => oneOf(sortOrders, text));
  const sortedBy = field ?? (direction === undefined ? undefined : 'created_at');
  const query: CatalogQuery = {
    categoryId: read<number | null>('category_id', null, (text) => wholeNumber(text, largestId)),
    page: read('page', 1, (text) => wholeNumber(text, lastPage)),
    filters: read('filters', emptyCatalogQuery.filters, readFilters),
    sorting: sortedBy === undefined ? null : { field: sortedBy, direction: direction ?? naturalDirection[sortedBy] },
    financing: read('credit', false, (text) => (text === '1' ? true : text === '0' ? false : null)),
    q: readWords(),
    countries: read<readonly string[]>('country', [], readCountries),
    seller: read<number | null>('seller', null, (text) => wholeNumber(text, largestId)),
  };

  return { query, bad };
}
