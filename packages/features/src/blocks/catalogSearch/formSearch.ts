import { keysOfForm, readCatalogQuery, readFilterForm, type CatalogQuery } from '@volan/domain-rules';

/**
 * The search that a sent or half-filled filter form asks for: its controls, its other parameters, and page 1. `filters`
 * beside the controls stay as far as the form does not ask for them itself. Numbers are read in the language of the
 * page.
 */
export function formSearch(parameters: URLSearchParams, language: string): CatalogQuery {
  const rest = new URLSearchParams([...parameters].filter(([name]) => !name.startsWith('f.')));
  const known = readCatalogQuery(rest).query;
  const asked = keysOfForm(parameters);
  const kept = known.filters.filter(({ key }) => !asked.has(key));

  return { ...known, filters: [...kept, ...readFilterForm(parameters, language).filters], page: 1 };
}

/** The parameters beside the filters that a filter form keeps, as hidden fields. */
export function keptParameters({ categoryId, sorting, countries, seller }: CatalogQuery, view: string) {
  const kept: [string, string][] = [
    ['category_id', String(categoryId ?? '')],
    ['sort', sorting?.field ?? ''],
    ['order', sorting?.direction ?? ''],
    ['country', countries.join('*')],
    ['seller', String(seller ?? '')],
    ['view', view === 'grid' ? 'grid' : ''],
  ];
  return kept.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
}
