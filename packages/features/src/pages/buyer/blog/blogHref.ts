import type { Site } from '../../../runtime/site/Site.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';

/** The path of a page of a list: all articles, or those of a category by its slug. */
export function blogHref(site: Pick<Site, 'brand' | 'language'>, category: string | null, page = 1) {
  const path = category === null ? pagePath(site, 'blog', {}) : pagePath(site, 'blogEntry', { blogSlug: category });
  return page === 1 ? path : `${path}?page=${page}`;
}

/** The path of an article. */
export const articleHref = (site: Pick<Site, 'brand' | 'language'>, slug: string) =>
  pagePath(site, 'blogEntry', { blogSlug: slug });

/** The feed of the articles of a language. */
export const feedHref = (site: Pick<Site, 'brand' | 'language'>) => `${pagePath(site, 'blog', {})}/feed.xml`;
