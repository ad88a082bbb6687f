import type { Plan } from '@volan/api-contract';
import { checkoutHref } from '../../../blocks/cart/checkoutHref.ts';
import type { Site } from '../../../runtime/site/Site.ts';

/** Where a packet is paid: who is not signed in comes to it by signing in. */
export const planHref = (site: Site, plan: Plan['id']) =>
  checkoutHref(site, [{ product: `plan-${plan}`, quantity: 1 }], { from: 'plans' });
