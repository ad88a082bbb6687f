import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import { readCall } from '@volan/api-client';
import type { CartLine } from '@volan/api-contract';
import { listCartLines } from '@volan/api-contract/wire';
import { cartItemId, type Cart } from '@volan/domain-rules';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';

/** The server's data of the items of a cart, by item id, and the credits of its owner. */
export interface KnownCart {
  readonly lines: Readonly<Record<string, CartLine>>;
  /** Null: nobody is signed in, or the server has not answered yet. */
  readonly balance: number | null;
}

/**
 * Asks what the items of a signed-in person are for, and whether they can still be bought. Visitors have none of these.
 * [B02]
 */
export function useCartLines(cart: Cart): KnownCart {
  const api = useApi();
  const isSignedIn = useSite().viewer?.signedIn ?? false;
  const items = Object.values(cart).map(({ product, quantity, ad }) => ({
    product,
    quantity,
    ...(ad !== undefined && { ad_id: ad }),
  }));
  const answer = useQuery({
    queryKey: ['cart-lines', items],
    queryFn: ({ signal }) => readCall(api, listCartLines, { items, lang: api.language }, signal),
    enabled: isSignedIn && items.length > 0,
    placeholderData: (before) => before,
  });
  if (!answer.data) return { lines: {}, balance: null };

  const { lines, balance } = answer.data.data;

  return {
    lines: Object.fromEntries(lines.map((line) => [cartItemId(line.product, line.ad_id ?? undefined), line])),
    balance,
  };
}
