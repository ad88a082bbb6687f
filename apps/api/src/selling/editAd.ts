import {
  Failure,
  type AdFormContent,
  type CallOutcome,
  type CallRequest,
  type getAdForm,
  type updateAd,
} from '@volan/api-contract';
import { formatPhone, listingStatus, listingStatusName, maxPicturesOf, type ListingStatus } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { principalOf, type ActingContext, type CallContext } from '../platform/server/RequestContext.ts';
import { adHolder, attachUploadedPictures } from '../adPictures/attachUploadedPictures.ts';
import { boughtImages } from '../imagePackages/packages.ts';
import type { StrayFile } from '../media/strayFiles.ts';
import { activeTerms } from '../accounts/plan.ts';
import { activate, endOf, isFull } from '../adStatus/activate.ts';
import { columnsOf, type AdColumns } from './adColumns.ts';
import type { AdKind } from './AdKind.ts';
import { readAdFields } from '../ads/adFields.ts';
import { checkAd, findOwnByVin, type CheckResult } from '../moderation/checks.ts';
import { isEditable } from '../ads/editable.ts';
import { accountsOf, actAs, findOwnAd, type OwnAd } from '../ads/ownership.ts';
import { linkOf, presentPublished } from '../ads/presentPublished.ts';
import { fullAd } from './fullAd.ts';
import { wrong } from './readAd.ts';
import { saveReview } from '../moderation/review.ts';
import type { SellingDeps } from './SellingDeps.ts';
import { storeAnswers } from './storeAnswers.ts';
import { undoneByFailure } from './undoneByFailure.ts';

const { pending, active, rejected, expired } = listingStatus;

type Deps = Pick<SellingDeps, 'sql' | 'taxonomy' | 'uploads' | 'now'>;

/**
 * The values of an ad's form. The form of a full ad also opens for a fast ad, which becomes a full ad when it is saved.
 * [B32, M17]
 */
export async function readForm(
  { sql, taxonomy }: Pick<Deps, 'sql' | 'taxonomy'>,
  id: number,
  context: CallContext,
  kind: AdKind = fullAd,
): Promise<CallOutcome<typeof getAdForm>> {
  const ad = await findOwnAd(sql, 'ads.edit', principalOf(context).actor, id);
  if (ad instanceof Failure) return ad;
  if (kind.isFast && !ad.isFast) return new Failure('not-found');

  const { registry } = taxonomy.current();
  const category = registry.categoriesById.get(ad.categoryId);
  if (!category || !isEditable(ad.status)) return new Failure('not-found');

  const fields = await readAdFields(sql, kind.formOf(registry, category, context.language), id);
  const images = await sql<AdFormContent['images']>`
    select picture.id, width, height, view
    from ad_image join picture on picture.id = picture_id where ad_id = ${id} order by sort`;
  const [more] = await sql<{ question: string | null; phone: string | null }[]>`
    select (select question from ad_review where ad_id = ${id}), (told_phones(null, ${ad.userId}))[1] as phone`;
  const { images: ofPlan } = await activeTerms(sql, ad.userId);
  const bought = await boughtImages(sql, { adId: id });

  return {
    id,
    slug: ad.slug,
    kind: category.kind,
    status: listingStatusName(ad.status),
    category_id: category.id,
    version: ad.version,
    fields: Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, [...texts]])),
    images: [...images],
    question: more?.question ?? '',
    is_business: ad.isBusiness,
    phone: more?.phone ? formatPhone(more.phone) : null,
    max_pictures: maxPicturesOf(ofPlan, bought),
    bought_images: bought,
  };
}

/**
 * Changes an ad in one transaction, and decides whether a moderator reviews it. A fast ad that is saved as a full one
 * becomes a full ad, for 60 days from now, with its pictures, messages and statistics. [M55, M17]
 */
