import { readCatalogQuery } from '../catalogQuery/readCatalogQuery.ts';
import { printFilters } from '../filters/printFilters.ts';
import { printCatalogQuery } from '../catalogQuery/printCatalogQuery.ts';
import { emptyCatalogQuery, type CatalogQuery } from '../catalogQuery/CatalogQuery.ts';
import type { Filters } from '../filters/Filters.ts';
import { keysOfForm, readFilterForm } from '../filters/filterForm.ts';
import { widgetKinds, widgetRows, type WidgetKind } from './widgetKinds.ts';

/** The content of a widget's request to the server. */
export interface WidgetQuery {
  readonly kind: WidgetKind;
  /** Slug of a category; `null` = the brand's default one. */
  readonly category: string | null;
  /** Slug of a company: whose stock is shown. */
  readonly company: string | null;
  /** Id of the ad whose price is rated. */
  readonly ad: number | null;
  readonly rows: number;
  readonly columns: number;
  readonly isStrip: boolean;
  /** Filters of the attribute alone: the form does not ask for what the partner decided. */
  readonly own: Filters;
  /**
   * Filters of the attribute and those that were chosen inside; the page counts widgets' pages of rows × columns ads.
   */
  readonly search: CatalogQuery;
  /** The choices in the form of the widget, as they were sent. */
  readonly form: URLSearchParams;
}

/** Longest value of a parameter, in characters. */
const longest = 500;

const slugPattern = /^[a-z\d-]{1,120}$/;
const largestId = 2_147_483_647;

/** Ads of a strip: half a page of a list. */
const stripColumns = 12;

/**
 * Reads the address of a widget, `/widgets/v1/{kind}?…`; `null` where a parameter cannot be read or occurs twice:
 * nothing is guessed, and the widget says so.
 *
 * @param language Of the widget: numbers of its form are read in it.
 */
export function readWidgetQuery(kindText: string, parameters: URLSearchParams, language: string): WidgetQuery | null {
  const kind = widgetKinds.find((each) => each === kindText);
  const single = (name: string) => {
    const values = parameters.getAll(name);
    return values.length > 1 || (values[0] ?? '').length > longest ? undefined : (values[0] ?? '');
  };
  const [category, company, ad, filters, rows, columns, layout, sort, page] = [
    'category',
    'company',
    'ad',
    'filters',
    'rows',
    'columns',
    'layout',
    'sort',
    'page',
  ].map(single);
  const form = new URLSearchParams([...parameters].filter(([name]) => name.startsWith('f.')));
  const list = new URLSearchParams([
    ['filters', filters ?? ''],
    ['sort', sort ?? ''],
    ['page', page ?? ''],
  ]);
  const { query, bad } = readCatalogQuery(list);
  const isWrong =
    !kind ||
    bad.length > 0 ||
    form.toString().length > longest ||
    [category, company, filters, rows, columns, layout, sort, page].includes(undefined) ||
    (category !== '' && !slugPattern.test(category ?? '')) ||
    (kind === 'stock' && !slugPattern.test(company ?? '')) ||
    (kind === 'price-badge' && (!/^[1-9]\d{0,9}$/.test(ad ?? '') || Number(ad) > largestId)) ||
    !/^[2-4]?$/.test(columns ?? '') ||
    !/^(grid|strip)?$/.test(layout ?? '');
  if (isWrong) return null;

  const isStrip = kind === 'ads' && layout === 'strip';
  const chosen = readFilterForm(form, language).filters;
  const asked = keysOfForm(form);

  return {
    kind,
    category: category || null,
    company: kind === 'stock' ? (company ?? null) : null,
    ad: kind === 'price-badge' ? Number(ad) : null,
    rows: isStrip ? 1 : widgetRows(rows ?? null),
    columns: isStrip ? stripColumns : Number(columns || 3),
    isStrip,
    own: query.filters,
    search: {
      ...emptyCatalogQuery,
      ...query,
      filters: [...query.filters.filter(({ key }) => !asked.has(key)), ...chosen],
    },
    form,
  };
}

/** The one text of a widget: equal for all addresses that show the same, and for no others. */
export function widgetKey(query: WidgetQuery) {
  const { kind, category, company, ad, rows, columns, isStrip, own, search, form } = query;
  if (kind === 'price-badge') return `${kind} ${ad}`;

  const shown = printCatalogQuery(search);
  if (kind === 'stock') return [kind, company, rows, columns, shown].join(' ');
  if (kind === 'ads') return [kind, category, rows, columns, isStrip, shown].join(' ');

  return [kind, category, printFilters(own), shown, form].join(' ');
}
