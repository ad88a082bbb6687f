import type { AdDraft } from '@volan/api-contract';
import { canAccess, imagePackages, maxAdId, type Actor, type ImagePackage } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { z } from 'zod';
import { post } from '../ledger/transfers.ts';

/** A draft: whose it is, and for which account it becomes an ad, whose credits pay. */
export interface DraftOwner {
  readonly draftId: string;
  readonly authorId: number;
  readonly payerId: number;
}

/** What a package belongs to: an ad, or a draft. */
export type PackageOwner = { readonly adId: number } | DraftOwner;

/** All packages that were bought for a draft and do not belong to an ad yet. The payer does not matter. */
const ofDraft = (sql: Sql | TransactionSql, { draftId, authorId }: Pick<DraftOwner, 'draftId' | 'authorId'>) =>
  sql`draft_id = ${draftId} and ad_id is null and bought_by = ${authorId} and returned_at is null`;

const of = (sql: Sql | TransactionSql, owner: PackageOwner) =>
  'adId' in owner ? sql`ad_id = ${owner.adId}` : sql`${ofDraft(sql, owner)} and user_id = ${owner.payerId}`;

/** Extra pictures that were bought for an ad or a draft; 0 where none were. [L13] */
export async function boughtImages(sql: Sql | TransactionSql, owner: PackageOwner): Promise<ImagePackage | 0> {
  const [row] = await sql<{ images: number | null }[]>`
    select max(images)::int as images from image_package where ${of(sql, owner)}`;
  return imagePackages.find((images) => images === row?.images) ?? 0;
}

/**
 * The account for which a draft becomes an ad: that of the company that is chosen in it and for which its author may
 * promote ads, else the author's. [H07]
 */
export async function payerOfDraft(
  sql: Sql | TransactionSql,
  actor: Actor,
  fields: AdDraft['fields'],
): Promise<number> {
  const companyId = z.coerce.number().int().positive().max(maxAdId).safeParse(fields['company_id']?.[0]).data;
  if (companyId === undefined) return actor.id;

  const [company] = await sql<{ payer: number }[]>`
    select user_id::int as payer from company where id = ${companyId} and status < 2`;
  const mayPay = company && canAccess('ads.boost', actor, { ownerId: company.payer, countryId: null });

  return mayPay ? company.payer : actor.id;
}

/**
 * Gives the package of a draft to the ad that is published from it, in the same transaction. A package that another
 * account paid for, before another seller was chosen, is refunded to that account.
 */
export async function passPackages(sql: TransactionSql, owner: DraftOwner, adId: number, now: Date): Promise<void> {
  await sql`update image_package set ad_id = ${adId} where ${of(sql, owner)}`;
  await returnPackages(sql, owner, now);
}

/** Refunds the credits for packages of a draft to their payers: none of its pictures was ever shown. */
export async function returnPackages(
  sql: TransactionSql,
  owner: Pick<DraftOwner, 'draftId' | 'authorId'>,
  now: Date,
): Promise<void> {
  const returned = await sql<{ id: string; credits: number; images: number; userId: number }[]>`
    update image_package set returned_at = ${now} where ${ofDraft(sql, owner)}
    returning id, credits, images, user_id::int as "userId"`;
  for (const { id, credits, images, userId } of returned) {
    const sides = { from: 'revenue', to: { userId }, unit: 'credit' } as const;
    const facts = { product: `images-${images}` };
    await post(sql, { id: `${id}:returned`, ...sides, amount: credits, kind: 'refund', facts }, now);
  }
}
