import type { Plan } from '@volan/api-contract';
import { checkoutHref } from '../../../blocks/cart/checkoutHref.ts';
import type { Site } from '../../../runtime/site/Site.ts';

/** The page where a packet is paid; visitors sign in first. */
export const planHref = (site: Site, plan: Plan['id']) =>
  checkoutHref(site, [{ product: `plan-${plan}`, quantity: 1 }], { from: 'plans' });
