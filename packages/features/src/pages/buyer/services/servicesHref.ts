import { printServiceQuery, type ServiceQuery } from '@volan/domain-rules';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';

/** The one address of a search of car services, in the brand and language of the site. [B19] */
export function servicesHref(site: Site, query: ServiceQuery): string {
  return [pagePath(site, 'services', {}), printServiceQuery(query)].filter((part) => part !== '').join('?');
}
