import { lastPage, longestSearchText } from '../catalogQuery/CatalogQuery.ts';
import { companyTypes, type CompanyQuery } from './CompanyQuery.ts';

const only = (parameters: URLSearchParams, name: string) => {
  const texts = parameters.getAll(name);
  return texts.length === 1 ? (texts[0] ?? '') : '';
};

/**
 * Reads the address of the list of companies. A missing or unreadable value has its default: no page fails for it.
 * [B22]
 */
export function readCompanyQuery(parameters: URLSearchParams): CompanyQuery {
  const page = only(parameters, 'page');
  const number = /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
  const region = only(parameters, 'region');
  const type = only(parameters, 'type');
  const keyword = only(parameters, 'keyword').trim().replace(/\s+/g, ' ');

  return {
    page: number <= lastPage ? number : 1,
    region: /^[a-z0-9-]{1,80}$/.test(region) ? region : null,
    type: companyTypes.find((each) => each === type) ?? null,
    keyword: keyword.length <= longestSearchText ? keyword : '',
  };
}

/** The one text of a search of companies for an address, without `?`; defaults and page 1 are left out. */
export function printCompanyQuery({ page, region, type, keyword }: CompanyQuery) {
  const parameters: [string, string | number | null][] = [
    ['page', page === 1 ? null : page],
    ['region', region],
    ['type', type],
    ['keyword', keyword || null],
  ];
  return parameters
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
}
