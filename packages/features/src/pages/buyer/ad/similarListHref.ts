import type { AdDetails } from '@volan/api-contract';
import { option, pair } from '@volan/domain-rules';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { filteredListHref } from './answerHref.ts';

/** The list around an ad: of its model, else of its make, else of its category. */
export function similarListHref(site: Site, ad: Pick<AdDetails, 'category' | 'brand' | 'model'>): string {
  const make = ad.brand?.slug;
  const model = ad.model?.slug;
  if (!make) {
    return pagePath(site, 'catalog', { categorySlug: ad.category.slug });
  }

  return filteredListHref(site, ad, 'vozilo', model ? pair(make, model) : option(make));
}
