import { Failure, priceListOf, type WantedItem } from '@volan/api-contract';
import type { BrandId } from '@volan/domain-rules';
import type { Sql } from 'postgres';

/** Why an account cannot pay for a packet: it has no company, or one that is not approved. */
export type PacketRefusal = Failure<'company-needed' | 'company-waiting', null>;

/**
 * Failure if one of the items is a packet and the account has no approved company; null: it can be paid. Packets give
 * feeds and staff, which only companies have. Before the approval a packet can be chosen but not paid. [H07]
 */
export async function refuseCompanyPacket(
  sql: Sql,
  { items, brand, userId }: { readonly items: readonly WantedItem[]; readonly brand: BrandId; readonly userId: number },
): Promise<PacketRefusal | null> {
  const wanted = new Set(items.map(({ product }) => product));
  const hasPacket = priceListOf(brand).products.some(({ id, kind }) => kind === 'plan' && wanted.has(id));
  if (!hasPacket) return null;

  const [company] = await sql<{ status: number }[]>`select status from company where user_id = ${userId}`;
  if (company?.status === 1) return null;

  return new Failure(company?.status === 0 ? 'company-waiting' : 'company-needed');
}
