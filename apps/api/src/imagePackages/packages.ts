import { imagePackages, type ImagePackage } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { post } from '../ledger/transfers.ts';

/** What a package belongs to: an ad, or the draft of an account. */
export type PackageOwner = { readonly adId: number } | { readonly draftId: string; readonly userId: number };

const of = (sql: Sql | TransactionSql, owner: PackageOwner) =>
  'adId' in owner
    ? sql`ad_id = ${owner.adId}`
    : sql`draft_id = ${owner.draftId} and ad_id is null and user_id = ${owner.userId} and returned_at is null`;

/** Extra pictures that were bought for an ad or a draft; 0 where none were. [L13] */
export async function boughtImages(sql: Sql | TransactionSql, owner: PackageOwner): Promise<ImagePackage | 0> {
  const [row] = await sql<{ images: number | null }[]>`
    select max(images)::int as images from image_package where ${of(sql, owner)}`;
  return imagePackages.find((images) => images === row?.images) ?? 0;
}

/** Gives the package of a draft to the ad that is published from it, in that transaction. */
export async function passPackages(
  sql: TransactionSql,
  { draftId, userId, adId }: { readonly draftId: string; readonly userId: number; readonly adId: number },
): Promise<void> {
  await sql`update image_package set ad_id = ${adId} where ${of(sql, { draftId, userId })}`;
}

/** Gives the credits for packages of a draft back that is deleted: none of its pictures was ever shown. */
export async function returnPackages(
  sql: TransactionSql,
  owner: { readonly draftId: string; readonly userId: number },
  now: Date,
): Promise<void> {
  const returned = await sql<{ id: string; credits: number; images: number }[]>`
    update image_package set returned_at = ${now} where ${of(sql, owner)} returning id, credits, images`;
  for (const { id, credits, images } of returned) {
    const sides = { from: 'revenue', to: { userId: owner.userId }, unit: 'credit' } as const;
    const facts = { product: `images-${images}` };
    await post(sql, { id: `${id}:returned`, ...sides, amount: credits, kind: 'refund', facts }, now);
  }
}
