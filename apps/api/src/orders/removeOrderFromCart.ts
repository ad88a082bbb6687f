import { cartItemId } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { removePaidFromCart } from '../collected/collectedStore.ts';

/**
 * Removes the products of an order from its buyer's cart: it is paid, or it waits for its transfer and is listed under
 * the orders. [B02]
 */
export async function removeOrderFromCart(
  sql: TransactionSql,
  { orderId, userId }: { readonly orderId: string; readonly userId: number },
): Promise<void> {
  const items = await sql<{ product: string; ad_id: number | null }[]>`
    select product, ad_id::int from purchase_order_item where order_id = ${orderId}`;
  await removePaidFromCart(
    sql,
    userId,
    items.map(({ product, ad_id: ad }) => cartItemId(product, ad ?? undefined)),
  );
}
