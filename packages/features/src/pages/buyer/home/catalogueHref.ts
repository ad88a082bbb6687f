import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';

/** The list of the brand's default category. [L22] */
export const catalogueHref = (site: Site) => pagePath(site, 'catalog', { categorySlug: site.brand.defaultCategory });
