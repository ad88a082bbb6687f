import { getCollected } from '@volan/api-contract/wire';
import { readCart, type Cart } from '@volan/domain-rules';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** The stored cart of the account; empty for a visitor, or if it cannot be read now. [B02, F19] */
export async function keptCart({ api, session }: RequestContext): Promise<Cart> {
  const lists = session ? await api.sendOrNull(getCollected, {}) : null;
  return lists ? readCart(lists.cart) : {};
}