export async function editAd(
  { sql, taxonomy, uploads, now }: Deps,
  { id, version, fields }: CallRequest<typeof updateAd>,
  context: ActingContext,
  kind: AdKind = fullAd,
): Promise<CallOutcome<typeof updateAd>> {
  const { actor } = principalOf(context);
  const { registry } = taxonomy.current();
  const moment = new Date(now());
  let dropped: readonly StrayFile[] = [];
  const outcome = await undoneByFailure(sql, async (transaction): Promise<CallOutcome<typeof updateAd>> => {
    const ad = await findOwnAd(transaction, 'ads.edit', actor, id, true);
    if (ad instanceof Failure) return ad;
    if (kind.isFast && !ad.isFast) return new Failure('not-found');

    const category = registry.categoriesById.get(ad.categoryId);
    const isOver = kind.isFast && ad.status === expired;
    if (!category || !isEditable(ad.status) || isOver || ad.version !== version) return new Failure('conflict');

    const becomesFull = ad.isFast && !kind.isFast;

    const [owner] = await transaction<{ createdAt: Date }[]>`
      select created_at as "createdAt" from users where id = ${ad.userId} for no key update`;
    if (!owner) return new Failure('not-found');

    const seller = { id: ad.userId, isBusiness: ad.isBusiness, createdAt: owner.createdAt };
    const boughtPictures = await boughtImages(transaction, { adId: id });
    const given = { fields, owner: seller, boughtPictures, language: context.language, now: moment };
    const read = await kind.read(transaction, registry, category, given);
    if (read instanceof Failure) return read;

    const { values, place, maxPictures } = read;
    const own = values.vin === null ? null : await findOwnByVin(transaction, values.vin, id, ad.userId);
    if (own !== null) return wrong({ vin: ['duplicate-ad'] }, await linkOf(transaction, registry, own));

    await actAs(transaction, actor.id);
    const columns = columnsOf(registry, values, place, context.language);
    if (becomesFull && (await isFull(transaction, ad.userId, false))) return wrong({ slots: ['slots-used-up'] });

    const isOtherVehicle = !ad.isFast && (await changesVehicle(transaction, id, columns));
    // the address contains the vehicle; the old address redirects to the new one [M06]
    const address = isOtherVehicle || ad.isFast ? { slug: kind.slugOf(registry, category, values) } : {};
    const ofKind = { fast: read.columns.fast, tags: [...read.columns.tags] };
    await transaction`update ad set ${transaction({ ...columns, ...address, ...ofKind })} where id = ${id}`;
    if (becomesFull) await transaction`update ad set renewed_at = null, expires_at = ${endOf(moment)} where id = ${id}`;
    await storeAnswers(transaction, id, values);
    const wanted = { userId: actor.id, holder: adHolder(id), ids: values.pictures, most: maxPictures };
    const taken = await attachUploadedPictures(transaction, wanted);
    if (typeof taken === 'string') return wrong({ pictures: [taken] });

    dropped = taken;
    const check = await checkAd(
      transaction,
      { id, values, owner: seller, isOtherVehicle, address: context.address },
      moment,
    );
    const failed = await goOn(transaction, ad, check, moment);
    if (!failed && !accountsOf(actor).includes(ad.userId)) {
      await audit(transaction, actor.id, 'ad.acted', ad.userId, { ad: id, action: 'edit' });
    }

    return failed ?? presentPublished(transaction, registry, id, fields);
  });
  if (!(outcome instanceof Failure)) await uploads.clear(dropped);

  return outcome;
}

/** Whether an edit changes the vehicle. People saved the ad for the earlier vehicle, so it counts as a new ad. [M55] */
async function changesVehicle(sql: TransactionSql, id: number, columns: AdColumns): Promise<boolean> {
  const { brand_id: brand, model_id: model, brand_text: brandText, model_text: modelText } = columns;
  const [same] = await sql`
    select from ad where id = ${id}
      and (brand_id, model_id, brand_text, model_text)
        is not distinct from (${brand}::int, ${model}::int, ${brandText}::text, ${modelText}::text)`;
  return same === undefined;
}

/** Decides the status of an edited ad. */
async function goOn(
  sql: TransactionSql,
  { id, userId, status }: OwnAd,
  check: CheckResult,
  now: Date,
): Promise<ReturnType<typeof wrong> | null> {
  const become = (next: ListingStatus) => sql`update ad set status = ${next} where id = ${id}`;
  switch (status) {
    case pending:
      // it waits for a moderator already; the edit answers an open question
      await saveReview(sql, id, check, { waits: true, now });
      return null;
    case rejected:
      await become(pending);
      await saveReview(sql, id, check, { waits: true, now });
      return null;
    case active:
      if (check.isRisky) await become(pending);
      await saveReview(sql, id, check, { waits: check.isRisky, now });
      return null;
    case expired:
      if (await isFull(sql, userId, false)) return wrong({ slots: ['slots-used-up'] });

      await become(pending);
      await saveReview(sql, id, check, { waits: check.isRisky, now });
      if (!check.isRisky) await activate(sql, id, now);
      return null;
    default:
      // paused: a moderator reviews it before it becomes public again
      await saveReview(sql, id, check, { waits: false, due: check.isRisky, now });
      return null;
  }
}
