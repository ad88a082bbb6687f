import { articleStates, type CallInput, type listManagedArticles } from '@volan/api-contract';
import { directionInSort, languageValues, readSorting, type Sorting } from '@volan/domain-rules';
import { tablePage } from '../shell/tableHref.ts';
import type { AdminTexts } from '@volan/i18n/admin';

/** Articles on one page, as the API returns them. */
export const articlesOfPage = 50;

/** The order of the table; by default those changed last come first. [T04] */
export const articlesSorting = (params: URLSearchParams): Sorting<'title' | 'publish_at' | 'changed_at'> =>
  readSorting(directionInSort, params, ['title', 'publish_at', 'changed_at'], {
    field: 'changed_at',
    direction: 'desc',
  });

/** Reads the address of the table; an invalid value counts as absent. */
export function readArticleQuery(params: URLSearchParams): CallInput<typeof listManagedArticles> {
  const keyword = params.get('search')?.trim().slice(0, 100);
  const state = articleStates.find((one) => one === params.get('state'));
  const language = languageValues.find((one) => one === params.get('language'));
  const category = /^[1-9]\d{0,9}$/.exec(params.get('category') ?? '')?.[0];
  const { field, direction } = articlesSorting(params);

  return {
    page: tablePage(params),
    ...(keyword && { keyword }),
    ...(state && { filter: state }),
    ...(language && { language }),
    ...(category !== undefined && { blog_category_id: Number(category) }),
    sort: direction,
    sortField: field,
  };
}

/** Labels of the states of an article. */
export const stateWords = (texts: AdminTexts): Readonly<Record<(typeof articleStates)[number], string>> => ({
  draft: texts.blogDraft,
  scheduled: texts.blogScheduled,
  published: texts.blogPublished,
});
