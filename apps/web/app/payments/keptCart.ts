import { getCollected } from '@volan/api-contract/wire';
import { readCart, type Cart } from '@volan/domain-rules';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** The cart that the account keeps; empty where nobody is signed in, or where it cannot be read now. [B02, F19] */
export async function keptCart({ api, session }: RequestContext): Promise<Cart> {
  const lists = session ? await api.sendOrNull(getCollected, {}) : null;
  return lists ? readCart(lists.cart) : {};
}
