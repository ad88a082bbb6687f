import type { AdDetails } from '@volan/api-contract';
import { option, pair } from '@volan/domain-rules';
import { adHref } from '../../../blocks/adCard/adCardData.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { filteredListHref } from './answerHref.ts';

/** A step from the category down to the ad. */
export interface TrailStep {
  readonly label: string;
  readonly path: string;
}

/** Category, make, model and the ad itself; makes and models that the catalogue does not know are left out. [M60] */
export function adTrail(ad: AdDetails, site: Site): TrailStep[] {
  const { category, brand, model } = ad;
  const steps: TrailStep[] = [
    { label: category.title, path: pagePath(site, 'catalog', { categorySlug: category.slug }) },
  ];
  if (brand?.slug) {
    steps.push({ label: brand.title, path: filteredListHref(site, ad, 'vozilo', option(brand.slug)) });
    if (model?.slug) {
      steps.push({ label: model.title, path: filteredListHref(site, ad, 'vozilo', pair(brand.slug, model.slug)) });
    }
  }

  return [...steps, { label: ad.title, path: adHref(site, ad) }];
}
