import type { AdDraftListed, Category } from '@volan/api-contract';
import { pagePath } from '../../runtime/site/pagePath.ts';
import type { Site } from '../../runtime/site/Site.ts';

/**
 * The page where a draft is continued. A draft whose category is gone needs another category; one without a category is
 * a fast ad. [P35, M17]
 */
export function draftHref(site: Site, draft: AdDraftListed, category: Category | undefined): string {
  if (draft.category_id === null) return `${pagePath(site, 'newFastAd', {})}?draft=${draft.id}`;

  return category
    ? `${pagePath(site, 'newAd', { categorySlug: category.slug })}?draft=${draft.id}`
    : pagePath(site, 'chooseCategory', {});
}
