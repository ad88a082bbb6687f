import type { Plan } from '@volan/api-contract';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';

/** Where a packet is paid: who is not signed in comes to it by signing in. */
export const planHref = (site: Site, plan: Plan['id']) => `${pagePath(site, 'checkout', {})}?items=plan-${plan}*1`;
