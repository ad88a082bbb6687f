import {
  Failure,
  type AdDraft,
  type BoughtImagePackage,
  type buyImagePackage as call,
  type CallOutcome,
  type CallRequest,
} from '@volan/api-contract';
import { extraImageCredits, maxPicturesOf, type Actor, type ImagePackage } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { refuseWithheld } from '../countries/withheldFor.ts';
import { NotEnough } from '../ledger/refusals.ts';
import { balanceOf, post } from '../ledger/transfers.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { isEditable } from '../ads/editable.ts';
import { findOwnAd } from '../ads/ownership.ts';
import { activeTerms } from '../accounts/plan.ts';
import { boughtImages, payerOfDraft, type PackageOwner } from './packages.ts';

/** Dependencies of packages of pictures. */
export interface ImagePackageDeps {
  readonly sql: Sql;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The ad or draft that a package is for, and the account that pays. The row is locked. */
interface Buyer {
  readonly owner: PackageOwner;
  readonly userId: number;
}

/** Pays a package with credits and raises the limit of the ad or the draft in one transaction. [L13-L18, T27] */
export async function buyImagePackage(
  { sql, now }: ImagePackageDeps,
  { ad_id: adId, draft, images }: CallRequest<typeof call>,
  context: CallContext,
): Promise<CallOutcome<typeof call>> {
  const { actor } = principalOf(context);
  if ((adId === undefined) === (draft === undefined)) return fieldFailure('ad_id', 'required');

  try {
    return await sql.begin(
      async (
        transaction,
      ): Promise<BoughtImagePackage | Failure<'not-found' | 'forbidden' | 'conflict' | 'not-offered', null>> => {
        const buyer =
          draft === undefined
            ? await adBuyer(transaction, actor, adId ?? 0)
            : await draftBuyer(transaction, actor, draft);
        if (buyer instanceof Failure) return buyer;

        const withheld = await refuseWithheld(transaction, buyer.userId, 'image-packages');
        if (withheld) return withheld;

        return payImagePackage(transaction, { ...buyer, images, actorId: actor.id }, new Date(now()));
      },
    );
  } catch (error) {
    if (error instanceof NotEnough) return new Failure('not-enough-credits', { data: { missing: error.missing } });
    throw error;
  }
}

async function adBuyer(
  sql: TransactionSql,
  actor: Actor,
  adId: number,
): Promise<Buyer | Failure<'not-found' | 'forbidden' | 'conflict', null>> {
  const ad = await findOwnAd(sql, 'ads.boost', actor, adId, true);
  if (ad instanceof Failure) return ad;
  return isEditable(ad.status) ? { owner: { adId }, userId: ad.userId } : new Failure<'conflict', null>('conflict');
}

/** Locks the account first, as saving and publishing a draft do, so that two transactions never wait for each other. */
async function draftBuyer(
  sql: TransactionSql,
  actor: Actor,
  draftId: string,
): Promise<Buyer | Failure<'not-found', null>> {
  await sql`select from users where id = ${actor.id} for no key update`;
  const [draft] = await sql<Pick<AdDraft, 'fields'>[]>`
    select fields from ad_draft where id = ${draftId} and user_id = ${actor.id} for update`;
  if (!draft) return new Failure<'not-found', null>('not-found');

  const payerId = await payerOfDraft(sql, actor, draft.fields);

  return { owner: { draftId, authorId: actor.id, payerId }, userId: payerId };
}

/** A package that is about to be paid. */
export interface Payment extends Buyer {
  readonly images: ImagePackage;
  readonly actorId: number;
  /** Id of the transfer. Without it the id is made of the ad and the package. */
  readonly id?: string;
}

/**
 * Pays a package for an ad or a draft that is locked, in the transaction of the caller; a larger one costs the
 * difference.
 *
 * @throws NotEnough
 */
export async function payImagePackage(
  sql: TransactionSql,
  { owner, userId, images, actorId, id: given }: Payment,
  now: Date,
): Promise<BoughtImagePackage | Failure<'conflict', null>> {
  const held = await boughtImages(sql, owner);
  const { images: ofPlan } = await activeTerms(sql, userId);
  const max = maxPicturesOf(ofPlan, images);
  const answer = async (credits: number) => {
    return { images, credits, max_pictures: max, balance: await balanceOf(sql, userId, 'credit') };
  };
  // a repeated request costs nothing more
  if (held === images) return answer(0);
  if (held > images || max <= maxPicturesOf(ofPlan, held)) return new Failure<'conflict', null>('conflict');

  const credits = extraImageCredits(images, held);
  const id = given ?? (await newId(sql, owner, images));
  const isOfAd = 'adId' in owner;
  await post(
    sql,
    {
      id,
      from: { userId },
      to: 'revenue',
      unit: 'credit',
      amount: credits,
      kind: 'images',
      facts: { ...(isOfAd && { ad_id: owner.adId }), product: `images-${images}` },
      ...(actorId !== userId && { actorId }),
    },
    now,
  );
  const row = {
    id,
    user_id: userId,
    bought_by: actorId,
    images,
    credits,
    bought_at: now,
    ...(isOfAd ? { ad_id: owner.adId } : { draft_id: owner.draftId }),
  };
  await sql`insert into image_package ${sql(row)}`;

  return answer(credits);
}

/**
 * The id of a transfer: one for each ad and package, and for each payer of a draft. A draft that is created again with
 * a deleted id gets another one.
 */
async function newId(sql: TransactionSql, owner: PackageOwner, images: ImagePackage): Promise<string> {
  if ('adId' in owner) return `images:ad:${owner.adId}:${images}`;

  const [before] = await sql<{ count: number }[]>`
    select count(*)::int as count from image_package
    where draft_id = ${owner.draftId} and images = ${images} and user_id = ${owner.payerId}
      and returned_at is not null`;
  const isOfAuthor = owner.payerId === owner.authorId;
  const id = `images:draft:${owner.draftId}:${images}${isOfAuthor ? '' : `:by-${owner.payerId}`}`;

  return before && before.count > 0 ? `${id}:${before.count}` : id;
}
