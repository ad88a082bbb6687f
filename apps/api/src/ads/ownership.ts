import { Failure } from '@volan/api-contract';
import {
  canAccess,
  profileTypes,
  toListingStatus,
  visibilityOf,
  type Actor,
  type ListingStatus,
  type PermissionName,
} from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** The account that an ad is published for. */
export interface AdOwner {
  /** The account that its records belong to. */
  readonly id: number;
  readonly isBusiness: boolean;
  readonly createdAt: Date;
}

/**
 * The account that a user publishes an ad for: their own, or that of a company for which they act. The account is
 * locked, so that publishing for it happens one after the other. [H07]
 */
export async function ownerOf(
  sql: TransactionSql,
  actor: Actor,
  companyId: number | null,
): Promise<AdOwner | Failure<'forbidden', null>> {
  const accountOfCompany = sql`(select user_id from company where id = ${companyId} and status < 2)`;
  const [row] = await sql<{ id: number; type_id: number; created_at: Date; status: number }[]>`
    select id::int, type_id, created_at, status from users
    where id = ${companyId === null ? actor.id : accountOfCompany}
    for no key update`;
  if (!row || row.status > 1 || !canAccess('ads.publish', actor, { ownerId: row.id, countryId: null })) {
    return new Failure('forbidden');
  }

  return { id: row.id, isBusiness: row.type_id !== profileTypes.private, createdAt: row.created_at };
}

/** The accounts whose ads a user manages: their own, and those of companies. [H07] */
export const accountsOf = ({ id, memberships = [] }: Actor) => [id, ...memberships.map(({ accountId }) => accountId)];

/** Whether an ad belongs to one of those accounts. */
export async function looksAfter(sql: Sql, actor: Actor, adId: number): Promise<boolean> {
  const [ad] = await sql`select from ad where id = ${adId} and user_id = any (${accountsOf(actor)}::bigint[])`;
  return ad !== undefined;
}

/** An ad that the actor may change. */
export interface OwnAd {
  readonly id: number;
  readonly userId: number;
  readonly categoryId: number;
  readonly status: ListingStatus;
  readonly slug: string;
  /** Changes with each change of the ad. */
  readonly version: string;
  readonly isBusiness: boolean;
  /** A fast ad. [M17] */
  readonly isFast: boolean;
}

/** Nothing is sold for a fast ad. [M17] */
const ofFullAds: readonly PermissionName[] = ['ads.boost', 'cart.read'];

/**
 * An ad, if a row of the permission table gives the actor access to it. For others, an ad that was never public does
 * not exist. [B32, H02, H04]
 *
 * @param lock keeps the row until the transaction ends
 */
export async function findOwnAd(
  sql: Sql | TransactionSql,
  permission: PermissionName,
  actor: Actor,
  id: number,
  lock = false,
): Promise<OwnAd | Failure<'not-found' | 'forbidden', null>> {
  const found = await readAd(sql, id, lock);
  if (!found) return new Failure('not-found');

  const { ad, countryId } = found;
  if (ad.isFast && ofFullAds.includes(permission)) return new Failure('not-found');
  if (!canAccess(permission, actor, { ownerId: ad.userId, countryId })) {
    return new Failure(visibilityOf(ad.status) === 'hidden' ? 'not-found' : 'forbidden');
  }

  return ad;
}

/** An ad of an account, for the product itself to act in its name; null if it no longer belongs to the account. */
export async function findAdOf(sql: Sql | TransactionSql, userId: number, id: number): Promise<OwnAd | null> {
  const found = await readAd(sql, id, false);
  return found?.ad.userId === userId ? found.ad : null;
}

type AdRow = Omit<OwnAd, 'status' | 'isBusiness'> & { status: number; country: number; type: number };

async function readAd(sql: Sql | TransactionSql, id: number, lock: boolean) {
  const [row] = await sql<AdRow[]>`
    select ad.id::int, ad.user_id::int as "userId", ad.category_id as "categoryId", ad.status, ad.slug,
      (extract(epoch from ad.updated_at) * 1000000)::bigint::text as version, ad.country_id as country,
      ad.fast as "isFast", users.type_id as type
    from ad join users on users.id = ad.user_id
    where ad.id = ${id} ${lock ? sql`for update of ad` : sql``}`;
  const status = row && toListingStatus(row.status);
  if (!row || status === undefined || status === null) return null;

  const { country: countryId, type, ...ad } = row;

  return { ad: { ...ad, status, isBusiness: type !== profileTypes.private }, countryId };
}

/** Says in whose name the rest of a transaction changes ads: their history names the account. [N02] */
export const actAs = (sql: TransactionSql, actorId: number | null) =>
  sql`select set_config('volan.actor', ${actorId === null ? '' : String(actorId)}, true)`;
