import { Failure, type CallOutcome, type CallRequest, type createAd } from '@volan/api-contract';
import { listingStatus, type LanguageValue } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { principalOf, type ActingContext } from '../platform/server/RequestContext.ts';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';
import { adHolder, attachUploadedPictures } from '../adPictures/attachUploadedPictures.ts';
import { boughtImages, passPackages } from '../imagePackages/packages.ts';
import { activate, isFull } from '../adStatus/activate.ts';
import { columnsOf } from './adColumns.ts';
import type { AdKind } from './AdKind.ts';
import { checkAd, findOwnByVin } from '../moderation/checks.ts';
import { removeDraft } from './drafts.ts';
import { sellingCategory } from '../ads/formOf.ts';
import { actAs, ownerOf, type AdOwner } from '../ads/ownership.ts';
import { linkOf, presentPublished } from '../ads/presentPublished.ts';
import { fullAd } from './fullAd.ts';
import { needsPhoneFirst } from './phoneFirst.ts';
import { wrong } from './readAd.ts';
import { saveReview } from '../moderation/review.ts';
import type { SellingDeps } from './SellingDeps.ts';
import { storeAnswers } from './storeAnswers.ts';
import { undoneByFailure } from './undoneByFailure.ts';

/** The origin of an ad: the form, or a row of a feed. [M01] */
export interface AdOrigin {
  readonly source: 'form' | 'feed';
  /** The id of feed and row, which has one ad. Null: the form. */
  readonly sourceId: string | null;
}

/**
 * Publishes an ad, full or fast, in one transaction: row, answers, pictures, findings of the checks and events of the outbox. A
 * repeated id returns the ad of the first call. [M14, M05]
 */
export async function publishAd(
  { sql, taxonomy, asksForPhone, now }: Pick<SellingDeps, 'sql' | 'taxonomy' | 'asksForPhone' | 'now'>,
  { id: clientId, category_id: categoryId, company_id: companyId, fields }: CallRequest<typeof createAd>,
  context: ActingContext,
  {
    kind = fullAd,
    origin = { source: 'form', sourceId: null },
  }: { readonly kind?: AdKind; readonly origin?: AdOrigin } = {},
): Promise<CallOutcome<typeof createAd>> {
  const { actor } = principalOf(context);
  const { registry } = taxonomy.current();
  const category = sellingCategory(registry, categoryId);
  if (!category) return wrong({ category_id: ['value'] });

  const moment = new Date(now());

  return undoneByFailure(sql, async (transaction) => {
    // If the same id is sent twice at once, also for two sellers, the second call waits for the first and returns its
    // ad. The lock is taken before any row, otherwise the two calls could wait for each other.
    await transaction`select pg_advisory_xact_lock(hashtext(${`publish ${clientId}`}))`;
    const owner = await ownerOf(transaction, actor, companyId ?? null);
    if (owner instanceof Failure) return owner;

    const before = await findPublished(transaction, clientId);
    if (before) {
      return before.authorId === actor.id
        ? presentPublished(transaction, registry, before.id, fields)
        : wrong({ id: ['conflict'] });
    }
    // locks the draft, so that a package of pictures that is bought now goes either to the draft or to the ad
    const [draft] = await transaction<{ own: boolean }[]>`
      select user_id = ${actor.id} as own from ad_draft where id = ${clientId} for update`;
    if (draft?.own === false) return wrong({ id: ['conflict'] });

    const ofDraft = { draftId: clientId, authorId: actor.id, payerId: owner.id };
    const read = await kind.read(transaction, registry, category, {
      fields,
      owner,
      boughtPictures: await boughtImages(transaction, ofDraft),
      language: context.language,
      now: moment,
    });
    if (read instanceof Failure) return read;

    const own = read.values.vin === null ? null : await findOwnByVin(transaction, read.values.vin, 0, owner.id);
    if (own !== null) return wrong({ vin: ['duplicate-ad'] }, await linkOf(transaction, registry, own));
    if (await isFull(transaction, owner.id, kind.isFast)) return wrong({ slots: ['slots-used-up'] });
    if (asksForPhone && (await needsPhoneFirst(transaction, owner.id, actor.id))) {
      return wrong({ account_phone: ['phone-first'] });
    }

    await actAs(transaction, actor.id);
    const adId = await insertAd(transaction, registry, category, {
      kind,
      read,
      owner,
      clientId,
      origin,
      authorId: actor.id,
      language: context.language,
      now: moment,
    });
    if (adId === null) return wrong({ id: ['conflict'] });

    await passPackages(transaction, ofDraft, adId, moment);
    const most = read.maxPictures;
    const taken = await attachUploadedPictures(transaction, {
      userId: actor.id,
      holder: adHolder(adId),
      ids: read.values.pictures,
      most,
    });
    if (typeof taken === 'string') return wrong({ pictures: [taken] });

    await noteFirstSeen(transaction, adId);
    const check = await checkAd(
      transaction,
      { id: adId, values: read.values, owner, address: context.address },
      moment,
    );
    await saveReview(transaction, adId, check, { waits: check.isRisky, now: moment });
    if (!check.isRisky) await activate(transaction, adId, moment);
    await removeDraft(transaction, actor.id, clientId);

    return presentPublished(transaction, registry, adId, fields);
  });
}

async function findPublished(sql: TransactionSql, clientId: string) {
  const [row] = await sql<{ id: number; authorId: number | null }[]>`
    select id::int, author_id::int as "authorId" from ad where client_id = ${clientId}`;
  return row ?? null;
}

interface NewAd {
  readonly kind: AdKind;
  readonly read: Exclude<Awaited<ReturnType<AdKind['read']>>, Failure>;
  readonly owner: AdOwner;
  readonly clientId: string;
  readonly origin: AdOrigin;
  readonly authorId: number;
  readonly language: LanguageValue;
  readonly now: Date;
}

/** Inserts the row of an ad with the status "pending". Null: another account has used its id. */
async function insertAd(
  sql: TransactionSql,
  registry: Registry,
  category: CategoryRecord,
  { kind, read, owner, clientId, origin, authorId, language, now }: NewAd,
): Promise<number | null> {
  const row = {
    ...columnsOf(registry, read.values, read.place, language),
    fast: read.columns.fast,
    tags: [...read.columns.tags],
    user_id: owner.id,
    category_id: category.id,
    slug: kind.slugOf(registry, category, read.values),
    status: listingStatus.pending,
    source: origin.source,
    source_id: origin.sourceId,
    client_id: clientId,
    author_id: authorId,
    created_at: now,
    first_seen_at: now,
  };
  const [ad] = await sql<{ id: number }[]>`
    insert into ad ${sql(row)} on conflict (client_id) where client_id is not null do nothing returning id::int`;
  if (!ad) return null;

  await storeAnswers(sql, ad.id, read.values);

  return ad.id;
}

/** Keeps the date when the same vehicle was first seen in an earlier ad. [N02] */
const noteFirstSeen = (sql: TransactionSql, adId: number) => sql`
  update ad set first_seen_at = seen.at
  from (
    select seen.at from ad fresh
    cross join lateral first_seen_of(fresh, array(select picture_id from ad_image where ad_id = fresh.id)) as seen
    where fresh.id = ${adId}
  ) seen
  where ad.id = ${adId} and ad.first_seen_at is distinct from seen.at`;
